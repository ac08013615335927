"""Words: simulations, their results and what they refuse."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "simulate.result": "{mean} ± {error} (n = {deals:number})",
    "error.simulate_unknown": "Опыта «{name}» нет; есть {known}.",
    "error.simulate_parameters": "У опыта «{name}» нет параметра {unknown}; есть {known}.",
    "error.simulate_missing": "Для опыта «{name}» нужно указать: {missing}.",
    "error.simulate_executor": "{value!r} — не исполнитель: он не умеет раздавать работу, как исполнители concurrent.futures.",
    "error.simulate_progress": "{value!r} нельзя вызвать с тем, что уже известно: дайте функцию от результата.",
    "error.simulate_whole": "Параметр {name} должен быть целым числом от {least}, а не {value!r}.",
    "error.simulate_whole_between": "Параметр {name} должен быть целым числом от {least} до {most}, а не {value!r}.",
    "error.simulate_layout_needed": (
        "Если проход портят только совпадения на достоинствах, где лежат {term.stakes}, то цена {term.stake_gen} зависит от всех "
        "{term.stakes_gen}. Назовите эти достоинства: layout=[1, 8]."
    ),
    "error.simulate_layout_empty": "Ничего не лежит: назовите хотя бы одно достоинство, где лежит {term.stake}.",
    "error.simulate_too_many_passes": (
        "{passes:pass} — слишком много для моделирования: {term.stake} может удваиваться в каждом, "
        "а числа здесь вмещают только {most} удвоений."
    ),
}
