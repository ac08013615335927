"""How suits can lie at each total that may be the best one.

`good` are the ways in which nothing speaks against the own hand at that total, `less` those of them in which it has no
claim either: what the own hand wins is what is good in every suit, less what is `less` in every suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from cardlessons.exact.bouillotte.packing import Packing

Tag = TypeVar("Tag")
Totals = Mapping[int, Mapping[Any, int]]  # {total of a suit: {tag: ways}}


class Polynomials(NamedTuple):
    """Packed polynomials, one for each total."""

    good: list[int]
    less: list[int]

    @classmethod
    def of(cls, good: list[int], less: list[int]) -> Polynomials:
        """From the ways at each total."""
        return cls(good, less)

    def times(self, other: Polynomials, packing: Packing) -> Polynomials:
        """Both together."""
        kept = packing.kept
        return Polynomials(
            [one * two & kept for one, two in zip(self.good, other.good, strict=True)],
            [one * two & kept for one, two in zip(self.less, other.less, strict=True)],
        )

    def won(self, other: Polynomials, packing: Packing) -> int:
        """What both together win, over all totals."""
        good = sum(map(int.__mul__, self.good, other.good))
        return packing.read(good - sum(map(int.__mul__, self.less, other.less)))


class Certain(NamedTuple):
    """Where all cards are forced: whether each total is good, and less, as bits."""

    good: int
    less: int

    @classmethod
    def of(cls, good: list[int], less: list[int]) -> Certain:
        """From the ways at each total, which are one or none."""
        return cls(*(sum(way << place for place, way in enumerate(ways)) for ways in (good, less)))

    def times(self, other: Certain, packing: Packing) -> Certain:
        """Both together."""
        return Certain(self.good & other.good, self.less & other.less)

    def won(self, other: Certain, packing: Packing) -> int:
        """At how many totals both together win."""
        return (self.good & other.good).bit_count() - (self.less & other.less).bit_count()


def by_total(states: Mapping[tuple[int, Tag], int]) -> Totals:
    """{total: {tag: ways}}."""
    found: dict[int, dict[Tag, int]] = {}
    for (total, tag), ways in states.items():
        found.setdefault(total, {})[tag] = ways
    return found


def below(totals: Totals, tops: Iterable[int]) -> list[int]:
    """In how many ways a suit counts less than each of the rising `tops`."""
    found, ways, rising = [], 0, sorted(totals, reverse=True)
    for top in tops:
        while rising and rising[-1] < top:
            ways += sum(totals[rising.pop()].values())
        found.append(ways)
    return found
