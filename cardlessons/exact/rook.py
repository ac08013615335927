"""Rook polynomials: how many orders of a pack avoid every forbidden place.

The board has a row for each card and a column for each call; a square is forbidden where the card would match the call.
The rook number r_k counts the ways to put k rooks on forbidden squares so that no two share a row or a column. A board
made of parts that share neither has the product of their rook polynomials (Kaplansky and Riordan, 1946). By inclusion
and exclusion, of all N! orders

    Σ (−1)^k r_k (N − k)!

put no card on a forbidden square. So every event here is written as a *signed* polynomial Σ c_k t^k, that is a rook
polynomial at −t or a sum of such, and its probability is the value Σ c_k (N − k)! / N! of one linear functional.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb, factorial, perm, prod


def complete(cards: int, calls: int) -> tuple[int, ...]:
    """The rook numbers of the board on which each of `cards` cards would match each of `calls` calls.

    >>> complete(4, 1)
    (1, 4)
    >>> complete(2, 2)
    (1, 4, 2)
    """
    return tuple([comb(cards, k) * perm(calls, k) for k in range(min(cards, calls) + 1)])


def signed(numbers: Sequence[int]) -> list[int]:
    """The rook polynomial with these rook numbers at −t.

    >>> signed((1, 4, 2))
    [1, -4, 2]
    """
    return [-number if k % 2 else number for k, number in enumerate(numbers)]


def share(coefficients: Sequence[int], size: int) -> Fraction:
    """Σ c_k (N − k)! / N! for N = `size`: of all orders of so many cards, the share that a signed polynomial counts.

    Two cards, neither in its own place: one order of two.

    >>> share([1, -2, 1], 2)
    Fraction(1, 2)
    """
    total = coefficients[0]  # Horner's rule: each step takes one factor out of the falling factorial
    for k in range(1, len(coefficients)):
        total = total * (size - k + 1) + coefficients[k]
    return Fraction(total, perm(size, len(coefficients) - 1))


class Packing:
    """Polynomials as single integers: each is its own value at t = 2^b, b so large that no coefficient spills over.

    Adding and multiplying polynomials is then adding and multiplying integers (Kronecker's substitution). `bound` is
    the largest that the absolute value of any coefficient can become.

    >>> packing = Packing(1000)
    >>> packing.unpack(packing.pack([1, -4]) ** 3)
    [1, -12, 48, -64]
    """

    __slots__ = ("bytes",)

    def __init__(self, bound: int) -> None:
        self.bytes = bound.bit_length() // 8 + 1  # the sign needs a bit too

    def pack(self, coefficients: Iterable[int]) -> int:
        """The polynomial with these coefficients, constant term first, as one integer."""
        step = 8 * self.bytes
        return sum([coefficient << step * k for k, coefficient in enumerate(coefficients)])

    def unpack(self, packed: int) -> list[int]:
        """The coefficients of a packed polynomial up to its degree."""
        width = self.bytes
        count = packed.bit_length() // (8 * width) + 1
        # Half a slot added to each coefficient makes all of them positive, so that the bytes can be read apart.
        halves = int.from_bytes((bytes(width - 1) + b"\x80") * count, "little")
        raw, half = (packed + halves).to_bytes(width * count, "little"), 1 << 8 * width - 1
        coefficients = [int.from_bytes(raw[at : at + width], "little") - half for at in range(0, width * count, width)]
        while len(coefficients) > 1 and not coefficients[-1]:
            coefficients.pop()
        return coefficients

    def share(self, packed: int, size: int) -> Fraction:
        """`share` of a packed polynomial."""
        return share(self.unpack(packed), size)


def product(boards: Iterable[tuple[int, int, int]]) -> list[int]:
    """The rook numbers of a board made of complete parts, given as (cards, calls, how many such parts).

    >>> product([(2, 1, 3)])
    [1, 6, 12, 8]
    """
    parts = [(complete(cards, calls), times) for cards, calls, times in boards]
    packing = Packing(prod([sum(numbers) ** times for numbers, times in parts]))
    return packing.unpack(prod([packing.pack(numbers) ** times for numbers, times in parts]))


def hit_free(boards: Iterable[tuple[int, int, int]], size: int) -> Fraction:
    """The probability that no card of a shuffled pack of `size` lies on the board, its parts given as in `product`.

    Three cards, each with a place of its own: two of six orders are derangements.

    >>> hit_free([(1, 1, 3)], 3)
    Fraction(1, 3)
    """
    return share(signed(product(boards)), size)


def hits(boards: Iterable[tuple[int, int, int]], size: int) -> list[int]:
    """How many of the `size`! orders put exactly 0, 1, 2 … cards on the board, its parts given as in `product`.

    The hit polynomial Σ r_k (N − k)! (x − 1)^k, expanded in powers of x.

    >>> hits([(1, 1, 3)], 3)
    [2, 3, 0, 1]
    """
    numbers = product(boards)
    expanded = [number * factorial(size - k) for k, number in enumerate(numbers)]
    for low in range(len(expanded) - 1):
        for k in range(len(expanded) - 2, low - 1, -1):
            expanded[k] -= expanded[k + 1]
    return expanded
