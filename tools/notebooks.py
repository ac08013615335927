"""Runs the original notebooks and writes them as they are committed: the same bytes for the same lesson.

A number that differs from the committed one is listed, and written only with ``--accept``.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import count, product
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import nbformat
from nbclient import NotebookClient

from tools.numbers_in import changed_numbers, visible
from tools.places import ROOT

CELL_TIMEOUT = 60
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LANGUAGE = {
    "codemirror_mode": {"name": "ipython", "version": 3},
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
}
# What Lab and its extensions note about one run or one screen.
PASSING_METADATA = ("ExecuteTime", "collapsed", "execution", "scrolled", "trusted")
READABLE = re.compile(r"[a-z]+(-[a-z]+)*")  # an id that somebody chose; an editor makes up letters and digits

Notebook = Any  # nbformat's NotebookNode, which comes without types


class NotReproducible(Exception):
    """An output could not be the same at the next run; the message says where and why."""


def execute(notebook: Notebook, folder: Path) -> None:
    """Runs every cell in a fresh kernel, in place. An error in a cell is raised."""
    client = NotebookClient(
        notebook,
        timeout=CELL_TIMEOUT,
        kernel_name=KERNEL["name"],
        resources={"metadata": {"path": str(folder)}},
        store_widget_state=False,
        record_timing=False,
    )
    client.execute()


def normalise(notebook: Notebook) -> None:
    """Takes out of an executed notebook all that is not the lesson, in place. Raises `NotReproducible`."""
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": LANGUAGE})
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    _name_cells(notebook.cells)
    number = 0
    for cell in notebook.cells:
        for key in PASSING_METADATA:
            cell.metadata.pop(key, None)
        if cell.cell_type == "code":
            number += 1
            cell.execution_count = number
            cell.outputs = list(_normal_outputs(cell, number))


def _name_cells(cells: Iterable[Notebook]) -> None:
    """Gives each cell whose id an editor made up one that can be read and said: code-a, markdown-b."""
    taken = {cell.id for cell in cells}
    letters = ("".join(some) for length in count(1) for some in product(ascii_lowercase, repeat=length))
    free = (some for some in letters if not taken & {f"code-{some}", f"markdown-{some}", f"raw-{some}"})
    for cell in cells:
        if not READABLE.fullmatch(cell.id):
            cell.id = f"{cell.cell_type}-{next(free)}"


def _normal_outputs(cell: Notebook, number: int) -> Iterator[Notebook]:
    earlier = None
    for output in cell.outputs:
        if output.output_type == "error":
            raise NotReproducible(f"cell {cell.id} shows an error: {output.ename}: {output.evalue}")
        if output.output_type == "execute_result":
            output.execution_count = number
        if "data" in output:
            output.data.pop(WIDGET_VIEW, None)
        if fault := _what_cannot_last(output):
            raise NotReproducible(f"cell {cell.id} shows {fault}, which differs from run to run or machine to machine")
        if earlier is not None and output.output_type == "stream" and output.name == earlier.get("name"):
            earlier.text += output.text
            continue
        earlier = output
        yield output


def _what_cannot_last(output: Notebook) -> str | None:
    for text in visible(output).values():
        for mark, fault in ((" at 0x", "a memory address"), (str(ROOT), "a path"), (str(Path.home()) + "/", "a path")):
            if mark in text:
                return fault
    return None


def committed(path: Path) -> Notebook | None:
    """The notebook as git has it; None for a new one."""
    name = path.resolve().relative_to(ROOT).as_posix()
    shown = subprocess.run(["git", "show", f"HEAD:{name}"], cwd=ROOT, capture_output=True, check=False)
    return nbformat.reads(shown.stdout.decode(), as_version=4) if shown.returncode == 0 else None


def regenerate(path: Path, accept: bool) -> list[str]:
    """Runs and normalises one notebook; the numbers that changed. With some, the file is written only if `accept`."""
    notebook = nbformat.read(path, as_version=4)
    execute(notebook, path.parent)
    normalise(notebook)
    before = committed(path)
    changes = changed_numbers(before, notebook) if before is not None else []
    if accept or not changes:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            nbformat.write(notebook, file)
    return changes


def main(arguments: list[str] | None = None) -> int:
    """Regenerates the notebooks named, or all; 1 if a number changed and was not accepted."""
    parser = argparse.ArgumentParser(prog="make notebooks", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--accept", action="store_true", help="write changed numbers too")
    options = parser.parse_args(arguments)
    files = options.files or sorted((ROOT / "notebooks").glob("*/*.ipynb"))
    refused = False
    for path in files:
        changes = regenerate(path, options.accept)
        refused = refused or bool(changes and not options.accept)
        print(f"{path}: {f'{len(changes)} numbers changed' if changes else 'written'}", flush=True)
        print("".join(f"  {change}\n" for change in changes), end="", flush=True)
    if refused:
        print("Notebooks with changed numbers were not written. If the new ones are right: --accept", file=sys.stderr)
    return int(refused)


if __name__ == "__main__":
    sys.exit(main())
