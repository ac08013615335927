"""Exercises of lesson 22: pairs, and what it is worth to be asked."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

from cardlessons.exact import acey_deucey
from cardlessons.exact.acey_deucey.turn import best_net
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

BASE, LIAONING = Rules(), Rules.liaoning()
ACE = 1


def _on_pair(deal: Deal) -> tuple[Part, ...]:
    """The better of higher and lower."""
    rank = deal["rank"]
    worse, better = sorted(_worth(rank, rank, BASE, said) for said in (HIGHER, LOWER))
    chances = [acey_deucey.outcomes(rank, rank, BASE, call=said) for said in (HIGHER, LOWER)]
    double = replace(BASE, pair_post=2, ace_pair_post=2)
    slips = {
        "same_double": max(_worth(rank, rank, double, said) for said in (HIGHER, LOWER)),
        "same_free": max(one.get(1, Fraction(0)) - one.get(-1, Fraction(0)) for one in chances),
        "chance_itself": max(one.get(1, Fraction(0)) for one in chances),
        "other_call": worse,
    }
    return (Part(better, slips, Kind.WORTH),)


def _worth(first: int, second: int, rules: Rules, call: str | None = None) -> Fraction:
    return acey_deucey.mean(acey_deucey.outcomes(first, second, rules, call=call))


def _late_choice(deal: Deal) -> tuple[Part, ...]:
    """A first ace: the mean of the best of both calls, less the best mean of one call, a unit or nothing put on it."""
    rules = replace(LIAONING, pack=pack_of(deal))
    late = _after_an_ace(rules, (LOW, HIGH))
    early = max(_after_an_ace(rules, (call,)) for call in (LOW, HIGH))
    return (Part(late - early, {"late_itself": late, "early_itself": early}, Kind.WORTH),)


def _after_an_ace(rules: Rules, calls: tuple[str, ...]) -> Fraction:
    pack, net = rules.pack, 0
    for second in range(1, pack.ranks + 1):
        cards = pack.per_rank - (second == ACE)
        net += cards * max(0, best_net(rules, ACE, second, calls))
    return Fraction(net, (pack.size - 1) * (pack.size - 2))


def _low_ace(deal: Deal) -> tuple[Part, ...]:
    rank = deal["rank"]
    dear, cheap = LIAONING, replace(LIAONING, ace_post=2)
    slips = {
        "ace_as_others": _worth(ACE, rank, cheap, LOW),
        "ace_high": _worth(ACE, rank, dear, HIGH),
        "chance_itself": acey_deucey.outcomes(ACE, rank, dear, call=LOW)[1],
    }
    return (Part(_worth(ACE, rank, dear, LOW), slips, Kind.WORTH),)


TASKS = (
    Task("22.1", ({"rank": 7}, *({"rank": rank} for rank in (1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13))), _on_pair),
    Task("22.2", on((13, 4), product((10, 11, 12, 13), (2, 3, 4))), _late_choice),
    Task("22.3", ({"rank": 9}, *({"rank": rank} for rank in (4, 5, 6, 7, 8, 10, 11, 12, 13))), _low_ace),
)
