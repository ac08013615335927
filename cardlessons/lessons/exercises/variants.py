"""Individual numbers: the same variant always deals the same, on every machine and in every Python."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from cardlessons.core.errors import BadExercise
from cardlessons.lessons.exercises.task import Deal, Task

LARGEST = 10**100
Variant = str | int | None


def deal(task: Task, variant: Variant) -> Deal:
    """The numbers of `task` for this variant: those of the course if it is None.

    A variant is a text or a whole number, 7 and "7" alike; capitals and spaces around make no difference. Only SHA-256
    of the exercise's number and the variant decides, since Python's own `hash` differs from run to run. Raises
    `BadExercise` for any other variant.
    """
    if variant is None:
        return task.deals[0]
    told = sha256(f"{task.number} {_name(variant)}".encode("utf-8", "surrogatepass")).digest()
    own = task.deals[1:]
    return own[int.from_bytes(told[:8], "big") % len(own)]


def _name(variant: str | int) -> str:
    if type(variant) is int and abs(variant) < LARGEST:
        return str(variant)
    if not isinstance(variant, str):
        raise BadExercise("exercise_variant", given=type(variant).__name__)
    return unicodedata.normalize("NFKC", variant).strip().casefold()
