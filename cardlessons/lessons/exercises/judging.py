"""What an answer is worth: right, nearly, or wrong, and by which slip where that can be told from the number.

Points: 1 for right. Nearly is 3/4 where only the form is amiss (a fraction that can be reduced, a rounded decimal),
1/2 where the number is another name of the right one (the complement, odds, a per cent without its sign, the wrong
sign), 1/4 where it comes from a known misconception or is too rough to tell. Wrong is 0. Earlier tries cost nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from cardlessons.lessons.exercises.reading import Reading
from cardlessons.lessons.exercises.task import Kind, Part

FORM, OTHER_NAME, SLIP = 0.75, 0.5, 0.25
_COMPUTED = Fraction(1, 10**9)  # so near is a number that Python worked out in floats


class Outcome(StrEnum):
    """How an answer stands. UNREAD: it could not be read, or there was none yet."""

    RIGHT = "right"
    NEARLY = "nearly"
    WRONG = "wrong"
    UNREAD = "unread"


class Finding(NamedTuple):
    """What was found: `name` is that of its sentence, ``exercises.found.<name>`` or a slip's, empty if wrong."""

    outcome: Outcome
    points: float
    name: str = ""
    slip: bool = False


class Fit(StrEnum):
    """How near a reading is to a value: the SAME, ROUNDED from it, rounded to a single digit (ROUGH), or APART."""

    SAME = "same"
    ROUNDED = "rounded"
    ROUGH = "rough"
    APART = "apart"


WRONG = Finding(Outcome.WRONG, 0.0)


def judge(reading: Reading, part: Part) -> Finding:
    """How `reading` answers `part`."""
    fit = _fit(reading, part.value)
    if fit is not Fit.APART or _to_digits(reading, part):
        return _fitting(reading, part, fit)
    return next(_amiss(reading, part), WRONG)


def _fitting(reading: Reading, part: Part, fit: Fit) -> Finding:
    if _to_digits(reading, part) or (fit is Fit.SAME and reading.lowest):
        return Finding(Outcome.RIGHT, 1.0)
    if fit is Fit.SAME:
        return Finding(Outcome.NEARLY, FORM, "unreduced")
    if fit is Fit.ROUGH or any(_fit(reading, value) is not Fit.APART for value in part.slips.values()):
        return Finding(Outcome.NEARLY, SLIP, "rough")
    return Finding(Outcome.NEARLY, FORM, "rounded" if part.digits is None else "few_digits")


def _amiss(reading: Reading, part: Part) -> Iterator[Finding]:
    """The ways in which a number can be amiss, the likeliest first."""
    for name, value in part.slips.items():
        if _clear(reading, value):
            yield Finding(Outcome.NEARLY, SLIP, name, slip=True)
    for name, value in _other_names(part):
        if _clear(reading, value):
            yield Finding(Outcome.NEARLY, OTHER_NAME, name)
    if part.kind is Kind.CHANCE and not 0 <= reading.value <= 1:
        yield Finding(Outcome.WRONG, 0.0, "no_chance")
    if part.kind is Kind.SIZE and reading.value < 0:
        yield Finding(Outcome.WRONG, 0.0, "negative")


def _other_names(part: Part) -> Iterator[tuple[str, Fraction]]:
    """Numbers that say the right thing in another way, unless they are the right one themselves."""
    value = part.value
    if part.kind is Kind.CHANCE:
        yield "complement", 1 - value
        yield "percent", value * 100
        yield "percent_twice", value / 100
        if 0 < value < 1:
            yield "odds", value / (1 - value)
            yield "odds", (1 - value) / value
            yield "upside_down", 1 / value
    if part.kind is Kind.WORTH:
        yield "sign", -value


def _clear(reading: Reading, value: Fraction) -> bool:
    return _fit(reading, value) in (Fit.SAME, Fit.ROUNDED)


def _to_digits(reading: Reading, part: Part) -> bool:
    """Whether a number that is asked for in so many decimals was given in them, or better."""
    return part.digits is not None and abs(reading.value - part.value) <= Fraction(1, 2 * 10**part.digits)


def _fit(reading: Reading, value: Fraction) -> Fit:
    off = abs(reading.value - value)
    if not off or (reading.step and off <= abs(value) * _COMPUTED):
        return Fit.SAME
    if off >= reading.step:  # which is 0 where nothing was rounded
        return Fit.APART
    digits = abs(reading.value / reading.step)
    if digits >= 100 or (digits >= 10 and off <= reading.step / 2):  # cut off is as good as rounded in a longer number
        return Fit.ROUNDED
    return Fit.ROUGH if digits >= 1 and off <= reading.step / 2 else Fit.APART
