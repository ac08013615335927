"""Exercises of lesson 11: what is known of the cards that have gone changes the chance of the next call."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.core.cards import Pack
from cardlessons.exact import blucher
from cardlessons.lessons.exercises.packs import chance_of_two, on, one_of_each, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

FIRST, SECOND = 1, 2  # the ranks of the first two calls
RANKS = 13


def _none_so_far(deal: Deal) -> tuple[Part, ...]:
    """The cards of the called rank are all still there, among the fewer that are left."""
    per_rank, size, before = deal["suits"], RANKS * deal["suits"], deal["rank"] - 1
    slips = {
        "always": Fraction(1, RANKS),
        "due": Fraction(1),
        "one_too_few": Fraction(per_rank, size - before - 1),
        "one_card_left": Fraction(1, size - before),
    }
    return (Part(Fraction(per_rank, size - before), slips),)


def _after_a_miss(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    joint, given_missed = _second_and_missed(pack)
    slips = {
        "always": Fraction(1, pack.ranks),
        "none_of_it_gone": Fraction(pack.suits, pack.size - 1),
        "joint": joint,
        "one_suit": _second_and_missed(one_of_each(deal))[1],
    }
    return (Part(given_missed, slips),)


def _second_and_missed(pack: Pack) -> tuple[Fraction, Fraction]:
    """The chance that the first call misses and the second matches: among all deals, and among those that missed."""
    missed = chance_of_two(pack, lambda first, second: first.rank != FIRST)
    joint = chance_of_two(pack, lambda first, second: first.rank != FIRST and second.rank == SECOND)
    return joint, joint / missed


def _variance(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    shares = blucher.matches(pack)
    mean = sum((n * share for n, share in shares.items()), Fraction(0))
    squares = sum((n**2 * share for n, share in shares.items()), Fraction(0))
    slips = {
        "independent_calls": mean * (1 - Fraction(1, pack.ranks)),
        "square_mean": squares,
        "mean_itself": mean,
    }
    return (Part(squares - mean**2, slips, Kind.SIZE),)


TASKS = (
    Task(
        "11.1",
        ({"rank": 13, "suits": 4}, *({"rank": rank, "suits": n} for rank, n in product(range(5, 13), (2, 3, 4)))),
        _none_so_far,
    ),
    Task("11.2", on((13, 4)), _after_a_miss),
    Task("11.3", on((13, 4)), _variance),
)
