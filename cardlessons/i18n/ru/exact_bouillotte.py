"""What was wrong with a question to the exact results of Bouillotte, in words."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.exact_bouillotte_hands": "С этой колодой сдают от {least} до {most} рук, а не {hands!r}.",
    "error.exact_bouillotte_pack_small": (
        "Рук {hands}, ещё одна карта вскрывается: в колоде нужно {least:cards}, а в этой их {size}."
    ),
    "error.exact_bouillotte_few_unseen": (
        "Чтобы на вопрос был ответ, неизвестных карт нужно {least}, а здесь их {size}."
    ),
    "error.exact_bouillotte_cards": (
        '{value!r} — не карты. Запишите их так: cl.cards("AS KH 9D"), а если ни одна не известна, не пишите ничего.'
    ),
    "error.exact_bouillotte_twice": "Карта «{card:card}» названа здесь раз: {times}, а в колоде таких карт {copies}.",
    "error.exact_bouillotte_hand": 'В руке {least:cards}, а здесь их {count}; запишите так: cl.cards("AS KH 9D").',
    "error.exact_bouillotte_of": "Рук {hands}, и спросить можно о числе рук от 1 до {hands}, а не {of!r}.",
    "error.exact_bouillotte_place": "Место — целое число от 0 (старшая рука) до {last}, а не {place!r}.",
    "error.exact_bouillotte_dropped": (
        "Рука, о которой спрашивают, на месте {place}; выйти могли другие, каждый один раз: {known}; а дано {dropped}."
    ),
    "error.exact_bouillotte_copies": (
        "В этой колоде карты повторяются, и раздачи перебирают по одной, до {most:number}; а здесь их {deals:number}."
    ),
    "error.exact_bouillotte_state": "{value!r} — не положение в сдаче бульотки.",
    "error.exact_bouillotte_own_pips": (
        "По этим правилам каждый считает очки в своей руке, так что масти на столе не считают."
    ),
}
