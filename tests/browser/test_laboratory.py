"""The rule laboratory in the real JupyterLab: a rule is changed by keyboard, and the figures change beside the old."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Opened
from .lab import DIALOGUE, Notebook

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

CELLS = [
    """import cardlessons as cl
lab = cl.lessons.laboratory(cl.blucher.Rules(pack=cl.Pack(3, 2)))
lab""",
    "# the last cell",
]
BOXES = """root => [...root.querySelectorAll('select, button')].map(node => {
  const box = node.getBoundingClientRect(); return [box.width, box.height]; })"""
SIZES = """root => { const sizes = []; const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) sizes.push(parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize));
  return sizes; }"""


@pytest.fixture
def bench(opened_here: Opened, request: pytest.FixtureRequest) -> tuple[Notebook, Locator]:
    notebook = opened_here(f"{request.node.name}.ipynb", CELLS)
    form = notebook.page.locator(".cl-lab")
    expect(form.get_by_role("row")).to_have_count(14)
    return notebook, form


def test_a_rule_is_changed_by_keyboard_and_changed_back(bench: tuple[Notebook, Locator]) -> None:
    notebook, form = bench
    cells = notebook.cells()
    worth = form.get_by_role("row").filter(has_text="worth of a unit")
    expect(worth.get_by_role("cell")).to_have_text(["−44/45 · ≈ −0.9778"])
    payment = form.get_by_label("What does a punter pay")
    payment.focus()
    notebook.page.keyboard.press("ArrowDown")
    expect(worth.get_by_role("cell")).to_have_text(["−44/45 · ≈ −0.9778", "−13/15 · ≈ −0.8667", "+1/9 · ≈ +0.1111"])
    expect(form.get_by_role("status")).to_contain_text("figures have changed")
    expect(payment).to_be_focused()
    assert notebook.python("str(lab.after.extra)") == "'original'"
    reset = form.get_by_role("button", name="All rules as they were")
    reset.focus()
    notebook.page.keyboard.press("Enter")
    expect(worth.get_by_role("cell")).to_have_count(1)
    expect(payment).to_have_value("doubled")
    notebook.page.keyboard.type("bm")  # Lab would add a cell, and make this one text
    assert notebook.cells() == cells


def test_lists_and_letters_are_large_and_axe_finds_nothing(bench: tuple[Notebook, Locator]) -> None:
    notebook, form = bench
    form.get_by_label("How often does the bank double").select_option("every_pass")
    expect(form.get_by_role("columnheader")).to_have_count(4)
    assert min(min(box) for box in form.evaluate(BOXES)) >= 44 and min(form.evaluate(SIZES)) >= 16
    assert notebook.faults(".cl-lab") == []
    for width in (640, 360):
        notebook.resize(width, 740)
        assert not form.evaluate("root => root.scrollWidth > root.clientWidth")
        assert notebook.faults_here(".cl-lab") == []
