"""A proof that a class reads together, one step at a time."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardlessons.lessons.log_format import key_of
from cardlessons.lessons.noting import note

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


def reveal(derivation: Derivation, count: int = 1) -> Any:
    """The first `count` steps of `derivation`, with buttons for the next ones where widgets are installed.

    The whole is checked before anything is shown. Raises `WrongStep`.
    """
    reading = _Reading(derivation)
    if not find_spec("anywidget"):
        reading.reached(count)
        return derivation.reveal(count)
    from cardlessons.widgets.proof import ProofSteps

    steps = ProofSteps(derivation, count)
    steps.observe(lambda _: reading.reached(steps.count), "shown")
    reading.reached(steps.count)
    return steps
