"""Bouillotte: what is said, and errors."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # что говорят
    "action.pass": "пас",
    "action.double": "удвоить {term.pot}",
    "action.see": "принять",
    "action.open": "открыть: {chips}",
    "action.call": "уравнять",
    "action.raise_to": "поднять до {chips}",
    "action.drop": "выйти",
    "action.deal": "сдать: {card:card}",
    "action.turn_up": "вскрыть: {card:card}",
    # ошибки
    "error.rules_small_pack": (
        "В малой колоде от 1 до {most} достоинств, старших из A K Q J 10 9 8 7, и от 1 до 4 мастей; а дано достоинств "
        "{ranks} и мастей {suits}."
    ),
    "error.rules_ranks": (
        "{value!r} — не колода: назовите каждое достоинство один раз, от 1 (туз) до 13 (король), или дайте малую "
        "Pack(достоинства, масти), или None, если колода зависит от числа мест."
    ),
    "error.rules_no_purse": (
        "Если тот, кто не может внести {term.ante}, пропускает сдачу, докупать не на что: правило «{name}» должно быть 0, "
        "а не {value!r}."
    ),
    "error.rules_buy_in": (
        "Докупка должна быть не меньше {term.ante_gen}, {ante}, и не больше запаса, {purse}; а дано {buy_in}."
    ),
    "error.rules_own_pips": (
        "Если каждый считает очки в своей руке, лучшей масти нет, и правило «{name}» должно остаться {known}, "
        "а не {value!r}."
    ),
    "error.rules_purse_stays": "Сколько в запасе, решается до первой сдачи, а не между сдачами.",
    "error.bouillotte_pack_small": "Мест {seats}, и на сдачу нужно {least:cards}, а в этой колоде их {size}.",
    "error.bouillotte_chips": "{chips!r} — не число: скажите целое.",
    "error.bouillotte_too_little": "{chips} — слишком мало: здесь нужно не меньше {low}.",
    "error.bouillotte_too_much": "{chips} — слишком много: из того, что перед вами, самое большее {high}.",
    "error.bouillotte_at_carre": "До сдачи можно удвоить {term.pot} или сказать «пас»; «{action}» нельзя.",
    "error.bouillotte_at_before": "Идёт круг до сдачи; «{action}» сейчас нельзя.",
    "error.bouillotte_at_bet": "Ещё никто не открыл; «{action}» сейчас нельзя.",
    "error.bouillotte_at_answer": "Нужно ответить на то, что положено; «{action}» сейчас нельзя.",
    "error.bouillotte_at_again": "Все уравняли, можно поднять снова или сказать «пас»; «{action}» сейчас нельзя.",
    "error.bouillotte_hidden_hands": "Пора показать руки, а здесь лишь то, что видно с одного места: в нём есть не все карты.",
}
