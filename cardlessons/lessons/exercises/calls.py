"""Exercises of lesson 10: calls that come true, one after the other and on average."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.exact import blucher
from cardlessons.lessons.exercises.packs import chance_of_two, on, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

FIRST, SECOND = 1, 2  # the ranks of the first two calls


def _both(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    once = Fraction(1, pack.ranks)
    slips = {
        "independent": once**2,
        "added": 2 * once,
        "same_rank": chance_of_two(pack, lambda first, second: first.rank == second.rank == FIRST),
        "first_alone": once,
    }
    return (Part(chance_of_two(pack, lambda first, second: (first.rank, second.rank) == (FIRST, SECOND)), slips),)


def _mean(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    shares = blucher.matches(pack, passes=pack.per_rank)
    slips = {"one_pass": Fraction(1), "one_a_rank": Fraction(pack.ranks), "every_call": Fraction(pack.size)}
    return (Part(sum((n * share for n, share in shares.items()), Fraction(0)), slips, Kind.SIZE),)


def _just_one(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    once = Fraction(1, pack.ranks)

    def matches(first: int, second: int) -> int:
        return (first == FIRST) + (second == SECOND)

    slips = {
        "both_counted": 2 * once,
        "at_least_one": chance_of_two(pack, lambda first, second: matches(first.rank, second.rank) >= 1),
        "independent": 2 * once * (1 - once),
        "first_only": chance_of_two(pack, lambda first, second: first.rank == FIRST and second.rank != SECOND),
    }
    return (Part(chance_of_two(pack, lambda first, second: matches(first.rank, second.rank) == 1), slips),)


TASKS = (
    Task("10.1", on((13, 4)), _both),
    Task(
        "10.2",
        on((3, 2), [(ranks, suits) for ranks, suits in product(range(3, 14), range(2, 9)) if ranks != suits]),
        _mean,
    ),
    Task("10.3", on((13, 4)), _just_one),
)
