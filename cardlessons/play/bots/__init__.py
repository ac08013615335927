"""Bots: from what a seat sees and a source of draws to an action. A bot gets nothing but its view.

Each is a stated policy, not advice. The bots of a game are in its own module, which loads when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random

from cardlessons.core.choices import Action, Choices
from cardlessons.core.errors import BadRules
from cardlessons.core.game import State
from cardlessons.games import NAMES

Bot = Callable[[State, Choices, Random], Action]


class _Bots(Mapping[str, Mapping[str, Bot]]):
    """The bots of each game, by name."""

    def __getitem__(self, game: str) -> Mapping[str, Bot]:
        if game not in NAMES:
            raise KeyError(game)
        bots: Mapping[str, Bot] = import_module(f"{__name__}.{game}").BOTS
        return bots

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


BOTS = _Bots()


def bot(game: str, name: str) -> Bot:
    """The bot `name` of `game`. Raises `BadRules`."""
    bots = BOTS[game]
    if not isinstance(name, str) or name not in bots:
        raise BadRules("bot", name=name, known=", ".join(bots))
    return bots[name]
