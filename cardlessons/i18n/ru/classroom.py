"""The classroom wording: a model with counters and forecasts, in the place of the historical game's terms."""

from __future__ import annotations

from cardlessons.i18n.ru import number_deck

NAMES = number_deck  # без фигур

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("жетон", "жетона", "жетонов"),
    "chip_acc": ("жетон", "жетона", "жетонов"),
    "chip_gen": ("жетона", "жетонов", "жетонов"),
}

TERMS: dict[str, str] = {
    "chips": "жетоны",
    "chips_gen": "жетонов",
    "stake": "прогноз",
    "stake_gen": "прогноза",
    "stakes": "прогнозы",
    "stakes_gen": "прогнозов",
    "to_stake": "положить",
    "bank": "ведущий",
    "office": "роль ведущего",
    "banker": "ведущий",
    "punter": "участник",
    "punters_dat": "участникам",
    "pot": "общий запас",
    "ante": "взнос",
    "ante_gen": "взноса",
    "antes": "взносы",
    "antes_gen": "взносов",
    "bet": "прогноз",
    "to_bet": "положить",
    "pot_gen": "общего запаса",
}

WORDS: dict[str, str] = {
    # никто ничего не покупает
    "bouillotte.buy_in": "{name} берёт ещё {chips:chip_acc}.",
    "bouillotte.answer_cannot_ante_buys_in": "Берёт ещё, пока есть запас",
    "bouillotte.rule_buy_in": "Сколько берут ещё?",
    "bouillotte.no_purse": "Никто не берёт ещё",
    "error.rules_no_purse": (
        "Если тот, кто не может внести {term.ante}, пропускает сдачу, брать ещё никому не нужно: правило «{name}» должно быть "
        "0, а не {value!r}."
    ),
    "error.rules_buy_in": "Ещё берут не меньше {term.ante_gen}, {ante}, и не больше запаса, {purse}; а дано {buy_in}.",
    # на колоде числа
    "lessons.ask.next_is_a_king": "Вышло двенадцать карт, на трёх из них число 13. Насколько вероятно, что и на следующей карте будет 13?",
    "lessons.ask.third_between": "Лежат карты 5 и 11. Насколько вероятно, что третья карта окажется между ними?",
    "exercises.00.1.text": "Из полной колоды вышло карт: {out}. С числом 13 среди них: {gone}. Насколько вероятно, что на следующей карте будет 13?",
    "exercises.00.1.hint_2": "Сосчитайте два числа: карты, которые ещё не вышли, и карты с числом 13 среди них.",
    "exercises.00.1.hint_3": "В полной колоде 52 карты. Вычтите {out}: это число внизу. Из всех карт с числом 13 вычтите {gone}: это наверху. Потом сократите.",
    "bouillotte.answer_packs_piquet": "На пятерых без семёрок, на четверых ещё без карт 11, на троих ещё без карт 12",
    "bouillotte.answer_packs_classical": "Меньше: на пятерых без десяток и семёрок, на четверых ещё без карт 11, на троих ещё без карт 12",
    "bouillotte.fixed_values": "Туз 11, карты 11, 12 и 13 по 10, прочие — своё число; туз старший",
    "error.rules_ranks": (
        "{value!r} — не колода: назовите каждое достоинство один раз, от 1 (туз) до 13, или дайте малую "
        "Pack(достоинства, масти), или None, если колода зависит от числа мест."
    ),
    "blucher.sat_out": "{name} не может оплатить наименьший прогноз и пропускает сдачу.",
}
