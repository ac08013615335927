"""`cardlessons check`: runs a learner's notebooks from top to bottom and says which cell differs.

The copies that a learner gets hold no outputs. So a cell that has none must run without an error, and one that has
some must show the same again. Not compared is a cell that shows something live, since what was done to it by hand is
not repeated. Everything runs on copies in a folder that is deleted afterwards.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli.checking import Checked, prepared, run_lesson
from cardlessons.cli.saying import add_folder, fail
from cardlessons.i18n import text

NEEDED = ("nbval", "ipykernel")
SHOWN = 2000  # characters of what another program printed when it failed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the folder."""
    add_folder(parser, "cli.check.folder")


def run(options: argparse.Namespace) -> int:
    """Checks every notebook in the folder, or the one named; 0 if each cell does what it should."""
    chosen: Path = options.folder
    notebooks = [chosen] if chosen.is_file() else sorted(chosen.glob("*.ipynb"))
    if not notebooks:
        return fail("cli.check.none", folder=chosen)
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        return fail("cli.check.missing", names=", ".join(missing), python=sys.executable)
    print(text("cli.check.begins", count=len(notebooks)), flush=True)
    try:
        made = tempfile.TemporaryDirectory(prefix="cardlessons-check-")
    except OSError as problem:
        return fail("cli.check.nowhere", problem=problem.strerror)
    with made as folder:
        results = [_check(path, Path(folder)) for path in notebooks]
    return 0 if all(results) else 1


def _check(path: Path, folder: Path) -> bool:
    """Checks one notebook on a copy beside copies of what lies next to it; whether all was well."""
    try:
        _copy_beside(path, folder)
    except OSError as problem:
        return not fail("cli.check.beside", name=path.name, file=problem.filename, problem=problem.strerror)
    try:
        lesson = prepared(path, folder)
        faults = run_lesson(folder / path.name)
    except (OSError, ValueError) as problem:
        return not fail("cli.check.unreadable", name=path.name, problem=problem)
    except subprocess.CalledProcessError as problem:
        return not fail("cli.check.broken", name=path.name, said=str(problem.output)[-SHOWN:])
    _report(Checked(path.stem, lesson.ran, lesson.compared, lesson.sources, faults))
    return not faults


def _copy_beside(path: Path, folder: Path) -> None:
    for beside in path.parent.iterdir():
        if beside.is_file() and beside.suffix != ".ipynb":
            # Its content alone: a copy that cannot be written could not be renewed for the next notebook.
            shutil.copyfile(beside, folder / beside.name)


def _report(checked: Checked) -> None:
    if not checked.faults:
        data = {"name": checked.name, "ran": checked.ran, "compared": checked.compared}
        print(text("cli.check.well" if checked.compared else "cli.check.well_bare", **data), flush=True)
    if error := checked.first_error:
        print(text("cli.check.error", name=checked.name, number=error.cell + 1, said=error.said))
        print(f"    {checked.first_line(error)}", flush=True)
    for fault in checked.differences:
        print(text("cli.check.differs", name=checked.name, number=fault.cell + 1))
        print(f"    {checked.first_line(fault)}", flush=True)
    if checked.differences:
        print(text("cli.check.by_hand"), flush=True)
