"""One notebook run by nbval, in a process of its own, and what came of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from cardlessons.cli.cell_faults import FILE
from cardlessons.pages.lesson import joined

CELL_SECONDS = 60
LIVE = "application/vnd.jupyter.widget-view+json"
IGNORE = "nbval-ignore-output"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Fault(NamedTuple):
    """A cell, counted from 0 among those with code, that `differs` from its outputs or stops with what is `said`."""

    cell: int
    differs: bool
    said: str


class Prepared(NamedTuple):
    """How many cells with code will run, in how many of them outputs are compared, and the sources of all."""

    ran: int
    compared: int
    sources: tuple[str, ...]


class Checked(NamedTuple):
    """What came of a notebook."""

    name: str
    ran: int
    compared: int
    sources: tuple[str, ...]
    faults: tuple[Fault, ...]

    @property
    def first_error(self) -> Fault | None:
        """The first cell that stops with an error; those after it may only lack what it should have made."""
        return next((fault for fault in self.faults if not fault.differs), None)

    @property
    def differences(self) -> tuple[Fault, ...]:
        """The cells that show something else, up to the first error."""
        end = self.first_error.cell if self.first_error else len(self.sources)
        return tuple(fault for fault in self.faults if fault.differs and fault.cell < end)

    def first_line(self, fault: Fault) -> str:
        """How the cell begins, so that a reader finds it."""
        return self.sources[fault.cell].strip().partition("\n")[0]


def prepared(path: Path, folder: Path) -> Prepared:
    """Puts a copy of the notebook that nbval can judge into `folder`. Raises `OSError` or `ValueError`."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    compared = sum(map(_prepare, cells))
    (folder / path.name).write_text(json.dumps(notebook), encoding="utf-8")
    return Prepared(len(cells), compared, tuple(joined(cell["source"]) for cell in cells))


def _prepare(cell: dict[str, Any]) -> bool:
    """Whether the outputs of this cell will be compared."""
    if cell.get("execution_count") is None:
        cell["outputs"] = []
    tags = cell["metadata"].setdefault("tags", [])
    if IGNORE not in tags and any(LIVE in output.get("data", {}) for output in cell["outputs"]):
        tags.append(IGNORE)
    return bool(cell["outputs"]) and IGNORE not in tags


def run_lesson(notebook: Path) -> tuple[Fault, ...]:
    """The faults of a notebook, in the order of its cells. Raises `CalledProcessError` if it could not be run."""
    noted = notebook.with_suffix(".faults")
    options = ["--nbval", "--nbval-current-env", f"--nbval-cell-timeout={CELL_SECONDS}", "--rootdir", notebook.parent]
    plugins = ["-p", "nbval.plugin", "-p", "cardlessons.cli.cell_faults", "-p", "no:cacheprovider"]
    # Nothing that the learner's machine says about pytest may matter.
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", FILE: str(noted)}
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, *plugins, *options, notebook]
    ran = subprocess.run(
        list(map(str, command)),
        env={**os.environ, **alone},
        cwd=notebook.parent,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    notes = [json.loads(line) for line in noted.read_text(encoding="utf-8").splitlines()] if noted.exists() else []
    # With faults pytest ends with 1, but so does a Python that could not even start it.
    if ran.returncode != bool(notes) or any(note["cell"] is None for note in notes):
        raise subprocess.CalledProcessError(ran.returncode, "pytest", ran.stdout)
    return tuple(Fault(note["cell"], note["differs"], _last_line(note)) for note in notes)


def _last_line(note: dict[str, Any]) -> str:
    """What the error says: the last line of its traceback."""
    lines = COLOUR.sub("", str(note["traceback"])).strip().splitlines()
    return str(lines[-1] if lines else note["said"]).strip()
