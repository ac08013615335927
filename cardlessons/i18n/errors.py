"""The base of all errors: it is made of words by key. What the games and lessons raise is in `core.errors`."""

from __future__ import annotations

from cardlessons.i18n.in_force import text


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


class BadChoice(CardLessonsError, ValueError):
    """A language or a wording that does not exist."""
