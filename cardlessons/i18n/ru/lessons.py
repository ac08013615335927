"""Слова уроков: предсказания, маленькие колоды для счёта, числа класса, картина колоды."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # О чём спрашивают. Здесь нет чисел, которые были бы ответом: этот текст стоит на странице до фиксации.
    "lessons.ask.next_is_a_king": "Вышло двенадцать карт, из них три короля. Насколько вероятно, что следующая карта — король?",
    "lessons.ask.matches_of_a_deal": "Сколько из 52 объявлений сбывается в среднем за кон?",
    "lessons.ask.match_free_of_30": "Из 30 проходов сколько обойдётся без единого совпадения?",
    "lessons.hint_whole": "Целое число от {low} до {high}.",
    "lessons.hint_number": "Число от {low} до {high}.",
    "lessons.hint_chance": "Вероятность от 0 до 1. Пишите как удобно: 0,5, 1/2 или 50%.",
    "lessons.your_prediction": "Ваше предсказание",
    "lessons.lock": "Зафиксировать",
    "lessons.locked": "Зафиксировано",
    "lessons.prediction": "Ваше предсказание",
    "lessons.outcome": "Что вышло",
    "lessons.difference": "Разница",
    "lessons.same": "никакой",
    "lessons.above": "вы на {distance} выше",
    "lessons.below": "вы на {distance} ниже",
    "lessons.not_locked": "После фиксации изменить его нельзя.",
    "lessons.waits": "Ответ готов. Он появится здесь, как только вы зафиксируете предсказание.",
    "lessons.no_kernel": "Чтобы сделать предсказание, откройте эту страницу как тетрадь и запустите эту ячейку.",
    "lessons.listing_title": "Все {deals} раскладов. Объявления: {calls}. ✓ стоит там, где объявление сбылось.",
    "lessons.listing_first": "первая {rank}",
    "lessons.listing_free": "ни одного",
    "lessons.listing_long": "Раскладов {deals}: показать слишком много, сосчитать можно.",
    "lessons.tally_title": "Всего: {numbers}",
    "lessons.tally_value": "число",
    "lessons.tally_times": "сколько раз",
    "lessons.tally_each": "Одна точка — это {each}.",
    "lessons.tally_mean": "Среднее: {mean}",
    "lessons.tally_truth": "точно: {truth}",
    "lessons.pack": "Колода: осталось карт {unseen} из {cards}",
    "lessons.pack_whole": "Колода: карт {cards}",
    "lessons.pack_out": "вышла",
    "error.lesson_number": "«{given}» — не число. Пишите так: 12, 0,5, 1/2 или 50%.",
    "error.lesson_digits": "В «{given}» есть цифры или знаки, которые здесь не прочесть. Пишите цифрами от 0 до 9.",
    "error.lesson_whole": "«{given}» быть не может: выберите целое число от {low} до {high}.",
    "error.lesson_range": "«{given}» быть не может: выберите число от {low} до {high}.",
    "error.lesson_bounds": "Предсказанию нужно место: {low} должно быть меньше {high}.",
    "error.lesson_locked": "Ваше предсказание зафиксировано: {value}. Менять его нельзя, иначе сравнивать не с чем.",
    "error.lesson_too_many": (
        "У колоды, где рангов {ranks} и карт каждого {suits}, больше {most} раскладов: список был бы слишком длинным. "
        "Возьмите колоду поменьше."
    ),
    "error.lesson_tally": "«{given}» — не список целых чисел от 0. Пишите так: 3 5 4 4.",
    "error.lesson_tally_empty": "Чисел пока нет. Пишите их так: 3 5 4 4.",
    "error.lesson_not_there": "{card:card}: такой карты в этой колоде больше нет.",
}
