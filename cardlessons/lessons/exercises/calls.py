"""Exercises of lesson 10: calls that come true, one after the other and on average."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.core.cards import Card
from cardlessons.exact import blucher
from cardlessons.lessons.exercises.packs import chance_of_two, on, one_of_each, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

FIRST, SECOND = 1, 2  # the ranks of the first two calls


def _both(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    once = Fraction(1, pack.ranks)

    def both(first: Card, second: Card) -> bool:
        return (first.rank, second.rank) == (FIRST, SECOND)

    slips = {
        "independent": once**2,
        "added": 2 * once,
        "same_rank": chance_of_two(pack, lambda first, second: first.rank == second.rank == FIRST),
        "one_suit": chance_of_two(one_of_each(deal), both),
        "first_alone": once,
    }
    return (Part(chance_of_two(pack, both), slips),)


def _mean(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    shares = blucher.matches(pack, passes=pack.per_rank)
    slips = {"one_pass": Fraction(1), "one_a_rank": Fraction(pack.ranks), "every_call": Fraction(pack.size)}
    return (Part(sum((n * share for n, share in shares.items()), Fraction(0)), slips, Kind.SIZE),)


def _just_one(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    once = Fraction(1, pack.ranks)

    def just_one(first: Card, second: Card) -> bool:
        return (first.rank == FIRST) != (second.rank == SECOND)

    slips = {
        "both_counted": 2 * once,
        "at_least_one": chance_of_two(pack, lambda first, second: first.rank == FIRST or second.rank == SECOND),
        "independent": 2 * once * (1 - once),
        "first_only": chance_of_two(pack, lambda first, second: first.rank == FIRST and second.rank != SECOND),
        "one_suit": chance_of_two(one_of_each(deal), just_one),
    }
    return (Part(chance_of_two(pack, just_one), slips),)


TASKS = (
    Task("10.1", on((13, 4)), _both),
    Task(
        "10.2",
        on((3, 2), [(ranks, suits) for ranks, suits in product(range(3, 14), range(2, 9)) if ranks != suits]),
        _mean,
    ),
    Task("10.3", on((13, 4)), _just_one),
)
