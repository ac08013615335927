"""Checking an answer: read it, judge it, say what helps."""

from __future__ import annotations

from cardlessons.core.errors import BadNumber
from cardlessons.lessons.exercises import tries
from cardlessons.lessons.exercises.bank import task
from cardlessons.lessons.exercises.given import nothing_yet, read_answer
from cardlessons.lessons.exercises.judging import OTHER_NAME, Finding, Outcome, judge
from cardlessons.lessons.exercises.reading import Reading
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task
from cardlessons.lessons.exercises.variants import Variant, deal
from cardlessons.lessons.exercises.verdict import Line, Verdict
from cardlessons.lessons.noting import note

HINTS = 3  # for each exercise, from the weakest to the strongest; none gives the answer away


def check(number: str, answer: object, variant: Variant = None) -> Verdict:
    """What `answer` to exercise `number` is worth, with a hint where it is not right.

    The answer is a text such as "12/35", "0,25", "40 %" or "8 of 25", a `Fraction`, whole number, float or sympy
    expression; where an exercise asks for two numbers, a list of them or a text such as "1/2; 1/3". What cannot be
    read raises nothing: the verdict says what may be written. Each further wrong answer of a session earns a stronger
    hint. `variant` is the one that `exercise` was given. Raises `BadExercise` for an exercise that does not exist.

    >>> check("12.1", "3/8").points, check("12.1", "9 of 24").points, check("12.1", "5/8").points
    (1.0, 1.0, 0.5)
    """
    verdict = _checked(number, answer, variant)
    seen = {"outcome": str(verdict.outcome), "points": verdict.points, "found": [*verdict.found], "hint": verdict.hint}
    note("check", exercise=verdict.exercise, **seen)
    return verdict


def _checked(number: str, answer: object, variant: Variant) -> Verdict:
    one = task(number)
    numbers = deal(one, variant)
    parts = one.solve(numbers)
    if nothing_yet(answer):
        return _unread(one, parts, Line("exercises.nothing_yet"))
    try:
        readings = read_answer(answer, len(parts))
    except BadNumber as refusal:
        return _unread(one, parts, Line(f"error.{refusal.key}", tuple(refusal.data.items())))
    findings = [judge(reading, part) for reading, part in zip(readings, parts, strict=True)]
    if _swapped(readings, parts):
        findings = [Finding(Outcome.NEARLY, OTHER_NAME, "swapped")]
    return _verdict(one, numbers, readings, findings)


def _unread(one: Task, parts: tuple[Part, ...], why: Line) -> Verdict:
    return Verdict(one.number, Outcome.UNREAD, 0.0, (why, how_to_write(parts)))


def how_to_write(parts: tuple[Part, ...]) -> Line:
    """The sentence that says what may be written as an answer."""
    if len(parts) > 1:
        return Line("exercises.how_several", (("parts", len(parts)),))
    digits = parts[0].digits
    if digits is not None:
        return Line("exercises.how_digits", (("digits", digits),))
    return Line("exercises.how_chance" if parts[0].kind is Kind.CHANCE else "exercises.how_number")


def _swapped(readings: tuple[Reading, ...], parts: tuple[Part, ...]) -> bool:
    """Whether two numbers, which differ, are right but for their order."""
    crossed = zip(readings, reversed(parts), strict=True)
    return len(parts) == 2 and all(judge(reading, part).outcome is Outcome.RIGHT for reading, part in crossed)


def _verdict(one: Task, numbers: Deal, readings: tuple[Reading, ...], findings: list[Finding]) -> Verdict:
    points = sum(finding.points for finding in findings) / len(findings)
    outcomes = {finding.outcome for finding in findings}
    outcome = outcomes.pop() if len(outcomes) == 1 else Outcome.NEARLY
    if outcome is Outcome.RIGHT:
        return Verdict(one.number, outcome, points, _praise(one.solve(numbers)))
    lines = [line for place, finding in enumerate(findings, 1) for line in _lines(place, finding, len(findings))]
    found = tuple(finding.name for finding in findings if finding.name)
    level = min(tries.count((one.number, tuple(numbers.items())), tuple(reading.value for reading in readings)), HINTS)
    if Outcome.WRONG not in (finding.outcome for finding in findings):
        return Verdict(one.number, outcome, points, tuple(lines), found)
    hint = Line(f"exercises.{one.number}.hint_{level}", tuple(numbers.items()))
    return Verdict(one.number, outcome, points, (*lines, hint), found, level)


def _praise(parts: tuple[Part, ...]) -> tuple[Line, ...]:
    return tuple(Line("exercises.right", (("answer", part.value),)) for part in parts)


def _lines(place: int, finding: Finding, asked: int) -> list[Line]:
    """What is said to one of the numbers: which it is if several are asked for, and what was found."""
    lines = [Line(f"exercises.part_{finding.outcome}", (("place", place),))] if asked > 1 else []
    if finding.name:
        lines.append(Line(f"exercises.{'slip' if finding.slip else 'found'}.{finding.name}"))
    return lines
