"""Writes the teacher's pages of every lesson, and the papers for the whole course, as HTML to be printed.

They are made from the source tree only: no installed package and no learner's copy holds them.
"""

from __future__ import annotations

import argparse
import sys
from html import escape
from pathlib import Path

from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import read as read_lesson
from cardlessons.pages.markdown import html_of
from cardlessons.pages.paper import paper
from cardlessons.pages.sheet import sheet
from tools.places import ROOT
from tools.teacher import pages
from tools.teacher.expressions import Refused
from tools.teacher.source import TEACHING, Source, read, sources

FOLDER = ROOT / "build" / "teacher"
PAPERS = ("routes", "curricula", "note-for-heads-and-parents")
LEARNERS = 30
OF_A_LESSON = {
    "plan": "teacher's page",
    "sheet": "learner's sheet",
    "key": "key",
    "ticket": "exit ticket",
    "numbers": "individual numbers",
}


def lesson_pages(source: Source, learners: int = LEARNERS) -> dict[str, str]:
    """{file name: page} of one lesson."""
    made = {
        "plan": pages.plan(source),
        "sheet": sheet(read_lesson(_notebook(source)), "en"),
        "key": pages.key(source),
        "ticket": pages.ticket(source),
        "numbers": pages.own_numbers(source, learners),
    }
    return {f"{source.number}-{name}.html": page for name, page in made.items()}


def _notebook(source: Source) -> Path:
    """The notebook of a lesson. Raises `Refused`."""
    found = [*originals().glob(f"{source.number}-*.ipynb")]
    if not found:
        raise Refused(f"{source.number}: there is no notebook of this lesson, and so no learner's sheet")
    return found[0]


def papers() -> dict[str, str]:
    """{file name: page} of what belongs to the whole course."""
    made = {}
    for name in PAPERS:
        title, _, body = (TEACHING / f"{name}.md").read_text(encoding="utf-8").partition("\n")
        made[f"{name}.html"] = paper(title.removeprefix("# "), html_of(body))
    return made


def index(lessons: list[Source]) -> str:
    """The page from which all others can be reached."""
    rows = "".join(f"<li>{escape(f'{one.number} {one.title}')}: {_links(one)}</li>\n" for one in lessons)
    shared = "".join(f'<li><a href="{name}.html">{name.replace("-", " ")}</a></li>\n' for name in PAPERS)
    return paper("For teachers", f"<ul>\n{rows}</ul>\n<h2>For the course</h2>\n<ul>\n{shared}</ul>\n")


def _links(source: Source) -> str:
    return ", ".join(f'<a href="{source.number}-{name}.html">{said}</a>' for name, said in OF_A_LESSON.items())


def main(arguments: list[str] | None = None) -> int:
    """Writes all pages to a folder; 1 if a source was refused, and why."""
    parser = argparse.ArgumentParser(prog="make teacher", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--learners", type=int, default=LEARNERS, help="how many individual numbers each exercise has")
    options = parser.parse_args(arguments)
    try:
        lessons = [read(path) for path in sources()]
        made = {"index.html": index(lessons), **papers()}
        for lesson in lessons:
            made |= lesson_pages(lesson, options.learners)
    except Refused as problem:
        print(problem, file=sys.stderr)
        return 1
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, page in made.items():
        (options.folder / name).write_text(page, encoding="utf-8", newline="\n")
    print(f"{len(made)} pages written. Begin with {options.folder / 'index.html'}")
    return 0
