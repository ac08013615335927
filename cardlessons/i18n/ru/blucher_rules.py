"""Правила Блюхера простыми словами, для панели правил: вопросы и возможные ответы."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "blucher.rule_variant": "Какая это игра?",
    "blucher.variant_told": "Как она описана в источниках",
    "blucher.variant_grupp": "Немецкий Блюхер по Группу, как мы его читаем; описания расходятся",
    "blucher.variant_own": "Составлена из отдельных правил",
    "blucher.rule_pack": "Какая колода?",
    "blucher.rule_extra": "Сколько {term.punter} доплачивает при совпадении?",
    "blucher.extra_doubled": "Сколько там лежит, вместе с удвоением",
    "blucher.extra_original": "Сколько там лежало до удвоений",
    "blucher.extra_none": "Ничего",
    "blucher.rule_spoils": "Какое совпадение портит проход?",
    "blucher.spoils_all": "Любое",
    "blucher.spoils_staked": "Только там, где лежат {term.chips}",
    "blucher.rule_doubling": "Как часто {term.bank} удваивает?",
    "blucher.doubling_once": (
        "Один раз за сдачу, после первого прохода без совпадений, если на табло лежат {term.chips}"
    ),
    "blucher.doubling_every_free_pass": "После каждого прохода без совпадений",
    "blucher.doubling_every_pass": "После каждого прохода, с совпадениями или без",
    "blucher.rule_between": "Что можно {term.punters_dat} между проходами?",
    "blucher.between_locked": "Ничего: что лежит, то лежит",
    "blucher.between_restake": "Снять, оставить или положить заново",
    "blucher.rule_lowest": "Сколько самое меньшее на одно достоинство?",
    "blucher.rule_highest": "Сколько самое большее на одно достоинство?",
    "blucher.no_limit": "Без предела",
    "blucher.rule_first_bank": "Кто первый {term.banker}?",
    "blucher.first_bank_cut": "Чья снятая карта старше",
    "blucher.first_bank_seat": "Место {seat}, по уговору",
}
