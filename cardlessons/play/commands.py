"""The commands that a table's controls send: the name of a method, and what it is called with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardlessons.core.errors import IllegalAction

_Values = list[Any]


def _none(values: _Values) -> bool:
    return not values


def _one(values: _Values) -> bool:
    return len(values) == 1


def _choices(values: _Values) -> bool:
    """Nothing, or choices of the rules panel: a rule's key and an option's value, both text."""
    if not values:
        return True
    choices = values[0]
    if not _one(values) or not isinstance(choices, Mapping):
        return False
    return all(isinstance(one, str) for pair in choices.items() for one in pair)


COMMANDS: dict[str, Callable[[_Values], bool]] = {
    "play": _one,
    "step": _none,
    "advance": _none,
    "run": _one,
    "undo": _none,
    "redo": _none,
    "take": _none,
    "open_hands": _none,
    "same_deal": _none,
    "next_deal": _choices,
    "end": _none,
}


def read_command(command: Any) -> tuple[str, _Values]:
    """The method that `command` names and its values. Raises `IllegalAction` for what is no command of a table."""
    if isinstance(command, list | tuple) and command:
        name, *values = command
        if isinstance(name, str) and name in COMMANDS and COMMANDS[name](values):
            return name, values
    raise IllegalAction("no_command", command=command, known=", ".join(COMMANDS))
