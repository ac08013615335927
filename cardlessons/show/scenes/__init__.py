"""A state as a scene, one module a game: each has `scene(shown) -> Scene`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cardlessons.show.scene import Scene, Shown


def scene_of(**shown: Any) -> Scene:
    """The scene of what is `Shown`, made by its game's module."""
    one = Shown(**shown)
    made: Scene = import_module(f"cardlessons.show.scenes.{one.game}").scene(one)
    return made
