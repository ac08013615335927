"""The rules of Blucher in plain words, for the rules panel: each question and its possible answers."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "blucher.rule_variant": "Какая это игра?",
    "blucher.answer_variant_told": "Как она описана в источниках",
    "blucher.answer_variant_grupp": "Немецкий Блюхер по Группу, как мы его читаем; описания расходятся",
    "blucher.answer_variant_own": "Составлена из отдельных правил",
    "blucher.rule_pack": "Какая колода?",
    "blucher.rule_extra": "Сколько {term.punter} доплачивает при совпадении?",
    "blucher.answer_extra_doubled": "Сколько там лежит, вместе с удвоением",
    "blucher.answer_extra_original": "Сколько там лежало до удвоений",
    "blucher.answer_extra_none": "Ничего",
    "blucher.rule_spoils": "Какое совпадение портит проход?",
    "blucher.answer_spoils_all": "Любое",
    "blucher.answer_spoils_staked": "Только там, где лежат {term.chips}",
    "blucher.rule_doubling": "Как часто {term.bank} удваивает?",
    "blucher.answer_doubling_once": (
        "Один раз за сдачу, после первого прохода без совпадений, если на табло лежат {term.chips}"
    ),
    "blucher.answer_doubling_every_free_pass": "После каждого прохода без совпадений",
    "blucher.answer_doubling_every_pass": "После каждого прохода, с совпадениями или без",
    "blucher.rule_between": "Что можно {term.punters_dat} между проходами?",
    "blucher.answer_between_locked": "Ничего: что лежит, то лежит",
    "blucher.answer_between_restake": "Снять, оставить или положить заново",
    "blucher.rule_lowest": "Сколько самое меньшее на одно достоинство?",
    "blucher.rule_highest": "Сколько самое большее на одно достоинство?",
    "blucher.no_limit": "Без предела",
    "blucher.rule_first_bank": "Кто первый {term.banker}?",
    "blucher.first_bank_cut": "Чья снятая карта старше",
    "blucher.first_bank_seat": "{name}, по уговору",
    "blucher.spoils_idle": "Не важно: удваивает каждый проход",
    "blucher.rule_pass_on": "Куда переходит {term.office} после сдачи?",
    "blucher.fixed_pass_on": (
        "На место слева, каков бы ни был исход; мимо того, кто не может покрыть наименьшие {term.stakes} всех: "
        "он в этой сдаче {term.punter}"
    ),
    "blucher.rule_cover": "Что {term.punter} должен суметь заплатить?",
    "blucher.cover": "Свои {term.chips} в запасе и на табло ≥ {times} × свои {term.stakes}",
    "blucher.cover_once": "Только сами {term.stakes}",
    "blucher.cover_again": "{cover}; между проходами считается заново, по числу оставшихся",
    "blucher.rule_share": "Что {term.bank} должен суметь заплатить?",
    "blucher.share": "Столько, сколько лежит на табло: каждый {term.punter} кладёт не больше равной доли того, что держит {term.bank}",
    "blucher.share_of_part": (
        "В {multiple} раз больше того, что лежит на табло: каждый {term.punter} кладёт не больше равной доли того, что "
        "держит {term.bank}, делённого на {multiple}"
    ),
    "blucher.rule_sit_out": "Что, если {term.punter} не может оплатить наименьшие {term.stakes}?",
    "blucher.fixed_sit_out": "Пропускает сдачу, но получить {term.office} может",
    "blucher.rule_over": "Когда игра окончена?",
    "blucher.fixed_over": (
        "Когда её заканчивают между сдачами, когда участвовать могут меньше {least} мест или когда никто не может "
        "покрыть наименьшие {term.stakes} как {term.banker}"
    ),
}
