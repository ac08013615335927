"""A hand of one suit: counted as brelans are, with suits in the place of ranks."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import perm

from cardlessons.core.cards import Pack
from cardlessons.derive.bouillotte.counts import FOUR, USUAL, cancelled, hands_steps, pack_of, share_steps, with_pack
from cardlessons.derive.bouillotte.deals import SAID, SMALL_HANDS, every_deal, fitting, is_brelan
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import chance, choose, minus, mul, number, over, symbol
from cardlessons.derive.step import Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Rules

AMONG, ONE_SUIT = symbol("boui_of_one_suit"), chance("boui_one_suit")


def one_suit(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that a given hand holds three cards of one suit, as a proof: by counting, and card by card.

    Arguments and errors as for `brelan`.
    """
    steps = tuple(_one_suit(turned_about(pack_of(hands, rules)), hands, rules))
    return Derivation("bouillotte.one_suit", steps, every_deal(_one_suit, SMALL_HANDS, rules), SAID)


def turned_about(pack: Pack) -> Pack:
    """As many suits as `pack` has ranks, and as many ranks as it has suits."""
    return Pack(pack.suits, pack.ranks, pack.copies)


def _one_suit(suits_first: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    """The steps for a pack with its suits told as ranks; so its deals, told by ranks, tell suits."""
    suits, each, cards = suits_first.ranks, suits_first.per_rank, suits_first.size
    truth = exact.one_suit(fitting(suits_first, hands), with_pack(rules, turned_about(suits_first)))
    yield from hands_steps(cards)
    every, among = perm(cards, HAND) // perm(HAND), suits * perm(each, HAND) // perm(HAND)
    data = {"suits": suits, "cards": each}
    yield Step(mul(suits, choose(each, HAND)), "boui_of_one_suit", data, Term(AMONG, lambda: among))
    yield Step(number(among), "worked_out")
    term = Term(ONE_SUIT, lambda: truth, lambda deal: is_brelan(deal, 0))
    yield from share_steps(among, every, "boui_one_suit_share", term)
    yield from _card_by_card(each, cards, truth)


def _card_by_card(each: int, cards: int, truth: Fraction) -> Iterator[Step]:
    following = mul(over(minus(each, 1), cards - 1), over(minus(each, 2), cards - 2))
    yield Step(following, "boui_suit_by_suit", {"each": each, "cards": cards - 1})
    yield cancelled(truth)
