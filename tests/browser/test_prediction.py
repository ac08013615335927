"""A prediction made in the real JupyterLab: by keyboard, refused and locked, with the outcome kept back until then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Opened
from .lab import DIALOGUE, Notebook

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

CELLS = [
    """import cardlessons as cl
guess = cl.lessons.predict("match_free_of_30", among=range(31))
guess""",
    "guess.compare(10.71)",
    "# the last cell",
]
OUTCOME = "10.71"
BOXES = """root => [...root.querySelectorAll('input, button')].map(node => {
  const box = node.getBoundingClientRect(); return [box.width, box.height]; })"""
SIZES = """root => { const sizes = []; const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) sizes.push(parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize));
  return sizes; }"""


@pytest.fixture
def notebook(opened_here: Opened, request: pytest.FixtureRequest) -> Notebook:
    return opened_here(f"{request.node.name}.ipynb", CELLS)


def forms(notebook: Notebook) -> tuple[Locator, Locator]:
    """The form in the first cell and its second view below."""
    both = notebook.page.locator(".cl-prediction")
    expect(both).to_have_count(2)
    return both.nth(0), both.nth(1)


def test_a_prediction_is_locked_by_keyboard_and_the_outcome_comes_after(notebook: Notebook) -> None:
    first, second = forms(notebook)
    cells = notebook.cells()
    field, status = first.get_by_label("Your prediction"), first.get_by_role("status")
    expect(second.get_by_role("status")).to_contain_text("The outcome is ready")
    assert OUTCOME not in notebook.page.locator(".cl-prediction").all_inner_texts()[1]

    field.click()
    field.press_sequentially("bmdd11")
    field.press("Enter")
    expect(status).to_contain_text("“bmdd11” is not a number")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    assert notebook.cells() == cells

    field.fill("11")
    field.press("Tab")
    button = first.get_by_role("button", name="Lock")
    expect(button).to_be_focused()
    # Lab would take these for commands: b adds a cell, m turns one into text, d d deletes it.
    notebook.page.keyboard.type("bmdd")
    assert notebook.cells() == cells
    notebook.page.keyboard.press("Space")
    for form in (first, second):
        expect(form.get_by_text(OUTCOME, exact=True)).to_be_visible()
        expect(form.get_by_text("you are 0.29 above", exact=True)).to_be_visible()
        expect(form.get_by_label("Your prediction")).to_have_value("11")
    locked = first.get_by_role("button", name="Locked")
    expect(locked).to_be_focused()
    expect(locked).to_have_attribute("aria-disabled", "true")
    expect(status).to_contain_text("Outcome: 10.71")
    assert notebook.cells() == cells


def test_a_locked_prediction_cannot_be_changed_in_the_page(notebook: Notebook) -> None:
    first, second = forms(notebook)
    field = first.get_by_label("Your prediction")
    field.fill("2")
    field.press("Enter")
    expect(second.get_by_label("Your prediction")).to_have_value("2")
    field.press_sequentially("3")
    field.press("Enter")
    first.get_by_role("button").click(force=True)
    expect(field).to_have_value("2")
    expect(field).not_to_be_editable()
    assert notebook.python("guess.value") == "Fraction(2, 1)"


def test_before_the_lock_the_page_holds_no_outcome(notebook: Notebook) -> None:
    forms(notebook)
    assert notebook.python("guess._outcome") == OUTCOME
    assert OUTCOME not in notebook.python("guess.view.get_state()")
    # All but the source of the cell, which a lesson takes from a result.
    outputs = notebook.page.locator(".jp-OutputArea").evaluate_all("areas => areas.map(area => area.innerHTML).join()")
    assert "Of 30 passes" in outputs and OUTCOME not in outputs


def test_another_digit_system_gets_a_clear_message(notebook: Notebook) -> None:
    first, _ = forms(notebook)
    first.get_by_label("Your prediction").fill("١١")
    first.get_by_role("button", name="Lock").click()
    expect(first.get_by_role("status")).to_contain_text("digits 0 to 9")


def test_targets_and_letters_are_large_and_axe_finds_nothing(notebook: Notebook) -> None:
    first, second = forms(notebook)
    assert notebook.faults_here(".cl-prediction") == []
    first.get_by_label("Your prediction").fill("7")
    first.get_by_role("button", name="Lock").click()
    expect(second.get_by_text(OUTCOME, exact=True)).to_be_visible()
    assert min(min(box) for box in first.evaluate(BOXES)) >= 44 and min(first.evaluate(SIZES)) >= 16
    assert notebook.faults(".cl-prediction") == []
    notebook.resize(360, 740)
    wide = "root => root.scrollWidth > root.clientWidth"
    assert not first.evaluate(wide)


UNIQUE = """() => { const ids = [...document.querySelectorAll('.jp-OutputArea [id]')].map(node => node.id);
  return [ids.length > 8, ids.filter((id, at) => ids.indexOf(id) < at)]; }"""


def test_each_label_belongs_to_its_own_field_however_many_forms_there_are(opened_here: Opened) -> None:
    cells = [
        f"import cardlessons as cl\n{one}"
        for one in (
            'cl.lessons.predict("match_free_of_30", among=range(31))',
            'cl.lessons.predict("king_next")',
            'cl.lessons.class_tally("match_free_of_30", low=0, high=30)',
            'cl.lessons.class_tally("match_free_of_30", low=0, high=30)',
        )
    ]
    notebook = opened_here("many-forms.ipynb", cells)
    expect(notebook.page.locator(".cl-hands")).to_have_count(2)
    assert notebook.page.evaluate(UNIQUE) == [True, []]
    for form in forms(notebook):
        form.get_by_text("Your prediction", exact=True).click()
        expect(form.get_by_role("textbox")).to_be_focused()
