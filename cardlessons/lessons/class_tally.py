"""A class's predictions, taken from a show of hands with one key a hand, and drawn as dots beside the truth.

The truth waits here, in Python, until the tally is locked: neither text nor page holds it before.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from cardlessons.core.errors import BadPrediction
from cardlessons.i18n import text
from cardlessons.lessons.dots import Row, in_html, in_text, per_dot
from cardlessons.lessons.numbers import read_number, say_decimal, say_exactly
from cardlessons.lessons.questions import question, worded
from cardlessons.lessons.tally import summary

Value: TypeAlias = Fraction | str

MOST_VALUES = 101
_BETWEEN_NUMBERS = re.compile(r"[\s,;]+")
_BETWEEN_DECIMALS = re.compile(r"[\s;]+")  # a comma is a decimal sign
_BETWEEN_WORDS = re.compile(r"\s*[,;\n]\s*")


class ClassTally:
    """How many of a class predict each of `values`: numbers in order, or words.

    In Jupyter it is a form to be used on the projector, by keyboard alone if wanted; elsewhere it is text.

    >>> hands = ClassTally("matches", [Fraction(number) for number in range(53)])
    >>> hands.add(4).add(13, 2).counts
    {4: 1, 13: 2}
    """

    def __init__(self, key: str, values: Sequence[Value]) -> None:
        self.key = key
        self.values = tuple(values)
        self.locked = False
        self.latest: int | None = None  # which value was counted last
        self.view: Any = None
        self.hands = [0] * len(self.values)  # how many for each value
        self._truth: Value | float | None = None
        self._lock = threading.RLock()
        self._listeners: list[Callable[[], None]] = []

    @property
    def question(self) -> str:
        """What is asked: the sentence of this key, or the key itself where there is none."""
        return question(self.key)

    @property
    def labels(self) -> tuple[str, ...]:
        """The values as they are written."""
        return tuple(worded(value) if isinstance(value, str) else say_decimal(value) for value in self.values)

    @property
    def counts(self) -> dict[int | Fraction | str, int]:
        """{value: how many predict it}, those that somebody predicts; nothing is falsy."""
        counted = zip(self.values, self.hands, strict=True)
        return {_plain(value): times for value, times in counted if times}

    @property
    def n(self) -> int:
        """How many hands there are."""
        return sum(self.hands)

    @property
    def mean(self) -> Fraction | None:
        """The mean of what is predicted; None before the first hand, and for words."""
        numbers = [(value, times) for value, times in self.counts.items() if not isinstance(value, str)]
        return Fraction(sum(value * times for value, times in numbers), self.n) if numbers else None

    @property
    def truth(self) -> Value | float | None:
        """What is true; None before the lock, whatever is known."""
        return self._truth if self.locked else None

    # What may be done.

    def add(self, value: object, hands: int = 1) -> ClassTally:
        """Counts one hand, or as many as `hands`, for `value`. Raises `BadPrediction`, `BadNumber`."""
        return self._count(self._index(value), hands)

    def take(self, value: object) -> ClassTally:
        """Takes one hand for `value` back. Raises `BadPrediction`, `BadNumber`."""
        return self._count(self._index(value), -1)

    def paste(self, numbers: str) -> ClassTally:
        """Counts a list such as "3 5 4 4", or "more; less; more". What cannot be read changes nothing.

        Raises `BadPrediction`, `BadNumber`.
        """
        with self._lock:
            indexes = [self._index(part) for part in self._between().split(numbers.strip()) if part]
            if not indexes:
                raise BadPrediction("hands_nothing", example="; ".join(self.labels[:3]))
            self._open()
            for index in indexes:
                self.hands[index] += 1
            self.latest = indexes[-1]
            self._changed()
        return self

    def lock(self) -> ClassTally:
        """Ends the counting; the truth stands beside it from now on, or as soon as it is known."""
        with self._lock:
            self.locked = True
            self._changed()
        return self

    def compare(self, truth: Fraction | float | str) -> ClassTally:
        """Sets what is true beside the dots: at once if they are locked, else as soon as they are."""
        with self._lock:
            self._truth = truth if isinstance(truth, str | float) else Fraction(truth)
            self._changed()
        return self

    def _count(self, index: int, hands: int) -> ClassTally:
        with self._lock:
            self._open()
            if type(hands) is not int or self.hands[index] + hands < 0:
                raise BadPrediction("hands_none", value=self.labels[index])
            self.hands[index] += hands
            self.latest = index
            self._changed()
        return self

    def _open(self) -> None:
        if self.locked:
            raise BadPrediction("hands_locked", hands=self.n)

    def _index(self, given: object) -> int:
        """Which of the values `given` is."""
        words = isinstance(self.values[0], str)
        value = str(given).strip() if words else read_number(given)
        for answers in (self.values, self.labels if words else ()):  # a word by its key or as it is said
            if value in answers:
                return answers.index(value)
        known = ", ".join(self.labels) if words else f"{self.labels[0]} … {self.labels[-1]}"
        raise BadPrediction("hands_value", given=given, known=known)

    def _between(self) -> re.Pattern[str]:
        if isinstance(self.values[0], str):
            return _BETWEEN_WORDS
        whole = all(value.denominator == 1 for value in self.values if isinstance(value, Fraction))
        return _BETWEEN_NUMBERS if whole else _BETWEEN_DECIMALS

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change."""
        self._listeners.append(callback)

    def _changed(self) -> None:
        for listener in self._listeners:
            listener()

    # What is shown.

    @property
    def rows(self) -> list[Row]:
        """Each value from the first to the last that somebody predicts, with how many do."""
        taken = [index for index, times in enumerate(self.hands) if times]
        shown = range(taken[0], taken[-1] + 1) if taken else range(0)
        return [Row(self.labels[index], self.hands[index]) for index in shown]

    @property
    def place(self) -> float | None:
        """Where among the values the truth lies, from 0 at the first to 1 at the last; None if it is not to be seen."""
        truth = self.truth
        if isinstance(truth, str):
            return self.values.index(truth) / max(1, len(self.values) - 1) if truth in self.values else None
        first, last = self.values[0], self.values[-1]
        if truth is None or isinstance(first, str) or isinstance(last, str) or not first <= truth <= last:
            return None
        return float((truth - first) / (last - first))

    @property
    def said(self) -> str:
        """The truth in words; empty before the lock."""
        truth = self.truth
        if truth is None or isinstance(truth, str):
            return worded(truth) if truth else ""
        return say_exactly(truth) if self.values[-1] == 1 else say_decimal(truth, 2)

    @property
    def summary(self) -> str:
        """How many hands there are, and what they say on average."""
        mean = self.mean
        parts = [text("hands.count", hands=self.n)] if self.n else [text("hands.none_yet")]
        if mean is not None:
            parts.append(summary(say_decimal(mean, 2), self.said, per_dot(self.hands)))
        elif self.said:
            parts.append(text("hands.truth", truth=self.said))
        return " ".join(parts)

    @property
    def status(self) -> str:
        """What has just become so, in one sentence."""
        if self.locked:
            return self.summary if self.said else text("hands.closed")
        if self.latest is None:
            return text("hands.waits") if self._truth is not None else text("hands.hint")
        return text("hands.latest", value=self.labels[self.latest], hands=self.hands[self.latest], all=self.n)

    def __repr__(self) -> str:
        if not self.n:
            return "\n".join([self.question, self.summary])
        return in_text(self.question, self.rows, self.summary)

    def static_html(self) -> str:
        """The tally as it stands, for a page without a kernel."""
        return in_html(self.question, self.rows, self.summary)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from cardlessons.widgets.class_tally_display import bundle

        return bundle(self)


def _plain(value: Value) -> int | Fraction | str:
    return int(value) if isinstance(value, Fraction) and value.denominator == 1 else value


_asked: dict[str, ClassTally] = {}


def class_tally(
    key: str,
    low: int | Fraction = 0,
    high: int | Fraction = 10,
    step: int | Fraction = 1,
    choices: Iterable[str] = (),
) -> ClassTally:
    """The show of hands for the question `key`: numbers from `low` to `high`, each `step`, or the words in `choices`.

    `key` names one of the course's questions, or is a question itself. Asked again, it is the same tally: running the
    cell twice loses no hand; only a fresh kernel does. Raises `BadPrediction`.
    """
    values = _words(choices) or _numbers(read_number(low), read_number(high), read_number(step))
    before = _asked.get(key)
    if before is None or before.values != values:
        _asked[key] = ClassTally(key, values)
    return _asked[key]


def _words(choices: Iterable[str]) -> tuple[str, ...]:
    words = tuple(str(word).strip() for word in ([choices] if isinstance(choices, str) else choices))
    if words and (len(words) < 2 or len({*words}) < len(words) or not all(words)):
        raise BadPrediction("hands_choices", given=", ".join(words))
    return words


def _numbers(low: Fraction, high: Fraction, step: Fraction) -> tuple[Fraction, ...]:
    if step <= 0 or low >= high or (high - low) / step >= MOST_VALUES or ((high - low) / step).denominator != 1:
        said = {"low": say_decimal(low), "high": say_decimal(high), "step": say_decimal(step)}
        raise BadPrediction("hands_bounds", most=MOST_VALUES, **said)
    return tuple(low + step * number for number in range(int((high - low) / step) + 1))
