"""Exercises of lesson 12: a pass without a match, by inclusion and exclusion."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

from cardlessons.core.cards import Pack
from cardlessons.exact import blucher
from cardlessons.lessons.exercises.packs import on, one_of_each, pack_of
from cardlessons.lessons.exercises.task import Deal, Part, Task

LISTED = tuple(product((4, 5, 6), (2, 3)))


def _one_of_each(deal: Deal) -> tuple[Part, ...]:
    return (_free(one_of_each(deal)),)


def _several_of_each(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    part = _free(pack)
    slips = {**part.slips, "one_suit": blucher.match_free_pass(one_of_each(deal))}
    return (part._replace(slips=slips),)


def _free(pack: Pack) -> Part:
    pairs = comb(pack.ranks, 2) * Fraction(pack.suits**2, pack.size * (pack.size - 1))
    slips = {
        "independent": (1 - Fraction(1, pack.ranks)) ** pack.ranks,
        "added": Fraction(0),
        "stopped": pairs,  # 1 − 1 + the pairs
    }
    return Part(blucher.match_free_pass(pack), slips)


def _just_so_many(deal: Deal) -> tuple[Part, ...]:
    pack, count = pack_of(deal), deal["count"]
    shares = blucher.matches(pack)
    once = Fraction(1, pack.ranks)
    slips = {
        "independent": comb(pack.ranks, count) * once**count * (1 - once) ** (pack.ranks - count),
        "at_least_so_many": sum((share for n, share in shares.items() if n >= count), Fraction(0)),
        "match_free_instead": shares[0],
    }
    return (Part(shares[count], slips),)


TASKS = (
    Task("12.1", tuple({"ranks": ranks} for ranks in range(4, 11)), _one_of_each),
    Task("12.2", on((4, 2), product(range(4, 8), (2, 3, 4))), _several_of_each),
    Task("12.3", (*on((4, 2), LISTED, count=1), *on((4, 3), LISTED, count=2)), _just_so_many),
)
