"""`cardlessons sheet`: a lesson on paper for a learner, with gaps and without answers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from cardlessons.cli.saying import fail
from cardlessons.cli.writing import add_output, lesson_named, write
from cardlessons.core.errors import NotWritten, Unreadable
from cardlessons.i18n import text
from cardlessons.pages.sheet import sheet

ENDING = ".sheet.html"
MOST = 400  # learners in one file: a large lecture


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, whose numbers its exercises have, and where it goes."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.sheet.lesson"))
    own = parser.add_mutually_exclusive_group()
    own.add_argument("--variant", dest="variants", type=_one, metavar="LEARNER", help=text("cli.sheet.variant"))
    own.add_argument("--learners", dest="variants", type=_each, metavar="COUNT", help=text("cli.sheet.learners"))
    parser.set_defaults(variants=(None,))
    add_output(parser, text("cli.sheet.output"))


def _one(learner: str) -> tuple[str]:
    return (learner,)


def _each(count: str) -> Sequence[int]:
    if count.isascii() and count.isdigit() and 1 <= int(count) <= MOST:
        return range(1, int(count) + 1)
    raise argparse.ArgumentTypeError(text("cli.sheet.no_learners", given=count, most=MOST))


def run(options: argparse.Namespace) -> int:
    """Writes the sheet, never over a file that is no page of ours, and says where it is."""
    try:
        path, lesson = lesson_named(options.lesson, options.language)
        target: Path = options.output or Path(path.stem + ENDING)
        write(sheet(lesson, options.language, options.variants), target)
    except NotWritten as problem:
        return fail(problem.key, **problem.data)
    except Unreadable as problem:
        return fail("cli.sheet.unreadable", name=options.lesson, problem=problem.data["source"])
    print(text("cli.sheet.done", title=lesson.title, file=target))
    return 0
