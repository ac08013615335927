"""`cardlessons handout`: a lesson as one page for a phone, with deals to step through and predictions that lock."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli.saying import fail
from cardlessons.cli.writing import NEEDED, find
from cardlessons.i18n import text
from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import Lesson, lessons, read
from cardlessons.pages.page import is_page


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, and where the page goes."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.export.lesson"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=text("cli.export.output"))


def run(options: argparse.Namespace) -> int:
    """Writes the page, never over a file that is no page of ours, and says where it is."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        return fail("cli.export.missing", names=", ".join(missing), python=sys.executable)
    path = find(options.lesson, options.language)
    if path is None:
        return fail("cli.handout.unknown", name=options.lesson, known=known(options.language))
    target: Path = options.output or Path(f"{path.stem}.handout.html")
    try:
        lesson = read(path)
        if target.exists() and not is_page(target):
            return fail("cli.export.in_the_way", file=target)
        return _write(lesson, options.language, target)
    except OSError as problem:
        return fail("cli.export.cannot_write", file=target, problem=problem.strerror)
    except ValueError as problem:
        return fail("cli.export.unreadable", name=path, problem=problem)


def known(language: str) -> str:
    """The lessons that there are in `language`, by name and title."""
    found = lessons(originals(language))
    names = (text("cli.handout.known", name=lesson.name, title=lesson.title) for lesson in found)
    return ", ".join(names) or text("cli.no_lessons", language=language)


def _write(lesson: Lesson, language: str, target: Path) -> int:
    from cardlessons.handout import MOST, page

    made = page(lesson, language).encode()
    size = -(-len(made) // 1000)
    if len(made) >= MOST:
        return fail("cli.handout.large", title=lesson.title, kilobytes=size, most=MOST // 1000)
    target.write_bytes(made)
    print(text("cli.export.done", title=lesson.title, file=target, kilobytes=size))
    return 0
