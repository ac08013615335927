"""Chips: integers in a ledger whose `transfer` and `transfers` are the only movers.

What one account loses another gains, so the total never changes; no account goes below zero.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Ledger(NamedTuple):
    """Who holds how many chips. Accounts are numbered: the seats first, then what a game adds (a stake, a pot).

    >>> Ledger((10, 0)).transfer(0, 1, 3)
    Ledger(accounts=(7, 3))
    """

    accounts: tuple[int, ...]

    def transfer(self, source: int, target: int, chips: int) -> Ledger:
        """The ledger after `chips` went from `source` to `target`."""
        return self.transfers(((source, target, chips),))

    def transfers(self, moves: Iterable[tuple[int, int, int]]) -> Ledger:
        """The ledger after these (source, target, chips), one after another.

        The rules check beforehand that each source can pay, so a `ValueError` here is a fault of the engine.
        """
        accounts = list(self.accounts)
        for source, target, chips in moves:
            held = accounts[source]
            if not 0 <= chips <= held:
                raise ValueError(f"account {source} holds {held} and cannot pay {chips}")
            accounts[source] = held - chips
            accounts[target] += chips
        return tuple.__new__(Ledger, (tuple(accounts),))  # without the constructor's detour through keywords

    @property
    def total(self) -> int:
        """All chips there are."""
        return sum(self.accounts)
