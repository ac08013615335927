"""Слова на графиках класса: его числа точками и как выглядели ответы."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "plots.times": "сколько раз",
    "plots.dots": "Сколько раз вышло каждое значение: {counts}.",
    "plots.dots_truth": "Сколько раз вышло каждое значение: {counts}. Точно: {truth}.",
    "plots.truth": "точно: {truth}",
    "plots.answers": "ответов",
    "plots.verdicts": "Какими были ответы. {rows}",
    "plots.verdict_row": "{name} – {counts}.",
}
