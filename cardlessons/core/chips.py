"""Chips: integers in a ledger whose `transfer` is the only mover.

What one account loses another gains, so the total never changes; no account goes below zero.
"""

from __future__ import annotations

from typing import NamedTuple


class Ledger(NamedTuple):
    """Who holds how many chips. Accounts are numbered: the seats first, then what a game adds (a stake, a pot).

    >>> Ledger((10, 0)).transfer(0, 1, 3)
    Ledger(accounts=(7, 3))
    """

    accounts: tuple[int, ...]

    def transfer(self, source: int, target: int, chips: int) -> Ledger:
        """The ledger after `chips` went from `source` to `target`.

        The rules check beforehand that `source` can pay, so a `ValueError` here is a fault of the engine.
        """
        if not 0 <= chips <= self.accounts[source]:
            raise ValueError(f"account {source} holds {self.accounts[source]} and cannot pay {chips}")
        accounts = list(self.accounts)
        accounts[source] -= chips
        accounts[target] += chips
        return Ledger(tuple(accounts))

    @property
    def total(self) -> int:
        """All chips there are."""
        return sum(self.accounts)
