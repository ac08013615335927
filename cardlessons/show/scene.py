"""A scene: a table as plain data, as one seat sees it.

Zones hold spots, a spot holds cards, chips, marks and at most one choice; beside them stand the sentence that says what
just happened, the odds, the rules and the controls. All is made of dicts with string keys, lists, strings, numbers
and booleans, never None, so that scenes travel as JSON and differences between them as JSON merge patches (RFC 7396).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, is_dataclass
from typing import Any, Literal

from cardlessons.core.actions import action_data
from cardlessons.core.cards import UNSEEN, Card
from cardlessons.core.choices import Action
from cardlessons.core.game import Events, State
from cardlessons.i18n import text
from cardlessons.play.chosen import Chosen

# ("step",), ("undo",), ("run", landmark), ("play", action), ("next_deal",), ("same_deal",), ("end",)
Command = tuple[Any, ...]
HOLE = "*"  # in an action template: where the amount goes

Mark = Literal[
    "match", "current", "bank", "acting", "doubled", "free", "spoilt", "out", "gained", "lost", "dealt", "counted"
]  # fmt: skip


@dataclass(frozen=True)
class Shown:
    """What a scene is made from: a state and the events that led to it, both as the seat `you` sees them.

    `chosen` tells why this deal was chosen, if it was.
    `names` are the players' names by seat, `bots` maps seats to bots' names; seats without a bot are persons. `ended`
    is whether a person has ended the game. At a `shared` screen `pass_to` is the person who must get it before they may
    choose.
    """

    game: str
    state: State
    events: Events
    names: tuple[str, ...]
    bots: Mapping[int, str] = field(default_factory=dict)
    chosen: Chosen | None = None
    you: int | None = None
    ended: bool = False
    shared: bool = False
    pass_to: int | None = None


@dataclass(frozen=True)
class Face:
    """A card as it lies: its code such as ``8H``, or empty when it lies face down, and then what is said of it.

    A card face up is named by its spot.
    """

    code: str
    name: str = ""


@dataclass(frozen=True)
class Pile:
    """Chips that lie together: how many, whose (a short label), and what a screen reader says if not the label."""

    chips: int
    label: str
    name: str = ""


@dataclass(frozen=True)
class Choice:
    """What choosing a spot does: a command, whose action may have one hole that the amount `amount` fills."""

    command: Command
    name: str
    amount: str = ""


@dataclass(frozen=True)
class Spot:
    """A place on the table. `caption` is shown, `name` is what a screen reader says, contents included."""

    caption: str
    name: str
    cards: tuple[Face, ...] = ()
    piles: tuple[Pile, ...] = ()
    marks: tuple[Mark, ...] = ()
    note: str = ""
    choice: Choice | None = None


@dataclass(frozen=True)
class Zone:
    """Spots that belong together, by key, laid out in `columns`. `kind` tells how to draw them: cards, layout, seats.

    `marks` are marks of the whole zone; its `caption` says them in words. Each spot is `width` cards wide.
    """

    kind: Literal["cards", "layout", "seats"]
    caption: str
    columns: int
    spots: Mapping[str, Spot]
    marks: tuple[Mark, ...] = ()
    width: int = 1


@dataclass(frozen=True)
class Button:
    """A control that does `command`. When it is not `enabled` it stays in its place, and `why` says why."""

    label: str
    command: Command
    enabled: bool = True
    why: str = ""
    key: str = ""
    primary: bool = False
    kind: Literal["button"] = "button"


@dataclass(frozen=True)
class Amount:
    """An amount from `low` to `high` in steps, first `value`; `quick` are labelled amounts.

    Beside the zone `zone`, it is what a click in that zone places. With a `command` it can be sent by itself. When it
    is not `enabled`, `why` says why.
    """

    label: str
    low: int
    high: int
    value: int
    step: int = 1
    quick: tuple[tuple[str, int], ...] = ()
    zone: str = ""
    command: Command = ()
    enabled: bool = True
    why: str = ""
    kind: Literal["amount"] = "amount"


@dataclass(frozen=True)
class Pick:
    """One of several commands: radio buttons."""

    label: str
    options: tuple[tuple[str, Command], ...]
    enabled: bool = True
    kind: Literal["pick"] = "pick"


@dataclass(frozen=True)
class Toggle:
    """A command that switches something on or off. When it is not `enabled`, `why` says why."""

    label: str
    command: Command
    on: bool = False
    enabled: bool = True
    why: str = ""
    key: str = ""
    kind: Literal["toggle"] = "toggle"


Control = Button | Amount | Pick | Toggle


@dataclass(frozen=True)
class OddsRow:
    """One line of the odds: counts ("4 of the 52"), then the fraction, then the decimal."""

    label: str
    counts: str
    fraction: str
    decimal: str


@dataclass(frozen=True)
class Rule:
    """One rule in force: its question, the answer in plain words, and what else may be chosen for the next deal."""

    label: str
    says: str
    value: str
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Scene:
    """A table at one moment. `sentence` is what just happened, `prompt` what is to be done now.

    `notice` says what else must be known of the whole deal, such as that it was chosen.
    """

    game: str
    title: str
    zones: Mapping[str, Zone]
    sentence: str
    prompt: str
    odds: Mapping[str, OddsRow]
    rules: Mapping[str, Rule]
    controls: Mapping[str, Control]
    notice: str = ""

    def data(self) -> dict[str, Any]:
        """The scene as dicts, lists, strings, numbers and booleans; empty and default parts are left out."""
        data: dict[str, Any] = _plain(self)
        return data


def _plain(value: Any) -> Any:
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    parts = vars(value) if is_dataclass(value) else value
    if isinstance(parts, Mapping):
        return {str(key): _plain(item) for key, item in parts.items() if item not in (None, "", (), [], {})}
    return value


def with_hole(action: Action) -> list[Any]:
    """The template of an action whose `chips` an amount fills."""
    return action_data(action._replace(chips=HOLE))


def face(card: Card) -> Face:
    """A card face up, or face down if it is one that is not seen."""
    return Face("", text("cards.name", card=card)) if card == UNSEEN else Face(card.code)


def sentences(parts: Iterable[str]) -> str:
    """Sentences joined to what is read at once."""
    return " ".join(part for part in parts if part)
