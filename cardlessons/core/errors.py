"""Errors that teach: what was wrong, what is allowed here, and that nothing changed.

An error carries a key and data; the sentence is made by `i18n` when somebody reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlessons.i18n import text

if TYPE_CHECKING:
    from cardlessons.core.choices import Choices


class CardLessonsError(Exception):
    """Base of every error that a user of this package meets.

    `key` names the sentence (``error.<key>``), `data` fills its placeholders.
    """

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data

    def __str__(self) -> str:
        return text(f"error.{self.key}", **self.data)


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
