"""The notebooks are checked at all: strict nbval passes everything that has no outputs, so these say that they have."""

from __future__ import annotations

import copy
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest

from cardlessons.learner_copies import FIRST
from tools.notebooks import WIDGET_VIEW, normalise
from tools.places import ROOT
from tools.prove import NBVAL

pytestmark = pytest.mark.notebook

ORIGINALS = sorted((ROOT / "notebooks").glob("*/*.ipynb"))
each_original = pytest.mark.parametrize("path", ORIGINALS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def code_cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def nbval(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", *NBVAL, "-n0", "-p", "no:cacheprovider", *options, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)


def test_the_first_lesson_is_there() -> None:
    assert ROOT / "notebooks" / "en" / FIRST in ORIGINALS


def test_every_notebook_of_the_project_is_among_the_originals() -> None:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.ipynb"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert {ROOT / name for name in names if (ROOT / name).exists()} == set(ORIGINALS)


def test_nbval_collects_every_cell_of_every_original() -> None:
    collected = nbval(ROOT / "notebooks", "--collect-only", "-q").stdout
    cells = re.findall(r"^(notebooks/.*\.ipynb)::Cell \d+$", collected, re.MULTILINE)
    expected = [path.relative_to(ROOT).as_posix() for path in ORIGINALS for _ in code_cells(read(path))]
    assert sorted(cells) == sorted(expected)


@each_original
def test_every_code_cell_was_run_in_order(path: Path) -> None:
    counts = [cell.execution_count for cell in code_cells(read(path))]
    assert counts == list(range(1, len(counts) + 1))


@each_original
def test_there_are_outputs_and_none_is_an_error(path: Path) -> None:
    outputs = [output for cell in code_cells(read(path)) for output in cell.outputs]
    assert outputs
    assert not [output for output in outputs if output.output_type == "error"]


@each_original
def test_nothing_of_a_live_widget_is_kept(path: Path) -> None:
    assert "widgets" not in read(path).metadata
    assert WIDGET_VIEW not in path.read_text(encoding="utf-8")


@each_original
def test_it_is_committed_as_the_normaliser_writes_it(path: Path) -> None:
    notebook = read(path)
    normal = copy.deepcopy(notebook)
    normalise(normal)
    assert normal == notebook
    assert path.read_text(encoding="utf-8") == nbformat.writes(normal) + "\n"


@each_original
def test_only_plots_are_excused_from_comparison(path: Path) -> None:
    for cell in code_cells(read(path)):
        tags = set(cell.metadata.get("tags", ()))
        assert "nbval-skip" not in tags and "NBVAL" not in cell.source.upper()
        assert "plot" in tags or not tags & {"nbval-ignore-output", "raises-exception"}


def test_ruff_reads_every_original_and_finds_nothing() -> None:
    ruff = [sys.executable, "-m", "ruff", "check", "--no-cache", "notebooks"]
    shown = subprocess.run([*ruff, "--show-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {Path(name).resolve() for name in shown.stdout.splitlines()} == set(ORIGINALS)
    found = subprocess.run(ruff, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_a_wrong_number_in_an_output_is_found(tmp_path: Path) -> None:
    original = read(ROOT / "notebooks" / "en" / FIRST)
    nbformat.write(original, tmp_path / "right.ipynb")
    cell = plant_wrong_number(original)
    nbformat.write(original, tmp_path / "wrong.ipynb")
    report = tmp_path / "report.xml"
    ran = nbval(tmp_path, f"--junitxml={report}")
    assert ran.returncode == 1, ran.stdout
    cases = list(ElementTree.parse(report).iter("testcase"))
    failed = [f"{case.get('classname')} {case.get('name')}" for case in cases if case.find("failure") is not None]
    assert len(cases) == 2 * len(code_cells(original))
    assert len(failed) == 1 and failed[0].endswith(f"wrong.ipynb Cell {cell}"), ran.stdout


def plant_wrong_number(notebook: Any) -> int:
    """Changes a digit in the last output that has one; the number of that cell among the code cells."""
    for number, cell in reversed(list(enumerate(code_cells(notebook)))):
        for output in cell.outputs:
            holder, key = (output, "text") if "text" in output else (output.get("data", {}), "text/plain")
            text = holder.get(key, "")
            if digit := re.search(r"\d", text):
                holder[key] = text[: digit.start()] + str((int(digit[0]) + 1) % 10) + text[digit.end() :]
                return number
    raise AssertionError("no output of the first lesson holds a number")
