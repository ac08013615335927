"""Words of the scenario finder: what a deal can be searched for, and what a table says of a deal that was chosen."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "scenario.notice": "Эта сдача подобрана, она не типична.",
    "scenario.notice_reason": "Эта сдача подобрана, потому что {reason}; она не типична.",
    "scenario.notice_rarity": "Как часто бывают такие сдачи: {rarity}.",
    "scenario.found": "Зерно {seed}: {reason}. Перебрано сдач: {tried:number}.",
    "scenario.rarity": "Как часто бывают такие сдачи: {rarity}.",
    "scenario.counted": "сосчитано {hits:number} из {deals:number} сдач, {mean} ± {error}",
    "scenario.counted_none": "ни одной из {deals:number} сосчитанных сдач, так что почти наверняка реже {most}",
    # Почему сдача подобрана; каждая фраза стоит после «потому что».
    "scenario.own": "{words}",
    "scenario.unnamed": "она отвечает условию, которое придумал класс",
    "scenario.blucher_match_free": "в проходе {number} нет ни одного совпадения",
    "scenario.blucher_match_free_passes": "в ней не меньше проходов без совпадений, чем {count}",
    "scenario.blucher_match_free_deal": "за всю сдачу не сбывается ни одно объявление",
    "scenario.blucher_matches": "совпадений в ней ровно {count}",
    "scenario.blucher_never_matched": "достоинство «{rank:rank}» объявляют, и оно ни разу не сбывается",
    "scenario.blucher_doubled_then_matched": "достоинство «{rank:rank}» сбывается только после прохода без совпадений",
    "scenario.acey_pair": "крайние карты — пара",
    "scenario.acey_gap": "промежуток между крайними картами равен {k}",
    "scenario.acey_gap_between": "промежуток равен {k} и третья карта ложится внутрь",
    "scenario.acey_gap_post": "промежуток равен {k} и третья карта ложится на край",
    "scenario.acey_gap_outside": "промежуток равен {k} и третья карта ложится снаружи",
    "scenario.acey_between": "третья карта ложится между крайними",
    "scenario.acey_post": "третья карта ложится на край",
    "scenario.acey_outside": "третья карта ложится снаружи",
    "scenario.boui_brelans": "рук с тремя картами одного достоинства роздано не меньше, чем {count}",
    "scenario.boui_suits_tie": "лучшие масти набирают поровну",
    "error.scenario_whole": "{name} — целое число от {least}, а не {value!r}.",
    "error.scenario_fall": "Третья карта ложится так: {known}, а не {value!r}.",
    "error.scenario_game": "«{reason}» — условие для {game}, а ищут в {other}.",
    "error.scenario_condition": (
        "{value!r} — не условие. Возьмите его из cl.lessons.scenarios.{game} или дайте функцию от сдачи, которая скажет, подходит ли она."
    ),
    "error.scenario_impossible": "По этим правилам такой сдачи не бывает: {reason}. Ничего не перебиралось.",
    "error.scenario_nothing": (
        "Перебрано сдач: {tried:number}. Ни одной такой: {reason}. Переберите больше (most=…) или продолжите со start={next}."
    ),
    "error.scenario_nothing_yet": (
        "Перебрано сдач: {tried:number}. Ни одной такой: {reason}. Как часто бывают такие сдачи: {rarity}. Переберите больше "
        "(most=…) или продолжите со start={next}."
    ),
}
