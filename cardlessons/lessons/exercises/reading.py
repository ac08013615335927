"""What an answer says: its value, and the form in which it was written."""

from __future__ import annotations

import re
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from cardlessons.core.errors import BadNumber
from cardlessons.lessons.exercises.signs import plain

MOST_SIGNS = 80  # no answer of the course needs so many
_GROUPS = re.compile(r"(?<![\d.,])\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:,\d{3}){2,}|(?:,\d{3})+(?=\.\d))(?!\d)")
_OF = r"(?:of|out of|in|из)"
_WHOLE = re.compile(r"\d+", re.ASCII)
_DECIMAL = re.compile(r"(?P<whole>\d*)(?:[.,](?P<part>\d*))?(?:e(?P<power>[+-]?\d{1,3}))?", re.ASCII)
_COUNT = re.compile(rf"([\d ',]+){_OF}([\d ',]+)", re.ASCII)
_MIXED = re.compile(r"(\d+) (\d+) ?/ ?(\d+)", re.ASCII)
_LATEX = re.compile(r"\\d?frac ?\{([^{}]*)\} ?\{([^{}]*)\}")
_PYTHON = re.compile(r"fraction\(([^(),]*),([^(),]*)\)")
_PERCENT = re.compile(r" ?(%|per ?cent|процент(?:а|ов)?)$")
_PER_MILLE = re.compile(r" ?‰$")


class Reading(NamedTuple):
    """A number that was read.

    `step` is what one in its last written place is worth, 0 where nothing can have been rounded: in whole hundredths a
    fraction is a decimal too. `lowest` is whether a fraction is in lowest terms; a count such as 8 of 20 need not be.
    """

    value: Fraction
    step: Fraction = Fraction(0)
    lowest: bool = True

    def over(self, divisor: int) -> Reading:
        """The same divided by `divisor`: what a per cent is."""
        return self._replace(value=self.value / divisor, step=self.step / divisor)

    def __neg__(self) -> Reading:
        return self._replace(value=-self.value)


def read_text(text: str) -> Reading:
    """The number that `text` says. Raises `BadNumber`.

    A comma is a decimal sign, two or more of them part thousands.

    >>> read_text("8 of 25").value, read_text("−0,5 %").value, read_text("12/36").lowest
    (Fraction(8, 25), Fraction(-1, 200), False)
    """
    if len(text) > MOST_SIGNS:
        raise BadNumber("exercise_long", most=MOST_SIGNS)
    body = _LATEX.sub(r"\1/\2", plain(text).strip("$ "))
    body = _PYTHON.sub(r"\1/\2", body).lstrip("=≈~ ")
    for mark, divisor in ((_PERCENT, 100), (_PER_MILLE, 1000)):
        if mark.search(body):
            return _signed(mark.sub("", body)).over(divisor)
    return _signed(body)


def _signed(body: str) -> Reading:
    if body.startswith("(") and body.endswith(")"):
        body = body[1:-1].strip()
    reading = _unsigned(body.lstrip("+-").strip()) if body[:2] not in ("--", "++", "+-", "-+") else None
    if reading is None:
        raise BadNumber("exercise_number", given=body)
    return -reading if body.startswith("-") else reading


def _unsigned(body: str) -> Reading | None:
    mixed = _MIXED.fullmatch(body)
    if mixed and int(mixed[2]) < int(mixed[3]):
        part = _fraction(int(mixed[2]), int(mixed[3]))
        return part._replace(value=part.value + int(mixed[1]))
    if "/" in body:
        return _quotient(*(_group_all(part) for part in body.split("/", 1)))
    if count := _COUNT.fullmatch(body):
        counted = _quotient(*map(_group_all, count.groups()))
        return counted and counted._replace(lowest=True)
    return _decimal(_GROUPS.sub(lambda group: re.sub("[ ',]", "", group[0]), body))


def _group_all(part: str) -> str:
    """A part of a fraction, its thousands no longer set apart: 11,316,305, and 524,792 too."""
    part = part.strip(" ()")
    return re.sub("[ ',]", "", part) if re.fullmatch(r"[1-9]\d{0,2}(?:[ ',]\d{3})+", part) else part


def _quotient(above: str, below: str) -> Reading | None:
    if _WHOLE.fullmatch(above) and _WHOLE.fullmatch(below):
        return _fraction(int(above), int(below)) if int(below) else None
    numbers = _decimal(above), _decimal(below)
    if numbers[0] is None or numbers[1] is None or not numbers[1].value:
        return None
    return Reading(numbers[0].value / numbers[1].value, lowest=False)


def _fraction(above: int, below: int) -> Reading:
    step = Fraction(1, below) if re.fullmatch("100+", str(below)) else Fraction(0)
    return Reading(Fraction(above, below), step, lowest=gcd(above, below) == 1 and below > 1)


def _decimal(body: str) -> Reading | None:
    found = _DECIMAL.fullmatch(body)
    if found is None or not (found["whole"] or found["part"]):
        return None
    digits = (found["whole"] or "") + (found["part"] or "")
    step = Fraction(10) ** (int(found["power"] or 0) - len(found["part"] or ""))
    return Reading(int(digits) * step, step)
