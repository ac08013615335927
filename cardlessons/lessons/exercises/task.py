"""What an exercise is: its numbers, what it asks for, and the wrong ways that are known to lead elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, NamedTuple

Deal = Mapping[str, Any]  # the numbers of an exercise, by the names that its text gives them


class Kind(StrEnum):
    """What a number is: a CHANCE lies from 0 to 1 and has a complement; a WORTH may be negative; a SIZE may not."""

    CHANCE = "chance"
    WORTH = "worth"
    SIZE = "size"


class Part(NamedTuple):
    """One number that is asked for.

    `slips` {name: value} are the values that known misconceptions lead to; each name has its sentence,
    ``exercises.slip.<name>``. `digits` is to how many decimals the number is asked for, None if exactly.
    """

    value: Fraction
    slips: Mapping[str, Fraction]
    kind: Kind = Kind.CHANCE
    digits: int | None = None


class Task(NamedTuple):
    """An exercise of the course: its `number` ("12.3"), its `deals`, that of the course first, and how it is solved."""

    number: str
    deals: tuple[Deal, ...]
    solve: Callable[[Deal], tuple[Part, ...]]
