"""The lesson on Blucher in the real JupyterLab: its table is played by keyboard, back and on."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Opened
from .live_table import LiveTable

pytestmark = pytest.mark.browser

LESSON = Path(__file__).parents[2] / "notebooks" / "en" / "10-blucher-play.ipynb"


def test_the_lesson_runs_and_its_table_is_played_by_keyboard(opened_here: Opened) -> None:
    notebook = opened_here("lesson.ipynb", lesson=LESSON)
    cells = notebook.cells()
    table = LiveTable(notebook)
    table.says("put chips on ranks")
    table.enter()
    assert table.focused.startswith("ace")
    table.press("ArrowRight", "Enter")
    table.says("Ann puts 1 chip on deuce.")
    table.go_to("Done")
    table.press("Enter")
    table.says("Ann is done")
    table.go_to("End of deal")
    table.press("Enter")
    table.cards(52)
    assert not notebook.page.locator('[data-mime-type="application/vnd.jupyter.error"]').count()
    assert notebook.cells() == cells
    table.go_to("Back")
    table.press(*["ArrowLeft"] * 3)
    table.cards(49)
    table.press(*["ArrowRight"] * 3)
    table.cards(52)
