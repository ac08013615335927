"""A given hand: three of a rank, counted and card by card; and what the turn-up makes of hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from math import perm

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.bouillotte.counts import (
    FOUR,
    USUAL,
    brelan_steps,
    cancelled,
    hands_steps,
    pack_of,
    share_steps,
    with_pack,
)
from cardlessons.derive.bouillotte.deals import SAID, SMALL_HANDS, every_deal, fitting, held
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import Expression, chance, choose, minus, mul, number, over, symbol
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Brelans, Rules

LEFT, MADE = symbol("boui_hands_beside"), symbol("boui_made")
CARRE, FAVORI = chance("boui_carre"), chance("boui_favori")
FIRST = 1  # the rank turned up; before a card is seen all ranks are alike


def brelan(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that a given hand holds three of a rank, as a proof: by counting, and card by card.

    `hands` are dealt, from which the pack follows where `rules.pack` is None. Raises `BadRules` as the exact result.
    """
    steps = tuple(_brelan(pack_of(hands, rules), hands, rules))
    return Derivation("bouillotte.brelan", steps, every_deal(_brelan, SMALL_HANDS, rules), SAID)


def carre(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that a given hand is a carré, the turn-up being known and the hand not, as a proof.

    Arguments as for `brelan`.
    """
    steps = tuple(_carre(pack_of(hands, rules), hands, rules))
    return Derivation("bouillotte.carre", steps, every_deal(_carre, SMALL_HANDS, rules), SAID)


def favori(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that a given hand is a favori, the turn-up being known and the hand not, as a proof.

    Arguments as for `brelan`. Raises `BadRules` too where the rules have no favori.
    """
    pack = pack_of(hands, rules)
    if rules.brelans is Brelans.NO_FAVORI:
        raise BadRules("derive_bouillotte_favori")
    return Derivation(
        "bouillotte.favori", tuple(_favori(pack, hands, rules)), every_deal(_favori, SMALL_HANDS, rules), SAID
    )


def _brelan(pack: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    yield from brelan_steps(pack, fitting(pack, hands), rules)
    suits, cards = pack.per_rank, pack.size
    card_by_card = mul(over(minus(suits, 1), cards - 1), over(minus(suits, 2), cards - 2))
    yield Step(card_by_card, "boui_card_by_card", {"suits": suits, "cards": cards - 1})
    yield cancelled(exact.brelan(fitting(pack, hands), with_pack(rules, pack)))


def _carre(pack: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    truth = exact.carre(fitting(pack, hands), with_pack(rules, pack))
    left = pack.per_rank - 1
    made = Step(choose(left, HAND), "boui_carres", {"left": left})
    yield from _turned(pack, made, truth, CARRE, lambda deal: held(deal, 0).count(deal[-1]) == HAND)
    brelan = exact.brelan(fitting(pack, hands), with_pack(rules, pack))
    fourth = over(minus(pack.per_rank, HAND), pack.size - HAND)
    data = {"suits": pack.per_rank, "cards": pack.size - HAND}
    yield Step(mul(number(brelan), fourth), "boui_carre_completed", data)
    yield cancelled(truth)


def _favori(pack: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    truth = exact.favori(fitting(pack, hands), with_pack(rules, pack))
    left, others = pack.per_rank - 1, pack.size - pack.per_rank
    made = Step(mul(choose(left, HAND - 1), others), "boui_favoris", {"left": left, "others": others})
    yield from _turned(pack, made, truth, FAVORI, lambda deal: held(deal, 0).count(deal[-1]) == HAND - 1)


def _turned(pack: Pack, made: Step, truth: Fraction, name: Expression, holds: Callable[[Deal], bool]) -> Iterator[Step]:
    """Proves how many of the hands beside a turn-up it makes what is asked: the line `made` counts them."""
    yield from hands_steps(pack.size - 1, LEFT, "boui_hands_beside")
    every = perm(pack.size - 1, HAND) // perm(HAND)
    among = int(truth * every)
    yield replace(made, term=Term(MADE, lambda: among))
    yield Step(number(among), "worked_out")
    term = Term(name, lambda: truth, lambda deal: holds(deal) if deal[-1] == FIRST else None)
    yield from share_steps(among, every, "boui_made", term)
