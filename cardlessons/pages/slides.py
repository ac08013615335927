"""A lesson as slides: one opens with each part, and after each thing shown."""

from __future__ import annotations

from collections.abc import Iterator

from cardlessons.i18n import text
from cardlessons.pages.lesson import Cell, Lesson, source
from cardlessons.pages.markdown import html_of, sections
from cardlessons.pages.outputs import outputs
from cardlessons.pages.page import page
from cardlessons.pages.reading import code


def slides_page(lesson: Lesson, lang: str) -> str:
    """The slides of a lesson, one after another, with a bar to go through them."""
    held = list(_slides(lesson))
    shown = "".join(
        f'<section class="slide" tabindex="-1" aria-label="{text("pages.slide", number=number, count=len(held))}">\n'
        f"{slide}</section>\n"
        for number, slide in enumerate(held, start=1)
    )
    bar = (
        f'<div class="bar" hidden><button type="button" data-by="-1">{text("pages.back")}</button>\n'
        f'<span role="status"></span>\n<button type="button" data-by="1">{text("pages.next")}</button></div>\n'
    )
    return page(lesson.title, shown + bar, lang=lang, parts=("slides",))


def _slides(lesson: Lesson) -> Iterator[str]:
    slide = ""
    for cell in lesson.cells:
        for opens, piece in _pieces(cell):
            if opens and slide:
                yield slide
                slide = ""
            slide += piece
        if outputs(cell):
            yield slide
            slide = ""
    if slide:
        yield slide


def _pieces(cell: Cell) -> Iterator[tuple[bool, str]]:
    """The parts of a cell, and whether each opens a new slide."""
    if cell["cell_type"] == "markdown":
        for part in sections(source(cell)):
            yield part.startswith("#"), html_of(part)
    elif cell["cell_type"] == "code":
        yield False, code(cell) + outputs(cell)
