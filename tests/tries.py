"""How much is tried: everything on the first Python; on each further one, where only that differs, a fifth of it."""

from __future__ import annotations

import os
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
