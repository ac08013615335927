"""The next call after misses: inclusion and exclusion for so many calls and for one more, and their ratio."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardlessons.core.cards import Pack
from cardlessons.derive.blucher.deals import match
from cardlessons.derive.blucher.passes import FULL, named_calls_steps, one_call_steps
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import (
    chance,
    choose,
    factorial,
    function,
    minus,
    mul,
    number,
    over,
    power,
    sign,
    symbol,
    total,
)
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import blucher as exact
from cardlessons.exact.blucher.passes import first_calls_missed

_k, _n, _p, _m = symbol("k"), symbol("n"), function("p"), function("m")


def call_after_misses(misses: int, pack: Pack = FULL) -> Derivation:
    """The probability that the next call matches, given that the first `misses` calls all missed, as a proof.

    What is known is the misses alone, not the cards. Raises `BadRules` unless `misses` is from 0 to the number of
    ranks less one.
    """
    exact.call_after_misses(misses, pack)
    return Derivation("blucher.call_after_misses", tuple(_steps(pack, misses)), partial(small_packs, _small))


def _small(pack: Pack) -> Iterator[Step]:
    """On a small pack every number of misses is proved at once, one after the other."""
    for misses in range(pack.ranks):
        yield from _steps(pack, misses)


def _steps(pack: Pack, misses: int) -> Iterator[Step]:
    yield from one_call_steps(pack)
    yield from named_calls_steps(pack)
    yield from _first_calls(pack)
    yield from _next_call(pack, misses)


def _missed(deal: Deal, pack: Pack, calls: int) -> bool:
    """Whether the first `calls` calls all miss."""
    return not any(match(deal, pack, at) for at in range(calls))


def _first_calls(pack: Pack) -> Iterator[Step]:
    suits, cards = pack.per_rank, pack.size
    term = Term(
        _m(_n),
        lambda n: first_calls_missed(n, pack),
        lambda deal, n: _missed(deal, pack, n),
        tuple({"n": n} for n in range(pack.ranks + 1)),
    )
    named = sign(_k), choose(_n, _k)
    yield Step(total(mul(*named, _p(_k)), _k, 0, _n), "first_calls_missed", {}, term)
    filled = over(mul(*named, power(suits, _k), factorial(minus(cards, _k))), factorial(cards))
    yield Step(total(filled, _k, 0, _n), "put_in", {"name": "p(k)"})


def _next_call(pack: Pack, misses: int) -> Iterator[Step]:
    truth = exact.call_after_misses(misses, pack)
    term = Term(
        chance("match_after_misses"),
        lambda: truth,
        lambda deal: match(deal, pack, misses) if _missed(deal, pack, misses) else None,
    )
    before, after = (_m(number(calls)) for calls in (misses, misses + 1))
    yield Step(over(minus(before, after), before), "among_the_missed", {"misses": misses}, term)
    yield Step(number(truth), "put_in_values")
