"""What every count of brelans begins with: the pack, the hands that there are, and the brelans among them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import gcd, perm

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.bouillotte.deals import is_brelan
from cardlessons.derive.expressions import Expression, chance, choose, mul, number, over, symbol
from cardlessons.derive.step import Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Rules

USUAL = Rules()
FOUR = 4  # hands, unless something else is said: 24 cards
HANDS, BRELANS = symbol("boui_hands"), symbol("boui_brelans")
BRELAN = chance("boui_brelan")


def pack_of(hands: int, rules: Rules) -> Pack:
    """The ranks, suits and copies of the pack for so many hands. Raises `BadRules`."""
    exact.brelan(hands, rules)
    deck = rules.deck(hands)
    return Pack(len(deck.ranks), deck.whole.suits, deck.whole.copies)


def with_pack(rules: Rules, pack: Pack) -> Rules:
    """The same rules for a small pack."""
    return replace(rules, pack=pack)


def check_two(hands: int, rules: Rules) -> None:
    """Raises `BadRules` unless there is an opponent."""
    exact.brelan(hands, rules)
    if hands < 2:
        raise BadRules("derive_bouillotte_alone")


def hands_steps(cards: int, name: Expression = HANDS, reason: str = "boui_hands") -> Iterator[Step]:
    """Proves in how many ways three of so many cards can lie in a hand."""
    # The other way round: card by card in order, and each hand so in 3! orders.
    truth = perm(cards, HAND) // perm(HAND)
    yield Step(choose(cards, HAND), reason, {"cards": cards}, Term(name, lambda: truth))
    yield Step(number(truth), "worked_out")


def brelan_steps(pack: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    """Proves the chance of a given hand to be a brelan: how many hands there are, and how many of them are brelans."""
    ranks, suits, cards = pack.ranks, pack.per_rank, pack.size
    truth = exact.brelan(hands, with_pack(rules, pack))
    yield from hands_steps(cards)
    every = perm(cards, HAND) // perm(HAND)
    among = ranks * perm(suits, HAND) // perm(HAND)
    term = Term(BRELANS, lambda: among)
    yield Step(mul(ranks, choose(suits, HAND)), "boui_brelans", {"ranks": ranks, "suits": suits}, term)
    yield Step(number(among), "worked_out")
    term = Term(BRELAN, lambda: truth, lambda deal: is_brelan(deal, 0))
    yield from share_steps(among, every, "boui_brelan", term)


def share_steps(some: int, every: int, reason: str, term: Term) -> Iterator[Step]:
    """Proves a chance as `some` of `every` equally likely things, and cancels the fraction if it can be."""
    data = {"some": some, "every": every}
    if gcd(some, every) == 1:
        yield Step(number(Fraction(some, every)), reason, data, term)
        return
    yield Step(over(some, every), reason, data, term)
    yield cancelled(Fraction(some, every))


def cancelled(value: Fraction) -> Step:
    """A fraction in lowest terms."""
    return Step(number(value), "boui_lowest")
