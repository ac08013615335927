"""`cardlessons export`: a lesson as a page or as slides, in one file that needs no network."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlessons.cli.saying import fail
from cardlessons.cli.writing import add_output, lesson_named, write
from cardlessons.core.errors import NotWritten
from cardlessons.i18n import text
from cardlessons.pages.lesson import Lesson
from cardlessons.pages.reading import reading_page
from cardlessons.pages.slides import slides_page

KINDS = {"html": (reading_page, ".html"), "slides": (slides_page, ".slides.html")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, the kind of page, and where it goes."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.export.lesson"))
    parser.add_argument("--to", choices=KINDS, default="html", help=text("cli.export.to"))
    add_output(parser, text("cli.export.output"))


def run(options: argparse.Namespace) -> int:
    """Writes the page, never over a file that is no page of ours, and says where it is."""
    make, ending = KINDS[options.to]
    try:
        path, lesson = lesson_named(options.lesson, options.language)
        target: Path = options.output or Path(path.stem + ending)
        write(make(lesson, options.language), target)
    except NotWritten as problem:
        return fail(problem.key, **problem.data)
    _report(lesson, target)
    return 0


def _report(lesson: Lesson, target: Path) -> None:
    print(text("cli.export.done", title=lesson.title, file=target, kilobytes=-(-target.stat().st_size // 1000)))
    if not any(cell.get("outputs") for cell in lesson.cells):
        print(text("cli.export.bare"))
