"""The commands of `make` and of `tools/make.py`."""

from __future__ import annotations

import argparse
import subprocess
import sys

from tools import hub, lab, pins, prove
from tools.environments import main_environment
from tools.installing import CannotMake
from tools.places import ROOT
from tools.site.build import build_site


def _notebooks(arguments: list[str]) -> int:
    environment = main_environment("test")
    environment.make(sys.stdout)
    return subprocess.call([environment.python, "-m", "tools.notebooks", *arguments], cwd=ROOT)


def _teacher(arguments: list[str]) -> int:
    environment = main_environment("test")
    environment.make(sys.stdout)
    return subprocess.call([environment.python, "-m", "tools.teacher", *arguments], cwd=ROOT)


COMMANDS = {
    "lab": (lab.open_lab, "open the lessons in JupyterLab, in copies of your own"),
    "test": (prove.prove, "prove everything"),
    "test-paths": (prove.follow_paths, "follow the ways to the learner, from JupyterLab to Binder"),
    "site": (build_site, "build the lessons as a static site that needs neither server nor installation"),
    "hub": (hub.open_hub, "serve the lessons to a class by JupyterHub"),
    "pins": (pins.make_pins, "make requirements/*.txt anew; --upgrade takes newer versions"),
    "teacher": (_teacher, "write the teacher's pages, keys and exit tickets to build/teacher, to be printed"),
    "notebooks": (_notebooks, "run and normalise the notebooks; --accept takes changed numbers"),
}


def main() -> int:
    """The exit code of the command that the arguments name."""
    parser = argparse.ArgumentParser(prog="tools/make.py", description="What maintainers and learners run.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (_, purpose) in COMMANDS.items():
        commands.add_parser(name, help=purpose, add_help=False)
    chosen, rest = parser.parse_known_args()
    try:
        return COMMANDS[chosen.command][0](rest)
    except CannotMake as problem:
        print(f"{problem}\nThe lines above say why. If it was the network, try again.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
