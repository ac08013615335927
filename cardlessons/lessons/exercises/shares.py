"""Exercises of lesson 23: how large a share, cards that are gone, and all of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, product

from cardlessons.exact import acey_deucey
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task
from cardlessons.lessons.exercises.when_to_bet import worth_of_gap

BASE = Rules()
ACE, DEUCE, LOW = 1, 2, 3
DEALT_DOWN = tuple(
    {"gap": gap, "gone": gone}
    for gap in (5, 6, 7, 8)
    for gone in range(3, 45 - 4 * gap)  # so many cards are outside
    if gone not in (10, 56 - 8 * gap)  # 10 as in the course; the other would be worth nothing
)


def _kelly(deal: Deal) -> tuple[Part, ...]:
    """Between the deuce and the ace nothing is outside, so the best share is a fraction: the simplest in the bounds."""
    rules = Rules(pack_of(deal))
    best = simplest(*acey_deucey.kelly(DEUCE, ACE, rules))
    chances = acey_deucey.outcomes(DEUCE, ACE, rules)
    slips = {
        "worth_as_share": acey_deucey.mean(chances),
        "post_once": chances[1] - chances[-2],
        "half": best / 2,
    }
    return (Part(best, slips),)


def simplest(low: Fraction, high: Fraction) -> Fraction:
    """The fraction with the smallest denominator from `low` to `high`, both positive.

    >>> simplest(Fraction(319, 1000), Fraction(321, 1000))
    Fraction(8, 25)
    """
    whole = low.numerator // low.denominator
    if low == whole:
        return low
    if high > whole + 1 or high == whole + 1:
        return Fraction(whole + 1)
    return whole + 1 / simplest(1 / (high - whole), 1 / (low - whole))


def _dealt_down(deal: Deal) -> tuple[Part, ...]:
    gap, gone = deal["gap"], deal["gone"]
    high = LOW + gap + 1
    worth = acey_deucey.mean(acey_deucey.outcomes(LOW, high, BASE, seen=list(islice(_outside(high), gone))))
    fresh = worth_of_gap(gap)
    unseen = BASE.pack.size - 2
    slips = {"fresh_pack": fresh, "still_all": fresh + Fraction(gone, unseen)}
    return (Part(worth, slips, Kind.WORTH),)


def _outside(high: int) -> Iterator[int]:
    """The ranks of all cards outside, four of each."""
    for rank in (DEUCE, *range(high + 1, BASE.pack.ranks + 1), ACE):
        yield from [rank] * BASE.pack.per_rank


def _all_of_it(deal: Deal) -> tuple[Part, ...]:
    """Each time the pack is shuffled anew, so here chances may be multiplied."""
    gap, times = deal["gap"], deal["times"]
    once = acey_deucey.outcomes(BASE.pack.ranks - gap, ACE, BASE)[1]
    slips = {"added_up": 1 - times * (1 - once), "once_alone": once}
    return (Part(once**times, slips),)


TASKS = (
    Task("23.1", on((13, 4), product((7, 8, 9, 10, 11, 12, 13), (2, 3, 4))), _kelly),
    Task("23.2", ({"gap": 7, "gone": 10}, *DEALT_DOWN), _dealt_down),
    Task(
        "23.3",
        ({"gap": 9, "times": 3}, *({"gap": k, "times": n} for k, n in product((8, 9, 10, 11), (2, 4, 5)))),
        _all_of_it,
    ),
)
