"""What a prediction asks and what may be answered: the course's have a key, others are words of their own."""

from __future__ import annotations

from cardlessons.i18n import known, text


def question(key: str) -> str:
    """The sentence of this key, or the key itself where there is none."""
    return text(f"lessons.ask.{key}") if known(f"lessons.ask.{key}") else key


def worded(word: str) -> str:
    """The answer of this key in the language in force, or the key itself where there is none."""
    return text(f"lessons.answer.{word}") if known(f"lessons.answer.{word}") else word
