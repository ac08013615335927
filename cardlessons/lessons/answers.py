"""What a prediction may be: a number, a chance, a whole number, or one of a few words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

from cardlessons.core.errors import BadPrediction
from cardlessons.i18n import text
from cardlessons.lessons.log_format import key_of
from cardlessons.lessons.numbers import read_number, say_decimal, say_exactly
from cardlessons.lessons.questions import worded

Value = Any  # a Fraction or a float for numbers, a string for words


class Answer(Protocol):
    """The kind of a prediction; equal kinds are the same question's."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words to choose from, as they are said; none for a number."""

    @property
    def hint(self) -> str:
        """What may be written."""

    def read(self, given: object) -> Value:
        """The prediction that `given` is or says. Raises `BadNumber`, `BadPrediction`."""

    def result(self, outcome: Value) -> Value:
        """An outcome as it is kept. Raises `BadPrediction` if it is none of this kind."""

    def say(self, value: Value) -> str:
        """A prediction or an outcome, in words."""

    def entry(self, value: Value) -> str:
        """A prediction as it stands in the field."""

    def distance(self, value: Value, outcome: Value) -> str:
        """How far the prediction is from the outcome."""

    def noted(self, value: Value) -> tuple[str, str]:
        """The kind of line, and the value in it, by which a log keeps the prediction."""


@dataclass(frozen=True)
class Number:
    """A number from `low` to `high`; a chance if they are 0 and 1."""

    low: int
    high: int

    @property
    def chance(self) -> bool:
        """Whether a chance is asked for."""
        return (self.low, self.high) == (0, 1)

    @property
    def choices(self) -> tuple[str, ...]:
        """None: the number is written."""
        return ()

    @property
    def hint(self) -> str:
        """The bounds, and for a chance the ways to write it."""
        return text(f"lessons.hint_{'chance' if self.chance else 'number'}", **self._bounds)

    @property
    def _bounds(self) -> dict[str, str]:
        return {"low": say_decimal(self.low), "high": say_decimal(self.high)}

    def read(self, given: object) -> Fraction:
        """The number within the bounds that `given` is or says. Raises `BadNumber`, `BadPrediction`."""
        value = read_number(given)
        # 50% is a half where chances are asked for; where 30 passes are, it says something else.
        percent = isinstance(given, str) and given.rstrip().endswith("%") and not self.chance
        if percent or not self._may_be(value):
            raise BadPrediction(self._refused, given=given, **self._bounds)
        return value

    _refused = "lesson_range"

    def _may_be(self, value: Fraction) -> bool:
        return self.low <= value <= self.high

    def result(self, outcome: Value) -> Value:
        """The outcome, exact if it came so."""
        return outcome if isinstance(outcome, float) else Fraction(outcome)

    def say(self, value: Value) -> str:
        """Chances are fractions to a learner; other numbers, such as means, are more readable in decimals."""
        return say_exactly(value) if self.chance else say_decimal(value, 2)

    def entry(self, value: Value) -> str:
        """A decimal if it is short, else the fraction."""
        return say_decimal(value) if (value * 10**4).denominator == 1 else str(value)

    def distance(self, value: Value, outcome: Value) -> str:
        """How far above or below."""
        away = value - outcome
        if not away:
            return text("lessons.same")
        words = say_decimal(abs(away), 4 if self.chance else 2)
        return text("lessons.above" if away > 0 else "lessons.below", distance=words)

    def noted(self, value: Value) -> tuple[str, str]:
        """As a number."""
        return "prediction", str(value)


class Whole(Number):
    """A whole number from `low` to `high`; the outcome, a mean perhaps, need not be whole."""

    chance = False
    _refused = "lesson_whole"

    @property
    def hint(self) -> str:
        """The bounds."""
        return text("lessons.hint_whole", **self._bounds)

    def _may_be(self, value: Fraction) -> bool:
        return value.denominator == 1 and super()._may_be(value)


@dataclass(frozen=True)
class OneOf:
    """One of a few words; each is the key of an answer of the course, or a word itself."""

    words: tuple[str, ...]

    @property
    def choices(self) -> tuple[str, ...]:
        """The words, as they are said."""
        return tuple(map(worded, self.words))

    @property
    def hint(self) -> str:
        """The words in one sentence."""
        return text("lessons.hint_words", words=", ".join(self.choices))

    def read(self, given: object) -> str:
        """The word that `given` names, by its key or as it is said. Raises `BadPrediction`."""
        said = given.strip().casefold() if isinstance(given, str) else None
        for word in self.words:
            if said in (word.casefold(), worded(word).casefold()):
                return word
        raise BadPrediction("lesson_words", given=given, words=", ".join(self.choices))

    def result(self, outcome: Value) -> str:
        """One of the words too. Raises `BadPrediction`."""
        return self.read(outcome)

    def say(self, value: Value) -> str:
        """The word as it is said."""
        return worded(value)

    def entry(self, value: Value) -> str:
        """The word as it is said."""
        return worded(value)

    def distance(self, value: Value, outcome: Value) -> str:
        """The same word, or another."""
        return text("lessons.same" if value == outcome else "lessons.other")

    def noted(self, value: Value) -> tuple[str, str]:
        """As a key; a word of one's own as its digest."""
        return "choice", key_of(value)


def answer(low: int, high: int, among: Iterable[str] | range) -> Answer:
    """The kind of prediction that `predict` is asked for. Raises `BadPrediction` for one that leaves no choice."""
    if isinstance(among, range):
        low, high = (among[0], among[-1]) if among else (0, 0)
    elif words := (among,) if isinstance(among, str) else tuple(among):
        if len(set(words)) < max(2, len(words)):
            raise BadPrediction("hands_choices", given=", ".join(map(str, words)))
        return OneOf(words)
    if low >= high:
        raise BadPrediction("lesson_bounds", low=low, high=high)
    return Whole(low, high) if isinstance(among, range) else Number(low, high)
