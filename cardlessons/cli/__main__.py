"""The command where it is not on the path: ``python -m cardlessons.cli``."""

from __future__ import annotations

import sys

from cardlessons.cli import main

if __name__ == "__main__":
    sys.exit(main())
