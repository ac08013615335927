"""A learner's copies: nothing given away, and nothing of theirs overwritten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardlessons.learner_copies import FIRST, OPEN, PREDICTION, RECORD, learner_copy, make_copies, originals

ORIGINALS = sorted(originals().glob("*.ipynb"))


def cell(kind: str, source: str, *tags: str) -> dict[str, Any]:
    made: dict[str, Any] = {"cell_type": kind, "id": source, "metadata": {"tags": list(tags)}, "source": [source]}
    if kind == "code":
        made |= {"execution_count": 1, "outputs": [{"output_type": "stream", "name": "stdout", "text": ["0.3569"]}]}
    return made


def notebook(*cells: dict[str, Any]) -> str:
    return json.dumps({"cells": list(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


def folded(text: str) -> list[str]:
    cells = json.loads(text)["cells"]
    return [cell["id"] for cell in cells if cell["metadata"].get("jupyter", {}).get("source_hidden")]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "originals"
    folder.mkdir()
    for name in (FIRST, "10-game.ipynb"):
        (folder / name).write_text(notebook(cell("code", "1 + 1")), encoding="utf-8")
    return folder


def test_no_output_is_copied() -> None:
    copied = json.loads(learner_copy(notebook(cell("markdown", "Question"), cell("code", "1 + 1"))))
    assert copied["cells"][1]["outputs"] == [] and copied["cells"][1]["execution_count"] is None
    assert copied["cells"][1]["source"] == ["1 + 1"]


def test_code_after_a_prediction_is_folded_but_for_cells_that_say_open() -> None:
    cells = [
        cell("code", "before"),
        cell("code", "predict", PREDICTION),
        cell("markdown", "prose"),
        cell("code", "after"),
        cell("code", "play", OPEN),
        cell("code", "later"),
        cell("code", "again", PREDICTION),
        cell("code", "last"),
    ]
    assert folded(learner_copy(notebook(*cells))) == ["after", "later", "last"]


def test_without_a_prediction_nothing_is_folded() -> None:
    assert folded(learner_copy(notebook(cell("code", "one"), cell("code", "two")))) == []


@pytest.mark.parametrize("path", ORIGINALS, ids=lambda path: path.stem)
def test_the_copy_of_an_original_has_its_cells_and_no_outputs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    before, after = json.loads(text)["cells"], json.loads(learner_copy(text))["cells"]
    assert [(cell["id"], cell["source"]) for cell in before] == [(cell["id"], cell["source"]) for cell in after]
    assert any(cell.get("outputs") for cell in before)
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in after)


def test_copies_are_made_once(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "lessons"
    assert make_copies(folder, source).written == (FIRST, "10-game.ipynb")
    assert make_copies(folder, source).same == (FIRST, "10-game.ipynb")
    assert {path.name for path in folder.iterdir()} == {FIRST, "10-game.ipynb", RECORD}


def test_a_changed_copy_is_kept_and_named(source: Path, tmp_path: Path) -> None:
    make_copies(tmp_path, source)
    (tmp_path / FIRST).write_text("mine", encoding="utf-8")
    for _ in range(2):
        copied = make_copies(tmp_path, source)
        assert copied.kept == (FIRST,) and copied.same == ("10-game.ipynb",)
        assert (tmp_path / FIRST).read_text(encoding="utf-8") == "mine"


def test_an_untouched_copy_follows_a_new_original(source: Path, tmp_path: Path) -> None:
    make_copies(tmp_path, source)
    (source / FIRST).write_text(notebook(cell("code", "2 + 2")), encoding="utf-8")
    assert make_copies(tmp_path, source).written == (FIRST,)
    assert "2 + 2" in (tmp_path / FIRST).read_text(encoding="utf-8")


@pytest.mark.parametrize("record", [None, "", "[]", "{"])
def test_without_a_record_a_different_file_counts_as_changed(source: Path, tmp_path: Path, record: str | None) -> None:
    make_copies(tmp_path, source)
    (source / FIRST).write_text(notebook(cell("code", "2 + 2")), encoding="utf-8")
    (tmp_path / RECORD).unlink()
    if record is not None:
        (tmp_path / RECORD).write_text(record, encoding="utf-8")
    assert make_copies(tmp_path, source).kept == (FIRST,)
