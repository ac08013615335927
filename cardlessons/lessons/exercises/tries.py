"""Which wrong values were tried in this session, so that each further one earns a stronger hint.

Only exercises, their numbers and the wrong values are kept, and only in this Python: nothing about a person.
"""

from __future__ import annotations

from collections.abc import Hashable

_tried: dict[Hashable, list[Hashable]] = {}


def count(exercise: Hashable, value: Hashable) -> int:
    """The how-manieth different wrong value this is, from 1. The same once more keeps its place: cells run twice."""
    values = _tried.setdefault(exercise, [])
    if value not in values:
        values.append(value)
    return values.index(value) + 1


def start_over() -> None:
    """Forgets all that was tried: hints begin with the weakest again."""
    _tried.clear()
