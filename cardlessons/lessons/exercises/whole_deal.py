"""Exercises of lesson 14: passes and calls of one deal are not independent."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.exact import blucher, rook
from cardlessons.lessons.exercises.packs import on, one_of_each, pack_of
from cardlessons.lessons.exercises.task import Deal, Part, Task


def _one_pass(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    slips = {
        "independent": (1 - Fraction(1, pack.ranks)) ** pack.ranks,
        "added": Fraction(0),
        "one_suit": blucher.match_free_pass(one_of_each(deal)),
        "whole_deal": blucher.match_free_deal(pack),
    }
    return (Part(blucher.match_free_pass(pack), slips),)


def _one_rank(deal: Deal) -> tuple[Part, ...]:
    """The board of one rank: its cards against its own calls, one in each pass."""
    pack = pack_of(deal)
    calls = pack.per_rank
    slips = {
        "independent": (1 - Fraction(1, pack.ranks)) ** calls,
        "one_call": 1 - Fraction(1, pack.ranks),
        "added_up": 1 - Fraction(calls, pack.ranks),
    }
    return (Part(rook.hit_free([(pack.per_rank, calls, 1)], pack.size), slips),)


def _some_pass(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    once = blucher.match_free_pass(pack)
    slips = {
        "added": pack.per_rank * once,
        "independent": 1 - (1 - once) ** pack.per_rank,
        "one_pass": once,
        "whole_deal": blucher.match_free_deal(pack),
    }
    return (Part(blucher.some_match_free_pass(pack), slips),)


TASKS = (
    Task("14.1", on((3, 4), product((3, 4, 5), (3, 4, 5))), _one_pass),
    Task("14.2", on((13, 4)), _one_rank),
    Task("14.3", on((4, 2), ((5, 2), (6, 2), (3, 3), (4, 3), (5, 3), (3, 4))), _some_pass),
)
