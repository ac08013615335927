"""A hand's share of the pot when it comes to the showdown, the others' hands unseen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import lcm

import numpy as np

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Rules, Tie
from cardlessons.simulate.bouillotte.cards import Dealing
from cardlessons.simulate.bouillotte.showdown import Shown, winners
from cardlessons.simulate.experiment import Values, Whole
from cardlessons.simulate.shuffle import Cards


def equity(
    hand: Iterable[Card],
    turn_up: Card,
    hands: int,
    place: int,
    rules: Rules,
    dropped: Iterable[int] = (),
    known: Iterable[Card] = (),
) -> Equity:
    """The share of the pot that `hand` takes in its `place`, 0 for the age, of `hands` that were dealt.

    The places `dropped` have unseen hands, which count in the suits and take nothing; the cards `known` lie in no hand.
    Raises `BadRules`.
    """
    return Equity(hands, rules, tuple(hand), turn_up, place, tuple(dropped), tuple(known))


@dataclass(frozen=True)
class Equity(Dealing):
    """The parts of the pot that a hand takes; `parts` make the whole pot, so that every split is a whole number."""

    hand: tuple[Card, ...]
    turn_up: Card
    place: int
    dropped: tuple[int, ...]
    known: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.hand) != HAND:
            raise BadRules("exact_bouillotte_hand", count=len(self.hand), least=HAND)
        super().__post_init__()
        for place in (self.place, *self.dropped):
            if type(place) is not int or not 0 <= place < self.hands:
                raise BadRules("exact_bouillotte_place", place=place, last=self.hands - 1)
        if self.place in self.dropped:
            others = ", ".join(str(other) for other in range(self.hands) if other != self.place)
            raise BadRules("exact_bouillotte_dropped", dropped=self.place, known=others, place=self.place)

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """The hand, the turn-up and the known cards."""
        return (*self.hand, self.turn_up, *self.known)

    @property
    def dealt(self) -> int:
        """The others' cards."""
        return HAND * (self.hands - 1)

    @property
    def parts(self) -> int:
        """How many parts the pot has: one where it is never split."""
        if Tie.SPLIT not in (self.rules.suit_tie, self.rules.other_tie):
            return 1
        return lcm(*range(1, self.hands + 1))

    def values(self, cards: Cards) -> Values:
        """How many of the parts."""
        live = np.array([[place not in self.dropped] for place in range(self.hands)])
        won = winners(Shown(self._hands(cards), self.gone[HAND], live, self.deck, self.rules))
        shares: Whole = won[self.place] * (self.parts // won.sum(axis=0))
        return shares

    def _hands(self, cards: Cards) -> Cards:
        """All hands by place, of shape (3, hands, deals)."""
        others = self.in_play(cards).reshape(HAND, self.hands - 1, cards.shape[1])
        own = np.array(self.gone[:HAND], cards.dtype)[:, np.newaxis, np.newaxis]
        whole = np.broadcast_to(own, (HAND, 1, cards.shape[1]))
        return np.concatenate([others[:, : self.place], whole, others[:, self.place :]], axis=1)
