"""A class's numbers as dots, one for each, beside the truth."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from cardlessons.core.absent import passing_on
from cardlessons.core.errors import BadNumber
from cardlessons.i18n import text
from cardlessons.lessons.dots import MOST_DOTS, Row, in_html, in_text, per_dot
from cardlessons.lessons.numbers import say_decimal, say_exactly

_SEPARATORS = re.compile(r"[\s,;]+")


@dataclass(frozen=True, repr=False)
class Tally:
    """How often each number came up; `truth` is the exact mean, if it is known already."""

    counts: Mapping[int, int]
    truth: Fraction | int | None = None

    @property
    def n(self) -> int:
        """How many numbers there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> Fraction:
        """Their mean."""
        return Fraction(sum(value * times for value, times in self.counts.items()), self.n)

    def _rows(self) -> list[Row]:
        values = sorted(self.counts)
        # Gaps are part of the picture, but a single stray number should not make it endless.
        filled = values if any(b - a > MOST_DOTS for a, b in pairwise(values)) else range(values[0], values[-1] + 1)
        return [Row(str(value), self.counts.get(value, 0)) for value in filled]

    def _title(self) -> str:
        return text("lessons.tally_title", numbers=self.n)

    def _words(self) -> str:
        truth = None if self.truth is None else say_exactly(Fraction(self.truth))
        return summary(say_decimal(self.mean, 2), truth, per_dot(self.counts.values()))

    def __repr__(self) -> str:
        return in_text(self._title(), self._rows(), self._words())

    def _repr_html_(self) -> str:
        return in_html(self._title(), self._rows(), self._words())


def summary(mean: str, truth: str | None, each: int) -> str:
    """What is said below the dots: the mean, the truth if it is known, what a dot stands for if for several."""
    parts = [text("lessons.tally_mean", mean=mean), *([text("lessons.tally_truth", truth=truth)] if truth else [])]
    return " ".join([f"{', '.join(parts)}.", *([] if each == 1 else [text("lessons.tally_each", each=each)])])


@passing_on
def tally(numbers: str | Iterable[int] | Mapping[int, int], truth: Fraction | int | None = None) -> Tally:
    """The tally of whole numbers: as text ("3 5 4 4"), as a list, or as {number: how often}. Raises `BadNumber`.

    Of absent numbers the tally is absent too.

    >>> tally("3 5 4 4").mean
    Fraction(4, 1)
    """
    counts = {**numbers} if isinstance(numbers, Mapping) else Counter(_listed(numbers))
    if not all(_whole(number) for pair in counts.items() for number in pair):
        raise BadNumber("lesson_tally", given=numbers)
    counts = {number: times for number, times in sorted(counts.items()) if times}
    if not counts:
        raise BadNumber("lesson_tally_empty")
    return Tally(counts, truth)


def _listed(numbers: str | Iterable[int]) -> list[int]:
    if not isinstance(numbers, str):
        return list(numbers)
    parts = [part for part in _SEPARATORS.split(numbers) if part]
    if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
        raise BadNumber("lesson_tally", given=numbers)
    return [int(part) for part in parts]


def _whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0
