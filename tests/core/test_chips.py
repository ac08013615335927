"""The ledger: what one loses another gains, and nobody goes below zero."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlessons.core.chips import Ledger

stacks = st.lists(st.integers(0, 10**6), min_size=2, max_size=6)


def test_a_transfer_moves_chips() -> None:
    assert Ledger((10, 0, 5)).transfer(0, 1, 3) == Ledger((7, 3, 5))
    assert Ledger((10, 0)).transfer(0, 1, 10) == Ledger((0, 10))


def test_nothing_may_be_moved_and_an_account_may_pay_itself() -> None:
    assert Ledger((10, 0)).transfer(1, 0, 0) == Ledger((10, 0))
    assert Ledger((10, 0)).transfer(0, 0, 4) == Ledger((10, 0))


@pytest.mark.parametrize("chips", [11, -1, 10**30])
def test_more_than_an_account_holds_and_less_than_nothing_is_a_fault(chips: int) -> None:
    ledger = Ledger((10, 0))
    with pytest.raises(ValueError):
        ledger.transfer(0, 1, chips)
    assert ledger == Ledger((10, 0))


@given(stacks, st.data())
def test_the_total_never_changes(accounts: list[int], data: st.DataObject) -> None:
    ledger = Ledger(tuple(accounts))
    for _ in range(10):
        source, target = data.draw(st.integers(0, len(accounts) - 1)), data.draw(st.integers(0, len(accounts) - 1))
        ledger = ledger.transfer(source, target, data.draw(st.integers(0, ledger.accounts[source])))
        assert ledger.total == sum(accounts)
        assert min(ledger.accounts) >= 0


@pytest.mark.parametrize("moves", [((0, 1, 5), (0, 1, 6)), ((1, 0, 1),), ((0, 1, 3), (1, 0, 4))])
def test_of_several_moves_each_must_be_payable_when_it_comes(moves: tuple) -> None:
    assert Ledger((10, 0)).transfers(((0, 1, 5), (1, 0, 5), (0, 1, 10))) == Ledger((0, 10))
    with pytest.raises(ValueError):
        Ledger((10, 0)).transfers(moves)
