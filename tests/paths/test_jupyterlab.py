"""The learner's copy of every lesson in the real JupyterLab: it runs from top to bottom, and everybody can read it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cardlessons.learner_copies import make_copies, originals
from tests.browser.lab import DIALOGUE, Notebook, Server

pytestmark = [pytest.mark.paths, pytest.mark.browser]
expect.set_options(timeout=DIALOGUE)

NAMES = [path.name for path in sorted(originals().glob("*.ipynb"))]
DONE = """() => { const cells = [...window.jupyterapp.shell.currentWidget.content.model.cells];
  return cells.every(cell => cell.type !== 'code' || cell.executionCount); }"""
PREDICTIONS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells]
  .filter(cell => (cell.getMetadata('tags') || []).includes('prediction')).length"""
ERRORS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells]
  .filter(cell => cell.type === 'code').flatMap(cell => cell.outputs.toJSON())
  .filter(output => output.output_type === 'error' || output.name === 'stderr')"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("learner"), tmp_path_factory.mktemp("lab"))
    make_copies(server.root / "lessons", originals())
    yield server
    server.stop()


@pytest.fixture(params=NAMES)
def lesson(lab: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Notebook]:
    notebook = Notebook(lab, browser, f"lessons/{request.param}")
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
    assert lesson.faults(".cl-root" if live.count() else ".cl-prediction") == []  # some lessons have no table
