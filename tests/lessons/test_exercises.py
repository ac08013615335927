"""The exercises of the course: published values, near and wrong answers, hints by degrees."""

from __future__ import annotations

from fractions import Fraction

import pytest

import cardlessons as cl
from cardlessons.lessons import check, exercise
from cardlessons.lessons.exercises import NUMBERS, Outcome, solution, start_over

F = Fraction

# Values published with the course; each was counted apart from this package.
PUBLISHED = {
    "00.1": (F(1, 40),),
    "00.2": (F(1, 13),),
    "00.3": (F(1, 221),),
    "10.1": (F(4, 663),),
    "10.2": (F(2),),
    "11.1": (F(1, 10),),
    "11.2": (F(47, 612),),
    "11.3": (F(16, 17),),
    "12.1": (F(3, 8),),
    "12.2": (F(12, 35),),
    "13.1": (F(-44, 45), F(-13, 15)),
    "13.2": (F(4724, 225), F(2174, 225)),
    "14.1": (F(52, 165),),
    "14.2": (F(38916, 54145),),
    "20.1": (F(1, 17),),
    "20.2": (F(2, 5),),
    "21.1": (F(8, 25),),
    "21.2": (F(-4, 25),),
    "22.1": (F(1, 25),),
    "22.2": (F(112, 1275),),
    "23.1": (F(8, 25),),
    "23.2": (F(1, 4),),
    "30.1": (F(10, 253),),
    "30.2": (F(1, 21),),
    "31.1": (F(2, 133), F(3, 266)),
    "31.2": (F(524792, 11316305),),
}


@pytest.fixture(autouse=True)
def fresh() -> None:
    start_over()


@pytest.mark.parametrize("number", sorted(PUBLISHED))
def test_the_answers_are_the_published_ones(number: str) -> None:
    assert tuple(part.value for part in solution(number)) == PUBLISHED[number]
    verdict = check(number, [*PUBLISHED[number]] if len(PUBLISHED[number]) > 1 else PUBLISHED[number][0])
    assert verdict.right and verdict.points == 1


@pytest.mark.parametrize("number", NUMBERS)
def test_every_exercise_is_set_and_says_what_may_be_written(number: str) -> None:
    task = exercise(number)
    assert number in repr(task) and task.text in repr(task) and task.how in repr(task)
    assert not check(number, "").right and check(number, "").outcome is Outcome.UNREAD


def test_an_exercise_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(cl.BadExercise, match=r"12\.1, 12\.2"):
        check("77.7", "1/2")
    with pytest.raises(cl.BadExercise):
        exercise(12.1)  # type: ignore[arg-type]
