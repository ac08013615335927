"""The form in which a class's hands are counted, one key a hand.

The page sends which answer was meant and draws the counts that it is told; it knows no truth before the lock.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from cardlessons.i18n import text
from cardlessons.widgets.boxes import script, style
from cardlessons.widgets.callbacks import told
from cardlessons.widgets.class_tally_display import Hands

WORDS = ("value", "previous", "next", "add", "take", "keys", "paste", "list", "count_list")


class ClassTallyForm(anywidget.AnyWidget):
    """The form of one show of hands. Its views, wherever it is shown, stay in step."""

    _esm = script("class_tally")
    _css = style("class_tally")
    shown = traitlets.Dict().tag(sync=True)

    def __init__(self, tally: Hands) -> None:
        self._tally = tally
        self._answers = 0  # so that a second refusal in the same words is an answer too
        super().__init__(shown=self._now())
        tally.on_change(self._follow)
        self.on_msg(lambda _, content, __: self.receive(content))

    def receive(self, message: Mapping[str, Any]) -> None:
        """Does what the page asks: add or take a hand, by the answer's index, count a list, or lock."""
        self._answers += 1
        with told(self._refuse):
            if "add" in message:
                self._tally.add(self._tally.values[message["add"]])
            elif "take" in message:
                self._tally.take(self._tally.values[message["take"]])
            elif "paste" in message:
                self._tally.paste(message["paste"])
            else:
                assert message["lock"]
                self._tally.lock()

    def _refuse(self, problem: str) -> None:
        self.shown = self._now(problem)

    def _follow(self) -> None:
        self.shown = self._now()

    def _now(self, problem: str = "") -> dict[str, Any]:
        tally = self._tally
        said = zip(tally.labels, tally.hands, strict=True)
        return {
            "question": tally.question,
            "labels": list(tally.labels),
            "hands": list(tally.hands),
            "says": [text("hands.value_says", value=label, hands=hands) for label, hands in said],
            "locked": tally.locked,
            "place": tally.place,
            "truth": text("hands.exact", truth=tally.said) if tally.said else "",
            "summary": tally.summary,
            "status": problem or tally.status,
            "answers": self._answers,
            "words": {word: text(f"hands.{word}") for word in WORDS},
            "lock": text("lessons.locked" if tally.locked else "lessons.lock"),
            "silent": text("widget.silent"),
        }
