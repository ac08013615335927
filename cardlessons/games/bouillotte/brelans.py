"""Brelans: what is one, which is better."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.cards import Card
from cardlessons.games.bouillotte.deck import HAND, height
from cardlessons.games.bouillotte.rules import Brelans, Rules

Hand = tuple[Card, ...]

CARRE = "carre"
SIMPLE = "simple"
FAVORI = "favori"


class Brelan(NamedTuple):
    """A brelan: three of a rank in hand (simple), the fourth turned up besides (carré), or a pair with it (favori)."""

    name: str
    rank: int


def brelan(hand: Hand, turn_up: Card, rules: Rules) -> Brelan | None:
    """The brelan that a whole hand makes, if any."""
    ranks = [card.rank for card in hand]
    if ranks.count(ranks[0]) == HAND:
        return Brelan(CARRE if ranks[0] == turn_up.rank else SIMPLE, ranks[0])
    if rules.brelans is not Brelans.NO_FAVORI and ranks.count(turn_up.rank) == HAND - 1:
        return Brelan(FAVORI, turn_up.rank)
    return None


_CLASSES = {
    Brelans.SIMPLE: {CARRE: 2, SIMPLE: 1, FAVORI: 0},
    Brelans.FAVORI: {CARRE: 2, SIMPLE: 0, FAVORI: 1},
    Brelans.BY_RANK: {CARRE: 1, SIMPLE: 0, FAVORI: 0},
    Brelans.NO_FAVORI: {CARRE: 1, SIMPLE: 0},
}


def strength(held: Brelan, rules: Rules) -> tuple[int, int]:
    """How good a brelan is: the greater the better. A carré is best, then as `Rules.brelans` says."""
    return _CLASSES[rules.brelans][held.name], height(Card(held.rank, 0))


def payment(held: Brelan) -> int:
    """What an opponent pays to a brelan: 1 (favori too), to a carré 2."""
    return 2 if held.name == CARRE else 1
