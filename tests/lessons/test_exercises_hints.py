"""Hints by degrees, which never give the answer away, in every language and wording; how a verdict looks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from cardlessons.i18n import language, text, wording, words
from cardlessons.i18n.catalogue import LANGUAGES, WORDINGS
from cardlessons.lessons import check, exercise
from cardlessons.lessons.exercises import NUMBERS, Outcome, start_over
from cardlessons.lessons.exercises.bank import task
from cardlessons.lessons.exercises.check import HINTS, how_to_write
from cardlessons.lessons.exercises.task import Deal, Kind, Part
from cardlessons.lessons.exercises.verdict import Line

F = Fraction
WRONG = [F(n, 997) for n in (101, 102, 103, 104)]  # nobody's answer, and nobody's slip
IN_WORDS = [*product(LANGUAGES, WORDINGS)]

_NUMBER = re.compile(r"[-−]?(\d+(?:[.,]\d+)?)(?:\s*(?:/|of|in|out of|из)\s*(\d+)|\s*(%|per cent|процент))?")
_NAMED = {
    2: r"\b(two|twice|both|два|две|двух|двумя|дважды)\b",
    3: r"\b(three|три|трёх|тремя)\b",
    4: r"\b(four|четыре|четырёх)\b",
    F(1, 2): r"\b(half|половин\w*)\b",
    F(1, 3): r"\b(a third|one third|треть)\b",
    F(1, 4): r"\b(a quarter|one quarter|четверть)\b",
    F(2, 3): r"\b(two thirds|две трети)\b",
}


def numbers(said: str) -> Iterator[Fraction]:
    """Every number that a sentence says, however it is put."""
    for found in _NUMBER.finditer(said):
        value = F(found[1].replace(",", "."))
        if found[2] and int(found[2]):
            yield value / int(found[2])
        yield value / 100 if found[3] else value
    yield from (F(value) for value, pattern in _NAMED.items() if re.search(pattern, said, re.IGNORECASE))


def gives_away(said: str, part: Part) -> bool:
    """Whether a sentence holds the answer, exactly or rounded to two places or more."""
    return any(abs(number - abs(part.value)) <= abs(part.value) / 200 for number in numbers(said) if number)


def hints(number: str, deal: Deal) -> list[str]:
    return [str(Line(f"exercises.{number}.hint_{level}", tuple(deal.items()))) for level in range(1, HINTS + 1)]


@pytest.fixture(autouse=True)
def fresh() -> None:
    start_over()


@pytest.mark.parametrize("number", NUMBERS)
def test_each_further_wrong_answer_earns_a_stronger_hint(number: str) -> None:
    asked = len(task(number).solve(task(number).deals[0]))
    verdicts = [check(number, [wrong] * asked if asked > 1 else wrong) for wrong in WRONG]
    assert [verdict.hint for verdict in verdicts] == [1, 2, 3, 3]
    said = [str(verdict.lines[-1]) for verdict in verdicts]
    assert said[:3] == hints(number, task(number).deals[0]) and len(set(said)) == HINTS and said[2] == said[3]


def test_the_same_wrong_answer_again_keeps_its_hint() -> None:
    """A cell that is run twice says the same."""
    assert [check("12.1", answer).hint for answer in ("1/7", "1/7", F(1, 7), "1/9", "1/7")] == [1, 1, 1, 2, 1]


def test_a_known_slip_is_a_try_and_what_was_not_read_is_none() -> None:
    assert check("12.1", "1/2").found == ("stopped",) and check("12.1", "1/9").hint == 2
    start_over()
    assert check("12.1", "many").outcome is Outcome.UNREAD and check("12.1", "1/9").hint == 1


def test_each_exercise_and_each_variant_counts_its_own_tries() -> None:
    other = next(n for n in range(9) if exercise("12.1", n).numbers != exercise("12.1", 1).numbers)
    assert check("12.1", "1/77", variant=1).hint == check("12.2", "1/77").hint == check("12.1", "1/77", other).hint == 1
    assert check("12.1", "1/78", variant=1).hint == 2
    start_over()
    assert check("12.1", "1/79", variant=1).hint == 1


def test_earlier_tries_cost_no_points() -> None:
    assert [check("12.1", answer).points for answer in ("1/7", "1/9", "3/8")] == [0, 0, 1]


@pytest.mark.parametrize("number", NUMBERS)
def test_no_hint_gives_the_answer_away(number: str) -> None:
    for deal in task(number).deals:
        parts = task(number).solve(deal)
        for code in LANGUAGES:
            language(code)
            for said in hints(number, deal):
                assert not [part for part in parts if gives_away(said, part)], (deal, said)
            examples = [*numbers(str(how_to_write(parts)))]
            assert not [part for part in parts if part.kind is Kind.CHANCE and part.value in examples], deal


@pytest.mark.parametrize("number", NUMBERS)
def test_no_message_to_a_slip_gives_the_answer_away(number: str) -> None:
    parts = task(number).solve(task(number).deals[0])
    for code in LANGUAGES:
        language(code)
        for name in {name for part in parts for name in part.slips}:
            assert not [part for part in parts if gives_away(text(f"exercises.slip.{name}"), part)], name


@pytest.mark.parametrize("planted", ["It is 3/8.", "3 of 8", "37.5 %", "0.375", "0,375", "3 из 8"])
def test_a_planted_answer_is_found(planted: str) -> None:
    (part,) = task("12.1").solve(task("12.1").deals[0])
    assert gives_away(f"Think again. {planted}", part) and not gives_away("One of 8, 3 of 7, 0.3", part)


@pytest.mark.parametrize(("code", "name"), IN_WORDS)
def test_every_sentence_is_there_in_every_language_and_wording(code: str, name: str) -> None:
    language(code)
    wording(name)
    slips = {slip for number in NUMBERS for part in task(number).solve(task(number).deals[0]) for slip in part.slips}
    here = words().sentences
    assert {key.removeprefix("exercises.slip.") for key in here if key.startswith("exercises.slip.")} == slips
    for number in NUMBERS:
        for deal in task(number).deals:
            data = tuple(deal.items())
            said = [str(Line(f"exercises.{number}.text", data)), *hints(number, deal)]
            assert len(set(said)) == 1 + HINTS and not [one for one in said if "{" in one or "None" in one]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_text_names_every_number_of_the_deal(number: str) -> None:
    """Two variants with different numbers are different exercises to the reader too."""
    texts = {str(Line(f"exercises.{number}.text", tuple(deal.items()))) for deal in task(number).deals}
    assert len(texts) == len(task(number).deals)


def test_a_verdict_says_in_words_what_its_mark_says() -> None:
    for answer, mark, word in (
        ("3/8", "✓", "right"),
        ("5/8", "≈", "nearly"),
        ("1/7", "✗", "not yet"),
        ("", "…", "no answer"),
    ):
        verdict = check("12.1", answer)
        html = verdict._repr_html_()
        assert (
            repr(verdict).startswith(f"{mark} Exercise 12.1: {word}")
            and f'aria-label="{mark} Exercise 12.1: {word}' in html
        )
        assert all(str(line) in repr(verdict) for line in verdict.lines) and html.count("<p") == 1 + len(verdict.lines)


def test_what_was_typed_is_no_markup() -> None:
    html = check("12.1", '<b onclick="x">3/8</b>')._repr_html_()
    assert "<b" not in html and "&lt;b" in html


def test_a_verdict_speaks_the_language_in_force_when_it_is_read() -> None:
    verdict = check("12.1", "3/8")
    language("ru")
    assert repr(verdict) == "✓ Задача 12.1: верно\nТак и есть: 3/8 · 0,375."


def test_an_exercise_shows_its_text_and_what_may_be_written_and_no_answer() -> None:
    for number in NUMBERS:
        one = exercise(number)
        html = one._repr_html_()
        assert f'aria-label="Exercise {number}"' in html and html.count("<p>") == 3
        for shown in (repr(one), html):
            assert "semicolon" in shown or "Write" in shown
        assert one.check("") == check(number, "")
        assert not any("Fraction" in repr(value) for value in vars(one).values())
