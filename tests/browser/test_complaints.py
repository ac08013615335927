"""What people report of notebooks and widgets, tried on ours; `docs/known-questions.md` says what comes of each."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tools.places import ROOT

from .conftest import Opened
from .lab import DIALOGUE, Notebook, Server
from .live_table import LiveTable

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

TABLE = """import cardlessons as cl
table = cl.Table("blucher", seats=3, seed=2, bots=dict.fromkeys(range(3), "spread"))
table"""
LONG = "print('\\n'.join(['a line'] * 300))"
SLIDER = """import ipywidgets
import cardlessons as cl
def shown(n):
    axes = cl.plots.bars({k: (k + 1) / (n + 9) for k in range(n)})
    display(cl.plots.picture(axes, f"{n} bars"))
ipywidgets.interact(shown, n=ipywidgets.IntSlider(5, 1, 40))"""
GUESS = """import cardlessons as cl
guess = cl.lessons.predict("match_free_of_30", among=range(31))
guess"""
OPEN_FIGURES = "len(__import__('matplotlib.pyplot').pyplot.get_fignums())"
OUTPUTS = "() => [...document.querySelectorAll('.jp-OutputArea-output')].map((node) => node.innerText)"


@pytest.fixture(scope="module")
def notebook(opened: Opened) -> Notebook:
    return opened("complaints.ipynb", [TABLE, *[LONG] * 4, "# the end"])


def run_first_cell(notebook: Notebook) -> None:
    notebook.page.locator(".jp-InputArea-editor").first.click()
    notebook.command("notebook:run-cell")


def test_a_table_scrolled_away_and_back_stands_where_it_stood_and_plays_on(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    first = table.sentence
    table.button("Step").click()
    table.changes_from(first)
    before = table.sentence
    notebook.page.evaluate("() => { document.querySelector('.jp-WindowedPanel-outer').scrollTop = 1e6; }")
    notebook.page.get_by_text("# the end").wait_for()
    expect(table.root).not_to_be_in_viewport()
    notebook.page.evaluate("() => { document.querySelector('.jp-WindowedPanel-outer').scrollTop = 0; }")
    table = LiveTable(notebook)
    expect(table.root).to_be_in_viewport()
    assert table.sentence == before
    table.button("Step").click()
    table.changes_from(before)
    assert notebook.page.locator(".cl-root").count() == 1


def test_two_tabs_on_one_kernel_show_one_table(notebook: Notebook, lab: Server) -> None:
    one = LiveTable(notebook)
    notebook.command("docmanager:save")
    notebook.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    page = notebook.context.new_page()
    # The same workspace in two tabs would make Lab ask for another name.
    page.goto(lab.url(notebook.name).replace("/lab/tree/", "/lab/workspaces/second/tree/"))
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
    status = page.locator(".cl-root").first.get_by_role("status")
    expect(status).to_have_text(one.sentence, use_inner_text=True)
    before = one.sentence
    page.locator(".cl-root").first.get_by_role("button", name="Step", exact=True).click()
    one.changes_from(before)
    expect(status).to_have_text(one.sentence, use_inner_text=True)
    before = one.sentence
    one.button("Step").click()
    one.changes_from(before)
    expect(status).to_have_text(one.sentence, use_inner_text=True)
    page.close()


def test_a_cell_run_twice_leaves_one_table_that_plays(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.button("Step").click()
    old = notebook.python("table.history_id")
    run_first_cell(notebook)
    notebook.page.wait_for_timeout(300)
    notebook.page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
    assert notebook.python("table.history_id") != old
    table = LiveTable(notebook)
    assert notebook.page.locator(".cl-root").count() == 1
    before = table.sentence
    table.button("Step").click()
    table.changes_from(before)
    assert notebook.python("table.history.cursor") == "1"


def test_at_twice_the_size_nothing_scrolls_sideways_and_everything_can_be_reached(notebook: Notebook) -> None:
    # Chromium at 200 % lays a window of 1280 by 800 out as 640 by 400, each of its pixels drawn as four.
    notebook.resize(640, 400)
    table = LiveTable(notebook)
    notebook.page.wait_for_function("(root) => root.clientWidth < 640", arg=table.root.element_handle())
    assert table.measure("root => root.scrollWidth <= root.clientWidth")
    for name in ("Step", "Next deal", "Keys"):
        button = table.button(name)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
    notebook.resize(1280, 800)


def test_after_a_restart_the_table_says_so_and_the_saved_deal_goes_on(notebook: Notebook) -> None:
    table = LiveTable(notebook)
    table.button("Step").click()
    notebook.python("table.save('deal.json')")
    cursor = notebook.python("table.history.cursor")
    notebook.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    notebook.page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
    assert "not defined" in notebook.python("table")
    table.button("Step").click()
    table.says("Python does not answer")
    source = "import cardlessons as cl\ntable = cl.Table.load('deal.json')\ntable"
    notebook.page.evaluate(
        "(source) => window.jupyterapp.shell.currentWidget.content.model.cells.get(0).sharedModel.setSource(source)",
        source,
    )
    run_first_cell(notebook)
    expect(notebook.page.locator(".cl-root .cl-prompt")).not_to_contain_text("does not answer")
    table = LiveTable(notebook)
    assert notebook.python("table.history.cursor") == cursor
    before = table.sentence
    table.button("Step").click()
    table.changes_from(before)


def test_twenty_moves_of_a_slider_draw_without_a_word_of_open_figures(opened_here: Opened) -> None:
    notebook = opened_here("slider.ipynb", [SLIDER])
    handle = notebook.page.get_by_role("slider")
    handle.wait_for()
    notebook.page.get_by_alt_text("5 bars").or_(notebook.page.get_by_label("5 bars")).first.wait_for()
    handle.focus()
    for _ in range(24):
        notebook.page.keyboard.press("ArrowRight")
        notebook.page.wait_for_timeout(60)
    notebook.page.get_by_alt_text("29 bars").or_(notebook.page.get_by_label("29 bars")).first.wait_for()
    assert notebook.page.locator("[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
    assert notebook.python(OPEN_FIGURES) == "0"


def test_a_comma_is_a_decimal_sign_and_another_script_is_told_what_to_write(opened_here: Opened) -> None:
    notebook = opened_here("comma.ipynb", [GUESS])
    form = notebook.page.locator(".cl-prediction").first
    field = form.get_by_label("Your prediction")
    field.fill("одиннадцать")
    field.press("Enter")
    expect(form.get_by_role("status")).to_contain_text("is not a number")
    expect(field).to_have_value("одиннадцать")
    field.fill("11,0")
    field.press("Enter")
    expect(form.get_by_role("button", name="Locked")).to_be_visible()
    assert notebook.python("guess.value") == "Fraction(11, 1)"


def test_a_notebook_neither_trusted_nor_run_shows_its_table_to_read(lab: Server, chromium_browser: Browser) -> None:
    original = next((ROOT / "notebooks" / "en").glob("10-*.ipynb"))
    copy: Path = lab.root / "untrusted.ipynb"
    copy.write_text(original.read_text(encoding="utf-8"), encoding="utf-8")
    notebook = Notebook(lab, chromium_browser, copy.name).open()
    trusted = "() => [...window.jupyterapp.shell.currentWidget.content.model.cells].some((cell) => cell.trusted)"
    assert not notebook.page.evaluate(trusted)
    outputs = notebook.page.locator(".jp-OutputArea-output[data-mime-type='text/html']")
    for words in ("Blucher", "♠"):
        outputs.filter(has_text=words).first.wait_for()
    said = " ".join(notebook.page.evaluate(OUTPUTS))
    assert "Blucher" in said and "♠" in said
    assert "model not found" not in said and "Error" not in said
    assert notebook.page.locator(".cl-root").count() == 0
    notebook.close()
