"""Predict, lock, see, compare.

A prediction is asked for before anything gives the answer away. Once locked it stays as it is, and the outcome appears
beside it. The outcome waits here, in Python, until then: neither text nor page holds it before the lock.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from cardlessons.core.errors import BadPrediction
from cardlessons.i18n import text
from cardlessons.lessons.log_format import key_of
from cardlessons.lessons.noting import note
from cardlessons.lessons.numbers import read_number, say_decimal, say_exactly
from cardlessons.lessons.questions import question


class Prediction:
    """A learner's prediction of one number. In Jupyter it shows itself as a small form, elsewhere as text.

    >>> guess = Prediction("matches", high=52, whole=True)
    >>> guess.lock("13").locked
    True
    """

    def __init__(self, key: str, low: int = 0, high: int = 1, whole: bool = False) -> None:
        if low >= high:
            raise BadPrediction("lesson_bounds", low=low, high=high)
        self.key = key
        self.low = low
        self.high = high
        self.whole = whole
        self.value: Fraction | None = None
        self._outcome: Fraction | float | None = None
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
    def outcome(self) -> Fraction | float | None:
        """What came out; None before the lock, whatever is known."""
        return self._outcome if self.locked else None

    def lock(self, given: object) -> Prediction:
        """Makes the prediction: a number, or its text such as "0,25" or "1/4". Raises `BadNumber`, `BadPrediction`."""
        with self._lock:
            value = self._read(given)
            if self.value not in (None, value):
                raise BadPrediction("lesson_locked", value=self._say(self.value or Fraction(0)))
            first, self.value = self.value is None, value
            self._changed()
            if first:
                note("prediction", question=key_of(self.key), value=str(value))
        return self

    def compare(self, outcome: Fraction | float) -> Prediction:
        """Sets the outcome beside the prediction: at once if it is locked, else as soon as it is."""
        with self._lock:
            self._outcome = outcome if isinstance(outcome, float) else Fraction(outcome)
            self._changed()
        return self

    def _read(self, given: object) -> Fraction:
        value = read_number(given)
        # 50% is a half where chances are asked for; where 30 passes are, it says something else.
        percent = isinstance(given, str) and given.rstrip().endswith("%") and self.high > 1
        if percent or (self.whole and value.denominator != 1) or not self.low <= value <= self.high:
            key = "lesson_whole" if self.whole else "lesson_range"
            raise BadPrediction(key, given=given, low=self.low, high=self.high)
        return value

    # What is shown.

    @property
    def hint(self) -> str:
        """What may be written."""
        kind = "whole" if self.whole else "chance" if self._chance else "number"
        return text(f"lessons.hint_{kind}", low=self.low, high=self.high)

    def said(self) -> tuple[tuple[str, str], ...]:
        """The lines that stand beside the question: label and words. Nothing of the outcome before the lock."""
        if self.value is None:
            return ()
        lines = [(text("lessons.prediction"), self._say(self.value))]
        if self._outcome is not None:
            lines.append((text("lessons.outcome"), self._say(self._outcome)))
            lines.append((text("lessons.difference"), self._distance()))
        return tuple(lines)

    @property
    def _chance(self) -> bool:
        return (self.low, self.high) == (0, 1)

    def _say(self, number: Fraction | float) -> str:
        # Chances are fractions to a learner; other numbers, such as means, are more readable in decimals.
        return say_exactly(number) if self._chance else say_decimal(number, 2)

    def _distance(self) -> str:
        assert self.value is not None and self._outcome is not None
        distance: Fraction | float = self.value - self._outcome
        if not distance:
            return text("lessons.same")
        words = say_decimal(distance if distance > 0 else -distance, 4 if self._chance else 2)
        return text("lessons.above" if distance > 0 else "lessons.below", distance=words)

    @property
    def entry(self) -> str:
        """The locked prediction in its shortest form: a decimal if it is short, else the fraction; empty before."""
        if self.value is None:
            return ""
        return say_decimal(self.value) if (self.value * 10**4).denominator == 1 else str(self.value)

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


def predict(key: str, low: int = 0, high: int = 1, whole: bool = False) -> Prediction:
    """The prediction that `key` asks for, a number from `low` to `high`: a chance, unless they say otherwise.

    `key` names one of the course's questions, or is a question itself. Asked again, it is the same prediction: running
    the cell twice neither loses nor frees what was locked; only a fresh kernel does. Raises `BadPrediction`.
    """
    before = _asked.get(key)
    if before is None or (before.low, before.high, before.whole) != (low, high, whole):
        _asked[key] = Prediction(key, low, high, whole)
    return _asked[key]
