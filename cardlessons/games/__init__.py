"""The games, by name. A new game is registered here and nowhere else."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from cardlessons.core.errors import BadRules
from cardlessons.core.game import Game

NAMES = ("blucher", "acey_deucey", "bouillotte")


def game(name: str) -> Game:
    """The game called `name`. Raises `BadRules` for an unknown one."""
    if name not in NAMES:
        raise BadRules("game", name=name, known=", ".join(NAMES))
    return cast(Game, import_module(f"cardlessons.games.{name}"))
