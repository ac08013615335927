"""Predict, lock, see, compare.

A prediction is asked for before anything gives the answer away. Once locked it stays as it is, and the outcome appears
beside it. The outcome waits here, in Python, until then: neither text nor page holds it before the lock.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

from cardlessons.core.errors import BadPrediction
from cardlessons.i18n import text
from cardlessons.lessons.answers import Value, answer
from cardlessons.lessons.log_format import key_of
from cardlessons.lessons.noting import note
from cardlessons.lessons.questions import question


class Prediction:
    """A learner's prediction: a number or one of a few words. In Jupyter it is a small form, elsewhere text.

    >>> Prediction("matches", among=range(53)).lock("13").value
    Fraction(13, 1)
    >>> Prediction("is the king due?", among=("more", "same", "less")).lock("less").value
    'less'
    """

    def __init__(self, key: str, low: int = 0, high: int = 1, among: Iterable[str] | range = ()) -> None:
        self.key = key
        self.answer = answer(low, high, among)
        self.value: Value | None = None
        self._outcome: Value | None = None
        self._lock = threading.RLock()
        self._listeners: list[Callable[[], None]] = []
        self.view: Any = None

    @property
    def question(self) -> str:
        """What is asked: the sentence of this key, or the key itself where there is none."""
        return question(self.key)

    @property
    def locked(self) -> bool:
        """Whether the prediction is made."""
        return self.value is not None

    @property
    def outcome(self) -> Value | None:
        """What came out; None before the lock, whatever is known."""
        return self._outcome if self.locked else None

    def lock(self, given: object) -> Prediction:
        """Makes the prediction: a number, its text such as "0,25" or "1/4", or one of the words that may be chosen.

        Raises `BadNumber`, `BadPrediction`; nothing has changed then.
        """
        with self._lock:
            value = self.answer.read(given)
            if self.value not in (None, value):
                raise BadPrediction("lesson_locked", value=self.answer.say(self.value))
            first, self.value = self.value is None, value
            self._changed()
            if first:
                kind, noted = self.answer.noted(value)
                note(kind, question=key_of(self.key), value=noted)
        return self

    def compare(self, outcome: Value) -> Prediction:
        """Sets the outcome beside the prediction: at once if it is locked, else as soon as it is."""
        with self._lock:
            self._outcome = self.answer.result(outcome)
            self._changed()
        return self

    # What is shown.

    @property
    def hint(self) -> str:
        """What may be written."""
        return self.answer.hint

    @property
    def words(self) -> tuple[str, ...]:
        """The words one of which is to be chosen, as they are said; none where a number is asked for."""
        return self.answer.choices

    def said(self) -> tuple[tuple[str, str], ...]:
        """The lines that stand beside the question: label and words. Nothing of the outcome before the lock."""
        if self.value is None:
            return ()
        lines = [(text("lessons.prediction"), self.answer.say(self.value))]
        if self._outcome is not None:
            lines.append((text("lessons.outcome"), self.answer.say(self._outcome)))
            lines.append((text("lessons.difference"), self.answer.distance(self.value, self._outcome)))
        return tuple(lines)

    @property
    def entry(self) -> str:
        """The locked prediction as it stands in the field; empty before."""
        return "" if self.value is None else self.answer.entry(self.value)

    @property
    def status(self) -> str:
        """What has just become so, in one sentence."""
        if not self.locked:
            return text("lessons.waits") if self._outcome is not None else text("lessons.not_locked")
        return " ".join(f"{label}: {words}." for label, words in self.said())

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change."""
        self._listeners.append(callback)

    def _changed(self) -> None:
        for listener in self._listeners:
            listener()

    def __repr__(self) -> str:
        return "\n".join([self.question, *([] if self.locked else [self.hint]), self.status])

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from cardlessons.widgets.prediction_display import bundle

        return bundle(self)


_asked: dict[str, Prediction] = {}


def predict(key: str, low: int = 0, high: int = 1, among: Iterable[str] | range = ()) -> Prediction:
    """The prediction that `key` asks for: a number from `low` to `high`, a chance unless they say otherwise.

    `among` asks for something else: a range for a whole number in it, words for one of them. `key` names one of the
    course's questions, or is a question itself. Asked again, it is the same prediction: running the cell twice neither
    loses nor frees what was locked; only a fresh kernel does. Raises `BadPrediction`.
    """
    asked = Prediction(key, low, high, among)
    before = _asked.get(key)
    if before is None or before.answer != asked.answer:
        _asked[key] = asked
    return _asked[key]
