"""Cards of Bouillotte as arrays: what each number among the shuffled ones means, and how those not known are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cardlessons.core.cards import Card, Pack, is_card
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte.deck import HAND, MAX_SEATS, MIN_SEATS, Deck, height, value
from cardlessons.games.bouillotte.rules import Rules
from cardlessons.simulate.shuffle import Cards

Small = NDArray[np.int8]


@dataclass(frozen=True, eq=False)
class Faces:
    """By the number of a card: its rank (the place among the deck's ranks), suit, height, and what it counts."""

    ranks: Small
    suits: Small
    heights: Small
    values: Small


@cache
def faces(deck: Deck) -> Faces:
    """The faces of all cards of a deck, rank by rank."""
    whole = deck.whole
    cards = [Card(rank, place % whole.suits) for rank in deck.ranks for place in range(whole.per_rank)]
    ranks = [deck.ranks.index(card.rank) for card in cards]
    suits = [card.suit for card in cards]
    columns = (ranks, suits, list(map(height, cards)), list(map(value, cards)))
    return Faces(*(np.array(column, np.int8) for column in columns))


@dataclass(frozen=True)
class Dealing:
    """A question to deals of so many `hands`. Of a shuffled pack the cards in play are dealt, in their order.

    Raises `BadRules`.
    """

    hands: int
    rules: Rules
    deck: Deck = field(init=False)
    gone: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", deck_for(self.hands, self.rules))
        object.__setattr__(self, "gone", numbers(self.deck, self.out_of_play))
        least, unseen = self.dealt, self.pack.size - len(self.gone)
        if unseen < least:
            raise BadRules("exact_bouillotte_few_unseen", size=unseen, least=least)

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """The cards that are not dealt."""
        return ()

    @property
    def dealt(self) -> int:
        """How many cards the question looks at."""
        return HAND

    @property
    def pack(self) -> Pack:
        """As many ranks, suits and copies as the deck has."""
        return Pack(len(self.deck.ranks), self.deck.whole.suits, self.deck.whole.copies)

    @property
    def drawn(self) -> int:
        """As many cards more as are out of play: so many may come in between."""
        return self.dealt + len(self.gone)

    def in_play(self, cards: Cards) -> Cards:
        """The cards that are dealt, of shape (dealt, deals)."""
        if not self.gone:
            return cards
        out = np.zeros(self.pack.size, np.bool_)
        out[list(self.gone)] = True
        order = np.argsort(out[cards], axis=0, kind="stable")[: self.dealt]
        return np.take_along_axis(cards, order, axis=0)

    def ranks(self, cards: Cards) -> Small:
        """The ranks of the cards that are dealt, of shape (dealt, deals)."""
        found: Small = faces(self.deck).ranks[self.in_play(cards)]
        return found


@dataclass(frozen=True)
class BesideKnown(Dealing):
    """A question to hands beside cards `known` to lie elsewhere, such as one's own."""

    known: Iterable[Card] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", tuple(self.known))
        super().__post_init__()

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """The known cards."""
        return tuple(self.known)


def deck_for(hands: object, rules: object) -> Deck:
    """The deck with which so many hands are dealt. Raises `BadRules`."""
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="bouillotte")
    least = MIN_SEATS if rules.pack is None else 1
    if type(hands) is not int or not least <= hands <= MAX_SEATS:
        raise BadRules("exact_bouillotte_hands", hands=hands, least=least, most=MAX_SEATS)
    deck, needed = rules.deck(hands), HAND * hands + 1
    if deck.size < needed:
        raise BadRules("exact_bouillotte_pack_small", hands=hands, least=needed, size=deck.size)
    return deck


def numbers(deck: Deck, cards: Iterable[Card]) -> tuple[int, ...]:
    """The numbers that these cards have among the shuffled ones; which copy of a card it is makes no difference.

    Raises `BadRules` for what is no card of the deck, or stands there too often.
    """
    seen: Counter[Card] = Counter()
    found = []
    for card in cards:
        if not is_card(card):
            raise BadRules("no_card", value=card)
        if not deck.holds(card):
            raise BadRules("card_not_in_pack", card=card)
        found.append(deck.ranks.index(card.rank) * deck.whole.per_rank + card.suit + deck.whole.suits * seen[card])
        seen[card] += 1
    for card, times in seen.items():
        if times > deck.whole.copies:
            raise BadRules("exact_bouillotte_twice", card=card, times=times, copies=deck.whole.copies)
    return tuple(found)
