"""`cardlessons handout`: a lesson as one page for a phone, with deals to step through and predictions that lock."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlessons.cli.saying import fail
from cardlessons.cli.writing import add_output, lesson_named, write
from cardlessons.core.errors import NotWritten
from cardlessons.i18n import text
from cardlessons.pages.lesson import Lesson


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, and where the page goes."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.export.lesson"))
    add_output(parser, text("cli.export.output"))


def run(options: argparse.Namespace) -> int:
    """Writes the page, never over a file that is no page of ours, and says where it is."""
    try:
        path, lesson = lesson_named(options.lesson, options.language)
        target: Path = options.output or Path(f"{path.stem}.handout.html")
        made = _made(lesson, options.language)
        write(made, target)
    except NotWritten as problem:
        return fail(problem.key, **problem.data)
    print(text("cli.export.done", title=lesson.title, file=target, kilobytes=_kilobytes(made)))
    return 0


def _made(lesson: Lesson, language: str) -> str:
    """The page. Raises `NotWritten` if it is too large."""
    # It runs the lesson, so it loads as much as that does.
    from cardlessons.handout import MOST, page

    made = page(lesson, language)
    if len(made.encode()) >= MOST:
        size = _kilobytes(made)
        raise NotWritten("cli.handout.large", title=lesson.title, kilobytes=size, most=MOST // 1000)
    return made


def _kilobytes(made: str) -> int:
    return -(-len(made.encode()) // 1000)
