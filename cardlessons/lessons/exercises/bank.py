"""All exercises of the course by number. A lesson's module loads when one of its exercises is first asked for."""

from __future__ import annotations

from importlib import import_module

from cardlessons.core.errors import BadExercise
from cardlessons.lessons.exercises.task import Part, Task
from cardlessons.lessons.exercises.variants import Variant, deal

LESSONS = {
    "00": "first_cards",
    "10": "calls",
    "11": "calls_known",
    "12": "match_free",
    "13": "edge",
    "14": "whole_deal",
    "20": "third_card",
    "21": "when_to_bet",
    "22": "choices",
    "23": "shares",
    "30": "hands",
    "31": "brelans",
    "32": "places",
    "90": "many_passes",
}
EACH = 3
NUMBERS = tuple(f"{lesson}.{one}" for lesson in LESSONS for one in range(1, EACH + 1))


def task(number: str) -> Task:
    """The exercise of this number. Raises `BadExercise`, which lists those that there are."""
    if type(number) is not str or number.strip() not in NUMBERS:
        raise BadExercise("exercise_unknown", known=", ".join(NUMBERS))
    lesson = number.strip().partition(".")[0]
    tasks: tuple[Task, ...] = import_module(f"cardlessons.lessons.exercises.{LESSONS[lesson]}").TASKS
    return next(one for one in tasks if one.number == number.strip())


def solution(number: str, variant: Variant = None) -> tuple[Part, ...]:
    """The numbers that an exercise asks for, worked out by `exact`. Raises `BadExercise`."""
    one = task(number)
    return one.solve(deal(one, variant))
