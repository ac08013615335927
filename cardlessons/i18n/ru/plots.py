"""Words: what stands on charts, and what says the same to those who do not see them."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "plots.terms": "сложено слагаемых",
    "plots.sum": "сумма",
    "plots.partial_sums": "Суммы первых 0, 1, 2 … слагаемых: {sums}.",
    "plots.partial_sums_between": "Суммы первых 0, 1, 2 … слагаемых: {sums}. В конце они лежат между {bounds}.",
    "plots.deals": "раздачи",
    "plots.mean": "среднее",
    "plots.exact": "точно",
    "plots.simulated": "опыт, ± 2 стандартные ошибки",
    "plots.closing_in": "Точное значение {exact}. Опыт: {results}.",
    "plots.closing_point": "{mean} ± {error}, раздач: {deals:number}",
    "plots.value": "значение",
    "plots.share": "доля",
    "plots.tally": "сосчитано",
    "plots.bars": "Точные вероятности: {exact}.",
    "plots.bars_and_tally": "Точные вероятности: {exact}. Сосчитано, всего {total:number}: {tally}.",
    "error.plots_format": "Картинка бывает {known}, а не {value!r}.",
    "error.plots_empty": "Рисовать пока нечего.",
}
