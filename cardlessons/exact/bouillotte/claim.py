"""What gives a hand a claim by its suits: the highest card of the best one, or of the best one that is still held."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from cardlessons.exact.bouillotte.draws import OWN
from cardlessons.exact.bouillotte.levels import Totals, below
from cardlessons.exact.bouillotte.question import Against
from cardlessons.games.bouillotte.deck import HAND

# The groups of unseen hands: opponents still in who may have an equal claim, those who may not, and dropped hands.
MAY, MAY_NOT, DROPPED = 1, 2, 3
NOBODY = -1
HOLDERS = (NOBODY, OWN, MAY, MAY_NOT, DROPPED)

Split = tuple[list[int], list[int]]  # of each total that may be the best: what is good, and what is so without a claim


class Claim(Protocol):
    """How the cards of a suit, from the highest down, make a tag, and what the tags mean at each total."""

    start: int
    own: frozenset[int]  # the tags with which the suit is a claim of the own hand

    def sizes(self, against: Against, may: int) -> dict[int, int]:
        """How many cards each group gets."""

    def step(self, tag: int, holder: int, rank: int, worth: int) -> int:
        """The tag after one more card."""

    def split(self, totals: Totals, tops: Sequence[int]) -> Split:
        """Of one suit, at each total in `tops` that may decide."""


class HighestCard:
    """The highest card of the best suit. A tag says who has the suit's highest card.

    A dropped hand's card is no claim against the own hand, so that it lies as with a hand that may have one.
    """

    start = NOBODY
    own = frozenset((OWN,))

    def sizes(self, against: Against, may: int) -> dict[int, int]:
        """How many cards each group gets."""
        return {MAY: HAND * (may + against.dropped), MAY_NOT: HAND * (against.live - may)}

    def step(self, tag: int, holder: int, rank: int, worth: int) -> int:
        """The first holder stays."""
        return holder if tag == NOBODY else tag

    def split(self, totals: Totals, tops: Sequence[int]) -> Split:
        """What lies below is good, and at the total what gives nobody a claim who may not have one."""
        good, less = [], []
        for top, lower in zip(tops, below(totals, tops), strict=True):
            at = totals.get(top, {})
            less.append(lower + at.get(NOBODY, 0) + at.get(MAY, 0))
            good.append(less[-1] + at.get(OWN, 0))
        return good, less


class AllDropped(HighestCard):
    """All best suits' highest cards are dropped: what nobody who is still in may claim, and so an upper bound.

    The claim is the dropped hands', and no opponent may have an equal one.
    """

    own = frozenset((DROPPED,))

    def sizes(self, against: Against, may: int) -> dict[int, int]:
        """How many cards each group gets."""
        return {MAY: HAND * may, MAY_NOT: HAND * (against.live - may), DROPPED: HAND * against.dropped}

    def split(self, totals: Totals, tops: Sequence[int]) -> Split:
        """What lies below is good, and at the total what is dropped."""
        good, less = [], []
        for top, lower in zip(tops, below(totals, tops), strict=True):
            at = totals.get(top, {})
            less.append(lower + at.get(NOBODY, 0))
            good.append(less[-1] + at.get(DROPPED, 0))
        return good, less


_PAIRS = [(first, live) for first in HOLDERS for live in HOLDERS[:-1]]


def _after(first: int, live: int, holder: int) -> int:
    here = holder if first == NOBODY else first
    return _PAIRS.index((here, holder if live == NOBODY and holder != DROPPED else live))


_NEXT = [{holder: _after(first, live, holder) for holder in HOLDERS[1:]} for first, live in _PAIRS]


def _tags(firsts: Iterable[int], lives: Iterable[int]) -> frozenset[int]:
    return frozenset(_PAIRS.index((first, live)) for first in firsts for live in lives)


DEAD = _tags((NOBODY, DROPPED), (NOBODY,))
HELD_OWN = _tags(HOLDERS, (OWN,))
HELD_MAY = _tags(HOLDERS, (MAY,))
LOWER_OWN = _tags((DROPPED,), (OWN,))
LOWER_MAY = _tags((DROPPED,), (MAY,))


class StillHeld:
    """The best suits' highest cards are nobody's who is still in: the highest cards still in decide (Pagat).

    That is in the best suits, or, where nobody still in holds any of these, in the best that somebody does. A tag says
    who has the suit's highest card, and who of those still in has the highest that they hold.
    """

    start = 0  # the number of (NOBODY, NOBODY)
    own = HELD_OWN

    def sizes(self, against: Against, may: int) -> dict[int, int]:
        """How many cards each group gets."""
        return {MAY: HAND * may, MAY_NOT: HAND * (against.live - may), DROPPED: HAND * against.dropped}

    def step(self, tag: int, holder: int, rank: int, worth: int) -> int:
        """The first holder stays, and the first who is still in."""
        return _NEXT[tag][holder]

    def split(self, totals: Totals, tops: Sequence[int]) -> Split:
        """The best suits' highest cards dropped; and suits that nobody still in holds above the total that decides.

        The second is all ways for such suits to lie less those in which none of them lies above: what is taken away
        is good where it is `less` and `less` where it is good.
        """
        at_best = _best_dropped(totals, tops)
        anywhere = _next_best(totals, tops, [sum(_sum(totals, total, DEAD) for total in totals)] * len(tops))
        no_higher = _next_best(totals, tops, [sum(_sum(totals, one, DEAD) for one in totals if one <= t) for t in tops])
        good = at_best[0] + anywhere[0] + no_higher[1]
        return good, at_best[1] + anywhere[1] + no_higher[0]


def _best_dropped(totals: Totals, tops: Sequence[int]) -> Split:
    """What lies below is good, and at the total what has its highest card dropped."""
    good, less = [], []
    for top, lower in zip(tops, below(totals, tops), strict=True):
        less.append(lower + _sum(totals, top, DEAD | LOWER_MAY))
        good.append(less[-1] + _sum(totals, top, LOWER_OWN))
    return good, less


def _next_best(totals: Totals, tops: Sequence[int], dead: Sequence[int]) -> Split:
    """What somebody still in holds is good below, and at the total; what nobody holds lies in `dead` ways."""
    held = {total: {tag: ways for tag, ways in tags.items() if tag not in DEAD} for total, tags in totals.items()}
    good, less = [], []
    for top, lower, more in zip(tops, below(held, tops), dead, strict=True):
        less.append(lower + more + _sum(held, top, HELD_MAY))
        good.append(less[-1] + _sum(held, top, HELD_OWN))
    return good, less


def _sum(totals: Totals, total: int, tags: frozenset[int]) -> int:
    return sum(ways for tag, ways in totals.get(total, {}).items() if tag in tags)
