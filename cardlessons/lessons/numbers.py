"""Numbers as people write and read them: 12, 0.25, 0,25, 1/4, 25%."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from numbers import Rational, Real

from cardlessons.core.errors import BadNumber
from cardlessons.i18n import text
from cardlessons.show import odds

_NUMBER = re.compile(
    r"""(?P<sign> [-+\N{MINUS SIGN}]?)
        (?P<top> \d{1,12} ([.,]\d{1,12})?)
        (\s* / \s* (?P<below> \d{1,12}))?
        (?P<percent> \s*%)?""",
    re.ASCII | re.VERBOSE,
)


def read_number(given: object) -> Fraction:
    """The number that `given` is or says. A comma is a decimal sign. Raises `BadNumber`.

    >>> read_number("0,25") == read_number("1/4") == read_number("25%") == read_number(0.25)
    True
    """
    if isinstance(given, str):
        return _read_text(given)
    if isinstance(given, bool) or not isinstance(given, Real) or not isfinite(given):
        raise BadNumber("lesson_number", given=given)
    # A float means the decimal that Python writes for it, not its binary neighbour.
    return Fraction(given) if isinstance(given, Rational) else Fraction(repr(float(given)))


def _read_text(given: str) -> Fraction:
    if any(sign.isnumeric() and not sign.isascii() for sign in given):
        raise BadNumber("lesson_digits", given=given)
    parts = _NUMBER.fullmatch(given.strip())
    if parts is None or not int(parts["below"] or 1):
        raise BadNumber("lesson_number", given=given)
    number = Fraction(parts["top"].replace(",", ".")) / int(parts["below"] or 1)
    number = number / 100 if parts["percent"] else number
    return number if parts["sign"] in ("", "+") else -number


def say_decimal(number: Fraction | float, digits: int = 4) -> str:
    """The number in decimals, as the language in force writes them, zeros at the end left out."""
    written = f"{float(number):.{digits}f}"
    written = written.rstrip("0").rstrip(".") if "." in written else written
    return written.replace("-", "\N{MINUS SIGN}").replace(".", text("table.point"))


@dataclass(frozen=True, repr=False)
class Chance:
    """A probability as a learner reads it: how often in 1,000 deals, then the fraction, then the decimal.

    >>> Chance(Fraction(3, 8))
    about 375 of 1,000 deals · 3/8 · 0.375
    """

    value: Fraction

    def __repr__(self) -> str:
        value = self.value
        return " · ".join(part for part in (odds.frequency(value), odds.fraction(value), odds.decimal(value)) if part)


def say_exactly(number: Fraction | float) -> str:
    """A number as a reader wants it: whole, or a fraction with its decimal, or its decimal alone.

    >>> say_exactly(Fraction(3, 8))
    '3/8 · 0.375'
    """
    if not isinstance(number, Fraction) or number.denominator == 1:
        return say_decimal(number)
    return " · ".join(part for part in (odds.fraction(number), odds.decimal(number)) if part)
