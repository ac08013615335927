"""`cardlessons export`: a lesson as a page or as slides, in one file that needs no network."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli.saying import fail
from cardlessons.i18n import text
from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import Lesson, read
from cardlessons.pages.page import is_page
from cardlessons.pages.reading import reading_page
from cardlessons.pages.slides import slides_page

NEEDED = ("latex2mathml", "mistune")
KINDS = {"html": (reading_page, ".html"), "slides": (slides_page, ".slides.html")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, the kind of page, and where it goes."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.export.lesson"))
    parser.add_argument("--to", choices=KINDS, default="html", help=text("cli.export.to"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=text("cli.export.output"))


def run(options: argparse.Namespace) -> int:
    """Writes the page, never over a file that is no page of ours, and says where it is."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        return fail("cli.export.missing", names=", ".join(missing), python=sys.executable)
    path = find(options.lesson, options.language)
    if path is None:
        return fail("cli.export.unknown", name=options.lesson)
    make, ending = KINDS[options.to]
    target: Path = options.output or Path(path.stem + ending)
    try:
        lesson = read(path)
        if target.exists() and not is_page(target):
            return fail("cli.export.in_the_way", file=target)
        target.write_text(make(lesson, options.language), encoding="utf-8", newline="\n")
    except OSError as problem:
        return fail("cli.export.cannot_write", file=target, problem=problem.strerror)
    except ValueError as problem:
        return fail("cli.export.unreadable", name=path, problem=problem)
    _report(lesson, target)
    return 0


def find(name: str, language: str) -> Path | None:
    """The notebook that `name` means: a file, or a lesson by its name or number in `language`."""
    if Path(name).is_file():
        return Path(name)
    found = [path for path in originals(language).glob("*.ipynb") if name in (path.stem, path.stem.partition("-")[0])]
    return found[0] if found else None


def _report(lesson: Lesson, target: Path) -> None:
    print(text("cli.export.done", title=lesson.title, file=target, kilobytes=-(-target.stat().st_size // 1000)))
    if not any(cell.get("outputs") for cell in lesson.cells):
        print(text("cli.export.bare"))
