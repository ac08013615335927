"""`python tools/make.py COMMAND` does what `make COMMAND` does, on a machine without make too.

This file and `pythons.py` also run on a Python too old for the project, so that they can find a newer one, or say
what to install.
"""

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[0] = ROOT

from tools import pythons  # noqa: E402 - only importable once the project's folder is on the path


def main() -> int:
    """The exit code of the command that the arguments name, run by a Python that the project's pins hold for."""
    try:
        python = pythons.fitting()
    except pythons.NoPython as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    command = [python.path, "-m", "tools", *sys.argv[1:]]
    environment = dict(os.environ, PYTHONPATH=ROOT)
    if os.name != "nt":
        os.chdir(ROOT)
        os.execve(python.path, command, environment)
    return subprocess.call(command, cwd=ROOT, env=environment)


if __name__ == "__main__":
    sys.exit(main())
