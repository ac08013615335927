"""`cardlessons check`: what runs and agrees, what stops, what differs, and that nothing of the learner's is touched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardlessons import cli
from cardlessons.cli import check
from cardlessons.cli.checking import LIVE

pytestmark = pytest.mark.notebook
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}


def cell(source: str, shown: str = "", *more: str) -> dict[str, Any]:
    """A cell with code that a learner has run if it has `shown` something; `more` are further forms of that."""
    data = {"text/plain": [shown], **{form: "" for form in more}}
    result = {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": data}
    ran = {"execution_count": 1, "outputs": [result]} if shown else {"execution_count": None, "outputs": []}
    return {"cell_type": "code", "id": f"c{abs(hash(source))}", "metadata": {}, "source": [source], **ran}


def write(path: Path, *cells: dict[str, Any]) -> None:
    prose = {"cell_type": "markdown", "id": "prose", "metadata": {}, "source": ["# Lesson"]}
    held = {"cells": [prose, *cells], "metadata": KERNEL, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(held), encoding="utf-8")


def test_every_notebook_is_judged_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "10-fresh.ipynb", cell("open('deal.json').read()"), cell("open('made', 'w').close()"))
    write(tmp_path / "20-run.ipynb", cell("1 + 1", "2"), cell("object()", "live", LIVE), cell("3"))
    write(tmp_path / "30-other.ipynb", cell("2 + 2", "5"), cell("4", "4"))
    write(tmp_path / "40-error.ipynb", cell("cards = 52"), cell("card + 1\nmore"), cell("also_missing"))
    (tmp_path / "50-text.ipynb").write_text("no notebook", encoding="utf-8")
    (tmp_path / "deal.json").write_text("{}", encoding="utf-8")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    assert cli.main(["check", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[1] == ("10-fresh: all 2 cells with code ran without an error. Your copy shows nothing to compare yet.")
    assert lines[2].startswith("20-run: all 3 cells with code ran") and "copy shows: 1 of them" in lines[2]
    assert lines[3:5] == [
        "30-other: cell 1 of those with code shows something else now than in your copy. It begins:",
        "    2 + 2",
    ]
    assert "by hand" in lines[5]
    assert lines[6].startswith("40-error: cell 2 of those with code stops with an error: NameError: name 'card'")
    assert lines[7:] == ["    card + 1"]  # what fails after it follows from it
    assert "50-text.ipynb: this is no notebook" in err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_one_notebook_can_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "one.ipynb", cell("1 + 1", "2"))
    write(tmp_path / "two.ipynb", cell("1 / 0"))
    assert cli.main(["check", str(tmp_path / "one.ipynb")]) == 0
    assert "one: all 1 cells" in capsys.readouterr().out


def test_an_empty_folder_is_told_how_to_get_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(tmp_path)]) == 1
    assert f"cardlessons copy {tmp_path}" in capsys.readouterr().err


def test_without_nbval_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "one.ipynb", cell("1 + 1"))
    monkeypatch.setattr(check, "find_spec", lambda name: None if name == "nbval" else name)
    assert cli.main(["check", str(tmp_path)]) == 1
    err = capsys.readouterr().err
    assert "missing: nbval" in err and 'pip install "cardlessons[check]"' in err


def test_a_check_that_cannot_run_shows_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "one.ipynb", cell("1 + 1"))
    (tmp_path / "nbval.py").write_text("raise SystemExit('this is not it')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    assert cli.main(["check", str(tmp_path / "one.ipynb")]) == 1
    err = capsys.readouterr().err
    assert "one.ipynb: could not be run" in err and "this is not it" in err
