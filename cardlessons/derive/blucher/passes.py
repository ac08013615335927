"""One match-free pass: one call, then several, then inclusion and exclusion over the calls of the pass."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from math import comb, perm, prod

from cardlessons.core.cards import Pack
from cardlessons.derive.blucher.deals import free, match
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import (
    add,
    chance,
    choose,
    factorial,
    function,
    minus,
    mul,
    number,
    over,
    power,
    product,
    sign,
    symbol,
    total,
)
from cardlessons.derive.step import Step, Term
from cardlessons.exact import blucher as exact

FULL = Pack(13, 4)
_k, _i, _p = symbol("k"), symbol("i"), function("p")


def match_free_pass(pack: Pack = FULL) -> Derivation:
    """The probability that a given pass has no match, as a proof.

    Inclusion and exclusion over the calls of a pass, as Montmort did it for one suit (*Essay d'analyse*, 1708). Raises
    `BadRules` if `pack` is no pack.
    """
    exact.match_free_pass(pack)
    return Derivation("blucher.match_free_pass", tuple(_steps(pack)), partial(small_packs, _steps))


def _steps(pack: Pack) -> Iterator[Step]:
    yield from one_call_steps(pack)
    yield from named_calls_steps(pack)
    yield from _no_match(pack)


def one_call_steps(pack: Pack) -> Iterator[Step]:
    """Proves the chance of one call, before any card is known."""
    ranks, suits, cards = pack.ranks, pack.per_rank, pack.size
    # The other way round: of all orders, those in which one of the rank's cards lies at the call.
    truth = Fraction(suits * prod(range(1, cards)), pack.deals)
    term = Term(chance("match"), lambda: truth, lambda deal: match(deal, pack, 0))
    yield Step(over(suits, cards), "one_call", {"suits": suits, "cards": cards}, term)
    yield Step(number(Fraction(1, ranks)), "one_rank", {"ranks": ranks})


def named_calls_steps(pack: Pack) -> Iterator[Step]:
    """Proves p(k): k named calls of one pass all match."""
    ranks, suits, cards = pack.ranks, pack.per_rank, pack.size
    term = Term(
        _p(_k),
        lambda k: Fraction(suits**k * prod(range(1, cards - k + 1)), pack.deals),
        lambda deal, k: all(match(deal, pack, at) for at in range(k)),
        tuple({"k": k} for k in range(ranks + 1)),
    )
    factors = product(over(suits, minus(cards, _i)), _i, 0, minus(_k, 1))
    yield Step(factors, "named_calls", {"suits": suits, "cards": cards}, term)
    closed = over(mul(power(suits, _k), factorial(minus(cards, _k))), factorial(cards))
    yield Step(closed, "named_calls_product", {"suits": suits, "cards": cards})


def _no_match(pack: Pack) -> Iterator[Step]:
    ranks, suits, cards = pack.ranks, pack.per_rank, pack.size
    truth = exact.match_free_pass(pack)
    term = Term(chance("match_free_pass"), lambda: truth, lambda deal: free(deal, pack, 0))
    named = sign(_k), choose(ranks, _k)
    yield Step(total(mul(*named, _p(_k)), _k, 0, ranks), "calls_in_and_out", {"ranks": ranks}, term)
    filled = over(mul(*named, power(suits, _k), factorial(minus(cards, _k))), factorial(cards))
    yield Step(total(filled, _k, 0, ranks), "put_in", {"name": "p(k)"})
    ways = [(-1) ** k * comb(ranks, k) for k in range(ranks + 1)]
    shares = [(suits**k, perm(cards, k)) for k in range(ranks + 1)]
    counted = [over(*share) if way == 1 else mul(way, over(*share)) for way, share in zip(ways, shares, strict=True)]
    yield Step(add(1, *counted[1:]), "written_out")
    cancelled = [way * Fraction(*share) for way, share in zip(ways, shares, strict=True)]
    yield Step(add(*map(number, cancelled)), "cancelled")
    yield Step(number(sum(cancelled)), "added_up")
