"""Who wins when hands are shown, of many deals at once: the rules of the game's own showdown, told anew as arrays.

Places count from the age on. `Shown` holds arrays whose last axis are the deals.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardlessons.core.cards import PLAYED_SUITS
from cardlessons.games.bouillotte.brelans import CARRE, FAVORI, SIMPLE, Brelan, strength
from cardlessons.games.bouillotte.deck import HAND, Deck
from cardlessons.games.bouillotte.rules import Brelans, Count, Rules, Tie, Unclaimed
from cardlessons.simulate.bouillotte.brelans import suit_totals, threes
from cardlessons.simulate.bouillotte.cards import Faces, Small, faces
from cardlessons.simulate.experiment import Truths
from cardlessons.simulate.shuffle import Cards

Totals = NDArray[np.int16]
_ABOVE_HEIGHTS = 32  # a class of brelans is worth more than any height


class Shown(NamedTuple):
    """Hands of shape (3, places, deals), one turn-up for all, the truths `in_play` of shape (places, 1), the rules."""

    hands: Cards
    turn_up: int
    in_play: Truths
    deck: Deck
    rules: Rules

    @property
    def faces(self) -> Faces:
        """What the cards' numbers mean."""
        return faces(self.deck)


def winners(shown: Shown) -> Truths:
    """Who shares the pot, of shape (places, deals)."""
    strengths = _brelans(shown)
    by_brelan = strengths.max(axis=0) > 0
    best = _first(_greatest(strengths), shown.rules.other_tie)
    return np.where(by_brelan, best, _pips(shown) if shown.rules.count is Count.OWN else _by_suit(shown))


def _brelans(shown: Shown) -> Small:
    """How good the brelan of each place in play is, 0 without one; of shape (places, deals)."""
    ranks, up = shown.faces.ranks[shown.hands], int(shown.faces.ranks[shown.turn_up])
    worth = _strengths(shown.deck, shown.rules)
    three = np.where(ranks[0] == up, worth[CARRE][ranks[0]], worth[SIMPLE][ranks[0]])
    pair = (ranks == up).sum(axis=0) == HAND - 1
    found = np.where(threes(ranks), three, np.where(pair, worth[FAVORI][up], np.int8(0)))
    return np.where(shown.in_play, found, np.int8(0))


@cache
def _strengths(deck: Deck, rules: Rules) -> dict[str, Small]:
    """{kind of brelan: its strength by rank, from 1}; a favori that the rules do not have is worth 0."""
    kinds = {CARRE, SIMPLE} if rules.brelans is Brelans.NO_FAVORI else {CARRE, SIMPLE, FAVORI}
    strengths = {name: np.zeros(len(deck.ranks), np.int8) for name in (CARRE, SIMPLE, FAVORI)}
    for name in kinds:
        pairs = [strength(Brelan(name, rank), rules) for rank in deck.ranks]
        strengths[name] = np.array([1 + kind * _ABOVE_HEIGHTS + height for kind, height in pairs], np.int8)
    return strengths


def _pips(shown: Shown) -> Truths:
    """The greatest total of pips in one's own hand."""
    pips = shown.faces.values[shown.hands].sum(axis=0, dtype=np.int16)
    return _first(_greatest(np.where(shown.in_play, pips, np.int8(0))), shown.rules.other_tie)


def _by_suit(shown: Shown) -> Truths:
    """The best suit's highest card in a hand wins if its owner is in play; else as the rules say."""
    totals = _totals(shown)
    best = totals == totals.max(axis=0)
    highest = _highest(shown)
    owns = (highest == highest.max(axis=1, keepdims=True)) & (highest > 0) & best[:, np.newaxis]
    entitled = owns.any(axis=0) & shown.in_play
    tied = best.sum(axis=0) > 1
    won = np.where(tied, _first(entitled, shown.rules.suit_tie), _first(entitled, shown.rules.other_tie))
    unclaimed = np.logical_not(entitled.any(axis=0))
    if unclaimed.any():
        other = _other_suit if shown.rules.unclaimed is Unclaimed.OTHER else _suit_after_suit
        live = np.where(shown.in_play, highest[..., unclaimed], np.int8(0))
        won[:, unclaimed] = other(shown._replace(hands=shown.hands[..., unclaimed]), totals[:, unclaimed], live)
    return won


def _totals(shown: Shown) -> Totals:
    totals = suit_totals(shown.faces.suits[shown.hands], shown.faces.values[shown.hands])
    if shown.rules.count is Count.WITH_TURN_UP:
        totals[shown.faces.suits[shown.turn_up]] += shown.faces.values[shown.turn_up]
    return totals


def _highest(shown: Shown) -> Small:
    """How high each place's highest card of each suit is, 0 without one; of shape (suits, places, deals)."""
    suits, heights = shown.faces.suits[shown.hands], shown.faces.heights[shown.hands]
    return np.array([np.where(suits == suit, heights, np.int8(0)).max(axis=0) for suit in range(PLAYED_SUITS)])


def _other_suit(shown: Shown, totals: Totals, highest: Small) -> Truths:
    """The greatest total in any one suit that is not best; if nobody has one, the highest card."""
    suits, values = shown.faces.suits[shown.hands], shown.faces.values[shown.hands]
    own = np.array([np.where(suits == suit, values, np.int8(0)).sum(axis=0) for suit in range(PLAYED_SUITS)])
    best = (totals == totals.max(axis=0))[:, np.newaxis]
    others = np.where(best | ~shown.in_play, 0, own).max(axis=0)
    leading = np.where(others.max(axis=0) > 0, _greatest(others), _greatest(highest.max(axis=0)))
    return _first(leading, shown.rules.other_tie)


def _suit_after_suit(shown: Shown, totals: Totals, highest: Small) -> Truths:
    """The highest card in play of the best suit of which one is in play."""
    held = highest.max(axis=1) > 0
    level = totals == np.where(held, totals, np.int16(-1)).max(axis=0)
    owns = ((highest == highest.max(axis=1, keepdims=True)) & (highest > 0) & level[:, np.newaxis]).any(axis=0)
    tied = level.sum(axis=0) > 1
    return np.where(tied, _first(owns, shown.rules.suit_tie), _first(owns, shown.rules.other_tie))


def _greatest(worths: NDArray[np.integer]) -> Truths:
    """The places whose worth is the greatest of the deal, none where that is 0."""
    found: Truths = (worths == worths.max(axis=0)) & (worths > 0)
    return found


def _first(leading: Truths, tie: Tie) -> Truths:
    """Of those who tie, the nearest the age, or all where the pot is split."""
    if tie is Tie.SPLIT:
        return leading
    nearest: Truths = leading & (np.cumsum(leading, axis=0, dtype=np.int8) == 1)
    return nearest
