"""Bouillotte in the real JupyterLab: a deal passed around one screen by keyboard, what is hidden, how it looks."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Opened
from .lab import Notebook
from .live_table import LiveTable

pytestmark = pytest.mark.browser

# Three persons at one screen; Ben speaks first, then Cleo, then Ann.
SHARED = """import cardlessons as cl
rules = cl.bouillotte.Rules(first_dealer=0, direction="left")
table = cl.Table("bouillotte", seats=3, seed=4, rules=rules, you="shared")
table"""
# Five seats, all that there is to show: three pots and every suit.
SHOWN = """import cardlessons as cl
cl.language("{language}")
game = cl.bouillotte
rules = game.Rules(first_dealer=0, before="none", direction="left")
table = cl.Table("bouillotte", seats=5, chips=[100, 100, 9, 30, 100], seed=8, rules=rules).advance()
table.play(game.Open(40)).play(game.Call()).play(game.Call()).play(game.Call()).play(game.Call())
table"""
SLOW = """import time
import cardlessons as cl
table = cl.Table("bouillotte", seats=3, seed=4, bots=dict.fromkeys(range(3), "random"))
decide, pauses = table._bots._bots[1], iter([0.7] * 6)
table._bots._bots = dict.fromkeys(range(3), lambda *given: time.sleep(next(pauses, 0)) or decide(*given))
table.run("decision")
table"""

BOXES = """(root, selector) => [...root.querySelectorAll(selector)].filter(node => node.checkVisibility())
  .map(node => { const box = node.getBoundingClientRect();
    const { left, right, top, bottom, width, height } = box;
    return { left, right, top, bottom, width, height }; })"""
PANEL = """root => { const box = root.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
  return [box.top, box.bottom]; }"""
SHOWING = """root => [...root.querySelectorAll('.cl-zone[data-wide] .cl-card:not(.cl-back)')].length"""


@pytest.fixture(scope="module")
def shared(opened: Opened) -> Notebook:
    return opened("shared.ipynb", [SHARED, "# the last cell"])


@pytest.fixture(scope="module")
def shown(opened: Opened) -> Notebook:
    return opened("shown.ipynb", [SHOWN.format(language="en")])


def open_hands(table: LiveTable) -> list[str]:
    """The names of the hands that lie face up."""
    script = """root => [...root.querySelectorAll('[data-faces]')].filter(spot => !spot.dataset.faces.includes('back'))
      .map(spot => spot.getAttribute('aria-label')).filter(name => !name.startsWith('Turn-up'))"""
    found: list[str] = table.measure(script)
    return found


def say(table: LiveTable, word: str) -> None:
    table.enter()
    table.go_to(word)
    table.press("Enter")


def say_amount(table: LiveTable, word: str, chips: int) -> None:
    """Types an amount into its field, and goes on to the button that says it."""
    table.enter()
    for _ in range(12):
        if table.root.locator("input:focus").count():
            break
        table.press("Tab")
    assert table.focused == word
    table.press("Control+a", *str(chips), "Tab")
    for _ in range(4):
        if table.measure("() => document.activeElement.matches('button.cl-send')"):
            break
        table.press("ArrowDown")
    assert table.focused == word
    table.press("Enter")


def test_a_whole_deal_is_passed_around_one_screen_by_keyboard_alone(shared: Notebook) -> None:
    table = LiveTable(shared)
    cells = shared.cells()
    assert len(cells) == 2
    table.enter()
    table.go_to("Step")
    table.press("ArrowRight")
    table.says("Ben, before the deal: pass or raise.")
    say(table, "Pass")
    table.says("Cleo, before the deal")
    say_amount(table, "Raise to", 3)
    table.says("Cleo raises to 3 chips.")
    say(table, "See")
    table.says("Ann sees with 3 chips.")
    say(table, "See")
    table.says("The pack is to be shuffled.")
    table.go_to("Step")
    table.press(*["ArrowRight"] * 11)
    table.says("Pass the screen to Ben.")
    assert open_hands(table) == []
    _takes_and_sees_their_own_hand(table, "Ben")
    say_amount(table, "Open", 7)
    table.says("Pass the screen to Cleo.")
    assert open_hands(table) == []
    _takes_and_sees_their_own_hand(table, "Cleo")
    say(table, "Call")
    table.says("Pass the screen to Ann.")
    _takes_and_sees_their_own_hand(table, "Ann")
    say(table, "Call")
    table.says("All hands are shown.")
    assert len(open_hands(table)) == 3
    assert shared.python("table.state.phase, sum(table.state.chips), table.state.shown") == "('settled', 300, True)"
    assert shared.cells() == cells
    table.press("n")
    table.says("Deal 2 begins.")


def _takes_and_sees_their_own_hand(table: LiveTable, name: str) -> None:
    say(table, f"I am {name}")
    table.says(f"{name}, ")
    table.page.wait_for_function(f"root => ({SHOWING})(root) === 4", arg=table.root.element_handle())
    (hand,) = open_hands(table)
    assert hand.startswith(f"{name}: ")


def test_stepping_back_past_another_persons_turn_shows_no_hand(shared: Notebook) -> None:
    table = LiveTable(shared)
    table.root.focus()
    table.press("ArrowLeft")
    table.says("All hands are shown.")
    table.press("ArrowLeft")
    table.says("Pass the screen to Ann.")
    assert open_hands(table) == []
    table.press("Home")
    table.says("Deal 1 begins.")
    assert open_hands(table) == []
    table.press("End")
    table.says("All hands are shown.")


def test_a_teacher_opens_all_hands_with_h(shared: Notebook) -> None:
    table = LiveTable(shared)
    table.root.focus()
    table.press("ArrowLeft")
    table.says("Pass the screen to Ann.")
    table.press("h")
    table.says("Ann, call with 7 chips, raise or drop.")
    assert len(open_hands(table)) == 3
    assert table.button("All hands open").get_attribute("aria-pressed") == "true"
    table.press("h")
    table.says("Pass the screen to Ann.")
    assert open_hands(table) == []
    assert table.button("All hands open").get_attribute("aria-pressed") == "false"


def test_hidden_cards_are_named_and_never_reach_the_page(shared: Notebook) -> None:
    table = LiveTable(shared)
    table.says("Pass the screen to Ann.")
    hand = table.root.locator(".cl-zone[aria-label=Hands] .cl-spot").first
    assert (hand.get_attribute("aria-label") or "").startswith("Ann: card face down, card face down, card face down")
    drawn = table.measure("root => root.querySelectorAll('.cl-zone[aria-label=Hands] .cl-back').length")
    assert drawn == 9


def boxes(table: LiveTable, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.measure(BOXES, selector)
    assert found
    return found


def shows_whole(table: LiveTable) -> None:
    top, bottom = table.measure(PANEL)
    seen = boxes(table, ".cl-spot, .cl-button, .cl-input, .cl-sentence, .cl-prompt")
    assert len(seen) > 4 + 5 + 4 + 5 + 14
    assert min(box["top"] for box in seen) >= top and max(box["bottom"] for box in seen) <= bottom
    assert max(box["right"] for box in seen) <= 1280


@pytest.mark.parametrize("language", ["en", "ru"])
def test_at_1280_by_800_a_showdown_of_five_with_three_pots_shows_whole(opened_here: Opened, language: str) -> None:
    table = LiveTable(opened_here(f"whole-{language}.ipynb", [SHOWN.format(language=language)]))
    assert table.measure(SHOWING) == 16
    shows_whole(table)
    assert min(box["height"] for box in boxes(table, ".cl-rank")) >= 36
    targets = boxes(table, "button, input, summary")
    assert min(min(box["width"], box["height"]) for box in targets) >= 44
    table.root.focus()
    table.press("ArrowLeft")
    table.root.locator('[data-kind="seats"] [data-marks~="acting"]').wait_for()
    shows_whole_before(table)


def shows_whole_before(table: LiveTable) -> None:
    """The same where a person is to choose, and no suits are counted yet."""
    top, bottom = table.measure(PANEL)
    seen = boxes(table, ".cl-spot, .cl-button, .cl-input, .cl-sentence, .cl-prompt")
    assert min(box["top"] for box in seen) >= top and max(box["bottom"] for box in seen) <= bottom


@pytest.mark.parametrize("width", [640, 360])
def test_a_narrow_page_never_scrolls_sideways(shown: Notebook, width: int) -> None:
    table = LiveTable(shown)
    shown.resize(width, 800)
    try:
        table.page.wait_for_function("(root) => root.clientWidth < 600", arg=table.root.element_handle())
        right = table.measure("root => root.getBoundingClientRect().right")
        assert max(box["right"] for box in boxes(table, ".cl-card, .cl-spot, .cl-button, .cl-input, p")) <= right + 1
        assert table.measure("root => root.scrollWidth <= root.clientWidth")
        assert min(min(box["width"], box["height"]) for box in boxes(table, "button, input")) >= 44
    finally:
        shown.resize(1280, 800)


def test_there_are_at_most_eight_tab_stops(shown: Notebook) -> None:
    table = LiveTable(shown)
    table.root.focus()
    table.press("ArrowLeft")
    table.root.get_by_text("Some opponent holds a brelan").wait_for()
    table.enter()
    stops = []
    while table.focused and len(stops) < 20:
        stops.append(table.focused)
        table.press("Tab")
    assert 5 <= len(stops) <= 8
    table.root.focus()
    table.press("End")
    table.says("All hands are shown.")


def test_axe_finds_nothing(shown: Notebook) -> None:
    table = LiveTable(shown)
    assert table.measure(SHOWING) == 16
    table.root.locator("summary").click()
    found = shown.faults(".cl-root")
    table.root.locator("summary").click()
    assert found == []


def test_a_bot_that_takes_its_time_is_named_while_it_thinks_and_the_page_goes_on(opened_here: Opened) -> None:
    notebook = opened_here("slow.ipynb", [SLOW])
    table = LiveTable(notebook)
    table.root.focus()
    table.press("n") if notebook.python("table.state.phase") == "'settled'" else None
    table.button("End of deal").click()
    table.says("is thinking …")
    assert table.root.get_attribute("aria-busy") == "true"
    table.press("o")  # what the page does alone it does at once
    table.root.locator('button[aria-keyshortcuts="o"][aria-pressed="false"]').wait_for()
    assert "is thinking" in table.root.locator(".cl-prompt").inner_text()
    table.root.and_(table.page.locator(":not([aria-busy])")).wait_for()
    table.says("The deal is settled")
