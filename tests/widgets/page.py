"""The page's end of the live table, without a page: what a widget sends, applied as the script applies it."""

from __future__ import annotations

import json
import zlib
from typing import Any

from cardlessons.show.patch import patched
from cardlessons.table import Table
from cardlessons.widgets.table import TableWidget


class Page:
    """Hears one widget and keeps the scenes that it was sent."""

    def __init__(self, table: Table) -> None:
        self.heard: list[dict[str, Any]] = []
        self.bytes = 0
        self.scenes: list[dict[str, Any]] = []
        self.base = 0
        self.cursor = 0
        self.history = ""
        self.sent = 0
        page = self

        class Widget(TableWidget):
            def send(self, content: Any, buffers: Any = None) -> None:
                page.hear(content, buffers or [])

        self.widget = Widget(table)

    def hear(self, content: dict[str, Any], buffers: list[bytes]) -> None:
        message = json.loads(json.dumps(content))  # nothing that JSON would change
        self.bytes += len(json.dumps(content)) + sum(map(len, buffers))
        if buffers:
            message["patches"] = json.loads(zlib.decompress(buffers[0]))
        self.heard.append(message)
        self.cursor = message.get("cursor", self.cursor)
        if message["type"] == "scenes":
            self.history, self.base, self.scenes = message["history"], message["base"], [message["first"]]
        if message["type"] == "more":
            del self.scenes[message["from"] - self.base :]
        if message["type"] == "marks":
            return
        for patch in message.get("patches", []):
            self.scenes.append(patched(self.scenes[-1], patch))

    def say(self, kind: str, **content: Any) -> None:
        self.sent += 1
        message = {"type": kind, "id": f"page:{self.sent}", "history": self.history, "cursor": self.cursor}
        self.widget.receive({**message, **content})

    def do(self, *command: Any, **content: Any) -> None:
        self.say("do", command=list(command), **content)

    def kinds(self) -> list[str]:
        """The kinds of messages heard since the last call."""
        kinds = [message["type"] for message in self.heard]
        self.heard.clear()
        return kinds

    @property
    def shown(self) -> dict[str, Any]:
        return self.scenes[self.cursor - self.base]
