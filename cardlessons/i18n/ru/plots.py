"""Words: what stands on charts, and what says the same to those who do not see them."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "way": ("способ", "способа", "способов"),
}

WORDS: dict[str, str] = {
    "plots.terms": "сложено слагаемых",
    "plots.sum": "сумма",
    "plots.partial_sums": "Суммы первых 0, 1, 2 … слагаемых: {sums}.",
    "plots.partial_sums_between": "Суммы первых 0, 1, 2 … слагаемых: {sums}. В конце они лежат между {bounds}.",
    "plots.deals": "сдачи",
    "plots.mean": "среднее",
    "plots.exact": "точно",
    "plots.simulated": "опыт, ± 2 стандартные ошибки",
    "plots.closing_in": "Точное значение {exact}. Опыт: {results}.",
    "plots.closing_point": "{mean} ± {error}, сдач: {deals:number}",
    "plots.value": "значение",
    "plots.share": "доля",
    "plots.tally": "сосчитано",
    "plots.bars": "Точные вероятности: {exact}.",
    "plots.bars_and_tally": "Точные вероятности: {exact}. Сосчитано, всего {total:number}: {tally}.",
    "plots.gap": "достоинств между крайними картами",
    "plots.worth": "цена {term.stake_gen} в единицу",
    "plots.worth_by_gap": "Цена {term.stake_gen} в единицу при разном числе достоинств между крайними картами. {classes}",
    "plots.worths": "{name} — {worths}; нигде не выше 0.",
    "plots.worths_above": "{name} — {worths}; выше 0 начиная с {least}.",
    "plots.payment": "доплата в единицах своего толкования",
    "plots.worth_of_unit": "цена единицы",
    "plots.worth_by_payment": "Цена единицы в зависимости от доплаты, убывающие прямые. {lines}",
    "plots.worth_line": "{name}: {without} без доплаты, {with_one} при доплате в единицу, ноль при {fair}.",
    "plots.rooks": "{rooks:match}\n{ways:way}",
    "plots.rook_boards": "Доски: сверху вниз карты одного достоинства ({cards}), слева направо его объявления ({calls}). Сколькими способами можно назвать столько совпадений без общих карт и объявлений – {ways}.",
    "plots.share_staked": "доля, которую кладут каждый раз",
    "plots.growth": "средний рост логарифма",
    "plots.growth_top": "вершина при {share}: {rate}",
    "plots.growth_said": (
        "Рост в зависимости от доли, которую кладут, при таких исходах и вероятностях: {chances}. Сначала 0, больше "
        "всего при доле {top} — {rate}, снова 0 при {even}, а дальше то, что есть, убывает."
    ),
    "error.plots_classes": "Классов крайних карт здесь может быть от одного до {most}, а не {count}.",
    "error.plots_growth": "Вершина при {top} не подходит: у {term.stake_gen} должен быть проигрышный исход, и его должно быть чем оплатить, и что-то должно расти.",
    "error.plots_readings": "Толкований доплаты здесь может быть от одного до {most}, а не {count}.",
    "error.plots_payment": "Каждая доплата должна что-то отнимать у единицы, которая без неё стоит больше нуля.",
    "error.plots_rooks": "Карт — {cards}, объявлений — {calls}: ладей не больше, чем карт или объявлений, а строк, столбцов и досок — не больше {most}.",
    "error.plots_format": "Картинка бывает {known}, а не {value!r}.",
    "error.plots_empty": "Рисовать пока нечего.",
}
