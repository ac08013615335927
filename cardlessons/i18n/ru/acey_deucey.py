"""Words of Acey Deucey."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "action.antes": "внести анте",
    "action.name_ace": "назвать туза: {value}",
    "action.say": "сказать: {value}",
    "action.split": "разделить пару",
    "action.bet": "поставить {chips}",
    "error.rules_whole": "Правило «{name}» — целое число от {least}, а не {value!r}.",
    "error.rules_first_dealer": "Первый сдающий — место, считая от 0, или None, если решает старшая карта, а не {value!r}.",
    "error.rules_house": "Банк заведения бывает только в Red Dog; при игре на кон правило «house» равно 0, а не {house}.",
    "error.rules_house_risk": "У заведения должно быть столько, сколько можно проиграть: {risk:chip}, а не {house}.",
    "error.rules_red_dog": "Против заведения правило «{name}» — {known}, а не {value!r}.",
    "error.rules_bank_stays": "Между ходами кон не становится заведением, а заведение — коном.",
    "error.pack_too_small": "Для хода нужно до {least:cards}, а в этой колоде их {size}.",
    "error.first_dealer": "Место {seat} не может сдавать первым: места — от 0 до {last}.",
    "error.over_pot": "Игра окончена: кон пуст, и по этим правилам это конец.",
    "error.over_antes": "Игра окончена: внести анте могут меньше {least}.",
    "error.over_house": "Игра окончена: у заведения больше нет {risk:chip}, которые можно проиграть.",
    "error.over_chips": "Игра окончена: ни у кого из играющих на кон нет фишек.",
    "error.acey_chips": "{chips!r} — не число фишек: ставка — целое число, 0 — без ставки.",
    "error.acey_bet_too_high": "{chips:chip} — слишком много: кон, правила и то, что можно уплатить, допускают здесь {high}.",
    "error.acey_no_split": "Сейчас эту пару нельзя разделить.",
    "error.acey_at_ace": "Нужно назвать первого туза младшим или старшим; «{action}» сейчас нельзя.",
    "error.acey_at_pair": "Крайние карты — пара: нужно сказать «выше» или «ниже»; «{action}» сейчас нельзя.",
    "error.acey_at_bet": "Сейчас делают ставку; «{action}» нельзя.",
}
