"""Packed polynomials: the one coefficient that is read is the number of ways to fill all groups."""

from __future__ import annotations

from math import factorial, prod

import pytest

from cardlessons.exact.bouillotte.packing import Packing

SIZES = [(3,), (6, 3), (3, 6), (3, 3, 3), (3, 3, 1, 3), (1, 3, 9), (9, 3), (3, 3, 6), (3, 3, 0), (0,), (6, 6)]


@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("unseen", [16, 24])
def test_every_card_lies_with_one_group_or_undealt(sizes: tuple[int, ...], unseen: int) -> None:
    """Each card is a factor 1 + Σ x over the groups; four suits are multiplied out, then the suits together."""
    packing = Packing.of(sizes, unseen)
    suits = [1] * 4
    for card in range(unseen):
        ways = suits[card % 4]
        suits[card % 4] = (ways + sum(ways << shift for shift in packing.shifts)) & packing.kept
    pairs = [suits[0] * suits[1] & packing.kept, suits[2] * suits[3] & packing.kept]
    undealt = unseen - sum(sizes)
    expected = factorial(unseen) // prod(map(factorial, (*sizes, undealt)))
    assert packing.read(pairs[0] * pairs[1]) == expected
