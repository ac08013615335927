"""The bots of Bouillotte.

`random` says anything that it may, each way of saying as often as the others, and amounts of any size alike.
"""

from __future__ import annotations

from random import Random

from cardlessons.core.choices import Action, Choices
from cardlessons.core.game import State


def random(view: State, legal: Choices, draws: Random) -> Action:
    """Anything that it may say."""
    ways = [*legal.actions, *legal.ranges]
    way = ways[int(draws.random() * len(ways))]
    if way not in legal.ranges:
        return way
    return way.at(way.amounts[int(draws.random() * len(way.amounts))])


BOTS = {"random": random}
