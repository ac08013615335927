"""The live table: an anywidget that shows a table's scenes and sends what a person does to the table's methods."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

import anywidget
import traitlets

from cardlessons.core.game import Seat
from cardlessons.i18n import text
from cardlessons.play.history import Entry, History
from cardlessons.play.sight import Sight
from cardlessons.show.cards import deck, deck_in_force
from cardlessons.show.counting import Place, marking
from cardlessons.show.patch import difference
from cardlessons.show.scene import Scene
from cardlessons.widgets.callbacks import told
from cardlessons.widgets.words import words

HERE = Path(__file__).parent
# Joined in this order to one module, since an anywidget is one.
STYLES = ("frame", "zones", "panels", "wide")
SCRIPTS = ("dom", "scenes", "player", "look", "cards", "roving", "zones", "controls", "panels", "keys", "view")


def joined(names: Iterable[str]) -> str:
    """These files of this package as one text."""
    return "\n".join((HERE / name).read_text(encoding="utf-8") for name in names)


class Played(Protocol):
    """What the widget needs of a table."""

    lock: Any
    history_id: str
    history: History
    sight: Sight
    marked: str

    def marked_at(self, cursor: int) -> tuple[Place, ...]:
        """Where the marked cards lie at `cursor`."""

    def scene_at(self, cursor: int) -> Scene:
        """The table as it stood or stands at `cursor`."""

    def do(self, cursor: int, command: list[Any]) -> object:
        """Goes to `cursor` and does `command`. Raises `CardLessonsError`."""

    def go(self, cursor: int) -> object:
        """Moves to `cursor`."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change of the history or its cursor, and of whose view is shown."""

    def on_thinking(self, callback: Callable[[str], None]) -> None:
        """Calls `callback` with a bot's name before it thinks for long."""


class TableWidget(anywidget.AnyWidget):
    """The live view of one table. All its views, and Python, share the cursor of the table's history.

    The page gets the scenes of the deal at the cursor, a first one and patches. It moves the cursor among them by
    itself and reports it; whatever else is done goes to the table's methods. A message made for another history is
    refused.
    """

    _esm = joined(f"js/{name}.js" for name in SCRIPTS)
    _css = joined(f"css/{name}.css" for name in STYLES)
    words = traitlets.Dict().tag(sync=True)
    deck = traitlets.Dict().tag(sync=True)
    show_odds = traitlets.Bool(True).tag(sync=True)
    presentation = traitlets.Bool(False).tag(sync=True)
    number_deck = traitlets.Bool(False).tag(sync=True)
    colours = traitlets.Enum(("four", "two"), "four").tag(sync=True)

    def __init__(self, table: Played, **traits: Any) -> None:
        self._table = table
        self._base = 0
        self._marked = ""
        self._sent: list[tuple[Entry, dict[str, Any]]] = []  # the entries whose scenes the page has, with these scenes
        self._seen_by: Seat | None = None  # whose view these scenes are
        super().__init__(words=words(), deck=deck(), **{"number_deck": deck_in_force() == "number", **traits})
        self.on_msg(lambda _, content, __: self.receive(content))
        table.on_change(self._follow)
        table.on_thinking(self._name_thinker)

    # From the page.

    def receive(self, message: Mapping[str, Any]) -> None:
        """Does what the page asks. An error is shown in the page; one that is not about the game is raised too."""
        with self._table.lock:
            try:
                with told(lambda words: self._fail(message, words)):
                    self._do(message)
            finally:
                self._say("answer", id=message.get("id"), cursor=self._table.history.cursor)

    def _do(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "hello":
            self._send_deal()
        elif message["history"] != self._table.history_id:
            self._send_deal()
            self._fail(message, text("widget.foreign"))
        elif message["type"] == "move":
            self._table.go(message["cursor"])
        elif message["type"] == "do":
            self._table.do(message["cursor"], message["command"])

    def _fail(self, message: Mapping[str, Any], words: str) -> None:
        self._say("error", id=message.get("id"), text=words)

    # To the page.

    def _say(self, kind: str, patches: list[dict[str, Any]] | None = None, **content: Any) -> None:
        """Sends one message; patches go compressed beside it: a deal's odds repeat much, and Binder is far away."""
        packed = None if patches is None else [zlib.compress(json.dumps(patches).encode())]
        self.send({"type": kind, "history": self._table.history_id, **content}, packed)

    def _follow(self) -> None:
        """The history, its cursor or the view has changed: the page gets what it does not have yet."""
        if not self._sent:
            return  # no page has asked yet
        self._catch_up()
        if self._table.marked or self._marked:
            self._mark()

    def _name_thinker(self, name: str) -> None:
        if self._sent:  # else no page has asked yet
            self._say("thinking", text=text("widget.is_thinking", name=name))

    def _catch_up(self) -> None:
        if self._seen_by != self._table.sight.seat:
            self._send_deal()
            return
        history, entries = self._table.history, self._deal()
        known, had = self._known(entries), len(self._sent)
        if not known:
            self._send_deal()
        elif known == len(entries) == had:
            self._say("cursor", cursor=history.cursor)
        else:
            self._learn(entries)
            more = {"from": self._base + known, "cursor": history.cursor}
            self._say("more", self._patches(known), **more)

    def _mark(self) -> None:
        """Sends what is marked in each scene that the page has, as patches; the scenes themselves stay as they are."""
        self._marked = self._table.marked
        scenes = enumerate(self._sent, self._base)
        patches = [marking(scene, self._table.marked_at(cursor)) for cursor, (_, scene) in scenes]
        self._say("marks", patches)

    def _send_deal(self) -> None:
        if self._seen_by != self._table.sight.seat:
            self._sent, self._seen_by = [], self._table.sight.seat
        self._learn(self._deal())
        first, cursor = self._sent[0][1], self._table.history.cursor
        self._say("scenes", self._patches(1), base=self._base, first=first, cursor=cursor)
        if self._table.marked:
            self._mark()

    def _deal(self) -> list[Entry]:
        """The entries of the deal at the cursor, those ahead of the cursor included."""
        history = self._table.history
        return [entry for entry in history.entries if entry.deal == history.at.deal]

    def _known(self, entries: list[Entry]) -> int:
        """How many of `entries`, from the first on, are those whose scenes the page has."""
        pairs = enumerate(zip(self._sent, entries, strict=False))
        differs = (index for index, ((sent, _), entry) in pairs if sent is not entry)
        return next(differs, min(len(self._sent), len(entries)))

    def _learn(self, entries: list[Entry]) -> None:
        """Makes the scenes of `entries` that are not known yet."""
        known = self._known(entries)
        self._base = self._table.history.deal_start()
        made = (with_keys(self._table.scene_at(self._base + index).data()) for index in range(known, len(entries)))
        self._sent = [*self._sent[:known], *zip(entries[known:], made, strict=True)]

    def _patches(self, start: int) -> list[dict[str, Any]]:
        """From each scene to the next, from the one before scene `start` on."""
        scenes = [scene for _, scene in self._sent[start - 1 :]]
        return [difference(old, new) for old, new in pairwise(scenes)]


def with_keys(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene's data with the order of its keys: merge patches do not keep it."""
    zones = {key: {**zone, "keys": list(zone["spots"])} for key, zone in scene.get("zones", {}).items()}
    keys = {part: list(scene.get(part, {})) for part in ("zones", "odds", "rules", "controls")}
    return {**scene, "zones": zones, "keys": keys}
