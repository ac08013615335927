"""What was wrong with a question to the exact results, in words."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.exact_passes": "В сдаче из этой колоды проходов {most}, поэтому их число — от 1 до {most}, а не {value!r}.",
    "error.exact_misses": "Хотя бы одно объявление прохода должно остаться: промахов — от 0 до {most}, а не {value!r}.",
    "error.exact_layout": "Назовите хотя бы одно достоинство, где лежит {term.stake}, от 1 (туз) до {ranks}; дано: {layout}.",
    "error.exact_no_layout": (
        "По этим правилам проход портят только совпадения на достоинствах, где лежит {term.stake}, поэтому исход {term.stake_gen} "
        "зависит от всего стола. Назовите достоинства, где лежат {term.stakes}, например layout=[1, 8]."
    ),
    "error.exact_too_many": (
        "Правило, которое смотрит на {term.stakes}, требует перебрать все наборы проходов; это считается, пока проходов не "
        "больше {most}, а здесь их {passes}."
    ),
    "error.exact_four_fates": (
        "Четыре исхода (потеря или возврат, с удвоением или без) бывают, когда {term.bank} удваивает один раз. По "
        "этим правилам спрашивайте outcomes."
    ),
    "error.exact_two_ranks": "Для ковариации нужны {term.stakes} на двух достоинствах, а здесь что-то лежит только на одном.",
    "error.exact_one_on_each": "Что приносит единица на каждом достоинстве, считается, когда {term.bank} удваивает один раз, после первого прохода без совпадений.",
    "error.exact_state": "{value!r} — не положение в сдаче блюхера.",
    "error.exact_seat": "Места {seat!r} нет: места — от 0 до {last} или None для всех.",
}
