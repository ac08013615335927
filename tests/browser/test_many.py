"""The last step of many deals in the real JupyterLab: dealt by keyboard, stopped by Esc, and the notebook untouched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Opened
from .lab import DIALOGUE, Notebook

pytestmark = pytest.mark.browser
expect.set_options(timeout=DIALOGUE)

CELLS = [
    """import cardlessons as cl
steps = cl.lessons.many("blucher.match_free_pass", last=10**9)
steps""",
    """few = cl.lessons.many("blucher.match_free_pass", last=3_000_000)
few""",
]
SIZES = "root => [...root.querySelectorAll('button')].map(node => node.getBoundingClientRect().height)"


@pytest.fixture(scope="module")
def notebook(opened: Opened) -> Notebook:
    return opened("many.ipynb", CELLS)


def shown(notebook: Notebook, index: int) -> Locator:
    root = notebook.page.locator(".cl-many").nth(index)
    expect(root.get_by_role("row")).to_have_count(8)  # the headings, and 1 to 1,000,000 deals
    return root


def test_the_last_step_is_dealt_by_keyboard_and_stopped_by_escape(notebook: Notebook) -> None:
    root = shown(notebook, 0)
    cells, button, status = notebook.cells(), root.get_by_role("button", name="Deal"), root.get_by_role("status")
    expect(root.get_by_role("button", name="Stop")).to_have_attribute("aria-disabled", "true")
    button.focus()
    notebook.page.keyboard.press("Enter")
    expect(status).to_contain_text("Esc stops it")
    expect(root.get_by_role("progressbar", name="How far the last step is")).to_be_visible()
    # The kernel answers while it deals.
    assert notebook.python("6 * 7") == "42"
    notebook.page.keyboard.press("Escape")
    expect(status).to_contain_text("Stopped: after")
    expect(root.get_by_role("row")).to_have_count(9)
    expect(button).to_be_focused()
    assert notebook.python("1_000_000 < steps.rows[-1].n < steps.last") == "True"
    notebook.page.keyboard.type("bmdd")
    assert notebook.cells() == cells


def test_it_runs_to_its_end(notebook: Notebook) -> None:
    root = shown(notebook, 1)
    root.get_by_role("button", name="Deal 3,000,000").click()
    expect(root.get_by_role("status")).to_contain_text("All dealt: after 3,000,000 deals")
    expect(root.get_by_role("row").last).to_contain_text("3,000,000")
    expect(root.get_by_role("button", name="Deal")).to_have_attribute("aria-disabled", "true")


def test_targets_are_large_and_axe_finds_nothing(notebook: Notebook) -> None:
    root = notebook.page.locator(".cl-many").first
    assert min(root.evaluate(SIZES)) >= 44
    assert notebook.faults(".cl-many") == []
    notebook.resize(360, 740)
    assert not root.evaluate("root => root.scrollWidth > root.clientWidth + 1")
