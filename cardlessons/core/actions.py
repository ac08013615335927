"""Actions and events that every game has. Each holds its kind, since named tuples of different types compare equal."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardlessons.core.cards import Card
from cardlessons.i18n import text


def say(item: Any, **instead: object) -> str:
    """An action or event in words: the sentence ``<kind>``, its fields in the placeholders, or what stands `instead`."""
    return text(f"action.{item.kind}", **{**item._asdict(), **instead})


class Shuffle(NamedTuple):
    """The pack is shuffled: from here on the n-th card is drawn anew."""

    kind: str = "shuffle"

    def __str__(self) -> str:
        return say(self)


class Cut(NamedTuple):
    """The next seat's card in the high cut."""

    card: Card
    kind: str = "cut"

    def __str__(self) -> str:
        return say(self)


class Turn(NamedTuple):
    """The next card of the pack is turned up."""

    card: Card
    kind: str = "turn"

    def __str__(self) -> str:
        return say(self)


class Done(NamedTuple):
    """The seat to act has finished."""

    kind: str = "done"

    def __str__(self) -> str:
        return say(self)


class Paid(NamedTuple):
    """Chips moved. `source` and `target` are seats or places at the table by name; `rank` is where it lies, if anywhere."""

    source: int | str
    target: int | str
    chips: int
    reason: str
    rank: int | None = None
    kind: str = "paid"


class Shuffled(NamedTuple):
    """The pack has been shuffled."""

    kind: str = "shuffled"


class CutDrawn(NamedTuple):
    """`seat` drew `card` in the high cut."""

    seat: int
    card: Card
    kind: str = "cut_drawn"
