"""Exercises of lesson 21: what a unit on two end cards is worth."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.exact import acey_deucey
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task
from cardlessons.lessons.exercises.third_card import ends

BASE, BICYCLE = Rules(), Rules(post=1, ace_post=1)
ACE, KING = 1, 13
WIDEST = KING - 2


def worth_of_gap(gap: int, rules: Rules = BASE) -> Fraction:
    """The worth of a unit on end cards with so many ranks between, one of them an ace."""
    ranks = rules.pack.ranks
    return acey_deucey.mean(acey_deucey.outcomes(ranks - gap, ACE, rules))


def _of_gap(deal: Deal) -> tuple[Part, ...]:
    gap = deal["gap"]
    slips = {
        "post_once": worth_of_gap(gap, BICYCLE),
        "chance_itself": acey_deucey.outcomes(KING - gap, ACE, BASE).get(1, Fraction(0)),
        "gap_as_difference": worth_of_gap(gap - 1),
        "gap_too_wide": worth_of_gap(min(gap + 1, WIDEST)),
    }
    return (Part(worth_of_gap(gap), slips, Kind.WORTH),)


def _of_ends(deal: Deal) -> tuple[Part, ...]:
    low, high = deal["low"], deal["high"]
    chances = acey_deucey.outcomes(low, high, BASE)
    slips = {
        "difference_as_gap": worth_of_gap(high - low),
        "post_once": acey_deucey.mean(acey_deucey.outcomes(low, high, BICYCLE)),
        "chance_itself": chances[1],
    }
    return (Part(acey_deucey.mean(chances), slips, Kind.WORTH),)


def _how_often(deal: Deal) -> tuple[Part, ...]:
    """How often the first two cards lie so far apart that a unit on them is worth more than nothing."""
    rules = Rules(pack_of(deal))
    gaps = {width: share for width, share in acey_deucey.gaps(rules).items() if isinstance(width, int)}
    worth = {gap: worth_of_gap(gap, rules) for gap in gaps}
    slips = {
        "nothing_too": sum((share for gap, share in gaps.items() if worth[gap] >= 0), Fraction(0)),
        "pairs_too": acey_deucey.turn_value(rules).favourable,
    }
    return (Part(sum((share for gap, share in gaps.items() if worth[gap] > 0), Fraction(0)), slips),)


TASKS = (
    Task("21.1", ({"gap": 9}, *({"gap": gap} for gap in (1, 2, 3, 4, 5, 6, 8, 10, 11))), _of_gap),
    Task(
        "21.2",
        ({"low": 4, "high": 11}, *(deal for deal in ends(2) if deal["high"] - deal["low"] not in (7, 8))),
        _of_ends,
    ),
    Task("21.3", on((13, 4), product((9, 10, 11, 12, 13), (2, 3, 4))), _how_often),
)
