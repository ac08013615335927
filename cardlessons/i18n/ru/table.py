"""Стол любой игры: кнопки, вероятности, текст."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "table.back": "Назад",
    "table.step": "Шаг",
    "table.next_deal": "Следующая сдача",
    "table.same_deal": "Та же сдача снова",
    "table.end": "Закончить игру",
    "table.why_start": "Это начало игры.",
    "table.why_deal_start": "Сдача только начинается.",
    "table.why_settled": "Сдача завершена: начните следующую.",
    "table.why_ended": "Игра закончена.",
    "table.why_unsettled": "Сдача ещё не завершена.",
    "table.why_person": "Сейчас выбирает {name}.",
    "table.why_not_choosing": "Сейчас никто не выбирает.",
    "table.counts": "{count} из {total} закрытых",
    "table.about": "около {count:number} из {total:number} сдач",
    "table.always": "в каждой сдаче",
    "table.never": "ни в одной сдаче",
    "table.approx": "≈ {number}",
    "table.point": ",",
    "table.average": "около {chips:chip} за {total:number} сдач",
    "table.average_exact": "{chips:chip} за {total:number} сдач",
    "table.from_to": "от {low:number} до {high:number} из {total:number} сдач",
    "table.text_odds": "Вероятности",
    "table.text_can": "Можно: {choices}.",
    "table.text_pick": "{label} ({options})",
    "table.text_choice": "{label} (от {low} до {high})",
}
