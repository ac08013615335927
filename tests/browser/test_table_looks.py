"""How the live table looks in the real JupyterLab: sizes, wrapping, focus, and what axe finds."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Opened
from .lab import Notebook
from .live_table import LiveTable

pytestmark = pytest.mark.browser

# Five seats and the full pack, in the middle of the third pass, with matches and all stakes doubled.
BOTS = """import cardlessons as cl
bots = dict.fromkeys(range(5), "spread")
table = cl.Table("blucher", seats=5, seed=3, bots=bots).run("pass").run("pass").run("match")
table"""
CARDS = 38
RUSSIAN = """import cardlessons as cl
cl.language("ru")
bots = dict.fromkeys(range(1, 5), "spread")
cl.Table("blucher", seats=5, seed=3, bots=bots).advance()"""

BOXES = """(root, selector) => [...root.querySelectorAll(selector)].filter(node => node.checkVisibility())
  .map(node => { const box = node.getBoundingClientRect();
    return { what: node.getAttribute('aria-label') ?? node.textContent, left: box.left, right: box.right, top: box.top,
      bottom: box.bottom, width: box.width, height: box.height }; })"""
TEXTS = """root => { const found = {}; const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) { const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !node.checkVisibility()) continue;
    found[node.className || node.tagName] = parseFloat(getComputedStyle(node).fontSize); } return found; }"""
PANEL = """root => { const box = root.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
  return [box.top, box.bottom]; }"""
OUTLINE = """() => { const style = getComputedStyle(document.activeElement);
  return [style.outlineStyle, parseFloat(style.outlineWidth)]; }"""


@pytest.fixture(scope="module")
def notebook(opened: Opened) -> Notebook:
    return opened("looks.ipynb", [BOTS])


@pytest.fixture
def table(notebook: Notebook) -> LiveTable:
    notebook.resize(1280, 800)
    table = LiveTable(notebook)
    assert len(table.card_names()) == CARDS
    return table


def boxes(table: LiveTable, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.measure(BOXES, selector)
    assert found
    return found


def shows_whole(table: LiveTable) -> None:
    top, bottom = table.measure(PANEL)
    shown = boxes(table, ".cl-spot, .cl-button, .cl-input, .cl-sentence, .cl-prompt")
    assert len(shown) > 5 + 13 + 52 + 14
    assert min(box["top"] for box in shown) >= top and max(box["bottom"] for box in shown) <= bottom
    assert max(box["right"] for box in shown) <= 1280


def test_at_1280_by_800_the_whole_table_and_its_controls_show_without_scrolling(table: LiveTable) -> None:
    shows_whole(table)


def test_and_so_they_do_in_russian_while_a_person_is_staking(opened_here: Opened) -> None:
    table = LiveTable(opened_here("russian.ipynb", [RUSSIAN]))
    table.says("Аня, кладите фишки")
    shows_whole(table)


def test_at_1280_by_800_everything_is_large_enough(table: LiveTable) -> None:
    assert min(box["height"] for box in boxes(table, ".cl-rank")) >= 36
    sizes = table.measure(TEXTS)
    assert sizes["cl-caption"] >= 18 and sizes["cl-headline"] >= 24
    assert min(sizes.values()) >= 16


def test_targets_are_44_pixels(table: LiveTable) -> None:
    targets = boxes(table, 'button, input, summary, [role="button"]')
    assert min(min(box["width"], box["height"]) for box in targets) >= 44


def test_presentation_size_fills_a_projector(table: LiveTable) -> None:
    table.notebook.resize(1920, 1080)
    table.root.focus()
    table.press("p")
    table.page.locator(".cl-whole").wait_for()
    try:
        assert table.measure("root => [root.offsetWidth, root.offsetHeight]") == [1920, 1080]
        assert table.measure("root => root.scrollHeight <= root.clientHeight && root.scrollWidth <= root.clientWidth")
        assert min(box["height"] for box in boxes(table, ".cl-rank")) >= 54
        assert max(box["bottom"] for box in boxes(table, ".cl-button")) > 900
        assert len(table.card_names()) == CARDS
    finally:
        table.press("Escape")
    table.page.locator(".cl-whole").wait_for(state="detached")


@pytest.mark.parametrize("width", [640, 360])
def test_a_narrow_page_never_scrolls_sideways(table: LiveTable, width: int) -> None:
    table.notebook.resize(width, 800)
    table.page.wait_for_function("(root) => root.clientWidth < 600", arg=table.root.element_handle())
    right = table.measure("root => root.getBoundingClientRect().right")
    assert right <= width
    assert max(box["right"] for box in boxes(table, ".cl-card, .cl-spot, .cl-button, .cl-input, p")) <= right + 1
    assert table.measure("root => root.scrollWidth <= root.clientWidth")
    outer = "root => { const o = root.closest('.jp-WindowedPanel-outer'); return o.scrollWidth <= o.clientWidth; }"
    assert table.measure(outer)
    assert min(min(box["width"], box["height"]) for box in boxes(table, "button, input")) >= 44


@pytest.mark.parametrize("width", [640, 360])
def test_thirteen_columns_wrap_to_seven_and_six(table: LiveTable, width: int) -> None:
    table.notebook.resize(width, 800)
    table.root.focus()
    table.press("p")
    table.page.locator(".cl-whole").wait_for()
    try:
        rows: dict[float, int] = {}
        for box in boxes(table, ".cl-zone[aria-label='Pass 4'] .cl-spot"):
            rows[box["top"]] = rows.get(box["top"], 0) + 1
        assert list(rows.values()) == ([13] if width == 640 else [7, 6])
    finally:
        table.press("Escape")


def test_axe_finds_nothing(table: LiveTable) -> None:
    table.root.locator("summary").click()
    table.button("Keys").click()
    found = table.notebook.faults(".cl-root")
    table.button("Keys").click()
    table.root.locator("summary").click()
    assert found == []


def test_the_table_has_at_most_eight_tab_stops_and_each_shows_its_focus(table: LiveTable) -> None:
    table.enter()
    stops = []
    while table.focused and len(stops) < 20:
        stops.append(table.focused)
        style, width = table.page.evaluate(OUTLINE)
        assert style == "solid" and width >= 3
        table.press("Tab")
    assert 4 <= len(stops) <= 8


def test_arrows_move_inside_a_zone_and_escape_leaves(table: LiveTable) -> None:
    table.enter()
    assert table.focused.startswith("ace")
    table.press("ArrowRight", "ArrowRight")
    assert table.focused.startswith("three")
    table.press("Tab")
    first = table.focused
    table.press("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    assert table.focused == first
    assert len(table.card_names()) == CARDS
    table.press("Escape")
    assert not table.focused


def test_a_match_is_a_tick_a_word_and_a_border_on_a_white_face(table: LiveTable) -> None:
    match = table.root.locator('[data-kind="cards"] .cl-spot[data-marks~="match"]').first
    assert match.locator(".cl-tick").is_visible()
    assert match.locator(".cl-word").inner_text() == "match"
    card = match.locator(".cl-card")
    style = card.evaluate("card => { const s = getComputedStyle(card); return [s.outlineStyle, s.backgroundColor]; }")
    assert style == ["solid", "rgb(255, 255, 255)"]


def test_odds_deck_and_colours_have_their_keys(table: LiveTable) -> None:
    table.root.focus()
    odds = table.root.locator(".cl-odds")
    assert "1 of the 14" in odds.inner_text()
    table.press("o")
    odds.wait_for(state="hidden")
    table.press("d", "c")
    table.root.locator(".cl-caption", has_text="13").first.wait_for()
    table.notebook.comes_to(
        "table._view.number_deck, table._view.colours, table._view.show_odds", "(True, 'two', False)"
    )
    table.press("o", "d", "c")
    odds.wait_for()
    assert not table.root.locator(".cl-caption", has_text="13").count()
