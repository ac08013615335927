"""A lesson as one page to read: its prose, its code, and what it showed."""

from __future__ import annotations

from html import escape

from cardlessons.pages.lesson import Cell, Lesson, source
from cardlessons.pages.markdown import html_of
from cardlessons.pages.outputs import outputs
from cardlessons.pages.page import page


def reading_page(lesson: Lesson, lang: str) -> str:
    """The whole lesson, from top to bottom."""
    return page(lesson.title, "".join(map(_cell, lesson.cells)), lang=lang)


def _cell(cell: Cell) -> str:
    if cell["cell_type"] == "markdown":
        return html_of(source(cell))
    return code(cell) + outputs(cell) if cell["cell_type"] == "code" else ""


def code(cell: Cell) -> str:
    """The source of a cell with code."""
    return f'<pre class="wide code"><code>{escape(source(cell))}</code></pre>\n'
