"""Rook polynomials against permutations written out."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb, factorial

from hypothesis import given, settings
from hypothesis import strategies as st

from cardlessons.exact import rook

# Boards of at most seven cards in all, so that every order can be written out.
boards = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(1, 2)), min_size=1, max_size=3).filter(
    lambda parts: sum(max(cards, calls) * times for cards, calls, times in parts) <= 7
)


def squares(parts: list[tuple[int, int, int]]) -> set[tuple[int, int]]:
    """The forbidden squares: (card, place)."""
    forbidden, at = set(), 0
    for cards, calls, times in parts:
        for _ in range(times):
            forbidden |= {(at + card, at + place) for card in range(cards) for place in range(calls)}
            at += max(cards, calls)
    return forbidden


@given(boards)
@settings(derandomize=True, deadline=None)
def test_hits_of_every_order(parts: list[tuple[int, int, int]]) -> None:
    forbidden = squares(parts)
    size = sum(max(cards, calls) * times for cards, calls, times in parts)
    counted = [0] * (size + 1)
    for order in permutations(range(size)):
        counted[len(forbidden & set(enumerate(order)))] += 1
    found = rook.hits(parts, size)
    assert found + [0] * (size + 1 - len(found)) == counted
    assert rook.hit_free(parts, size) == Fraction(counted[0], factorial(size))


@given(st.integers(0, 6), st.integers(0, 6))
def test_rook_numbers_of_a_complete_board(cards: int, calls: int) -> None:
    assert list(rook.complete(cards, calls)) == [
        comb(cards, k) * comb(calls, k) * factorial(k) for k in range(min(cards, calls) + 1)
    ]


@given(st.lists(st.integers(-(10**30), 10**30), min_size=1, max_size=12))
@settings(derandomize=True, deadline=None)
def test_packing_gives_back_every_polynomial(coefficients: list[int]) -> None:
    packing = rook.Packing(max(map(abs, coefficients)))
    while len(coefficients) > 1 and not coefficients[-1]:
        coefficients = coefficients[:-1]
    assert packing.unpack(packing.pack(coefficients)) == coefficients


def test_derangements() -> None:
    assert [rook.hit_free([(1, 1, n)], n) * factorial(n) for n in range(1, 8)] == [0, 1, 2, 9, 44, 265, 1854]
