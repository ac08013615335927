"""Several match-free passes: rook polynomials, then the integral with Laguerre polynomials.

A rank's cards and its calls make a complete board; a match is a rook on it, and no two rooks share a card or a call.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import comb, perm

from cardlessons.core.cards import Pack
from cardlessons.derive.blucher.deals import free, matches
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.evaluate import trimmed
from cardlessons.derive.expressions import (
    Expression,
    chance,
    choose,
    coefficient,
    factorial,
    function,
    integral,
    laguerre,
    minus,
    mul,
    number,
    over,
    power,
    sign,
    symbol,
    total,
    written_out,
    x,
)
from cardlessons.derive.step import Step, Term
from cardlessons.exact import blucher as exact
from cardlessons.exact import rook

FULL = Pack(13, 4)
_k, _m, _n = symbol("k"), symbol("m"), symbol("n")
_r = function("r")
avoiding = function("A(x)")  # A_n(x): one rank's part of the integral when n passes must have no match on it


def match_free_passes(count: int, pack: Pack = FULL) -> Derivation:
    """The probability that `count` given passes are all match-free, whatever the others are, as a proof.

    Rook polynomials (Kaplansky and Riordan 1946; Riordan, *An Introduction to Combinatorial Analysis*, 1958) and the
    integral of Even and Gillis ("Derangements and Laguerre polynomials", 1976). Raises `BadRules` unless `count` is
    from 1 to the number of passes.
    """
    exact.match_free_passes(count, pack)
    steps = tuple(_steps(pack, count, "match_free_passes"))
    return Derivation("blucher.match_free_passes", steps, partial(small_packs, _small, "match_free_passes"))


def match_free_deal(pack: Pack = FULL) -> Derivation:
    """The probability that no call of the whole deal is a match, as a proof.

    For four suits this is *Frustration Solitaire* (Doyle, Grinstead and Snell); the integral is that of Even and Gillis
    ("Derangements and Laguerre polynomials", 1976). Raises `BadRules` if `pack` is no pack.
    """
    exact.match_free_deal(pack)
    steps = tuple(_steps(pack, pack.per_rank, "match_free_deal"))
    return Derivation("blucher.match_free_deal", steps, partial(small_packs, _small, "match_free_deal"))


def _small(pack: Pack, name: str) -> Iterator[Step]:
    """On a small pack every number of passes is proved at once, one after the other."""
    for count in range(1, pack.per_rank + 1):
        yield from _steps(pack, count, name)


def rook_numbers(cards: int, calls: int) -> list[int]:
    """The rook numbers of a complete board, card by card: a new card adds no rook, or one on any call still free."""
    numbers = [1] + [0] * calls
    for _ in range(cards):
        numbers = [1, *(numbers[k] + numbers[k - 1] * (calls - k + 1) for k in range(1, calls + 1))]
    return numbers


def avoiding_polynomial(cards: int, calls: int) -> list[int]:
    """The coefficients of one rank's part of the integral, lowest first: Σ (−1)ᵏ rₖ x^(cards − k)."""
    coefficients = [0] * (cards + 1)
    for k, rooks in enumerate(rook_numbers(cards, calls)):
        if rooks:
            coefficients[cards - k] = (-1) ** k * rooks
    return coefficients


def _rooks(cards: int, calls: Expression) -> tuple[Expression, ...]:
    return choose(cards, _k), choose(calls, _k), factorial(_k)


def avoiding_steps(pack: Pack) -> Iterator[Step]:
    """Proves what one rank contributes to the integral, for every number of passes: A_n(x)."""
    suits = pack.per_rank
    term = Term(
        avoiding(_n),
        lambda n: trimmed(list(avoiding_polynomial(suits, n))),
        places=tuple({"n": n} for n in range(suits + 1)),
    )
    rooks = total(mul(sign(_k), *_rooks(suits, _n), power(x, minus(suits, _k))), _k, 0, _n)
    yield Step(rooks, "rank_avoids", {"suits": suits}, term)
    order = minus(suits, _n)
    yield Step(mul(sign(_n), factorial(_n), power(x, order), laguerre(_n, order)), "rank_laguerre")


def _steps(pack: Pack, count: int, name: str) -> Iterator[Step]:
    yield from _one_rank(pack, count)
    yield from _all_ranks(pack, count)
    yield from _no_match(pack, count, name)


def _one_rank(pack: Pack, count: int) -> Iterator[Step]:
    suits = pack.per_rank
    term = Term(function("B")(x), lambda: trimmed(list(rook_numbers(suits, count))))
    rooks = total(mul(*_rooks(suits, number(count)), power(x, _k)), _k, 0, count)
    yield Step(rooks, "rooks_on_one_rank", {"suits": suits, "count": count}, term)
    yield Step(written_out(rook_numbers(suits, count)), "rooks_counted")


def _all_ranks(pack: Pack, count: int) -> Iterator[Step]:
    ranks, suits, cards = pack.ranks, pack.per_rank, pack.size
    numbers = rook.product([(suits, count, ranks)])
    term = Term(
        _r(_k),
        lambda k: numbers[k],
        lambda deal, k: comb(matches(deal, pack, count), k) * perm(cards, k),
        tuple({"k": k} for k in range(ranks * count + 1)),
    )
    board = power(written_out(rook_numbers(suits, count)), ranks)
    yield Step(coefficient(_k, board), "rooks_on_all_ranks", {"ranks": ranks}, term)


def _no_match(pack: Pack, count: int, name: str) -> Iterator[Step]:
    ranks, suits, cards = pack.ranks, pack.per_rank, pack.size
    truth = exact.match_free_passes(count, pack)
    term = Term(chance(name), lambda: truth, lambda deal: all(free(deal, pack, at) for at in range(count)))
    share, last = over(1, factorial(cards)), ranks * count
    placed = total(mul(sign(_k), _r(_k), factorial(minus(cards, _k))), _k, 0, last)
    yield Step(mul(share, placed), "rooks_in_and_out", {"cards": cards}, term)
    under = total(mul(sign(_k), _r(_k), power(x, minus(cards, _k))), _k, 0, last)
    yield Step(mul(share, integral(under)), "factorial_as_integral")
    factor = power(written_out(avoiding_polynomial(suits, count)), ranks)
    yield Step(mul(share, integral(factor)), "ranks_apart", {"ranks": ranks, "suits": suits, "cards": cards})
    factor = power(_laguerre(suits, count), ranks)
    yield Step(mul(share, integral(factor)), "laguerre")
    parts = total(mul(factorial(_m), coefficient(_m, factor)), _m, 0, cards)
    yield Step(mul(share, parts), "term_by_term")
    yield Step(number(truth), "added_up")


def _laguerre(suits: int, count: int) -> Expression:
    """(−1)ⁿ n! x^(s − n) L_n^(s − n)(x) for n = `count` and s = `suits`, without the factors that are 1."""
    order = suits - count
    factors = [-1] * (count % 2) + [factorial(count)]
    factors += [] if order == 0 else [x] if order == 1 else [power(x, order)]
    return mul(*factors, laguerre(count, order))
