"""What a simulation found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor, inf, log10, sqrt

from cardlessons.i18n import text


@dataclass(frozen=True, repr=False)
class Result:
    """How often each value came up in `n` deals.

    `tally` is {value: number of deals}, in ascending order; a yes is 1, a no is 0. A value of 1 means 1/`parts` of what
    `mean`, `error` and `shares` speak of.

    >>> Result("blucher.match_free_pass", {0: 640, 1: 360})
    0.360 ± 0.015 (n = 1,000)
    """

    name: str
    tally: Mapping[int, int]
    parts: int = 1

    @property
    def n(self) -> int:
        """The number of deals."""
        return sum(self.tally.values())

    @property
    def mean(self) -> float:
        """The mean of all deals: for a question of yes or no, the share of yes."""
        return float(self._mean)

    @property
    def error(self) -> float:
        """The standard error of the mean: the values' standard deviation over √n; infinite for a single deal."""
        if self.n == 1:
            return inf
        squares = sum((Fraction(value, self.parts) - self._mean) ** 2 * count for value, count in self.tally.items())
        return sqrt(squares / ((self.n - 1) * self.n))

    @property
    def shares(self) -> dict[int | Fraction, float]:
        """The share of each value: {value: number of deals / n}."""
        return {_whole(Fraction(value, self.parts)): count / self.n for value, count in self.tally.items()}

    @property
    def _mean(self) -> Fraction:
        return Fraction(sum(value * count for value, count in self.tally.items()), self.n * self.parts)

    @property
    def rounded(self) -> tuple[str, str]:
        """Mean and error, rounded to the error's second digit."""
        error = self.error
        digits = 1 - floor(log10(error)) if 0 < error < inf else 1
        mean, spread = (f"{value:.{max(digits, 0)}f}" for value in (self.mean, error))
        return mean, "∞" if error == inf else spread

    def __repr__(self) -> str:
        mean, error = self.rounded
        return text("simulate.result", mean=mean, error=error, deals=self.n)


def _whole(value: Fraction) -> int | Fraction:
    """A whole number as an integer."""
    return value.numerator if value.denominator == 1 else value
