"""How a word writes a page: which lesson is meant, what is missing, and what may not be written over."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from cardlessons.core.errors import NotWritten
from cardlessons.i18n import text
from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import Lesson, lessons, read
from cardlessons.pages.page import is_page

NEEDED = ("latex2mathml", "mistune")


def add_output(parser: argparse.ArgumentParser, help: str) -> None:
    """Adds the file to write, explained by `help`."""
    parser.add_argument("--output", type=Path, metavar="FILE", help=help)


def lesson_named(name: str, language: str) -> tuple[Path, Lesson]:
    """The notebook that `name` means, and the lesson in it. Raises `NotWritten`."""
    if missing := [library for library in NEEDED if find_spec(library) is None]:
        raise NotWritten("cli.export.missing", names=", ".join(missing), python=sys.executable)
    path = find(name, language)
    if path is None and not originals(language).is_dir():
        raise NotWritten("cli.no_lessons", language=language)
    if path is None:
        raise NotWritten("cli.export.unknown", name=name, known=_known(language))
    try:
        return path, read(path)
    except OSError as problem:
        raise NotWritten("cli.export.cannot_write", file=path, problem=problem.strerror) from problem
    except ValueError as problem:
        raise NotWritten("cli.export.unreadable", name=path, problem=problem) from problem


def _known(language: str) -> str:
    found = lessons(originals(language))
    return ", ".join(text("cli.export.known", name=lesson.name, title=lesson.title) for lesson in found)


def find(name: str, language: str) -> Path | None:
    """The notebook that `name` means: a file, or a lesson by its name or number in `language`."""
    if Path(name).is_file():
        return Path(name)
    found = [path for path in originals(language).glob("*.ipynb") if name in (path.stem, path.stem.partition("-")[0])]
    return found[0] if found else None


def write(page: str, target: Path) -> None:
    """Writes a page, never over a file that is no page of ours. Raises `NotWritten`."""
    try:
        if target.exists() and not is_page(target):
            raise NotWritten("cli.export.in_the_way", file=target)
        target.write_text(page, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise NotWritten("cli.export.cannot_write", file=target, problem=problem.strerror) from problem
