"""The small form in which a prediction is made and locked.

The page sends what was typed and shows what it is told; it reads no number and knows no outcome before the lock.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from cardlessons.i18n import text
from cardlessons.widgets.boxes import script
from cardlessons.widgets.callbacks import told
from cardlessons.widgets.prediction_display import Shown

HERE = Path(__file__).parent


class PredictionForm(anywidget.AnyWidget):
    """The form of one prediction. Its views, wherever the prediction is shown, stay in step."""

    _esm = script("prediction")
    _css = (HERE / "prediction.css").read_text(encoding="utf-8")
    shown = traitlets.Dict().tag(sync=True)

    def __init__(self, prediction: Shown) -> None:
        self._prediction = prediction
        self._answers = 0  # so that a second refusal in the same words is an answer too
        super().__init__(shown=self._now())
        prediction.on_change(self._follow)
        self.on_msg(lambda _, content, __: self.receive(content))

    def receive(self, message: Mapping[str, Any]) -> None:
        """Locks the text that the page sends. What cannot be locked is said in the form; nothing has changed then."""
        self._answers += 1
        with told(self._refuse):
            self._prediction.lock(message["lock"])

    def _refuse(self, problem: str) -> None:
        self.shown = self._now(problem)

    def _follow(self) -> None:
        self.shown = self._now()

    def _now(self, problem: str = "") -> dict[str, Any]:
        prediction = self._prediction
        return {
            "question": prediction.question,
            "label": text("lessons.your_prediction"),
            "hint": prediction.hint,
            "words": [text("lessons.choose"), *prediction.words] if prediction.words else [],
            "button": text("lessons.locked" if prediction.locked else "lessons.lock"),
            "locked": prediction.locked,
            "entry": prediction.entry,
            "said": [list(line) for line in prediction.said()],
            "status": problem or prediction.status,
            "problem": bool(problem),
            "answers": self._answers,
            "silent": text("widget.silent"),
        }
