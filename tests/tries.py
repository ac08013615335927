"""How much is tried: everything on the first Python; on each further one, where only that differs, a fifth of it.

Every test runs everywhere. What is thinned out is random examples, states of a walk, and the cases of a test that has
many, of which each Python takes others, so that between them they take more. A module that thins out inside its tests
keeps all their cases.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
EVERY = 5 if os.environ.get("CARDLESSONS_TRIES") == "brief" else 1


def tries(full: int) -> int:
    """How many of `full` examples this run tries."""
    return -(-full // EVERY)


def some(things: Iterable[T]) -> list[T]:
    """Those of `things` that this run looks at: the first, and every so many after it."""
    return list(things)[::EVERY]


def cases(whole: list[T], every: int = EVERY, turn: int = sys.version_info.minor) -> list[T]:
    """Those of a test's `whole` cases that a run takes: all of a few, and one in `every` of ten or more, in turn."""
    return whole if len(whole) < 10 else whole[turn % every :: every]
