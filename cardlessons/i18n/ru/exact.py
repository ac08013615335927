"""Чем плох вопрос к точным результатам, словами."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.exact_passes": "В сдаче из этой колоды проходов {most}, поэтому их число — от 1 до {most}, а не {value!r}.",
}
