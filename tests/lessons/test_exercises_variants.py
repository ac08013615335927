"""Individual numbers: always the same for a variant, different between learners, sensible every time."""

from __future__ import annotations

from fractions import Fraction

import pytest

import cardlessons as cl
from cardlessons.lessons import check, exercise
from cardlessons.lessons.exercises import NUMBERS, solution, start_over
from cardlessons.lessons.exercises.bank import task
from cardlessons.lessons.exercises.shares import simplest
from cardlessons.lessons.exercises.task import Kind

MOST = 10**12  # a learner writes no longer numbers


@pytest.fixture(autouse=True)
def fresh() -> None:
    start_over()


@pytest.mark.parametrize("number", NUMBERS)
def test_every_deal_has_proper_answers(number: str) -> None:
    deals = task(number).deals
    assert len(deals) > 6 and len({tuple(deal.items()) for deal in deals}) == len(deals)
    for deal in deals:
        parts = task(number).solve(deal)
        assert len({part.value for part in parts}) == len(parts), deal  # the wrong order is no right answer
        for part in parts:
            assert isinstance(part.value, Fraction) and part.value, deal
            assert part.digits is not None or max(abs(part.value.numerator), part.value.denominator) < MOST, deal
            assert part.kind is not Kind.CHANCE or 0 < part.value < 1, deal
            assert part.kind is Kind.WORTH or part.value > 0, deal
            assert any(value != part.value for value in part.slips.values()), deal


@pytest.mark.parametrize("number", NUMBERS)
def test_a_class_gets_different_numbers_and_each_its_own_answers(number: str) -> None:
    dealt = [exercise(number, learner).numbers for learner in range(30)]
    assert len({tuple(numbers.items()) for numbers in dealt}) >= min(5, len(task(number).deals) - 1)
    assert task(number).deals[0] not in dealt  # that one was worked in class
    for learner in range(5):
        answers = [part.value for part in solution(number, learner)]
        assert check(number, answers if len(answers) > 1 else answers[0], variant=learner).right


def test_without_a_variant_the_numbers_are_those_of_the_course() -> None:
    for number in NUMBERS:
        assert exercise(number).numbers == task(number).deals[0]


def test_the_same_variant_deals_the_same_numbers_always() -> None:
    """Written down once: were one of these to change, a class's printed sheets would be worth nothing."""
    assert exercise("12.2", 7).numbers == {"ranks": 6, "suits": 4}
    assert exercise("00.1", "Анна").numbers == {"out": 30, "gone": 1}
    assert exercise("21.2", "").numbers == {"low": 7, "high": 11}


def test_how_a_variant_is_written_makes_no_difference() -> None:
    for one, other in ((7, "7"), ("Anna", " anna "), ("café", "cafe\u0301"), ("７", 7)):
        for number in ("00.1", "12.2", "21.2"):
            assert exercise(number, one).numbers == exercise(number, other).numbers


def test_any_text_is_a_variant() -> None:
    for variant in ("", "\ud800", "x" * 10**6, "🂡", "\n"):
        assert exercise("12.2", variant).numbers in task("12.2").deals


@pytest.mark.parametrize("variant", [1.5, True, [], b"7", 10**4000, float("nan")])
def test_what_is_no_variant_is_refused(variant: object) -> None:
    for refused in (lambda: exercise("12.1", variant), lambda: check("12.1", "3/8", variant=variant)):  # type: ignore[arg-type]
        with pytest.raises(cl.BadExercise, match="text or a whole number"):
            refused()


def test_the_answer_of_another_variant_is_not_taken() -> None:
    mine, other = (next(n for n in range(99) if exercise("12.1", n).numbers["ranks"] == ranks) for ranks in (5, 6))
    assert check("12.1", solution("12.1", mine)[0].value, variant=mine).right
    assert not check("12.1", solution("12.1", other)[0].value, variant=mine).right


@pytest.mark.parametrize(
    ("low", "high"),
    [(Fraction(1, 3), Fraction(1, 3)), (Fraction(27, 100), Fraction(29, 100)), (Fraction(5, 2), Fraction(7, 2))],
)
def test_the_simplest_fraction_in_bounds(low: Fraction, high: Fraction) -> None:
    below = range(1, low.denominator + 1)
    fits = [
        Fraction(top, below_) for below_ in below for top in range(4 * below_) if low <= Fraction(top, below_) <= high
    ]
    assert simplest(low, high) == min(fits, key=lambda one: (one.denominator, one))
