"""Actions and events that every game has. Each holds its kind, since named tuples of different types compare equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardlessons.core.cards import UNSEEN, Card, is_card
from cardlessons.core.errors import IllegalAction
from cardlessons.i18n import text


def say(item: Any, **instead: object) -> str:
    """An action in words: the sentence ``action.<kind>``, filled with its fields, or with what stands `instead`."""
    return text(f"action.{item.kind}", **{**item._asdict(), **instead})


def action_data(action: Any) -> list[Any]:
    """An action as transcripts and pages write it: its kind, then its fields, cards by their code.

    >>> action_data(Turn(Card(8, 1)))
    ['turn', '8H']
    """
    *values, kind = action
    return [kind, *(value.code if isinstance(value, Card) else value for value in values)]


def read_action(data: Any, kinds: Mapping[str, Any]) -> Any:
    """The action that `action_data` wrote. Raises `IllegalAction` when it is no action of these `kinds`."""
    if not isinstance(data, list | tuple) or not data or not isinstance(data[0], str) or data[0] not in kinds:
        raise IllegalAction("no_action", None, data=repr(data), known=", ".join(kinds))
    kind, *values = data
    fields = [field for field in kinds[kind]._fields if field != "kind"]
    if len(values) != len(fields):
        raise IllegalAction("no_action", None, data=repr(data), known=", ".join(kinds))
    pairs = zip(fields, values, strict=True)
    return kinds[kind](*(_read_card(value) if field == "card" else value for field, value in pairs))


def _read_card(code: Any) -> Card:
    return UNSEEN if code == UNSEEN.code else Card.parse(code)


def written(action: Any, game: str) -> str:
    """An action as a cell of a notebook writes it.

    >>> written(Turn(Card(8, 1)), "blucher")
    'cl.blucher.Turn(cl.Card.parse("8H"))'
    """
    *values, _ = action
    parts = (f'cl.Card.parse("{value.code}")' if is_card(value) else repr(value) for value in values)
    return f"cl.{game}.{type(action).__name__}({', '.join(parts)})"


def is_action(thing: object) -> bool:
    """Whether it is made as actions are: a named tuple that holds the kind it was made with."""
    kind = getattr(type(thing), "_field_defaults", {}).get("kind")
    return kind is not None and getattr(thing, "kind", None) == kind


class Attempted:
    """What somebody tried to do, for a refusal: in words, or as Python writes what is no proper action."""

    def __init__(self, action: object) -> None:
        self.action = action

    def __str__(self) -> str:
        try:
            return str(self.action)
        except (AttributeError, IndexError, KeyError, TypeError):
            return repr(self.action)


def same(one: object, other: object) -> bool:
    """Whether two actions are the same, types included: True and 1.0 equal 1, and are no rank and no amount."""
    if type(one) is not type(other) or one != other:
        return False
    return not isinstance(one, tuple) or all(map(same, one, other))  # type: ignore[call-overload]


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
    """Chips moved.

    `source` and `target` are seats or places at the table by name; `rank` is where it lies, if anywhere;
    `owner` is the seat whose chips were lost there, if it is not the source.
    """

    source: int | str
    target: int | str
    chips: int
    reason: str
    rank: int | None = None
    owner: int | None = None
    kind: str = "paid"


class Shuffled(NamedTuple):
    """The pack has been shuffled."""

    kind: str = "shuffled"


class CutDrawn(NamedTuple):
    """`seat` drew `card` in the high cut."""

    seat: int
    card: Card
    kind: str = "cut_drawn"
