"""What axe is shown of a notebook: everything in it, however far down, although JupyterLab hides it from axe."""

from __future__ import annotations

import pytest

from .conftest import Opened

pytestmark = pytest.mark.browser

FAINT = """from IPython.display import HTML
HTML("<div style='height: 2000px'>Black on white</div><p id='faint' style='color: #999'>Grey on white</p>")"""


def test_a_letter_too_faint_to_read_is_found_where_the_screen_does_not_reach(opened_here: Opened) -> None:
    notebook = opened_here("faint.ipynb", [FAINT])
    notebook.page.locator("#faint").wait_for()
    ((rule, found),) = notebook.faults_here("#faint")
    assert rule == "color-contrast" and len(found) == 1 and "faint" in found[0]
