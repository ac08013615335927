"""A share of the pot counted deal by deal: for packs that hold a card more than once, where equal cards can tie."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules
from cardlessons.exact.bouillotte.question import Question
from cardlessons.games.bouillotte.brelans import Hand
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.showdown import Showdown, decide

MOST_DEALS = 100_000


def counted(question: Question) -> Fraction:
    """The own hand's share. Raises `BadRules` where there are too many deals to count them one by one."""
    if question.deals > MOST_DEALS:
        raise BadRules("exact_bouillotte_copies", deals=question.deals, most=MOST_DEALS)
    before, after, dropped = question.against
    still_in = tuple(range(before + 1 + after))  # dropped hands stand last: their places do not matter
    left = [card for card, copies in question.unseen.cards.items() for _ in range(copies)]
    won = Fraction(0)
    for others in _dealt(left, before + after + dropped):
        hands = (*others[:before], question.hand, *others[before:])
        winners = decide(Showdown(hands, question.turn_up, still_in, question.rules), still_in).winners
        won += Fraction(before in winners, len(winners))
    return won / question.deals


def _dealt(left: list[Card], hands: int) -> Iterator[tuple[Hand, ...]]:
    """Every way to deal so many hands, told apart."""
    if not hands:
        yield ()
        return
    for at in combinations(range(len(left)), HAND):
        rest = [card for place, card in enumerate(left) if place not in at]
        for others in _dealt(rest, hands - 1):
            yield (tuple(left[place] for place in at), *others)
