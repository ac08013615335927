"""An exercise as a form that judges an answer in the page, as `check` does: what it needs for that is sealed."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from cardlessons.handout.sealing import sealed_data
from cardlessons.i18n import text
from cardlessons.lessons import Exercise
from cardlessons.lessons.exercises.bank import solution
from cardlessons.lessons.exercises.check import HINTS
from cardlessons.lessons.exercises.task import Part
from cardlessons.lessons.exercises.verdict import Line

# What was found in a number, whatever the exercise: the names are those of `judging`.
FOUND = (
    *("unreduced", "rounded", "few_digits", "rough", "complement", "percent", "percent_twice", "odds", "upside_down"),
    *("no_chance", "negative", "sign", "swapped"),
)
KEYS = (
    *(f"exercises.found.{name}" for name in FOUND),
    *(f"exercises.outcome.{name}" for name in ("right", "nearly", "wrong", "unread")),
    *("exercises.part_right", "exercises.part_nearly", "exercises.part_wrong"),
    *("error.exercise_number", "error.exercise_long", "error.exercise_several"),
)


def form(exercise: Exercise, given: str) -> str:
    """The form of an exercise, with the answer `given` in its field, which somebody has tried."""
    name = f"exercise-{exercise.number.replace('.', '-')}"
    heading = text("exercises.title", number=exercise.number)
    return (
        f'<form class="box exercise" data-task="{sealed_data(task(exercise))}" aria-labelledby="{name}-title">\n'
        f'<p class="question" id="{name}-title">{heading}</p>\n<p id="{name}-text">{escape(exercise.text)}</p>\n'
        f'<div class="entry"><label for="{name}">{text("handout.answer")}</label>\n<input id="{name}"'
        f' inputmode="text" autocomplete="off" aria-describedby="{name}-text {name}-how" value="{escape(given)}">'
        f'<button type="submit" hidden>{text("handout.check")}</button></div>\n'
        f'<p class="hint" id="{name}-how">{escape(exercise.how)}</p>\n'
        f'<div class="verdict" role="status"></div></form>\n'
    )


def task(exercise: Exercise) -> dict[str, Any]:
    """All that judging takes: the numbers asked for, the known slips, and every sentence that may be said."""
    parts = solution(exercise.number, exercise.variant)
    numbers = tuple(exercise.numbers.items())
    return {
        "number": exercise.number,
        "parts": [*map(_part, parts)],
        "right": [str(Line("exercises.right", (("answer", part.value),))) for part in parts],
        "how": exercise.how,
        "nothing": text("exercises.nothing_yet"),
        "hints": [str(Line(f"exercises.{exercise.number}.hint_{level}", numbers)) for level in range(1, HINTS + 1)],
        "slips": dict(_slips(parts)),
    }


def _part(part: Part) -> dict[str, Any]:
    slips = [[name, str(value)] for name, value in part.slips.items()]
    return {"value": str(part.value), "slips": slips, "kind": str(part.kind), "digits": part.digits}


def _slips(parts: tuple[Part, ...]) -> Iterator[tuple[str, str]]:
    for part in parts:
        for name in part.slips:
            yield name, text(f"exercises.slip.{name}")
