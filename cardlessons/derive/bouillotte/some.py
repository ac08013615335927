"""At least one brelan at the table: what adding the chances gives, what it counts too often, and the true chance."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, factorial, perm

from cardlessons.core.cards import Pack
from cardlessons.derive.bouillotte.counts import BRELAN, FOUR, USUAL, brelan_steps, check_two, pack_of, with_pack
from cardlessons.derive.bouillotte.deals import SAID, SMALL_HANDS, brelans, every_deal, fitting, is_brelan
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import (
    Expression,
    add,
    chance,
    choose,
    coefficient,
    function,
    mean,
    minus,
    mul,
    number,
    over,
    power,
    product,
    sign,
    symbol,
    total,
    written_out,
)
from cardlessons.derive.expressions import factorial as orders
from cardlessons.derive.step import Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Rules

_i, _j, _m, _q, _p = symbol("i"), symbol("j"), symbol("m"), function("q"), function("p")
SUM, AGAIN, SOME = mean("boui_number"), mean("boui_again"), chance("boui_some_brelan")


def some_brelan(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that at least one of the hands at the table holds three of a rank, as a proof.

    It begins with the sum of the hands' chances and with what that counts more than once; then inclusion and exclusion
    over the hands. Raises `BadRules` as the exact result, and for a single hand.
    """
    check_two(hands, rules)
    steps = tuple(_some(pack_of(hands, rules), hands, rules))
    return Derivation("bouillotte.some_brelan", steps, every_deal(_some, SMALL_HANDS, rules), SAID)


def _some(pack: Pack, hands: int, rules: Rules) -> Iterator[Step]:
    hands, rules = fitting(pack, hands), with_pack(rules, pack)
    yield from brelan_steps(pack, hands, rules)
    yield from _added(hands, exact.brelan(hands, rules))
    yield _named_hands(pack, hands)
    yield _exactly(pack, hands)
    some = exact.some_brelan(hands, rules)
    yield from _too_often(hands, hands * exact.brelan(hands, rules) - some)
    yield from _in_and_out(pack, hands, some)


def _added(hands: int, one: Fraction) -> Iterator[Step]:
    """Proves the mean number of brelans: what the sum of the chances is."""
    yield Step(mul(hands, BRELAN), "boui_added", {"hands": hands}, Term(SUM, lambda: hands * one, brelans))
    yield Step(number(hands * one), "boui_mean")


def _named_hands(pack: Pack, hands: int) -> Step:
    """Proves q(j): that j named hands all hold brelans."""
    term = Term(
        _q(_j),
        lambda j: all_brelans(pack, j),
        lambda deal, j: all(is_brelan(deal, hand) for hand in range(j)),
        tuple({"j": j} for j in range(hands + 1)),
    )
    rest = choose(minus(pack.size, mul(HAND, _i)), HAND)
    suits = pack.per_rank
    if suits < 2 * HAND:
        ways = mul(minus(pack.ranks, _i), choose(suits, HAND))
        data: dict[str, object] = {"ranks": pack.ranks, "suits": suits, "cards": pack.size}
        return Step(product(over(ways, rest), _i, 0, minus(_j, 1)), "boui_named", data, term)
    threes = power(written_out(_threes(suits)), pack.ranks)
    dealt = product(rest, _i, 0, minus(_j, 1))
    data = {"suits": suits, "ranks": pack.ranks, "cards": pack.size}
    return Step(mul(orders(_j), coefficient(_j, threes), power(dealt, -1)), "boui_named_copies", data, term)


def _threes(suits: int) -> list[int]:
    """In how many ways i brelans of one rank can be taken out of its cards, for i = 0, 1 …."""
    ways = [factorial(suits) // (factorial(HAND) ** i * factorial(suits - HAND * i)) for i in range(suits // HAND + 1)]
    return [taken // factorial(i) for i, taken in enumerate(ways)]


@cache
def all_brelans(pack: Pack, hands: int) -> Fraction:
    """The chance that so many named hands all hold brelans, dealt one after the other from what each rank has left."""
    ways = {(pack.per_rank,) * pack.ranks: 1}
    for _ in range(hands):
        dealt: dict[tuple[int, ...], int] = {}
        for left, count in ways.items():
            for rank, cards in enumerate(left):
                rest = tuple(sorted((*left[:rank], cards - HAND, *left[rank + 1 :])))
                if cards >= HAND:
                    dealt[rest] = dealt.get(rest, 0) + count * comb(cards, HAND)
        ways = dealt
    return Fraction(sum(ways.values()) * factorial(HAND) ** hands, perm(pack.size, HAND * hands))


def _exactly(pack: Pack, hands: int) -> Step:
    """Proves p(m): that exactly m hands hold brelans."""
    term = Term(
        _p(_m),
        lambda m: exactly(pack, hands)[m],
        lambda deal, m: brelans(deal) == m,
        tuple({"m": m} for m in range(hands + 1)),
    )
    named = mul(sign(minus(_j, _m)), choose(_j, _m), choose(hands, _j), _q(_j))
    return Step(total(named, _j, _m, hands), "boui_exactly", {"hands": hands}, term)


@cache
def exactly(pack: Pack, hands: int) -> dict[int, Fraction]:
    """{m: chance that exactly m hands hold brelans}, from the most hands down: those with more are taken away."""
    found: dict[int, Fraction] = {}
    for m in range(hands, -1, -1):
        more = sum((comb(k, m) * found[k] for k in range(m + 1, hands + 1)), Fraction(0))
        found[m] = comb(hands, m) * all_brelans(pack, m) - more
    return found


def _too_often(hands: int, truth: Fraction) -> Iterator[Step]:
    """Proves what the sum counts more than once: at a table with m brelans m − 1 of them."""
    term = Term(AGAIN, lambda: truth, lambda deal: max(brelans(deal) - 1, 0))
    yield Step(total(mul(minus(_m, 1), _p(_m)), _m, 2, hands), "boui_again", {}, term)
    yield Step(number(truth), "worked_out")


def _in_and_out(pack: Pack, hands: int, truth: Fraction) -> Iterator[Step]:
    term = Term(SOME, lambda: truth, lambda deal: brelans(deal) > 0)
    yield Step(minus(SUM, AGAIN), "boui_once", {}, term)
    named = mul(sign(add(_j, 1)), choose(hands, _j), _q(_j))
    yield Step(total(named, _j, 1, hands), "boui_in_and_out", {"hands": hands})
    yield Step(add(*(_signed(hands, j) for j in range(1, hands + 1))), "written_out")
    values = "; ".join(f"q({j}) ≈ {float(all_brelans(pack, j)):.4g}" for j in range(1, hands + 1))
    yield Step(number(truth), "boui_put_in", {"values": values})


def _signed(hands: int, j: int) -> Expression:
    return mul((-1) ** (j + 1) * comb(hands, j), _q(number(j)))
