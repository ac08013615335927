"""Many packs shuffled at once, each order with exactly the same probability.

The first `drawn` cards of a shuffled pack of n are told by as many numbers: the i-th, from 0 to n - i - 1, says which
of the cards then left comes next, counted in their own order (the factorial number system, Lehmer 1960). Numbers and
card sequences correspond one to one, so numbers that are uniform and independent give every sequence the same chance.

Read from the last number back, each step only adds 1 to those later cards that are not below the new one. That is n²/2
additions of small integers, and still several times faster than n swaps at random places: each step is one pass over
neighbouring bytes of thousands of packs, which a processor adds dozens at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Cards = NDArray[np.unsignedinteger[Any]]

_WORDS = 1 << 16  # how many values a random 16-bit word has


def draw(bits: np.random.BitGenerator, pack: int, drawn: int, deals: int) -> Cards:
    """The first `drawn` cards of `deals` shuffled packs of `pack` cards, 1 ≤ drawn ≤ pack < 65536.

    An array of shape (drawn, deals): a column is a deal, its entries are different numbers from 0 to pack - 1. Only raw
    words of `bits` are used; numpy promises that these stay the same in all its versions.
    """
    words = _words(bits, drawn * deals).reshape(drawn, deals)
    cards = np.empty((drawn, deals), np.uint8 if pack <= 256 else np.uint16)
    not_below = np.empty(cards.shape, np.bool_)
    one_if_not_below = not_below.view(np.uint8)  # the same bytes, which need no conversion to be added
    for place in reversed(range(drawn)):
        cards[place] = _below(pack - place, words[place], bits)
        later = cards[place + 1 :]
        np.greater_equal(later, cards[place], out=not_below[place + 1 :])
        np.add(later, one_if_not_below[place + 1 :], out=later)
    return cards


def _words(bits: np.random.BitGenerator, count: int) -> NDArray[np.uint16]:
    """`count` random 16-bit words, the same on machines of either byte order."""
    raw = np.asarray(bits.random_raw(-(-count // 4)), dtype="<u8")
    return raw.view("<u2")[:count]


def _below(limit: int, words: NDArray[np.uint16], bits: np.random.BitGenerator) -> NDArray[np.uint16]:
    """Numbers from 0 to `limit` - 1, exactly uniform: words past the last whole multiple of `limit` are drawn anew."""
    if limit == 1:
        return np.zeros_like(words)
    numbers = words // np.uint16(_WORDS // limit)
    while (beyond := numbers >= limit).any():
        (again,) = np.nonzero(beyond)
        numbers[again] = _words(bits, len(again)) // np.uint16(_WORDS // limit)
    return numbers
