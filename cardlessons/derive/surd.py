"""Numbers with one square root in them, a + b √d, exactly: what the roots of a quadratic equation are."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import isqrt, sqrt

from cardlessons.core.errors import NoValue


@dataclass(frozen=True)
class Surd:
    """`whole` + `part` · √`under`, where `part` is not 0 and `under` > 1 has no square factor. Made by `surd`."""

    whole: Fraction
    part: Fraction
    under: int

    def __add__(self, other: Number) -> Surd | Fraction:
        one = self._beside(other)
        return surd(self.whole + one.whole, self.part + one.part, self.under)

    __radd__ = __add__

    def __mul__(self, other: Number) -> Surd | Fraction:
        one = self._beside(other)
        whole = self.whole * one.whole + self.part * one.part * self.under
        return surd(whole, self.whole * one.part + self.part * one.whole, self.under)

    __rmul__ = __mul__

    def _beside(self, other: Number) -> Surd:
        """The other number with the same root. Raises `NoValue` if it has another."""
        if isinstance(other, Surd):
            if other.under != self.under:
                raise NoValue("derive_two_roots", one=self.under, other=other.under)
            return other
        return Surd(Fraction(other), Fraction(0), self.under)

    def __float__(self) -> float:
        return float(self.whole) + float(self.part) * sqrt(self.under)

    def __str__(self) -> str:
        sign = "−" if self.part < 0 else "+"
        return f"{self.whole} {sign} {abs(self.part)} √{self.under}"


Number = int | Fraction | Surd


def surd(whole: Fraction, part: Fraction, under: int) -> Surd | Fraction:
    """`whole` + `part` · √`under` in its one form, `under` at least 0: a fraction where the root is rational."""
    square, free = _square_apart(under)
    if free in (0, 1) or not part:
        return whole + part * square * free
    return Surd(whole, part * square, free)


def root_of(number: Number) -> Surd | Fraction:
    """The square root of a rational number, exactly. Raises `NoValue` for a negative one, or one with a root in it."""
    if isinstance(number, Surd) or number < 0:
        raise NoValue("derive_no_root", number=number)
    above, below = number.numerator, number.denominator
    return surd(Fraction(0), Fraction(1, below), above * below)


def _square_apart(number: int) -> tuple[int, int]:
    """(s, d) with s² d = `number`, where d has no square factor."""
    if isqrt(number) ** 2 == number:
        return isqrt(number), min(number, 1)
    square, factor = 1, 2
    while factor * factor <= number:
        while number % (factor * factor) == 0:
            number //= factor * factor
            square *= factor
        factor += 1
    return square, number
