"""The question for a hand's share of the pot, and what the cards that are known say before any other is dealt."""

from __future__ import annotations

from functools import cached_property
from math import factorial, perm
from typing import NamedTuple

from cardlessons.core.cards import PLAYED_SUITS, Card
from cardlessons.exact.bouillotte.unseen import Unseen
from cardlessons.games.bouillotte.brelans import Brelan, Hand, brelan, strength
from cardlessons.games.bouillotte.deck import HAND, height, value
from cardlessons.games.bouillotte.rules import Rules
from cardlessons.games.bouillotte.showdown import suit_totals

SIX = factorial(HAND)  # the orders in which a hand can come
MINE, UNSEEN = "mine", "unseen"
Place = tuple[int, str]  # what a card counts, and whether it is in the own hand or unseen


class Against(NamedTuple):
    """The unseen hands: opponents who are still in, before and after the own place, and the `dropped` ones."""

    before: int
    after: int
    dropped: int

    @property
    def live(self) -> int:
        """How many opponents are still in."""
        return self.before + self.after


class Question:
    """A hand, the turn-up and the unseen hands: what share of the pot is the hand's? No card is in the pack twice."""

    def __init__(self, hand: Hand, turn_up: Card, unseen: Unseen, against: Against, rules: Rules) -> None:
        self.hand = hand
        self.turn_up = turn_up
        self.unseen = unseen
        self.against = against
        self.rules = rules

    def with_rules(self, rules: Rules, against: Against) -> Question:
        """The same hand under other rules, against hands at other places."""
        return Question(self.hand, self.turn_up, self.unseen, against, rules)

    @property
    def drawn(self) -> int:
        """How many of the unseen cards are dealt."""
        return HAND * (self.against.live + self.against.dropped)

    @property
    def deals(self) -> int:
        """In how many ways the unseen hands can be dealt, told apart."""
        ways: int = perm(self.unseen.size, self.drawn) // SIX ** (self.drawn // HAND)
        return ways

    @cached_property
    def brelan(self) -> Brelan | None:
        """The own hand's brelan, if any."""
        return brelan(self.hand, self.turn_up, self.rules)

    def beats(self, other: Brelan) -> bool:
        """Whether an opponent's brelan takes the pot from the own hand. No two are equally good in such a pack."""
        return self.brelan is None or strength(other, self.rules) > strength(self.brelan, self.rules)

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """What the suits count without the unseen hands."""
        return suit_totals([self.hand], self.turn_up, self.rules)

    @cached_property
    def suits(self) -> tuple[tuple[tuple[int, Place], ...], ...]:
        """Of each suit its cards from the highest down, as (rank, place); those that are known to lie elsewhere not."""
        faces = [card for card, copies in self.unseen.cards.items() if copies or card in self.hand]
        faces.sort(key=height, reverse=True)
        places = [(card, (value(card), MINE if card in self.hand else UNSEEN)) for card in faces]
        return tuple(
            tuple((card.rank, place) for card, place in places if card.suit == suit) for suit in range(PLAYED_SUITS)
        )
