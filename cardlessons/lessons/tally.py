"""A class's numbers as dots, one for each, beside the truth."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from itertools import pairwise

from cardlessons.core.absent import passing_on
from cardlessons.core.errors import BadNumber
from cardlessons.i18n import text
from cardlessons.lessons.numbers import say_decimal, say_exactly

_MOST_DOTS = 40
_DOT = "●"
_LEFT = "text-align:left"
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

    @property
    def _each(self) -> int:
        """How many numbers a dot stands for."""
        return -(-max(self.counts.values()) // _MOST_DOTS)

    def _rows(self) -> Iterator[tuple[int, int, str]]:
        values = sorted(self.counts)
        # Gaps are part of the picture, but a single stray number should not make it endless.
        filled = values if any(b - a > _MOST_DOTS for a, b in pairwise(values)) else range(values[0], values[-1] + 1)
        for value in filled:
            times = self.counts.get(value, 0)
            yield value, times, _DOT * (-(-times // self._each))

    def _words(self) -> str:
        mean = text("lessons.tally_mean", mean=say_decimal(self.mean, 2))
        truth = [] if self.truth is None else [text("lessons.tally_truth", truth=say_exactly(Fraction(self.truth)))]
        each = [] if self._each == 1 else [text("lessons.tally_each", each=self._each)]
        return " ".join([f"{', '.join([mean, *truth])}.", *each])

    def __repr__(self) -> str:
        rows = [f"{value:>4}  {times:>4}  {dots}".rstrip() for value, times, dots in self._rows()]
        return "\n".join([text("lessons.tally_title", numbers=self.n), *rows, self._words()])

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{escape(text(f"lessons.tally_{name}"))}</th>' for name in ("value", "times"))
        rows = "".join(
            f'<tr><th scope="row">{value}</th><td>{times}</td><td style="{_LEFT}" aria-hidden="true">{dots}</td></tr>'
            for value, times, dots in self._rows()
        )
        title = escape(text("lessons.tally_title", numbers=self.n))
        return (
            f'<table style="font-size:18px"><caption style="{_LEFT}">{title}</caption>'
            f"<thead><tr>{heads}<td></td></tr></thead><tbody>{rows}</tbody></table><p>{escape(self._words())}</p>"
        )


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
