"""Where chance comes from: a number in [0, 1) for each draw, from the seed and the draw's own place alone.

Only `random.random()` is used, since Python promises no other sequence to stay the same between versions.
"""

from __future__ import annotations

from random import Random


def card_draw(seed: str, shuffle: int, n: int) -> float:
    """The draw that decides the `n`-th card since the `shuffle`-th shuffle."""
    return Random(f"{seed}/card/{shuffle}/{n}").random()


def bot_draws(seed: str, deal: int, seat: int, n: int) -> Random:
    """The source of a bot's `n`-th decision in a deal; it must be asked for `random()` only."""
    return Random(f"{seed}/bot/{deal}/{seat}/{n}")
