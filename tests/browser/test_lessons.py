"""The learner's copy of every lesson in the real JupyterLab: it runs from top to bottom, and everybody can read it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cardlessons.learner_copies import make_copies, originals

from .lab import DARK, DIALOGUE, LIGHT, Notebook, Server

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

NAMES = [path.name for path in sorted(originals().glob("*.ipynb"))]
DONE = """() => { const cells = [...window.jupyterapp.shell.currentWidget.content.model.cells];
  return cells.every(cell => cell.type !== 'code' || cell.executionCount); }"""
PREDICTIONS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells]
  .filter(cell => (cell.getMetadata('tags') || []).includes('prediction')).length"""
ERRORS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells]
  .filter(cell => cell.type === 'code').flatMap(cell => cell.outputs.toJSON())
  .filter(output => output.output_type === 'error' || output.name === 'stderr')"""


@pytest.fixture(params=NAMES)
def lesson(lab: Server, chromium_browser: Browser, request: pytest.FixtureRequest) -> Iterator[Notebook]:
    make_copies(lab.root / "lessons", originals())
    notebook = Notebook(lab, chromium_browser, f"lessons/{request.param}")
    yield notebook.open()
    notebook.close()


def tables_of(lesson: Notebook) -> int:
    """How many outputs of the original are tables."""
    cells = json.loads((originals() / Path(lesson.name).name).read_text(encoding="utf-8"))["cells"]
    shown = [output.get("data", {}) for cell in cells for output in cell.get("outputs", [])]
    return sum("cl-static" in "".join(data.get("text/html", "")) for data in shown)


def test_a_lesson_runs_and_axe_finds_nothing_in_it(lesson: Notebook) -> None:
    assert lesson.page.locator(".jp-OutputArea-output").count() == 0
    lesson.run_all()
    lesson.page.wait_for_function(DONE, timeout=60_000)
    assert lesson.page.evaluate(ERRORS) == []
    predictions = lesson.page.evaluate(PREDICTIONS)
    assert predictions >= 1
    expect(lesson.page.locator(".cl-prediction")).to_have_count(2 * predictions)  # where it is asked, and compared
    live = lesson.page.locator(".cl-root")
    expect(live).to_have_count(tables_of(lesson))
    # Each lesson in one of the two themes: both are seen by every widget's own test, and by the exported pages.
    lesson.theme((LIGHT, DARK)[NAMES.index(Path(lesson.name).name) % 2])
    assert lesson.faults_here() == []
