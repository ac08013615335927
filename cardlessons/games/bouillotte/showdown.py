"""Who wins a pot when the hands are shown: pure functions of the cards, so that play and counting decide alike.

Places count from the age on, in the direction of play. A place that was dealt no cards has an empty hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from cardlessons.core.cards import PLAYED_SUITS, Card
from cardlessons.games.bouillotte.brelans import Hand, brelan, strength
from cardlessons.games.bouillotte.deck import height, value
from cardlessons.games.bouillotte.rules import Count, Rules, SidePots, Tie, Unclaimed

Places = tuple[int, ...]
Worth = TypeVar("Worth", int, tuple[int, int])

# Why a pot is won.
BRELAN = "brelan"
SUIT = "suit"
TIED_SUITS = "tied_suits"
OTHER_SUIT = "other_suit"
ONLY_SUIT = "only_suit"
NEXT_SUIT = "next_suit"
PIPS = "pips"


class Verdict(NamedTuple):
    """Who wins a pot, several where it is split, and why: `why` names the rule that decided."""

    winners: Places
    why: str


class Showdown(NamedTuple):
    """What is decided upon: every hand that was dealt, the turn-up, the places `still_in`, and the rules."""

    hands: tuple[Hand, ...]
    turn_up: Card
    still_in: Places
    rules: Rules


def decide(shown: Showdown, contestants: Places) -> Verdict:
    """Who of `contestants`, in order from the age on, wins a pot."""
    rules = shown.rules
    ranked = _best_brelans(shown, contestants)
    if ranked:
        return Verdict(_first(ranked, rules.other_tie), BRELAN)
    if rules.count is Count.OWN:
        pips = [sum(map(value, shown.hands[place])) for place in contestants]
        return Verdict(_first(_greatest(contestants, pips), rules.other_tie), PIPS)
    return _by_suit(shown, contestants)


def _best_brelans(shown: Showdown, contestants: Places) -> Places:
    ranks = {
        place: strength(held, shown.rules)
        for place in contestants
        if (held := brelan(shown.hands[place], shown.turn_up, shown.rules)) is not None
    }
    return _greatest(tuple(ranks), list(ranks.values()))


def suit_totals(hands: Iterable[Hand], turn_up: Card, rules: Rules) -> tuple[int, ...]:
    """What each suit counts over all cards dealt, the turn-up too unless the rules leave it out."""
    totals = [0] * PLAYED_SUITS
    for hand in hands:
        for card in hand:
            totals[card.suit] += value(card)
    if rules.count is Count.WITH_TURN_UP:
        totals[turn_up.suit] += value(turn_up)
    return tuple(totals)


def _by_suit(shown: Showdown, contestants: Places) -> Verdict:
    """The best suit's highest card in a hand wins, if its owner is among the contestants."""
    totals = suit_totals(shown.hands, shown.turn_up, shown.rules)
    most = max(totals)
    best = tuple(suit for suit, total in enumerate(totals) if total == most)
    owners = _owners(shown, best, _holders(shown, contestants))
    entitled = tuple(place for place in contestants if place in owners)
    if entitled:
        tie, why = (shown.rules.suit_tie, TIED_SUITS) if len(best) > 1 else (shown.rules.other_tie, SUIT)
        return Verdict(_first(entitled, tie), why)
    if shown.rules.unclaimed is Unclaimed.OTHER:
        return _other_suit(shown, contestants, best)
    return _suit_after_suit(shown, contestants, totals)


def _holders(shown: Showdown, contestants: Places) -> Places:
    """Whose cards can be a suit's highest: in a side pot its contestants' alone (Pagat), otherwise everybody's."""
    if contestants != shown.still_in and shown.rules.side_pots is SidePots.CONTESTANTS:
        return contestants
    return tuple(range(len(shown.hands)))


def _owners(shown: Showdown, suits: Sequence[int], holders: Places) -> set[int]:
    """The places among `holders` with the highest card of a suit, each of `suits` alone."""
    owners: set[int] = set()
    for suit in suits:
        owners |= set(_greatest(holders, [_highest(shown.hands[place], (suit,)) for place in holders], above=0))
    return owners


def _highest(hand: Hand, suits: Sequence[int]) -> int:
    return max((height(card) for card in hand if card.suit in suits), default=0)


def _other_suit(shown: Showdown, contestants: Places, best: tuple[int, ...]) -> Verdict:
    """The greatest total in any one other suit (our source, Parlett); if nobody has another, the highest card."""
    others = [suit for suit in range(PLAYED_SUITS) if suit not in best]
    totals = [
        max((sum(value(card) for card in shown.hands[place] if card.suit == suit) for suit in others), default=0)
        for place in contestants
    ]
    if leading := _greatest(contestants, totals, above=0):
        return Verdict(_first(leading, shown.rules.other_tie), OTHER_SUIT)
    heights = [_highest(shown.hands[place], best) for place in contestants]
    return Verdict(_first(_greatest(contestants, heights), shown.rules.other_tie), ONLY_SUIT)


def _suit_after_suit(shown: Showdown, contestants: Places, totals: tuple[int, ...]) -> Verdict:
    """The highest card among the contestants in the best suit, then in the next best (Pagat)."""
    for total in sorted(set(totals), reverse=True):
        suits = [suit for suit, one in enumerate(totals) if one == total]
        owners = _owners(shown, suits, contestants)
        if owners:
            tie = shown.rules.suit_tie if len(suits) > 1 else shown.rules.other_tie
            return Verdict(_first(tuple(place for place in contestants if place in owners), tie), NEXT_SUIT)
    raise AssertionError("a contestant without cards")


def _greatest(places: Places, worths: Sequence[Worth], above: Worth | None = None) -> Places:
    """The places whose worth is the greatest; none where that is not `above` the bound given."""
    if not places:
        return ()
    top = max(worths)
    if above is not None and top <= above:
        return ()
    return tuple(place for place, worth in zip(places, worths, strict=True) if worth == top)


def _first(leading: Places, tie: Tie) -> Places:
    """Of those who tie, the nearest the age, or all where the pot is split."""
    return leading if tie is Tie.SPLIT else leading[:1]
