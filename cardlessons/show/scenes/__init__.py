"""A state as a scene, one module a game: each has `scene(shown) -> Scene`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from cardlessons.show.notice import with_notice
from cardlessons.show.scene import Scene, Shown


def scene_of(**shown: Any) -> Scene:
    """The scene of what is `Shown`, made by its game's module; a deal that was chosen says so."""
    one = Shown(**shown)
    made: Scene = import_module(f"cardlessons.show.scenes.{one.game}").scene(one)
    return with_notice(made, one) if one.chosen else made


def rules_chosen(game: str, rules: Any, choices: Mapping[str, str]) -> Any:
    """`rules` with what was chosen in the rules panel: a value for each rule that changes. Raises `BadRules`."""
    return import_module(f"cardlessons.show.scenes.{game}_rules").chosen(rules, choices)
