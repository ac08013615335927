"""What a prediction asks: the course's questions have a key, others are a sentence of their own."""

from __future__ import annotations

from cardlessons.i18n import known, text


def question(key: str) -> str:
    """The sentence of this key, or the key itself where there is none."""
    return text(f"lessons.ask.{key}") if known(f"lessons.ask.{key}") else key
