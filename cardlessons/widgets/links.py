"""Which tables a proof marks: those given to it, or those of its game that the notebook shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol
from weakref import WeakKeyDictionary, WeakMethod

MOST = 3  # tables marked at once: more cannot be looked at together


class Marked(Protocol):
    """What a proof needs of a table."""

    history: Any

    def mark(self, term: str = "") -> object:
        """Marks what `term` counts; without one, nothing."""

    def marked_at(self, cursor: int) -> tuple[Any, ...]:
        """Where the marked cards lie."""


_shown: WeakKeyDictionary[Marked, None] = WeakKeyDictionary()
_waiting: list[WeakMethod[Callable[[], None]]] = []


def table_shown(table: Marked) -> None:
    """A table has been shown: proofs of its game can mark it from now on."""
    _shown.pop(table, None)
    _shown[table] = None
    _waiting[:] = [one for one in _waiting if one() is not None]
    for one in tuple(_waiting):
        if tell := one():
            tell()


def tables_of(game: str) -> list[Marked]:
    """The tables of `game` that were shown last, three at most."""
    return [table for table in _shown if table.history.game.name == game][-MOST:]


def on_table_shown(callback: Callable[[], None]) -> None:
    """Calls `callback`, a method, after each table shown, for as long as its object lives."""
    _waiting.append(WeakMethod(callback))
