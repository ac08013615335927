"""What is said and done at a table of Bouillotte."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.actions import say
from cardlessons.core.cards import Card


class Antes(NamedTuple):
    """The antes are paid."""

    kind: str = "antes"

    def __str__(self) -> str:
        return say(self)


class Pass(NamedTuple):
    """The seat neither opens nor raises."""

    kind: str = "pass"

    def __str__(self) -> str:
        return say(self)


class Double(NamedTuple):
    """Before the deal the seat puts in as much as the pot holds (the carre)."""

    kind: str = "double"

    def __str__(self) -> str:
        return say(self)


class See(NamedTuple):
    """Before the deal the seat puts in what has been raised, or all that it has."""

    kind: str = "see"

    def __str__(self) -> str:
        return say(self)


class Open(NamedTuple):
    """The seat opens the betting for `chips`."""

    chips: int
    kind: str = "open"

    def __str__(self) -> str:
        return say(self)


class Call(NamedTuple):
    """The seat puts in what the others have, or all that it has."""

    kind: str = "call"

    def __str__(self) -> str:
        return say(self)


class RaiseTo(NamedTuple):
    """The seat raises what each must put in, in this round, to `chips`."""

    chips: int
    kind: str = "raise_to"

    def __str__(self) -> str:
        return say(self)


class Drop(NamedTuple):
    """The seat gives up its claim on the pot."""

    kind: str = "drop"

    def __str__(self) -> str:
        return say(self)


class Deal(NamedTuple):
    """The next card goes to the seat whose turn it is to get one."""

    card: Card
    kind: str = "deal"

    def __str__(self) -> str:
        return say(self)


class TurnUp(NamedTuple):
    """The card that is turned up, the retourné."""

    card: Card
    kind: str = "turn_up"

    def __str__(self) -> str:
        return say(self)
