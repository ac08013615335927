"""A deal played in the real JupyterLab: by keyboard alone, back and on, faster than the kernel, over a reload."""

from __future__ import annotations

from itertools import pairwise

import pytest

from .conftest import Opened
from .lab import Notebook
from .live_table import LiveTable

pytestmark = pytest.mark.browser

PERSONS = """import cardlessons as cl
table = cl.Table("blucher", seats=3, seed=1)
table"""
BOTS = """import time
import cardlessons as cl
table = cl.Table("blucher", seats=3, seed=2, bots=dict.fromkeys(range(3), "spread"))
table"""


@pytest.fixture(scope="module")
def notebook(opened: Opened) -> Notebook:
    return opened("play.ipynb", [PERSONS, "# the last cell"])


@pytest.fixture(scope="module")
def bots(opened: Opened) -> Notebook:
    return opened("bots.ipynb", [BOTS, "table"])


def test_a_whole_deal_is_played_by_keyboard_alone(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    cells = notebook.cells()
    assert len(cells) == 2
    table.enter()
    table.go_to("Step")
    while notebook.python("type(table.to_act).__name__") != "'int'":
        before = table.sentence
        table.press("ArrowRight")
        table.changes_from(before)
    for punter in range(2):
        _stake_on_eight_and_finish(table, punter)
    assert notebook.python("table.state.layout") == "2"
    table.go_to("Step")
    table.press(*["ArrowRight"] * 52)
    table.cards(52)
    assert len(set(table.card_names())) == 52
    assert table.focused == "Step"
    assert notebook.python("table.state.phase") == "'settled'"
    assert notebook.python("sum(table.state.chips)") == "300"
    assert notebook.cells() == cells


def _stake_on_eight_and_finish(table: LiveTable, punter: int) -> None:
    table.says("put chips on ranks")
    table.enter()
    table.press(*["ArrowLeft"] * 13, *["ArrowRight"] * 7)
    assert table.focused.startswith("eight")
    table.press("Enter")
    table.says("on eight")
    assert table.focused.startswith("eight") and "1" in table.focused
    table.go_to("Done")
    table.press("Enter")
    table.says("is done")


def test_a_step_back_in_the_page_is_one_in_python_and_play_goes_on(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.cards(52)
    table.root.focus()
    table.press(*["ArrowLeft"] * 5)
    table.cards(47)
    sentence = table.sentence
    table.page.wait_for_timeout(300)
    assert notebook.python("table.state.calls") == "47"
    table.press("ArrowRight", "ArrowRight")
    table.cards(49)
    assert table.sentence != sentence
    table.press("Home")
    table.cards(0)
    table.press("End")
    table.cards(52)


def test_python_moves_the_page(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.cards(52)
    notebook.python("table.undo() and None")
    table.cards(51)
    notebook.python("table.redo() and None")
    table.cards(52)


def test_keys_of_the_notebook_do_nothing_to_its_cells(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    cells = notebook.cells()
    table.enter()
    for keys in ("a", "b", "x", "y", "m", "z", "dd", "00", "1", "v", "r", "f", "j", "k"):
        table.press(*keys)
        table.page.wait_for_timeout(100)
        assert notebook.cells() == cells, keys
    table.press("ArrowUp", "ArrowDown", " ", "Delete", "Backspace")
    assert notebook.cells() == cells and table.focused
    assert not notebook.page.locator(".jp-Dialog").count()
    table.cards(52)


def test_after_a_reload_the_table_stands_where_it_stood(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    cells = notebook.cells()
    table.root.focus()
    table.press("ArrowLeft")
    table.cards(51)
    table.page.wait_for_timeout(300)
    sentence = table.sentence
    notebook.reload()
    table = LiveTable(notebook)
    table.cards(51)
    assert table.sentence == sentence
    assert notebook.cells() == cells
    table.root.focus()
    table.press("ArrowRight")
    table.cards(52)


def test_the_next_deal_begins_by_its_key(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.cards(52)
    table.root.focus()
    table.press("n")
    table.cards(0)
    assert notebook.python("table.state.deal") == "2"


def test_clicks_faster_than_the_kernel_are_neither_lost_nor_doubled(bots: Notebook) -> None:
    table = LiveTable(bots)
    bots.python("table.on_change(lambda: time.sleep(0.4))")
    step = table.button("Step")
    status = table.root.get_by_role("status").element_handle()
    before = int(bots.python("table.history.cursor"))
    step.evaluate("button => { for (let i = 0; i < 6; i++) button.click(); }")
    table.root.and_(table.page.locator("[aria-busy=true]")).wait_for()
    assert "Thinking" in table.root.locator(".cl-prompt").inner_text()
    table.root.and_(table.page.locator(":not([aria-busy])")).wait_for()
    assert int(bots.python("table.history.cursor")) == before + 6
    assert int(bots.python("len(table.history.entries)")) == before + 7
    assert status.evaluate("node => node.isConnected")
    bots.python("table._listeners.pop()")


def test_what_the_kernel_says_late_never_moves_the_page_back(bots: Notebook) -> None:
    table = LiveTable(bots)
    table.root.evaluate(
        "root => { const status = root.querySelector('[role=status]'); window.said = [];"
        " new MutationObserver(() => window.said.push(status.textContent))"
        ".observe(status, { subtree: true, characterData: true, childList: true }); }"
    )
    bots.python("table.on_change(lambda: time.sleep(0.3))")
    table.root.focus()
    table.press("End", *["ArrowLeft"] * 4)
    table.page.wait_for_timeout(2500)
    said = [sentence for sentence in table.page.evaluate("window.said") if sentence]
    seen = [said[0], *(after for before, after in pairwise(said) if after != before)]
    assert len(seen) == len(set(seen)) >= 4
    assert bots.python("len(table.history.entries) - table.history.cursor") == "5"
    bots.python("table._listeners.pop()")


def test_two_views_of_one_table_stay_in_step(bots: Notebook) -> None:
    one, other = LiveTable(bots), LiveTable(bots, 1)
    one.root.focus()
    one.press("m")
    one.says("match")
    assert other.sentence == one.sentence and other.card_names() == one.card_names() != []
    other.root.focus()
    other.press("ArrowLeft")
    one.cards(len(other.card_names()))
    assert one.sentence == other.sentence


def test_presentation_size_takes_the_view_in_which_it_was_asked_for(bots: Notebook) -> None:
    one, other = LiveTable(bots), LiveTable(bots, 1)
    other.button("Step").focus()
    other.press("p")
    bots.page.locator(".cl-whole").wait_for()
    is_open = "root => root.matches(':popover-open')"
    assert (one.measure(is_open), other.measure(is_open)) == (False, True)
    assert other.focused == "Step" and bots.python("table._view.presentation") == "True"
    other.press("Escape")
    bots.page.locator(".cl-whole").wait_for(state="detached")
    assert other.focused == "Step" and bots.python("table._view.presentation") == "False"


def test_what_cannot_be_done_says_why_and_keeps_the_focus(bots: Notebook) -> None:
    table = LiveTable(bots)
    done = table.button("Done")
    assert done.get_attribute("aria-disabled") == "true"
    done.focus()
    table.press("Enter")
    table.root.get_by_role("alert").filter(has_text="Nobody is to choose now").wait_for()
    assert table.focused == "Done"


def test_without_a_kernel_the_table_says_so_and_the_deal_can_be_looked_through(bots: Notebook) -> None:
    table = LiveTable(bots)
    table.root.focus()
    table.press("End")
    bots.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()")
    bots.page.get_by_text("No Kernel").first.wait_for()
    table.button("Step").click()
    table.says("Python does not answer")
    before = table.sentence
    table.press("ArrowLeft")
    table.changes_from(before)
