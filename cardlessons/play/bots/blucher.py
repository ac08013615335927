"""The bots of Blucher.

`never` stakes nothing, `spread` the smallest stake on every rank, `single` the largest on one rank, `random` a few
stakes anywhere.
"""

from __future__ import annotations

from random import Random
from typing import Any

from cardlessons.core.actions import Done
from cardlessons.core.choices import Action, Choices
from cardlessons.core.game import State

MOST_RANDOM_STAKES = 4


def never(view: State, legal: Choices, draws: Random) -> Action:
    """Stakes on no rank."""
    return Done()


def spread(view: State, legal: Choices, draws: Random) -> Action:
    """The smallest stake on every rank that it can afford, ace first."""
    for amounts in legal.ranges:
        if not _lies(view, amounts.template.rank):
            return amounts.at(amounts.low)
    return Done()


def single(view: State, legal: Choices, draws: Random) -> Action:
    """The largest stake on one rank, drawn at random."""
    if not legal.ranges or any(_lies(view, rank) for rank in range(1, view.rules.pack.ranks + 1)):
        return Done()
    amounts = _one_of(legal.ranges, draws)
    return amounts.at(amounts.amounts[-1])


def random(view: State, legal: Choices, draws: Random) -> Action:
    """Up to four stakes of any size, or none."""
    free = [amounts for amounts in legal.ranges if not _lies(view, amounts.template.rank)]
    laid = sum(_lies(view, rank) for rank in range(1, view.rules.pack.ranks + 1))
    if not free or laid >= MOST_RANDOM_STAKES or draws.random() < 1 / (MOST_RANDOM_STAKES + 1):
        return Done()
    amounts = _one_of(free, draws)
    return amounts.at(_one_of(amounts.amounts, draws))


def _lies(view: State, rank: int) -> bool:
    return bool(view.lying(view.punters[view.seat], rank))


def _one_of(items: Any, draws: Random) -> Any:
    return items[int(draws.random() * len(items))]


BOTS = {"never": never, "spread": spread, "single": single, "random": random}
