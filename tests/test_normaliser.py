"""The normaliser of notebooks: what it takes out, what it refuses, which changes it lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import v4

from tools import notebooks
from tools.notebooks import WIDGET_VIEW, NotReproducible, normalise
from tools.numbers_in import changed_numbers

pytestmark = pytest.mark.notebook


def notebook(*cells: Any) -> Any:
    return v4.new_notebook(cells=list(cells), metadata={"widgets": {"state": {}}})


def ran(source: str, *outputs: Any, name: str = "cell") -> Any:
    return v4.new_code_cell(source, id=name, outputs=list(outputs), execution_count=7)


def result(**data: str) -> Any:
    return v4.new_output("execute_result", {f"text/{kind}": text for kind, text in data.items()}, execution_count=7)


def printed(text: str) -> Any:
    return v4.new_output("stream", name="stdout", text=text)


def test_widgets_timings_and_counts_of_one_run_are_taken_out() -> None:
    cell = ran("table", result(plain="1/13"))
    cell.outputs[0].data[WIDGET_VIEW] = {"model_id": "abc"}
    cell.metadata.update(execution={"started": "now"}, tags=["plot"])
    made = notebook(v4.new_markdown_cell("# A"), cell)
    normalise(made)
    assert cell.metadata == {"tags": ["plot"]}
    assert cell.outputs[0].data == {"text/plain": "1/13"}
    assert cell.execution_count == cell.outputs[0].execution_count == 1
    assert set(made.metadata) == {"kernelspec", "language_info"} and "version" not in made.metadata.language_info
    nbformat.validate(made)


def test_an_id_that_an_editor_made_up_becomes_one_to_read_and_stays() -> None:
    ids = ["6f1c2a9e", "see", "markdown-a", "0b", "Cell"]
    made = notebook(*(v4.new_markdown_cell("x", id=one) for one in ids), ran("1", name="b2"))
    for _ in range(2):
        normalise(made)
        named = [cell.id for cell in made.cells]
        assert named == ["markdown-b", "see", "markdown-a", "markdown-c", "markdown-d", "code-e"]


def test_output_printed_in_pieces_becomes_one() -> None:
    cell = ran("print", printed("1\n"), printed("2\n"), result(plain="3"), printed("4\n"))
    normalise(notebook(cell))
    assert [output.get("text") for output in cell.outputs] == ["1\n2\n", None, "4\n"]


@pytest.mark.parametrize("text", ["<object at 0x7f00>", f"{Path.home()}/x.py", f"{notebooks.ROOT}/x.py"])
def test_what_differs_from_machine_to_machine_is_refused(text: str) -> None:
    with pytest.raises(NotReproducible, match="cell odd"):
        normalise(notebook(ran("x", result(plain=text), name="odd")))


def test_an_error_is_refused() -> None:
    error = v4.new_output("error", ename="ValueError", evalue="no", traceback=[])
    with pytest.raises(NotReproducible, match="ValueError: no"):
        normalise(notebook(ran("x", error)))


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ("0.3569 of 52", "0.3570 of 52", ["0.3569 → 0.3570"]),
        ("1/13", "1/14", ["1/13 → 1/14"]),
        ("-1", "\N{MINUS SIGN}2", ["-1 → \N{MINUS SIGN}2"]),
        ("4 matches", "4 matches in 52", ["nothing → 52"]),
        ("Four matches: 4", "There are 4", []),
    ],
)
def test_changed_numbers_are_listed(before: str, after: str, changes: list[str]) -> None:
    listed = changed_numbers(notebook(ran("x", result(plain=before))), notebook(ran("x", result(plain=after))))
    assert listed == [f"cell cell (text/plain): {change}" for change in changes]


def test_numbers_in_markup_and_pictures_are_no_numbers_of_the_lesson() -> None:
    before = result(html='<p class="a1">4</p><svg><path d="M 1 2"/></svg>')
    after = result(html='<p class="a2">4</p><svg><path d="M 3 4"/></svg>')
    assert changed_numbers(notebook(ran("x", before)), notebook(ran("x", after))) == []


def test_a_changed_number_is_written_only_when_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lesson.ipynb"
    nbformat.write(v4.new_notebook(cells=[ran("6 * 7", result(plain="41"))]), path)
    earlier = nbformat.read(path, as_version=4)
    monkeypatch.setattr(notebooks, "committed", lambda _: earlier)
    text = path.read_text(encoding="utf-8")
    assert notebooks.main([str(path)]) == 1
    assert path.read_text(encoding="utf-8") == text
    assert notebooks.main([str(path), "--accept"]) == 0
    assert nbformat.read(path, as_version=4).cells[0].outputs[0].data == {"text/plain": "42"}
