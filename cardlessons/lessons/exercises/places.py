"""Exercises of lesson 32: what a place costs, and how often a bet is a bluff in a model of two players."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product

from cardlessons.core.cards import Card, cards
from cardlessons.exact import bouillotte
from cardlessons.games.bouillotte.rules import Rules
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

RULES = Rules()
SEATS = 3
FIRST, MIDDLE, LAST = range(SEATS)
SHOWN = (
    ("AS", "AH KH 9D"),
    ("KS", "AH 10H 9D"),
    ("9C", "AC KD 8D"),
    ("10D", "KD 9D AS"),
    ("AH", "KS 9S 8D"),
    ("8S", "AS KD 10C"),
    ("KC", "AD 9D 8C"),
    ("10H", "KH 8H 9S"),
    ("AC", "KD 10D 9S"),
    ("9H", "AH KS 8C"),
)
HANDS = tuple({"turn_up": cards(turn_up), "hand": cards(hand)} for turn_up, hand in SHOWN)
BETS = tuple({"pot": pot, "bet": bet} for pot, bet in product((4, 7, 8, 9, 10, 12), (1, 2, 3, 5, 6)))


@lru_cache
def _share(turn_up: tuple[Card], hand: tuple[Card, ...], place: int) -> Fraction:
    return bouillotte.equity(hand, turn_up[0], SEATS, place, RULES)


def _cost(deal: Deal) -> tuple[Part, ...]:
    first, middle, last = (_share(**deal, place=place) for place in (FIRST, MIDDLE, LAST))
    slips = {"middle_place": first - middle, "first_itself": first, "last_itself": last}
    return (Part(first - last, slips, Kind.WORTH),)


def _bluffs(deal: Deal) -> tuple[Part, ...]:
    """Both are as well off either way.

    Let x of all bets be bluffs: to call brings x (pot + bet) − (1 − x) bet, to drop nothing. Let y of all bets be
    called: to bluff brings (1 − y) pot − y bet, not to bet nothing.
    """
    pot, bet = deal["pot"], deal["bet"]
    bluffs, called = Fraction(bet, pot + 2 * bet), Fraction(pot, pot + bet)
    return (
        Part(bluffs, {"by_pot_alone": Fraction(bet, pot + bet), "other_share": called}),
        Part(called, {"no_bluffs": Fraction(pot + bet, pot + 2 * bet), "other_share": bluffs}),
    )


def _at_the_last_place(deal: Deal) -> tuple[Part, ...]:
    first, last = (_share(**deal, place=place) for place in (FIRST, LAST))
    return (Part(last, {"first_place": first, "equal_parts": Fraction(1, SEATS)}, digits=3),)


TASKS = (
    Task("32.1", HANDS, _cost),
    Task("32.2", ({"pot": 6, "bet": 3}, *BETS), _bluffs),
    Task("32.3", HANDS, _at_the_last_place),
)
