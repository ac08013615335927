"""A term of a proof has the focus, and the cards that it counts are marked at the table, in the real JupyterLab."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Opened
from .lab import DIALOGUE, Notebook
from .live_table import LiveTable

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

BLUCHER = [
    """import cardlessons as cl
table = cl.Table("blucher", seed=3, bots=dict.fromkeys(range(3), "never")).advance()
table""",
    "cl.lessons.reveal(cl.derive.blucher.match_free_pass(), 9, table=table)",
]
ACEY = [
    """import cardlessons as cl
table = cl.Table("acey_deucey", seed=3, bots=dict.fromkeys(range(3), "always")).advance()
table""",
    "cl.lessons.reveal(cl.derive.acey_deucey.bet(5, 11), 9)",
]
MARKED = """root => [...root.querySelectorAll('.cl-spot[data-marks~="counted"]')]
  .map(spot => spot.getAttribute('aria-label'))"""
BOXES = "nodes => nodes.map(node => node.getBoundingClientRect().height)"


def terms(notebook: Notebook, count: int) -> Locator:
    """The terms that can have the focus."""
    found = notebook.page.locator(".cl-proof [data-term]").and_(notebook.page.get_by_role("button"))
    expect(found).to_have_count(count)
    return found


def marked(table: LiveTable, count: int) -> list[str]:
    """The names of the marked cards, as a screen reader says them."""
    expect(table.root.locator('.cl-spot[data-marks~="counted"]')).to_have_count(count)
    names: list[str] = table.root.evaluate(MARKED)
    return names


def test_the_called_rank_is_marked_while_its_term_has_the_focus(opened_here: Opened) -> None:
    notebook = opened_here("linked.ipynb", BLUCHER)
    cells, table = notebook.cells(), LiveTable(notebook)
    found, status = terms(notebook, 2), notebook.page.locator(".cl-proof .cl-marked")
    assert min(found.evaluate_all(BOXES)) >= 44
    assert marked(table, 0) == []
    rank = ["king of spades", "king of hearts", "king of diamonds", "king of clubs"]
    notebook.page.locator(".cl-proof").get_by_role("button", name="Back").focus()
    notebook.page.keyboard.press("Shift+Tab")
    expect(found.last).to_be_focused()
    names = marked(table, 13)
    assert all(name.endswith(", counted") for name in names)
    notebook.page.keyboard.press("Shift+Tab")
    expect(found.first).to_be_focused()
    # The last call of the deal is for kings: all four lie open.
    kings = marked(table, 4)
    assert sorted(card for card in rank for name in kings if card in name) == sorted(rank)
    for card in rank:
        expect(status).to_contain_text(card)
    assert notebook.faults_here(".cl-proof [data-term]") == []
    notebook.page.keyboard.press("Escape")
    assert marked(table, 0) == []
    expect(status).to_have_text("")
    found.first.click()
    assert len(marked(table, 4)) == 4
    table.root.locator(".cl-spot").first.click()
    assert marked(table, 0) == [] and notebook.cells() == cells


def test_between_post_and_outside_are_marked_by_keyboard(opened_here: Opened) -> None:
    notebook = opened_here("linked-acey.ipynb", ACEY)
    table, found = LiveTable(notebook), terms(notebook, 6)
    expect(found.first).to_have_attribute("aria-label", "between: marks at the table what it counts")
    status = notebook.page.locator(".cl-proof .cl-marked")
    found.nth(1).focus()
    names = marked(table, 3)
    for card in ("ace of clubs", "four of diamonds", "ace of spades"):
        assert any(card in name for name in names)
        expect(status).to_contain_text(card)
    notebook.page.keyboard.press("Tab")
    expect(status).to_have_text("No open card at the table is one that this counts.")
    assert marked(table, 0) == []
    # Another deal is played while the term has the focus: its marks follow the table.
    notebook.python("table.next_deal().advance()")
    fell = notebook.python("len(table.marked_at(table.history.cursor))")
    marked(table, int(fell))
    notebook.page.keyboard.press("Escape")
    assert marked(table, 0) == []
