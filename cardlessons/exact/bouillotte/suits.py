"""How the suits count: which is best, and how often two or more tie on top."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from cardlessons.core.cards import PLAYED_SUITS, Card
from cardlessons.core.errors import BadRules
from cardlessons.exact.bouillotte.unseen import Unseen, unseen
from cardlessons.games.bouillotte.deck import HAND, value
from cardlessons.games.bouillotte.rules import Count, Rules


def one_suit(hands: int, rules: Rules, known: Iterable[Card] = ()) -> Fraction:
    """The probability that a given hand holds three cards of one suit. Arguments as for `brelan`. Raises `BadRules`.

    >>> one_suit(4, Rules())
    Fraction(10, 253)
    """
    cards = unseen(hands, rules, known, dealt=1)
    suits = [0] * PLAYED_SUITS
    for card, copies in cards.cards.items():
        suits[card.suit] += copies
    return Fraction(sum(comb(count, HAND) for count in suits), comb(cards.size, HAND))


def tied_suits(hands: int, rules: Rules) -> Fraction:
    """The probability that two or more suits tie for the greatest total, all hands and the turn-up counted.

    Whether anybody holds a brelan does not matter, and the turn-up is left out where the rules leave it out. Raises
    `BadRules`, also for rules under which no suits are counted.

    >>> tied_suits(3, Rules(pack=(1, 13, 12, 11, 10)))
    Fraction(12509, 46189)
    """
    cards = unseen(hands, rules)
    check_counted(rules)
    drawn = HAND * hands + (rules.count is Count.WITH_TURN_UP)
    return best_suits(cards, (0,) * PLAYED_SUITS, drawn).tied


def check_counted(rules: Rules) -> None:
    """Raises `BadRules` where each counts the pips in one's own hand."""
    if rules.count is Count.OWN:
        raise BadRules("exact_bouillotte_own_pips")


class BestSuits(NamedTuple):
    """`alone` {suit: the probability that it alone counts most}; `tied`: that two or more do."""

    alone: dict[int, Fraction]
    tied: Fraction


def best_suits(cards: Unseen, totals: Sequence[int], drawn: int) -> BestSuits:
    """Which suit counts most when `drawn` of the unseen `cards` come to the `totals` that are known.

    Of a suit, Π (1 + x yᵛ) over its unseen cards of value v counts its draws by number (x) and total (y); the suits'
    draws together are `drawn` cards.
    """
    # Polynomials in x as integers, its value at 2^bits: no coefficient, those of other numbers of cards included, is
    # larger than the most ways to draw of so many cards.
    ways = comb(cards.size, drawn)
    bits = comb(cards.size, cards.size // 2).bit_length()
    levels = [_levels(one, total, bits) for one, total in zip(_by_suit(cards.cards), totals, strict=True)]
    tops = sorted({total for one in levels for total in one})
    alone = [0] * PLAYED_SUITS
    below = [0] * PLAYED_SUITS
    for top in tops:
        for suit, one in enumerate(levels):
            if top in one:
                product = one[top]
                for other in range(PLAYED_SUITS):
                    product *= 1 if other == suit else below[other]
                alone[suit] += product >> bits * drawn & (1 << bits) - 1
        for suit, one in enumerate(levels):
            below[suit] += one.get(top, 0)
    shares = {suit: Fraction(count, ways) for suit, count in enumerate(alone)}
    return BestSuits(shares, 1 - sum(shares.values(), Fraction(0)))


def _by_suit(cards: Mapping[Card, int]) -> list[list[tuple[int, int]]]:
    """Of each suit (what a card counts, how many copies of it are unseen)."""
    suits: list[list[tuple[int, int]]] = [[] for _ in range(PLAYED_SUITS)]
    for card, copies in cards.items():
        suits[card.suit].append((value(card), copies))
    return suits


def _levels(cards: Iterable[tuple[int, int]], total: int, bits: int) -> dict[int, int]:
    """{total of the suit: its draws by number, as a packed polynomial}."""
    levels = {total: 1}
    for worth, copies in cards:
        grown: dict[int, int] = {}
        for drawn in range(copies + 1):
            factor = comb(copies, drawn) << bits * drawn
            for old, polynomial in levels.items():
                grown[old + drawn * worth] = grown.get(old + drawn * worth, 0) + polynomial * factor
        levels = grown
    return levels
