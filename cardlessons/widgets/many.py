"""Growing numbers of deals, with a button for the last step, a bar that shows how far it is, and a way to stop it.

The last step is dealt beside the kernel's own thread, so that the notebook answers meanwhile and can stop it.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from cardlessons.i18n import language, text
from cardlessons.widgets.boxes import script, style
from cardlessons.widgets.callbacks import told
from cardlessons.widgets.many_display import Result, Shown


class ManyDeals(anywidget.AnyWidget):
    """The live view of one row of trials. Its views, and Python, see the same rows."""

    _esm = script("many")
    _css = style("many")
    shown = traitlets.Dict().tag(sync=True)

    def __init__(self, many: Shown) -> None:
        self._many = many
        self._stop = threading.Event()
        self.dealing: threading.Thread | None = None
        super().__init__(shown=self._now())
        many.on_change(self._follow)
        self.on_msg(lambda _, content, __: self.receive(content))

    def receive(self, message: Mapping[str, Any]) -> None:
        """Does what the page asks: deal, or stop; anything else changes nothing."""
        if message.get("go") == "stop":
            self._stop.set()
        elif message.get("go") == "deal" and not (self.dealing and self.dealing.is_alive()):
            self._stop.clear()
            self.dealing = threading.Thread(target=self._deal, name="dealing", daemon=True)
            try:
                self.dealing.start()
            except RuntimeError:  # a browser's Python has one thread: this one deals, and cannot be stopped meanwhile
                self._deal()
            self._follow()

    def _deal(self) -> None:
        with told(lambda problem: self._say(problem)):
            self._many.deal_on(self._go_on)
        self.dealing = None
        self._follow()

    def _go_on(self, result: Result) -> None:
        if self._stop.is_set():
            raise KeyboardInterrupt

    def _follow(self) -> None:
        self.shown = self._now()

    def _say(self, problem: str) -> None:
        self.shown = {**self._now(), "status": problem}

    def _now(self) -> dict[str, Any]:
        many, running = self._many, self.dealing is not None or self._many.so_far is not None
        counted = many.so_far.n if many.so_far else 0
        return {
            "lang": language(),
            "title": many.title(),
            "headings": list(many.headings()),
            "rows": [list(row) for row in many.cells()],
            "deal": text("many.deal", deals=many.last),
            "stop": text("many.stop"),
            "progress": text("many.progress"),
            "share": counted / many.last if running else 0,
            "running": running,
            "complete": many.complete,
            "status": text("many.dealing") if running else self._status(),
        }

    def _status(self) -> str:
        """What has become of the last step: nothing yet, all of it, or as much as was dealt when it was stopped."""
        *_, (deals, mean, error, _) = self._many.cells()
        if self._many.complete:
            return text("many.done", deals=deals, mean=mean, error=error)
        return text("many.stopped", deals=deals, mean=mean, error=error) if self._stop.is_set() else ""
