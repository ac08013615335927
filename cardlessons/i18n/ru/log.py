"""Журнал, который ученик может включить, и что говорят журналы всего класса."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "log.on": (
        "Журнал включён. В папку {folder} записывается, какие предсказания вы зафиксировали, сколько стоят проверенные "
        "ответы и докуда прочитаны доказательства: ни имени, ни времени, ничего из того, что вы пишете. "
        "Выключает его cl.lessons.stop_log()."
    ),
    "log.off": "Журнал выключен. Ничего не записывается.",
    "log.title": "Журналов: {logs}. Строк: {lines}.",
    "log.predictions": "Предсказания",
    "log.choices": "Предсказания одним словом",
    "log.checks": "Проверенные ответы",
    "log.steps": "Доказательства",
    "log.head_question": "вопрос",
    "log.head_times": "сколько раз",
    "log.head_mean": "среднее",
    "log.head_answers": "ответы",
    "log.head_exercise": "задача",
    "log.head_logs_with": "в скольких журналах",
    "log.head_right": "верно",
    "log.head_nearly": "почти",
    "log.head_wrong": "неверно",
    "log.head_unread": "не прочесть",
    "log.head_points": "баллы, среднее лучших",
    "log.head_proof": "доказательство",
    "log.head_read": "прочитано шагов в среднем",
    "log.predicted": "предсказано",
    "log.nothing": "пока ни одного",
    "log.problems": "Пропущено: {problems}. Всё остальное сосчитано.",
    "log.at_line": "{file}, строка {line}",
    "error.log_damage_json": "строка повреждена или обрывается.",
    "error.log_damage_foreign": "это не строка такого журнала.",
    "error.log_damage_format": "строка записана другой версией cardlessons.",
    "error.log_damage_kind": "в строке говорится о том, чего эта версия не знает.",
    "error.log_damage_fields": "в строке чего-то не хватает или есть то, чего в ней быть не может.",
    "error.log_damage_file": "файл не читается.",
    "error.log_damage_twice": "строки этого журнала есть дважды; каждая сосчитана один раз.",
    "error.log_damage_missing": "строк не хватает, это видно по их номерам; остальные сосчитаны.",
    "error.log_named": '{folder!r} — не имя папки. Пишите так: cl.lessons.log("my-log").',
    "error.log_folder": "В папку {folder} ничего не записать: {problem}. Журнал остаётся выключенным; назовите другую папку.",
    "error.log_write": "Журнал в папке {folder} больше не записывается: {problem}. Теперь он выключен; что вы сделали, то в силе.",
    "error.log_unread": "Папка {folder} не читается: {problem}.",
    "error.log_none": "В папке {folder} нет журналов: это файлы, имя которых кончается на .jsonl.",
    "error.log_question": "Ни в одном журнале нет предсказания для «{question}»; есть такие: {known}.",
}
