"""`python -m cardlessons` is the command `cardlessons`, for those whose PATH does not reach it."""

import sys

from cardlessons.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
