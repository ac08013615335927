"""Polynomials in several variables as single integers, where each counts cards that go to one group of hands.

A monomial's exponents are how many cards each group gets. Kronecker's substitution gives every variable a power of 2.
Only one coefficient is asked for in the end, that in which each group is full, so the powers need only keep that one
apart from all others that can occur.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

LEVELS = 1024  # how many products are added up at most before a coefficient is read


class Packing(NamedTuple):
    """`shifts`: what a card for each group multiplies by, as a number of bits; `wanted`: where the coefficient stands.

    `kept` masks a polynomial to as many cards as all groups together hold.
    """

    shifts: tuple[int, ...]
    wanted: int
    bits: int
    kept: int

    @classmethod
    def of(cls, sizes: Sequence[int], unseen: int) -> Packing:
        """The packing for groups of `sizes` cards, drawn from `unseen` ones.

        Instead of the last group's cards the highest variable counts all cards drawn. An exponent that is b too high
        looks like one more of the next variable: then the groups that have exponents hold b − 1 cards more than they
        should, or b and one card fewer was drawn. All cards drawn are but as many more as the last group holds, so
        b ≥ 2 + its size keeps the wanted monomial apart; and b above the wanted exponent, which cannot be b too low.
        """
        total = sum(sizes)
        bits = (LEVELS * sum(comb(unseen, cards) * len(sizes) ** cards for cards in range(total + 1))).bit_length()
        places, place = [], 1
        for size in sizes[:-1]:
            places.append(place)
            place *= max(size + 1, sizes[-1] + 2)
        shifts = [bits * (own + place) for own in places] + [bits * place]
        wanted = bits * (sum(own * size for own, size in zip(places, sizes, strict=False)) + place * total)
        return cls(tuple(shifts), wanted, bits, (1 << bits * place * (total + 1)) - 1)

    def read(self, polynomial: int) -> int:
        """The coefficient in which each group is full."""
        return polynomial >> self.wanted & (1 << self.bits) - 1
