"""Слова: графики рук, долей общего запаса и того, сколько дают масти."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "plots.marked": "Квадраты, некоторые из них отмечены. {grids}",
    "plots.marked_grid": "{name}: отмечено {some:number} из {every:number}.",
    "plots.share_of_pot": "доля целого ({term.pot})",
    "plots.shares": "Доли целого ({term.pot}): {shares}.",
    "plots.suit_total": "сколько даёт масть",
    "plots.suits": "Сколько дают масти, карта за картой: {suits}. Лучшая: {best}.",
    "plots.suits_tied": "Сколько дают масти, карта за картой: {suits}. Лучшие, поровну: {best}.",
    "error.plots_marked": "Из {every!r} нельзя отметить {some!r}.",
    "error.plots_squares": "Должно быть что отмечать, а квадратов всего — не больше {most:number}.",
    "error.plots_shares": "Доли лежат между 0 и 1, а эти — {shares}.",
}
