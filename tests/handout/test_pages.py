"""The handouts of all lessons as text: their size, what they ask of others, and what stands open before a lock."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape

import pytest

from cardlessons.handout import MOST, page
from cardlessons.handout.sealing import opened
from cardlessons.i18n import language, text
from cardlessons.pages.lesson import PREDICTION, Lesson, read
from tests.notebooks.lessons import PATHS, POINTS, cells, code
from tests.notebooks.test_no_spoilers import spoilers

pytestmark = pytest.mark.notebook

SEALED = re.compile(r'data-sealed="([^"]+)"')
DEAL = re.compile(r'data-deal="([^"]+)"')
TASK = re.compile(r'data-task="([^"]+)"')
SECTION = re.compile(r'<section class="part".*?</section>', re.DOTALL)
each_lesson = pytest.mark.parametrize("name", sorted(PATHS))


@cache
def made(name: str) -> str:
    return page(PATHS[name])


def whole(name: str) -> str:
    """A page with its seals open."""
    return made(name) + "".join(map(opened, SEALED.findall(made(name))))


def recorded(html: str) -> list[dict[str, object]]:
    return [json.loads(opened(seal)) for seal in DEAL.findall(html)]


@each_lesson
def test_a_page_is_small_stands_alone_and_shows_no_error(name: str) -> None:
    assert 50_000 < len(made(name).encode()) < MOST
    html = whole(name)
    assert "default-src 'none'" in html and html.count("<h1") == 1
    assert not re.search(r"""\b(?:src|href|action)=["'](?!data:|#)|url\(|@import|http-equiv="refresh""", html)
    assert "Traceback" not in html and "Error:" not in html


@each_lesson
def test_what_follows_a_prediction_is_sealed_and_nothing_open_gives_its_answer_away(name: str) -> None:
    asked = [cell for cell in cells(name) if PREDICTION in cell["metadata"].get("tags", [])]
    assert len(SEALED.findall(made(name))) == len(asked) > 0
    first, *closed = SECTION.findall(made(name))
    shown = first + "".join(SEALED.sub("", section) for section in closed)
    assert "data-rules" in shown and "data-outcome" not in shown
    assert spoilers(name, unescape(TASK.sub("", DEAL.sub("", shown)))) == []
    # What lies between two predictions gives neither away.
    for seal in SEALED.findall(made(name))[:-1]:
        assert spoilers(name, opened(seal)) == [] and "data-outcome" not in opened(seal)


@each_lesson
def test_every_prediction_meets_its_outcome_and_every_exercise_can_be_answered(name: str) -> None:
    html = whole(name)
    asked = re.findall(r'class="box prediction" data-number="(\d)"', html)
    assert asked == [str(number) for number in range(len(asked))]
    assert set(re.findall(r'class="box outcome" data-number="(\d)"', html)) == set(asked)
    sources = "\n".join(code(name).values())
    numbers = re.findall(r'\bexercise\("(\d\d\.\d)"\)', sources)
    assert [json.loads(opened(seal))["number"] for seal in TASK.findall(html)] == numbers and numbers


@each_lesson
def test_every_table_that_is_shown_is_recorded_to_the_end_of_a_deal(name: str) -> None:
    deals = recorded(whole(name))
    shown = [cell for cell in cells(name) for out in cell.get("outputs", []) if "cl-static" in str(out.get("data", {}))]
    assert len(deals) == len(shown)
    for deal in deals:
        steps, stops = deal["steps"], deal["stops"]
        assert isinstance(steps, list) and isinstance(stops, dict)
        assert 0 <= int(str(deal["at"])) < len(steps) and stops["deal"]
        assert stops["deal"][-1] == len(steps) - 1 and "settled" in steps[-1]["sentence"]
        assert all(step["sentence"] and "<li" in step["zones"] for step in steps)


def test_hidden_hands_stay_hidden_in_a_recording_until_they_are_shown() -> None:
    (deal,) = recorded(whole(POINTS))
    steps = deal["steps"]
    assert isinstance(steps, list) and isinstance(deal["at"], int)
    backs = [step["zones"].count('href="#card-"') for step in steps]
    faces = [len(re.findall(r'href="#card-\w', step["zones"])) for step in steps]
    # Of four hands one is seen; at a showdown all are, beside the turned card.
    assert (9, 3) in zip(backs, faces, strict=True) and (0, 13) in zip(backs, faces, strict=True)


@pytest.mark.parametrize("code", ["en", "ru"])
def test_a_page_has_its_own_words_in_the_language_asked_for_and_leaves_that_in_force_alone(code: str) -> None:
    language("en")
    html = page(Lesson("x", ({"cell_type": "markdown", "source": "# T", "metadata": {}},)), code)
    assert f'<html lang="{code}">' in html and language() == "en"
    language(code)
    assert text("handout.about") in unescape(html)


def test_a_notebook_that_was_never_run_shows_what_its_cells_show_now_and_which_of_them_stop() -> None:
    sources = ("import cardlessons as cl\ncl.lessons.Chance(cl.exact.blucher.match_free_pass(cl.Pack(4, 1)))", "1 / 0")
    bare = [{"cell_type": "code", "source": one, "metadata": {}, "outputs": []} for one in (*sources, "print(6 * 7)")]
    html = page(Lesson("x", tuple(bare)))
    assert "3/8 · 0.375" in html and "ZeroDivisionError: division by zero" in html and ">42<" in html


def test_links_to_other_notebooks_are_words_on_a_page_that_stands_alone() -> None:
    html = whole("00-start-here")
    assert "Blucher: the match-free pass" in html and ".ipynb" not in html


def test_the_page_is_made_of_what_a_reader_of_the_lesson_sees() -> None:
    lesson = read(PATHS[POINTS])
    assert made(POINTS).startswith("<!DOCTYPE html>") and f"<title>{lesson.title}</title>" in made(POINTS)
