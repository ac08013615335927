"""How much is tried at random: everything on the first Python, a fifth on each further one, where only that differs."""

from __future__ import annotations

import os

BRIEF = os.environ.get("CARDLESSONS_TRIES") == "brief"


def tries(full: int) -> int:
    """How many of `full` random examples this run tries."""
    return -(-full // 5) if BRIEF else full
