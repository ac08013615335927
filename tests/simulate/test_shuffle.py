"""Every order of a shuffled pack has the same chance."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import perm, sqrt

import numpy as np
import pytest

from cardlessons.simulate.shuffle import draw


def bits(seed: int = 1) -> np.random.PCG64:
    return np.random.PCG64(np.random.SeedSequence(seed))


@pytest.mark.parametrize(("pack", "drawn"), [(1, 1), (3, 3), (4, 2), (5, 5), (6, 6), (52, 2)])
def test_all_sequences_are_equally_likely(pack: int, drawn: int) -> None:
    deals = 200 * perm(pack, drawn)
    seen = Counter(zip(*draw(bits(), pack, drawn, deals).tolist(), strict=True))
    assert set(seen) <= set(permutations(range(pack), drawn))
    freedom = perm(pack, drawn) - 1
    chi_square = sum((count - 200) ** 2 for count in seen.values()) / 200 + 200 * (freedom + 1 - len(seen))
    # Wilson and Hilferty 1931: (χ²/f)^(1/3) is nearly normal; five standard deviations either way.
    spread = 2 / (9 * max(freedom, 1))
    assert freedom == 0 or abs((chi_square / freedom) ** (1 / 3) - (1 - spread)) < 5 * sqrt(spread)


@pytest.mark.parametrize(("pack", "drawn"), [(52, 13), (52, 52), (208, 208), (256, 256), (257, 257), (1664, 64)])
def test_a_deal_never_holds_a_card_twice(pack: int, drawn: int) -> None:
    cards = draw(bits(), pack, drawn, 40)
    assert cards.shape == (drawn, 40)
    assert cards.max() < pack
    assert all(len(set(deal)) == drawn for deal in cards.T.tolist())


def test_each_card_is_equally_likely_in_each_place_of_a_full_pack() -> None:
    deals = 1 << 16
    cards = draw(bits(), 52, 52, deals)
    often = np.array([np.bincount(place, minlength=52) for place in cards])
    expected = deals / 52
    assert np.abs(often - expected).max() < 5 * sqrt(expected)


def test_words_that_would_favour_low_numbers_are_drawn_again() -> None:
    # 1000 does not divide 65536: without drawing again, 536 numbers would come up 66 times in 65536 and the others 65.
    (numbers,) = draw(bits(), 1000, 1, 1 << 22)
    often = np.bincount(numbers, minlength=1000)
    low, high = often[:536].mean(), often[536:].mean()
    assert abs(low - high) < 5 * sqrt(often.mean() * (1 / 536 + 1 / 464))


def test_the_stream_of_a_seed_stays_the_same_for_ever() -> None:
    # Recorded once; notebooks that are committed with their outputs rely on it.
    assert draw(bits(), 52, 5, 3).T.tolist() == RECORDED


RECORDED = [[46, 26, 30, 1, 21], [24, 34, 49, 32, 42], [38, 39, 4, 8, 35]]
