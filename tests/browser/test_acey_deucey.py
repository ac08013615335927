"""Acey Deucey in the real JupyterLab: a round is played by keyboard alone, and axe finds nothing at its table."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Opened
from .lab import Notebook
from .live_table import LiveTable

pytestmark = pytest.mark.browser

LESSON = Path(__file__).parents[2] / "notebooks" / "en" / "20-acey-deucey-play.ipynb"
# Three persons. In this round Ann gets ends to bet on, Ben a pair, and Cleo ends again.
PERSONS = """import cardlessons as cl
table = cl.Table("acey_deucey", rules=cl.acey_deucey.Rules(first_dealer=2), seed=249)
table"""
ENDS = "[(hand.first.rank, hand.second.rank) for hand in table.state.hands]"


@pytest.fixture(scope="module")
def notebook(opened: Opened) -> Notebook:
    return opened("acey.ipynb", [PERSONS, "# the last cell"])


def bet(table: LiveTable, chips: int) -> None:
    """Comes in by Tab, types an amount into its field, and goes on to the button that bets it."""
    table.enter()
    for _ in range(12):
        if table.root.locator("input:focus").count():
            break
        table.press("Tab")
    assert table.focused == "Bet"
    table.press("Control+a", *str(chips))
    for _ in range(8):
        if table.measure("() => document.activeElement.matches('button.cl-send')"):
            break
        table.press("Tab" if table.root.locator("input:focus").count() else "ArrowDown")
    assert table.focused == "Bet"
    table.press("Enter")


def next_turn(table: LiveTable, name: str) -> None:
    """Begins the next turn, and lets the cards come until the player is asked."""
    table.press("n")
    table.says(f"It is {name}'s turn")
    table.press("m")


def test_a_round_is_played_by_keyboard_alone(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    cells = notebook.cells()
    assert len(cells) == 2
    table.enter()
    table.press("m")
    table.says("Ann, bet nothing or up to 3 chips.")
    assert notebook.python(ENDS) == "[(1, 10)]"
    bet(table, 2)
    table.says("Ann puts 2 chips on a card between.")
    table.press("ArrowRight")
    table.says("Third card: deuce of spades, outside.")
    assert notebook.python("table.state.chips") == "(97, 99, 99)"
    next_turn(table, "Ben")
    table.says("Ben, say higher or lower.")
    table.go_to("Higher")
    table.press("Enter")
    table.says("Ben says higher.")
    bet(table, 1)
    table.press("ArrowRight")
    table.says("Third card: nine of spades, as said.")
    next_turn(table, "Cleo")
    table.says("Cleo, bet nothing or up to 4 chips.")
    bet(table, 0)
    table.says("Cleo puts nothing on it.")
    assert notebook.python("table.state.chips, table.state.pot, table.state.phase") == "((97, 100, 99), 4, 'settled')"
    assert notebook.cells() == cells


def test_keys_of_the_notebook_do_nothing_to_its_cells(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    cells = notebook.cells()
    table.enter()
    for keys in ("a", "b", "x", "y", "z", "dd", "00", "1", "v", "r", "j", "k"):
        table.press(*keys)
        table.page.wait_for_timeout(100)
        assert notebook.cells() == cells, keys
    assert not notebook.page.locator(".jp-Dialog").count()


def test_stepping_back_shows_the_choice_again(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.root.focus()
    table.press("ArrowLeft")
    table.says("Cleo, bet nothing or up to 4 chips.")
    table.cards(2)
    table.press("ArrowRight")
    table.says("Cleo puts nothing on it.")


def test_axe_finds_nothing(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.cards(2)
    assert notebook.faults(".cl-root") == []


def test_the_lesson_begins_with_the_odds_hidden_and_its_end_cards_open(opened_here: Opened) -> None:
    table = LiveTable(opened_here("turn.ipynb", lesson=LESSON))
    table.says("Ann, bet nothing or up to 3 chips.")
    table.cards(2)
    assert [name.partition(": ")[2] for name in table.card_names()] == ["jack of clubs", "five of clubs"]
    assert not table.root.get_by_text("Post: the rank of an end card").is_visible()
    table.enter()
    table.press("o")
    table.root.get_by_text("Post: the rank of an end card").wait_for()
