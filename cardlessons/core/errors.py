"""Errors that teach: what was wrong, what is allowed here, and that nothing changed.

An error carries a key and data; the sentence is made by `i18n` when somebody reads it. All errors that a user meets
are named here, whichever part of the package raises them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlessons.i18n import text
from cardlessons.i18n.errors import BadChoice, CardLessonsError

if TYPE_CHECKING:
    from cardlessons.core.choices import Choices


__all__ = [
    "BadCard",
    "BadChoice",
    "BadExercise",
    "BadExperiment",
    "BadFile",
    "BadLog",
    "BadNumber",
    "BadPicture",
    "BadPrediction",
    "BadRules",
    "BadTranscript",
    "CardLessonsError",
    "IllegalAction",
    "MatchOver",
    "NoValue",
    "NotInstalled",
    "NotWritten",
    "NothingFound",
    "Unreadable",
    "WrongStep",
]


class IllegalAction(CardLessonsError):
    """An action that the rules do not allow in this state; nothing has changed."""

    def __init__(self, key: str, allowed: Choices | None = None, **data: object) -> None:
        super().__init__(key, **data)
        self.allowed = allowed

    def __str__(self) -> str:
        parts = [super().__str__()]
        if self.allowed is not None:
            parts.append(self.allowed.describe())
        parts.append(text("error.nothing_changed"))
        return " ".join(parts)


class MatchOver(CardLessonsError):
    """No further deal can be played; the reason is in the sentence."""


class BadRules(CardLessonsError, ValueError):
    """Rules, seats or chips that contradict themselves or cannot be played."""


class BadCard(CardLessonsError, ValueError):
    """A card name that cannot be read."""


class BadTranscript(CardLessonsError, ValueError):
    """A transcript that is damaged, truncated, foreign or of a newer format."""


class BadFile(CardLessonsError, OSError):
    """A file that cannot be written or read: the system says why."""


class BadLog(CardLessonsError):
    """A folder of logs that cannot be written or read, or in which there is nothing to find."""


class BadNumber(CardLessonsError, ValueError):
    """Something that was to be a number and cannot be read as one."""


class BadPrediction(CardLessonsError, ValueError):
    """A prediction out of range, not whole where it must be, or changed after the lock."""


class BadExercise(CardLessonsError, ValueError):
    """An exercise that does not exist, or a variant that is neither text nor a whole number."""


class BadExperiment(CardLessonsError, ValueError):
    """An experiment that does not exist, or that was given numbers or parameters it cannot use."""


class BadPicture(CardLessonsError, ValueError):
    """A picture that cannot be drawn."""


class NoValue(CardLessonsError):
    """An expression whose exact value cannot be worked out."""


class NotInstalled(CardLessonsError, ImportError):
    """A number or a decision was asked of something whose library is not installed here."""


class NotWritten(CardLessonsError):
    """A page that a command was asked for and could not write. `key` names its sentence in full."""

    def __str__(self) -> str:
        return text(self.key, **self.data)


class NothingFound(CardLessonsError, LookupError):
    """No deal among those that were tried is as asked."""


class Unreadable(CardLessonsError, ValueError):
    """A prediction is asked for in a way that only running the notebook would tell: `source` says where."""


class WrongStep(CardLessonsError):
    """A derivation that is not true: which step, and why. `step` is its number, counted from 1."""

    def __init__(self, key: str, step: int, **data: object) -> None:
        super().__init__(key, step=step, **data)
        self.step = step
