"""`cardlessons sheet`: a lesson on paper for a learner, with gaps and without answers."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlessons.cli.saying import fail
from cardlessons.cli.writing import NotWritten, add_output, lesson_named, write
from cardlessons.i18n import text
from cardlessons.pages.sheet import Unreadable, sheet

ENDING = ".sheet.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, whose numbers its exercises have, and where it goes."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.sheet.lesson"))
    parser.add_argument("--variant", metavar="LEARNER", help=text("cli.sheet.variant"))
    add_output(parser, text("cli.sheet.output"))


def run(options: argparse.Namespace) -> int:
    """Writes the sheet, never over a file that is no page of ours, and says where it is."""
    try:
        path, lesson = lesson_named(options.lesson, options.language)
        target: Path = options.output or Path(path.stem + ENDING)
        write(sheet(lesson, options.language, options.variant), target)
    except NotWritten as problem:
        return problem.said()
    except Unreadable as problem:
        return fail("cli.sheet.unreadable", name=options.lesson, problem=problem)
    print(text("cli.sheet.done", title=lesson.title, file=target))
    return 0
