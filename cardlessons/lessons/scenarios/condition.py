"""What a deal can be searched for: a condition on a deal that has been played to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from cardlessons.core.game import Event, State
from cardlessons.i18n import text
from cardlessons.table import Table

Exact = Callable[[Any], Fraction | None]  # from the state before the deal: its rules and seats


def unknown(state: Any) -> None:
    """For what is not known exactly: it is counted."""
    return


@dataclass(frozen=True)
class Dealt:
    """A deal played to its end, as a condition gets it: all is seen, hidden hands too."""

    table: Table

    @property
    def state(self) -> State:
        """The settled state."""
        return self.table.history.state

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return tuple(event for entry in self.table.history.entries for event in entry.transition.events)


@dataclass(frozen=True, repr=False)
class Condition:
    """Something that can be true of a deal of `game`.

    The sentence ``scenario.<key>``, filled with `data`, says it; `holds` finds out whether it is true, and `chance` is
    its exact probability from a state before the deal, or None where that is not known.
    """

    game: str
    key: str
    holds: Callable[[Dealt], bool]
    data: Mapping[str, int | str] = field(default_factory=dict)
    chance: Exact = unknown

    def __str__(self) -> str:
        return text(f"scenario.{self.key}", **self.data)

    __repr__ = __str__
