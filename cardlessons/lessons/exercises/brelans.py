"""Exercises of lesson 31: brelans in other hands, at the whole table, and after a raise."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.core.cards import Card
from cardlessons.exact import bouillotte
from cardlessons.games.bouillotte.deck import HAND, PIQUET_RANKS
from cardlessons.games.bouillotte.rules import Rules
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Part, Task

SMALL = tuple(product((5, 6, 7, 8), (3, 4)))


def _given_mine(deal: Deal) -> tuple[Part, ...]:
    rules = Rules(pack=pack_of(deal))
    mine = tuple(Card(PIQUET_RANKS[0], suit) for suit in range(HAND))
    mixed = tuple(Card(rank, suit) for suit, rank in enumerate(PIQUET_RANKS[:HAND]))
    nothing = bouillotte.brelan(1, rules)
    both = [bouillotte.brelan(1, rules, known=hand) for hand in (mine, mixed)]
    return tuple(Part(one, {"nothing_known": nothing, "other_hand": other}) for one, other in (both, both[::-1]))


def _at_the_table(deal: Deal) -> tuple[Part, ...]:
    rules, hands = Rules(pack=pack_of(deal)), deal["hands"]
    once = bouillotte.brelan(hands, rules)
    slips = {"added": hands * once, "independent": 1 - (1 - once) ** hands, "one_hand": once}
    return (Part(bouillotte.some_brelan(hands, rules), slips),)


def _after_a_raise(deal: Deal) -> tuple[Part, ...]:
    """Bayes: brelans that raise, among all hands that raise."""
    rules, others = Rules(pack=pack_of(deal)), Fraction(1, deal["one_in"])
    before = bouillotte.brelan(1, rules)
    raises = before + (1 - before) * others
    slips = {"before_the_raise": before, "turned_round": 1 - others, "raises_at_all": raises}
    return (Part(before / raises, slips),)


TASKS = (
    Task("31.1", on((6, 4), SMALL), _given_mine),
    Task(
        "31.2",
        (
            *on((6, 4), (), hands=4),
            *on((6, 4), ((7, 4), (8, 4), (5, 4)), hands=3),
            *on((7, 4), ((8, 4), (8, 3)), hands=4),
            *on((7, 4), ((8, 4), (8, 3)), hands=5),
        ),
        _at_the_table,
    ),
    Task(
        "31.3",
        (
            *on((6, 4), (), one_in=10),
            *(one for n in (4, 5, 8, 12, 20) for one in on((6, 4), ((7, 4), (8, 4)), one_in=n)),
        ),
        _after_a_raise,
    ),
)
