"""What your own hand tells about another: fewer hands are possible, and other brelans among them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from math import comb

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.bouillotte.counts import (
    FOUR,
    USUAL,
    brelan_steps,
    cancelled,
    check_two,
    hands_steps,
    pack_of,
    share_steps,
    with_pack,
)
from cardlessons.derive.bouillotte.deals import SAID, SMALL_HANDS, every_deal, fitting, held, is_brelan
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import add, chance, choose, mul, number, over, power, symbol
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Rules

LEFT, AMONG = symbol("boui_hands_left"), symbol("boui_brelans_left")
THEIRS = chance("boui_theirs")


class Kind(StrEnum):
    """What a hand holds: three of a rank, two of a rank, or three DIFFERENT ranks."""

    BRELAN = "brelan"
    PAIR = "pair"
    DIFFERENT = "different"


# How many cards of each of its ranks a hand holds.
HELD = {Kind.BRELAN: (3,), Kind.PAIR: (2, 1), Kind.DIFFERENT: (1, 1, 1)}


def brelan_given(kind: str, hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that a given opponent holds three of a rank when your own hand is known, as a proof.

    `kind` is what you hold: "brelan", "pair" or "different" (three different ranks). Before the turn-up; `hands` and
    `rules` as for `brelan`. Raises `BadRules` as that, for a single hand, and where the pack has no such hand.
    """
    pack, own = check_kind(kind, hands, rules)
    steps = tuple(_given(pack, own, hands, rules))
    return Derivation("bouillotte.brelan_given", steps, every_deal(_given, own, SMALL_HANDS, rules), SAID)


def brelan_on_average(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """Why an opponent's brelan is as likely as ever before you look at your hand, as a proof.

    What a brelan of your own adds, other hands take away: over all hands that you may hold the chance is what it was.
    Arguments and errors as for `brelan_given`.
    """
    check_two(hands, rules)
    steps = tuple(_on_average(pack_of(hands, rules), hands, rules))
    return Derivation("bouillotte.brelan_on_average", steps, every_deal(_on_average, SMALL_HANDS, rules), SAID)


def check_kind(kind: str, hands: int, rules: Rules) -> tuple[Pack, Kind]:
    """The pack, and the kind if it has such hands. Raises `BadRules` if not."""
    check_two(hands, rules)
    pack, kinds = pack_of(hands, rules), [one.value for one in Kind]
    if kind not in kinds:
        raise BadRules("derive_bouillotte_kind", kind=kind, known=", ".join(kinds))
    if not possible(pack, Kind(kind)):
        raise BadRules("derive_bouillotte_no_kind", kind=kind, ranks=pack.ranks, suits=pack.per_rank)
    return pack, Kind(kind)


def possible(pack: Pack, kind: Kind) -> bool:
    """Whether the pack has such a hand."""
    return len(HELD[kind]) <= pack.ranks and HELD[kind][0] <= pack.per_rank


def of_kind(deal: Deal, hand: int, kind: Kind) -> bool:
    """Whether that hand of the deal is of this kind."""
    ranks = held(deal, hand)
    return sorted(map(ranks.count, set(ranks)), reverse=True) == list(HELD[kind])


def sample(rules: Rules, hands: int, kind: Kind) -> tuple[Card, ...]:
    """One such hand of the pack."""
    deck = rules.deck(hands)
    suits = [suit for suit in range(deck.whole.suits) for _ in range(deck.whole.copies)]
    return tuple(
        Card(rank, suit) for rank, count in zip(deck.ranks, HELD[kind], strict=False) for suit in suits[:count]
    )


def _given(pack: Pack, kind: Kind, hands: int, rules: Rules) -> Iterator[Step]:
    hands, rules = fitting(pack, hands), with_pack(rules, pack)
    if not possible(pack, kind):
        return
    yield from brelan_steps(pack, hands, rules)
    yield from hands_steps(pack.size - HAND, LEFT, "boui_hands_left")
    yield from left_steps(pack, kind)
    yield from given_steps(pack, kind, exact.brelan(hands, rules, sample(rules, hands, kind)))


def left_steps(pack: Pack, kind: Kind) -> Iterator[Step]:
    """Proves how many of the hands that an opponent can hold beside yours are brelans."""
    among = brelans_left(pack, kind)
    threes = [(ranks, choose(cards, HAND)) for ranks, cards in _ranks_left(pack, kind) if ranks]
    formula = [mul(ranks, ways) if ranks > 1 else ways for ranks, ways in threes]
    data = {"suits": pack.per_rank}
    yield Step(add(*formula), f"boui_brelans_left_{kind}", data, Term(AMONG, lambda: among))
    yield Step(number(among), "worked_out")


def given_steps(pack: Pack, kind: Kind, truth: Fraction) -> Iterator[Step]:
    """Proves an opponent's chance of a brelan beside yours."""
    term = Term(
        chance(f"boui_given_{kind}"),
        lambda: truth,
        lambda deal: is_brelan(deal, 1) if of_kind(deal, 0, kind) else None,
    )
    yield from share_steps(brelans_left(pack, kind), hands_left(pack), "boui_given", term)


def _ranks_left(pack: Pack, kind: Kind) -> list[tuple[int, int]]:
    """(how many ranks, how many cards each of them has left beside such a hand)."""
    own = HELD[kind]
    touched = [(own.count(count), pack.per_rank - count) for count in dict.fromkeys(own)]
    return [*touched, (pack.ranks - len(own), pack.per_rank)]


def hands_left(pack: Pack) -> int:
    """How many hands an opponent can hold beside yours."""
    return comb(pack.size - HAND, HAND)


def brelans_left(pack: Pack, kind: Kind) -> int:
    """How many of those are brelans: all that there are, less those that one of your cards is missing from."""
    every = pack.ranks * comb(pack.per_rank, HAND)
    missing = [comb(pack.per_rank, HAND) - comb(pack.per_rank - count, HAND) for count in HELD[kind]]
    return every - sum(missing)


def _on_average(pack: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    hands, rules = fitting(pack, hands), with_pack(rules, pack)
    kinds = [kind for kind in Kind if possible(pack, kind)]
    yield from hands_steps(pack.size)
    yield from hands_steps(pack.size - HAND, LEFT, "boui_hands_left")
    for kind in kinds:
        yield from _own(pack, kind)
        yield from left_steps(pack, kind)
        yield from given_steps(pack, kind, exact.brelan(hands, rules, sample(rules, hands, kind)))
    truth = exact.brelan(hands, rules)
    weighed = add(*(mul(_own_count(pack, kind), chance(f"boui_given_{kind}")) for kind in kinds))
    term = Term(THEIRS, lambda: truth, lambda deal: is_brelan(deal, 1))
    yield Step(over(weighed, comb(pack.size, HAND)), "boui_weighed", {}, term)
    pairs = [mul(_own_count(pack, kind), brelans_left(pack, kind)) for kind in kinds]
    every = mul(comb(pack.size, HAND), hands_left(pack))
    yield Step(over(add(*pairs), every), "boui_pairs_of_hands")
    yield cancelled(truth)


def _own(pack: Pack, kind: Kind) -> Iterator[Step]:
    """Proves how many hands of a kind you can hold."""
    ranks, suits = pack.ranks, pack.per_rank
    formula = {
        Kind.BRELAN: mul(ranks, choose(suits, HAND)),
        Kind.PAIR: mul(ranks, choose(suits, 2), pack.size - suits),
        Kind.DIFFERENT: mul(choose(ranks, HAND), power(suits, HAND)),
    }[kind]
    truth = _own_count(pack, kind)
    data = {"ranks": ranks, "suits": suits}
    yield Step(formula, f"boui_own_{kind}", data, Term(symbol(f"boui_own_{kind}"), lambda: truth))
    yield Step(number(truth), "worked_out")


def _own_count(pack: Pack, kind: Kind) -> int:
    """How many hands of a kind there are, card by card in order; each lies so in 3! orders."""
    suits, size = pack.per_rank, pack.size
    in_order = {
        Kind.BRELAN: size * (suits - 1) * (suits - 2),
        Kind.PAIR: HAND * size * (suits - 1) * (size - suits),
        Kind.DIFFERENT: size * (size - suits) * (size - 2 * suits),
    }
    return in_order[kind] // 6
