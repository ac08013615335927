"""The way by paper: the sheet of each lesson, written by the command and printed as PDF on both sizes of paper."""

from __future__ import annotations

import re
import unicodedata
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from pypdf import PdfReader

from cardlessons import cli
from cardlessons.i18n import text
from cardlessons.lessons.exercises import NUMBERS, exercise
from tests.notebooks.lessons import LESSONS as COURSE
from tests.notebooks.lessons import START

pytestmark = [pytest.mark.paths, pytest.mark.browser]

LESSONS = sorted((START, *COURSE))
LEARNERS = range(1, 31)
# Between the margins, in the pixels of a browser: width and height.
ROOM = {"A4": (695, 1031), "Letter": (717, 964)}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    return browser.new_context(offline=True).new_page()


def squeezed(said: str) -> str:
    """Without spaces and ligatures, since a printed page has others."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", said))


def of(lesson: str) -> list[str]:
    """The exercises of a lesson."""
    return [number for number in NUMBERS if number.startswith(lesson[:3].replace("-", "."))]


def longest(lesson: str) -> int:
    """The learner whose numbers make the longest text."""
    return max(LEARNERS, key=lambda learner: sum(len(exercise(one, learner).text) for one in of(lesson)))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_sheet_is_two_sides_of_paper_with_all_that_it_should_hold(lesson: str, page: Page, tmp_path: Path) -> None:
    for name, options in {"usual": [], "own": ["--variant", str(longest(lesson))]}.items():
        sheet = tmp_path / f"{name}.html"
        assert cli.main(["sheet", lesson, "--output", str(sheet), *options]) == 0
        page.goto(sheet.as_uri())
        variant = longest(lesson) if options else None
        for size in ROOM:
            printed = PdfReader(BytesIO(page.pdf(format=size)))
            sides = [squeezed(side.extract_text()) for side in printed.pages]
            assert len(sides) == 2, (name, size, len(sides))
            check_sides(*sides, lesson, variant)


def check_sides(first: str, second: str, lesson: str, variant: int | None) -> None:
    """What comes before the proof stands on one side, the proof and what follows on the other."""
    for part, side in {"prediction": first, "cards": first, "count": first, "proof": second, "exit": second}.items():
        assert squeezed(text(f"sheet.{part}")) in side
    assert all(squeezed(exercise(one, variant).text) in second for one in of(lesson)) and len(of(lesson)) == 3
    assert second.count(squeezed(text("sheet.answer")) + ":") == 3
    assert squeezed(text("sheet.proof_says")) in second


@pytest.mark.parametrize("size", ROOM)
def test_nothing_is_cut_and_all_is_black_on_white(size: str, page: Page, tmp_path: Path) -> None:
    width, height = ROOM[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(media="print")
    for lesson in LESSONS:
        sheet = tmp_path / f"{lesson}.html"
        assert cli.main(["sheet", lesson, "--output", str(sheet)]) == 0
        page.goto(sheet.as_uri())
        # Chromium makes all of a page smaller on paper if anything on it is wider than the paper.
        assert page.evaluate("document.documentElement.scrollWidth") <= width, lesson
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.leaf *')]
                .filter(node => node.getBoundingClientRect().right > document.body.clientWidth + 1)
                .map(node => node.outerHTML.slice(0, 80))"""
        )
        assert cut == [], lesson
        colours = page.evaluate(
            """() => [...new Set([...document.querySelectorAll('body, body *')]
                .flatMap(node => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]))]"""
        )
        assert set(colours) <= {"rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}, lesson
