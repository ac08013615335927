"""The teacher's pages: made whole from their sources, asking nobody for anything, and never in a learner's hands."""

from __future__ import annotations

import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardlessons.learner_copies import RECORD, make_copies, originals
from cardlessons.lessons.exercises import NUMBERS, check, exercise, solution
from cardlessons.pages.paper import PAPER
from tools.places import ROOT
from tools.teacher import build, pages
from tools.teacher.pages import answered
from tools.teacher.source import Source, read, sources

pytestmark = pytest.mark.notebook

LEARNERS = 12


@pytest.fixture(scope="module")
def lessons() -> list[Source]:
    return [read(path) for path in sources()]


@pytest.fixture(scope="module")
def made(lessons: list[Source]) -> dict[str, str]:
    of_lessons = [build.lesson_pages(lesson, LEARNERS) for lesson in lessons]
    return {
        "index.html": build.index(lessons),
        **build.papers(),
        **{n: p for one in of_lessons for n, p in one.items()},
    }


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br", "hr", "img", "mprescripts"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_every_page_is_whole_and_asks_no_other_machine(made: dict[str, str]) -> None:
    for name, page in made.items():
        reader = _Reader()
        reader.feed(page)
        assert reader.open == [] and page.count("<h1>") == 1 + name.endswith("ticket.html"), name
        assert "default-src 'none'" in page and "<script" not in page and "://" not in page, name
        assert "{{" not in page and "<code>\\" not in page and not re.search(r"\$[^$<]*\\", page), name
        assert set(reader.links) <= set(made), name


def test_pages_are_black_on_white() -> None:
    assert set(re.findall(r"#\w{3,6}\b", PAPER.read_text(encoding="utf-8"))) == {"#000000", "#ffffff"}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_key_says_what_the_course_holds_right(number: str, made: dict[str, str]) -> None:
    answer = "; ".join(answered(part) for part in solution(number))
    assert f"Answer: {answer}<" in made[f"{number[:2]}-key.html"]
    assert check(number, answer).points == 1


@pytest.mark.parametrize("number", NUMBERS)
def test_the_page_of_numbers_says_for_each_learner_what_is_right(number: str, made: dict[str, str]) -> None:
    page = made[f"{number[:2]}-numbers.html"]
    (table,) = re.findall(rf"<h2>{number}</h2>(.*?)</table>", page, re.DOTALL)
    rows = re.findall(r'<tr><td class="number">(\d+)</td><td>(.*?)</td><td>(.*?)</td></tr>', table)
    assert [int(learner) for learner, *_ in rows] == list(range(1, LEARNERS + 1))
    for learner, numbers, answer in rows[:3]:
        assert check(number, answer, int(learner)).points == 1
        assert len(numbers.split(", ")) == len(exercise(number, int(learner)).numbers)


def test_a_slip_in_the_key_is_no_right_answer(lessons: list[Source]) -> None:
    for lesson in lessons:
        for number in pages.numbers(lesson):
            for part in solution(number):
                assert part.value not in [value for value in part.slips.values() if value != part.value]


def test_the_fall_backs_come_in_their_order_on_each_plan(made: dict[str, str]) -> None:
    for name, page in made.items():
        if name.endswith("plan.html"):
            places = [page.index(what) for what in ("server", "Phones", "projector alone", "Paper and real cards")]
            assert places == sorted(places) and "LESSON" not in page


def test_the_command_writes_every_page_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--folder", str(tmp_path / "new"), "--learners", "1"]) == 0
    written = {path.name for path in (tmp_path / "new").iterdir()}
    assert {"index.html", "12-plan.html", "12-sheet.html", "12-key.html", "12-ticket.html", "curricula.html"} <= written
    assert f"{len(written)} pages" in capsys.readouterr().out


def test_no_learner_gets_a_key(tmp_path: Path) -> None:
    make_copies(tmp_path, originals())
    assert {path.suffix for path in tmp_path.iterdir() if path.name != RECORD} == {".ipynb"}
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    assert wheel["packages"] == ["cardlessons"] and set(wheel["force-include"]) == {"notebooks"}
    assert not any("teaching" in path.parts for path in (ROOT / "cardlessons").rglob("*"))
    assert not any("tools.teacher" in path.read_text(encoding="utf-8") for path in (ROOT / "cardlessons").rglob("*.py"))
