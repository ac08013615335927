"""Inclusion and exclusion over brelans: how to count the deals in which no opponent holds one that beats the own hand.

The indicator that an opponent's hand is not among such brelans is 1 less a sum of indicators that it holds certain
cards: three of a rank, or a pair of the rank turned up. Multiplied out over all opponents, each term forces some cards
into some hands, and whatever else is asked of the deal can be counted with those cards in place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cardlessons.core.cards import Card
from cardlessons.exact.bouillotte.question import Question
from cardlessons.games.bouillotte.brelans import FAVORI, Brelan, brelan
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Brelans


class Force(NamedTuple):
    """Cards that a hand is made to hold: how many, which as bits, and the weight of that in the sum of indicators."""

    size: int
    cards: int
    weight: int


class Forced(NamedTuple):
    """What is forced on hands of one kind: on how many of them, how many cards, and which, as bits."""

    hands: int = 0
    size: int = 0
    cards: int = 0


class Term(NamedTuple):
    """A product of forces on hands of a first and a second kind, and its weight with all ways to name these hands."""

    weight: int
    firsts: Forced
    seconds: Forced


SUIT_BITS = 16  # room for the ranks of a suit


def bit(card: Card) -> int:
    """The card as a bit: those of a suit stand together, `SUIT_BITS` to a suit."""
    return 1 << SUIT_BITS * card.suit + card.rank


def forces(question: Question) -> list[list[Force]]:
    """Of each rank that can make a brelan which beats the own hand, the forces that add up to its indicator."""
    found = [_of_rank(question, rank, cards) for rank, cards in _unseen_by_rank(question).items()]
    return [one for one in found if one]


def _unseen_by_rank(question: Question) -> dict[int, list[Card]]:
    ranks: dict[int, list[Card]] = {}
    for card, copies in question.unseen.cards.items():
        if copies:
            ranks.setdefault(card.rank, []).append(card)
    return ranks


def _of_rank(question: Question, rank: int, cards: list[Card]) -> list[Force]:
    threes = list(combinations(cards, HAND))
    up = rank == question.turn_up.rank
    held = brelan(threes[0], question.turn_up, question.rules) if threes else None
    whole = [(three, 1) for three in threes if held and question.beats(held)]
    if up and question.rules.brelans is not Brelans.NO_FAVORI and question.beats(Brelan(FAVORI, rank)):
        # Three of the rank are three pairs of it: a pair or three is the pairs' sum less twice the three.
        whole = [(pair, 1) for pair in combinations(cards, 2)] + [(three, -2) for three in threes]
    return [Force(len(held), sum(map(bit, held)), weight) for held, weight in whole]


NOTHING = Forced()


def terms(of_ranks: Sequence[Sequence[Force]], firsts: int, seconds: int) -> Iterator[Term]:
    """All products of forces on `firsts` hands of one kind and `seconds` of another, each rank used once."""
    yield from _products(of_ranks, Term(1, NOTHING, NOTHING), firsts, seconds)


def _products(of_ranks: Sequence[Sequence[Force]], term: Term, firsts: int, seconds: int) -> Iterator[Term]:
    """`term` and those that go on from it with forces of later ranks; `firsts` and `seconds` hands are free."""
    yield term
    weight, one, other = term
    for number, of_rank in enumerate(of_ranks):
        later = of_ranks[number + 1 :]
        for size, cards, times in of_rank:
            if firsts:
                forced = Forced(one.hands + 1, one.size + size, one.cards | cards)
                yield from _products(later, Term(-weight * times * firsts, forced, other), firsts - 1, seconds)
            if seconds:
                forced = Forced(other.hands + 1, other.size + size, other.cards | cards)
                yield from _products(later, Term(-weight * times * seconds, one, forced), firsts, seconds - 1)
