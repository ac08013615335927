"""A class's hands counted in the real JupyterLab: one key a hand, by keyboard alone, with the truth kept back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Opened
from .lab import DIALOGUE, Notebook

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

CELLS = [
    """import cardlessons as cl
hands = cl.lessons.class_tally("match_free_of_30", high=30)
hands""",
    "hands.compare(10.71)",
    "# the last cell",
]
OUTCOME = "10.71"
BOXES = """root => [...root.querySelectorAll('input, button, summary, .cl-value')]
  .filter(node => node.checkVisibility()).map(node => {
  const box = node.getBoundingClientRect(); return [box.width, box.height]; })"""
SIZES = """root => { const sizes = []; const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) sizes.push(parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize));
  return sizes; }"""
DOTS = "root => [...root.querySelectorAll('.cl-dots')].map(dots => dots.children.length)"


@pytest.fixture
def notebook(opened_here: Opened, request: pytest.FixtureRequest) -> Notebook:
    return opened_here(f"{request.node.name}.ipynb", CELLS)


def forms(notebook: Notebook) -> tuple[Locator, Locator]:
    """The form in the first cell and its second view below."""
    both = notebook.page.locator(".cl-hands")
    expect(both).to_have_count(2)
    expect(both.nth(1).get_by_role("status")).to_contain_text("The outcome is ready")
    return both.nth(0), both.nth(1)


def test_hands_are_counted_with_one_key_each_and_the_truth_comes_after_the_lock(notebook: Notebook) -> None:
    first, second = forms(notebook)
    cells, keyboard = notebook.cells(), notebook.page.keyboard
    value, status = first.get_by_role("spinbutton"), first.get_by_role("status")
    outputs = notebook.page.locator(".jp-OutputArea").evaluate_all("areas => areas.map(area => area.innerHTML).join()")
    assert "Of 30 passes" in outputs and OUTCOME not in outputs

    value.focus()
    keyboard.type("11++")  # both digits, then two hands
    expect(status).to_contain_text("11: 2")
    keyboard.press("ArrowRight")
    for key in ("Space", "Enter", "+", "Backspace"):
        keyboard.press(key)
    expect(status).to_contain_text("12: 2")
    keyboard.type("4+7+")  # there is no 47, so 7 begins anew
    expect(status).to_contain_text("7: 1")
    keyboard.type("bmdd")  # for Lab: add a cell, make it text, delete it
    expect(value).to_be_focused()
    assert notebook.cells() == cells
    assert notebook.python("hands.counts") == "{4: 1, 7: 1, 11: 2, 12: 2}"
    assert OUTCOME not in notebook.python("hands.view.get_state()")

    first.get_by_role("button", name="Lock").focus()
    keyboard.press("Space")
    for form in (first, second):
        expect(form.get_by_text("exact: 10.71", exact=True)).to_be_visible()
        assert sum(form.evaluate(DOTS)) == 6 and form.evaluate(DOTS)[11:13] == [2, 2]
    expect(first.get_by_role("button", name="Locked")).to_be_focused()
    value.focus()
    keyboard.type("3+")
    expect(value).to_have_text("3")
    assert notebook.python("hands.n") == "6" and notebook.cells() == cells


def test_a_list_is_pasted_and_a_bad_one_is_refused_whole(notebook: Notebook) -> None:
    first, _ = forms(notebook)
    first.get_by_text("Paste a list").click()
    field = first.get_by_label("The class's numbers")
    field.fill("3 4 4 99")
    field.press("Enter")
    expect(first.get_by_role("status")).to_contain_text("“99” is not among the answers")
    assert notebook.python("hands.n") == "0"
    field.fill("3 4 4")
    first.get_by_role("button", name="Count them").click()
    expect(first.locator(".cl-summary")).to_contain_text("Mean: 3.67")


def test_it_is_large_enough_for_a_projector_and_axe_finds_nothing(notebook: Notebook) -> None:
    first, second = forms(notebook)
    first.get_by_text("Paste a list").click()
    notebook.python("hands.paste('9 9 9 10 11 30')")
    expect(first.locator(".cl-dots i")).to_have_count(6)
    assert notebook.faults_here(".cl-hands") == []
    assert min(min(box) for box in first.evaluate(BOXES)) >= 44 and min(first.evaluate(SIZES)) >= 16
    first.get_by_role("button", name="Lock").click()
    expect(second.get_by_text("exact: 10.71", exact=True)).to_be_visible()
    assert notebook.faults(".cl-hands") == []
    for width in (640, 360):
        notebook.resize(width, 740)
        assert not first.evaluate("root => root.scrollWidth > root.clientWidth")
