"""What a further Python takes of a test's cases."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.tries import cases
from tools.pythons import NEWEST, OLDEST


@pytest.mark.parametrize("count", [1, 9, 10, 11, 60, 252])
def test_the_first_python_takes_all_cases(count: int) -> None:
    assert cases(list(range(count)), every=1) == list(range(count))


@pytest.mark.parametrize("count", [10, 11, 60, 252])
def test_of_many_cases_each_further_python_takes_a_fifth_and_none_what_another_takes(count: int) -> None:
    taken = [cases(list(range(count)), every=5, turn=turn) for turn in range(OLDEST[1], NEWEST[1] + 1)]
    assert all(count // 5 <= len(each) <= count // 5 + 1 for each in taken)
    assert len(set(chain(*taken))) == sum(map(len, taken))


@pytest.mark.parametrize("count", [1, 4, 9])
def test_few_cases_are_for_all(count: int) -> None:
    assert cases(list(range(count)), every=5, turn=13) == list(range(count))
