"""A proof that a class reads together, one step at a time."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardlessons.core.errors import BadRules
from cardlessons.lessons.log_format import key_of
from cardlessons.lessons.noting import note
from cardlessons.table import Table

if TYPE_CHECKING:
    from cardlessons.derive.derivation import Derivation


class _Reading:
    """How far a proof has been read: a step is noted when it is first seen."""

    def __init__(self, derivation: Derivation) -> None:
        self._proof, self._of, self._seen = key_of(derivation.name), len(derivation), 0

    def reached(self, count: int) -> None:
        if count > self._seen:
            self._seen = count
            note("steps", proof=self._proof, steps=min(count, self._of), of=self._of)


def reveal(derivation: Derivation, count: int = 1, table: Table | None = None) -> Any:
    """The first `count` steps of `derivation`, with buttons for the next ones where widgets are installed.

    There a term that has the focus marks the cards that it counts at `table`, or, without one, at the tables of its
    game that the notebook shows, three at most. The whole is checked before anything is shown. Raises `WrongStep`, and
    `BadRules` if `table` is a table of another game.
    """
    game = derivation.name.split(".")[0]
    if table is not None and (not isinstance(table, Table) or table.history.game.name != game):
        raise BadRules("linked_table", game=game)
    reading = _Reading(derivation)
    if not find_spec("anywidget"):
        reading.reached(count)
        return derivation.reveal(count)
    from cardlessons.widgets.proof import ProofSteps

    steps = ProofSteps(derivation, count, () if table is None else (table,))
    steps.observe(lambda _: reading.reached(steps.count), "shown")
    reading.reached(steps.count)
    return steps
