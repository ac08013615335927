"""How often the own hand counts most pips, where each counts those in one's own hand; suits do not matter then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod

from cardlessons.core.cards import Card
from cardlessons.exact.bouillotte.question import Question
from cardlessons.games.bouillotte.brelans import brelan
from cardlessons.games.bouillotte.deck import HAND, value

Left = tuple[int, ...]  # how many cards of each rank are left


class MostPips:
    """The deals in which no opponent still in has a brelan, and none counts more than the own hand.

    `may` of them may count as much. Hands are dealt one after the other, by their ranks alone.
    """

    def __init__(self, question: Question, may: int) -> None:
        self._question = question
        self._may = may
        self._pips = sum(map(value, question.hand))

    def count(self) -> int:
        """How many deals, the unseen hands told apart."""
        counts: Counter[int] = Counter()
        for card, copies in self._question.unseen.cards.items():
            counts[card.rank] += copies
        ranks = tuple(counts)
        states: Mapping[Left, int] = {tuple(counts.values()): 1}
        live, dropped = self._question.against.live, self._question.against.dropped
        for hand in range(live):
            states = self._dealt(states, tuple(self._allowed(ranks, self._pips - (hand >= self._may))))
        left = self._question.unseen.size - HAND * live
        return sum(states.values()) * prod(comb(left - HAND * hand, HAND) for hand in range(dropped))

    def _allowed(self, ranks: tuple[int, ...], most: int) -> Iterator[tuple[tuple[int, int], ...]]:
        """The hands that count at most so much and are no brelan, as (which of the ranks, how many cards of it)."""
        for hand in combinations_with_replacement(range(len(ranks)), HAND):
            cards = tuple(Card(ranks[rank], 0) for rank in hand)
            if sum(map(value, cards)) <= most and brelan(cards, self._question.turn_up, self._question.rules) is None:
                yield tuple(Counter(hand).items())

    @staticmethod
    def _dealt(states: Mapping[Left, int], hands: tuple[tuple[tuple[int, int], ...], ...]) -> Mapping[Left, int]:
        """The states after one more hand."""
        dealt: Counter[Left] = Counter()
        for left, ways in states.items():
            for hand in hands:
                after = list(left)
                times = ways
                for rank, cards in hand:
                    times *= _choose(left[rank], cards)
                    after[rank] -= cards
                if times:
                    dealt[tuple(after)] += times
        return dealt


@lru_cache
def _choose(cards: int, drawn: int) -> int:
    return comb(cards, drawn)
