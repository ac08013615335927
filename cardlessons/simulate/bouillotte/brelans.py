"""Brelans, and suits that tie: named as the exact results are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardlessons.core.cards import PLAYED_SUITS, Card
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Brelans, Count
from cardlessons.simulate.bouillotte.cards import BesideKnown, Dealing, Small, faces
from cardlessons.simulate.experiment import Truths, Values
from cardlessons.simulate.shuffle import Cards


def threes(ranks: Small) -> Truths:
    """Whether a hand holds three of a rank, from ranks of shape (3, …); or of a suit, from suits."""
    found: Truths = (ranks[0] == ranks[1]) & (ranks[1] == ranks[2])
    return found


@dataclass(frozen=True)
class Brelan(BesideKnown):
    """Whether a given hand holds three of a rank."""

    def values(self, cards: Cards) -> Values:
        """True where it does."""
        return threes(self.ranks(cards))


@dataclass(frozen=True)
class OneSuit(BesideKnown):
    """Whether a given hand holds three cards of one suit."""

    def values(self, cards: Cards) -> Values:
        """True where it does."""
        return threes(faces(self.deck).suits[self.in_play(cards)])


@dataclass(frozen=True)
class Carre(BesideKnown):
    """Whether a given hand holds three of a rank and one more of it is turned up."""

    @property
    def dealt(self) -> int:
        """The hand and the turn-up."""
        return HAND + 1

    def values(self, cards: Cards) -> Values:
        """True where it does."""
        *hand, turn_up = self.ranks(cards)
        found: Truths = threes(np.array(hand)) & (hand[0] == turn_up)
        return found


@dataclass(frozen=True)
class Favori(BesideKnown):
    """Whether a given hand holds a pair, no three, of the rank turned up; never where the rules have no favori."""

    @property
    def dealt(self) -> int:
        """The hand and the turn-up."""
        return HAND + 1

    def values(self, cards: Cards) -> Values:
        """True where it does."""
        ranks = self.ranks(cards)
        allowed = self.rules.brelans is not Brelans.NO_FAVORI
        pairs: Truths = ((ranks[:HAND] == ranks[HAND]).sum(axis=0) == HAND - 1) & allowed
        return pairs


@dataclass(frozen=True)
class SomeBrelan(BesideKnown):
    """Whether at least one of the hands holds a brelan: of `of` of them, of all if None.

    Before the turn-up that is three of a rank; if it is known a favori counts too, where the rules have it.
    """

    of: int | None = None
    turn_up: Card | None = None

    def __post_init__(self) -> None:
        if self.of is not None and (type(self.of) is not int or not 1 <= self.of <= self.hands):
            raise BadRules("exact_bouillotte_of", of=self.of, hands=self.hands)
        super().__post_init__()

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """The known cards, and the turn-up if it is known."""
        return super().out_of_play if self.turn_up is None else (*super().out_of_play, self.turn_up)

    @property
    def dealt(self) -> int:
        """The cards of those hands."""
        return HAND * (self.hands if self.of is None else self.of)

    def values(self, cards: Cards) -> Values:
        """True where one does."""
        hands = self.ranks(cards).reshape(HAND, -1, cards.shape[1])
        some: Truths = np.logical_or.reduce(threes(hands) | self._favoris(hands), axis=0)
        return some

    def _favoris(self, hands: Small) -> Truths:
        """Whether each hand is a favori; none is before the turn-up."""
        if self.turn_up is None or self.rules.brelans is Brelans.NO_FAVORI:
            return np.zeros(hands.shape[1:], np.bool_)
        pairs: Truths = (hands == self.deck.ranks.index(self.turn_up.rank)).sum(axis=0) == HAND - 1
        return pairs


@dataclass(frozen=True)
class TiedSuits(Dealing):
    """Whether two or more suits tie for the greatest total of all hands and, if the rules count it, the turn-up."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.rules.count is Count.OWN:
            raise BadRules("exact_bouillotte_own_pips")

    @property
    def dealt(self) -> int:
        """All cards that count."""
        return HAND * self.hands + (self.rules.count is Count.WITH_TURN_UP)

    def values(self, cards: Cards) -> Values:
        """True where they do."""
        totals = suit_totals(faces(self.deck).suits[cards], faces(self.deck).values[cards])
        tied: Truths = (totals == totals.max(axis=0)).sum(axis=0) > 1
        return tied


def suit_totals(suits: Small, values: Small) -> NDArray[np.int16]:
    """What each suit counts, of shape (suits, deals), from the suits and values of cards of shape (…, deals)."""
    apart = [np.where(suits == suit, values, np.int8(0)) for suit in range(PLAYED_SUITS)]
    return np.array([one.sum(axis=tuple(range(one.ndim - 1)), dtype=np.int16) for one in apart])
