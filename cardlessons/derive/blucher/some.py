"""Some match-free pass: inclusion and exclusion over the passes of a deal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import comb

from cardlessons.core.cards import Pack
from cardlessons.derive.blucher.board import FULL, avoiding, avoiding_steps
from cardlessons.derive.blucher.deals import free
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import (
    add,
    chance,
    choose,
    factorial,
    function,
    integral,
    mul,
    number,
    over,
    power,
    sign,
    symbol,
    total,
)
from cardlessons.derive.step import Step, Term
from cardlessons.exact import blucher as exact

_n, _q = symbol("n"), function("q")


def some_match_free_pass(pack: Pack = FULL) -> Derivation:
    """The probability that at least one pass of the deal is match-free, as a proof.

    Inclusion and exclusion over the passes; the integral for n given passes is proved by `match_free_passes`. Raises
    `BadRules` if `pack` is no pack.
    """
    exact.some_match_free_pass(pack)
    return Derivation("blucher.some_match_free_pass", tuple(_steps(pack)), partial(small_packs, _steps))


def _steps(pack: Pack) -> Iterator[Step]:
    yield from avoiding_steps(pack)
    yield from _named_passes(pack)
    yield from _some_pass(pack)


def _named_passes(pack: Pack) -> Iterator[Step]:
    term = Term(
        _q(_n),
        lambda n: exact.match_free_passes(n, pack),
        lambda deal, n: all(free(deal, pack, at) for at in range(n)),
        tuple({"n": n} for n in range(1, pack.per_rank + 1)),
    )
    value = mul(over(1, factorial(pack.size)), integral(power(avoiding(_n), pack.ranks)))
    yield Step(value, "named_passes", {"ranks": pack.ranks}, term)


def _some_pass(pack: Pack) -> Iterator[Step]:
    passes = pack.per_rank
    truth = exact.some_match_free_pass(pack)
    term = Term(
        chance("some_match_free_pass"),
        lambda: truth,
        lambda deal: any(free(deal, pack, at) for at in range(passes)),
    )
    in_and_out = mul(sign(add(_n, 1)), choose(passes, _n), _q(_n))
    yield Step(total(in_and_out, _n, 1, passes), "passes_in_and_out", {"passes": passes}, term)
    terms = [mul((-1) ** (n + 1) * comb(passes, n), _q(number(n))) for n in range(1, passes + 1)]
    yield Step(add(*terms), "written_out")
    values = "; ".join(f"q({n}) ≈ {float(exact.match_free_passes(n, pack)):.7f}" for n in range(1, passes + 1))
    yield Step(number(truth), "passes_put_in", {"values": values})
