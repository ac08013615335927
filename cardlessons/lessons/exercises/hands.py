"""Exercises of lesson 30: the suits of a hand of Bouillotte, and the card turned up."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb

from cardlessons.core.cards import Card, Pack
from cardlessons.exact import bouillotte
from cardlessons.games.bouillotte.deck import HAND, PIQUET_RANKS
from cardlessons.games.bouillotte.rules import Rules
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Part, Task

SMALL = tuple(product((5, 6, 7, 8), (3, 4)))
TOP, NEXT = PIQUET_RANKS[:2]


def _one_suit(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    one = bouillotte.one_suit(1, Rules(pack=pack))
    slips = {"named_suit": one / pack.suits, "independent": Fraction(1, pack.suits**2)}
    return (Part(one, slips),)


def _turned_up(deal: Deal) -> tuple[Part, ...]:
    pack, hands, held = pack_of(deal), deal["hands"], deal["held"]
    hand = [*(Card(TOP, suit) for suit in range(held)), *(Card(NEXT, 0) for _ in range(HAND - held))]
    completes = bouillotte.completes(tuple(hand), hands, Rules(pack=pack))
    left = pack.suits - held
    slips = {
        "own_cards_too": Fraction(left, pack.size),
        "others_seen": Fraction(left, pack.size - HAND * hands),
        "any_rank": Fraction(1, pack.ranks),
    }
    return (Part(completes, slips),)


def _three_suits(deal: Deal) -> tuple[Part, ...]:
    """Every hand of the pack is looked at."""
    pack = pack_of(deal)
    hands = list(combinations(_cards(pack), HAND))
    good = sum(len({card.suit for card in hand}) == HAND for hand in hands)
    share = Fraction(good, len(hands))
    slips = {
        "independent": (1 - Fraction(1, pack.suits)) * (1 - Fraction(2, pack.suits)),
        "named_suits": share / comb(pack.suits, HAND),
        "in_order": share / 6,
    }
    return (Part(share, slips),)


def _cards(pack: Pack) -> list[Card]:
    return [Card(rank, suit) for rank in PIQUET_RANKS[: pack.ranks] for suit in range(pack.suits)]


TASKS = (
    Task("30.1", on((6, 4), SMALL), _one_suit),
    Task(
        "30.2",
        (
            *on((6, 4), (), hands=4, held=3),
            *on((6, 4), (), hands=4, held=2),
            *(one for held in (2, 3) for hands in (3, 4) for one in on((7, 4), ((8, 4),), hands=hands, held=held)),
            *(one for held in (2, 3) for one in on((5, 4), (), hands=3, held=held)),
        ),
        _turned_up,
    ),
    Task("30.3", on((6, 4), SMALL), _three_suits),
)
