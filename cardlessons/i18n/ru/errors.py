"""What was wrong, in words. Each error adds what is allowed, and that nothing has changed."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.nothing_changed": "Ничего не изменилось.",
    "error.allowed": "Можно: {actions}.",
    "error.allowed_nothing": "Сейчас ничего сделать нельзя.",
    "error.allowed_pack": "Ходов у колоды {count}, например «{action}».",
    "error.allowed_pack_one": "У колоды один ход: «{action}».",
    "error.range": "от {low} до {high}",
    "error.language": "Языка «{name}» нет; есть {known}.",
    "error.wording": "Набора слов «{name}» нет; есть {known}.",
    # карты, колоды, правила, места
    "error.card_name": "«{name}» — не название карты. Карта — это достоинство и буква масти: 8Ч, 10Т, ТП или 8H, 10C, AS.",
    "error.card_names": '{names!r} — не текст. Напишите названия карт одним текстом: cl.cards("AS KH 10D").',
    "error.no_card": '{value!r} — не карта (Card); карту пишут так: cl.Card.parse("8H").',
    "error.card_mixed": (
        "В «{name}» смешаны латинские буквы и кириллица, а значат они разное: русская Т — туз или трефы, латинская T — "
        "десятка. Напишите всё название буквами одного алфавита."
    ),
    "error.pack_ranks": "В колоде от 1 до {most} достоинств, а не {value!r}.",
    "error.pack_suits": "В колоде от 1 до {most} мастей, а не {value!r}.",
    "error.pack_copies": "В колоде от 1 до {most} одинаковых карт, а не {value!r}.",
    "error.pack_not_playable": (
        "Такую колоду (достоинств {ranks}, мастей {suits}) можно сосчитать, но играть ею нельзя: "
        "карты нарисованы до 13 достоинств и 4 мастей."
    ),
    "error.game": "Игры «{name}» нет; есть {known}.",
    "error.rules_type": "То, что имеет тип {value.__class__.__name__}, — не правила: у этой игры их создаёт cl.{game}.Rules().",
    "error.rules_pack": "{value!r} — не колода. Колода — это Pack(достоинства, масти, копии).",
    "error.rules_lowest": "Наименьшее на одном достоинстве — целое число от 1, а не {value!r}.",
    "error.rules_highest": (
        "Наибольшее на одном достоинстве — целое число от наименьшего, {lowest}, или None, если предела нет, "
        "а не {value!r}."
    ),
    "error.rules_first_bank": (
        "Первый {term.banker} — это место, считая от 0, или None, если решает старшая карта, а не {value!r}."
    ),
    "error.rules_first_bank_settled": "Кто первый {term.banker}, решается до первой сдачи, а не между сдачами.",
    "error.rules_choice": "Правило «{name}» не может быть {value!r}; возможно одно из: {known}.",
    "error.rules_fixed": "Правило «{name}» есть здесь в каждой игре, выбирать его нельзя.",
    "error.rules_unknown": "Таких правил в этой игре нет: {names}.",
    "error.seats": "В этой игре от {least} до {most} мест, а не {seats}.",
    "error.seat_count": "За столом от 1 до {most} мест, а не {seats}.",
    "error.seat_kind": 'Места — это число или список имён, например ["Аня", "Боря"], а не {seats!r}.',
    "error.seat_names": "Места — это непустые имена в одну строку, не больше {most}.",
    "error.seat_twice": "У двух мест одно имя. Дайте каждому своё.",
    "error.no_seat": "Места {seat!r} нет: места от 0 до {last}.",
    "error.chips": "Каждому из мест (их {seats}) нужны {term.chips}, целое число от 0; дано: {chips}.",
    "error.first_bank": "Место {seat} не может быть первым: места от 0 до {last}.",
    "error.seed": "seed — это целое число или текст, который можно записать, а не что-то типа {kind}.",
    "error.bots_kind": "Ботов называют по местам, например {{1: {name!r}}}, а не {bots!r}.",
    "error.bot": "Бота «{name}» в этой игре нет; есть {known}.",
    # игра и шаги
    "error.over_seats": "Игра окончена: не хватает мест, которые могут участвовать; нужно хотя бы {least}.",
    "error.over_bank": "Игра окончена: никто не может покрыть наименьшие {term.stakes} как {term.banker}.",
    "error.over_ended": "Игра закончена. Чтобы играть дальше, вернитесь назад.",
    "error.end_in_deal": "Закончить игру можно между сдачами, а не посреди сдачи.",
    "error.history_start": "Это начало игры: назад идти некуда.",
    "error.history_end": "Дальше ничего не сыграно: вперёд идти некуда.",
    "error.play_bot": "Сейчас выбирает {name}, а это бот: пусть стол сделает шаг.",
    "error.play_passing": "Выбирает {name}: сначала передайте экран.",
    "error.play_hidden": "Что выйдет сейчас, зависит от карт, которых здесь не видно: пусть стол сделает шаг сам.",
    "error.nothing_to_take": "Экрана никто не ждёт.",
    "error.no_hidden_hands": "В этой игре рук не прячут.",
    "error.step_person": "Сейчас выбирает {name}, и стол не может шагнуть сам.",
    "error.step_over": "Сдача завершена. Начните следующую или сыграйте ту же снова.",
    "error.not_an_action": "{value!r} — не действие. Действие пишут так: {example}.",
    "error.no_action": "{data} — не действие этой игры.",
    "error.no_command": "{command!r} — не команда стола, или части у неё не те; команды: {known}.",
    "error.no_moment": "{cursor!r} — не момент этой игры: моменты — целые числа, 0 — начало.",
    "error.no_landmark": "До «{name}» игру довести нельзя; можно до {known}.",
    "error.look_only": "Это то, что видит одно место, только для просмотра: без чужих карт играть нельзя.",
    "error.deal_settled": "Сдача завершена, для «{action}» поздно. Начните следующую сдачу.",
    "error.deal_not_settled": "Сдача ещё не завершена.",
    "error.pack_must_act": "Ход колоды: сделать «{action}» сейчас нельзя.",
    "error.pack_other_move": "Сейчас колода делает другое: ход «{action}» не тот.",
    "error.pack_not_to_act": "Колода сейчас не ходит.",
    "error.card_not_in_pack": "{card} — карта не из этой колоды.",
    "error.card_gone": "Этой карты в колоде больше нет: {card:card}.",
    # файлы
    "error.file_read": "Файл {file} не читается: {problem}. Назовите его так, как он называется, или с полным путём.",
    "error.file_write": (
        "Файл {file} не записать: {problem}. Ничего не потеряно: стол стоит как стоял. Назовите другое место."
    ),
    # записи игр
    "error.transcript_text": "Это не текст записи игры.",
    "error.transcript_json": "Запись игры повреждена или обрезана: не читается со строки {line}, знака {column}.",
    "error.transcript_foreign": "Это не запись игры за столом: в ней не сказано, что это она.",
    "error.transcript_newer": (
        "Формат этой записи — {version}, а эта версия cardlessons читает форматы до {known}. Установите более новую."
    ),
    "error.transcript_missing": "В этой записи нет части «{name}».",
    "error.transcript_unknown": "В этой записи есть посторонние части: {names}.",
    "error.transcript_field": "Часть «{name}» этой записи не может быть {value!r}.",
    "error.transcript_deal": "Сдачу {deal} этой записи сыграть нельзя. {reason}",
    "error.transcript_action": "В сдаче {deal} этой записи нельзя сделать действие {number}. {reason}",
    "error.transcript_result": (
        "В конце этой записи стоит {written}, а её действия ведут к {replayed}: в ней что-то изменено."
    ),
    # Блюхер
    "error.blucher_not_staking": "Сейчас на табло кладут {term.chips}; сделать «{action}» нельзя.",
    "error.blucher_rank": "{rank!r} — не достоинство этого табло: они от 1 (туз) до {ranks}.",
    "error.blucher_chips": "{chips!r} положить нельзя: нужно целое число от 1, или 0, чтобы снять то, что лежит.",
    "error.blucher_nothing_there": "Снять нельзя: {rank:rank} — там ничего не лежит.",
    "error.blucher_below_lowest": "{chips:chip} — меньше самого малого, что может лежать на одном достоинстве: {lowest}.",
    "error.blucher_above_highest": "{chips:chip} на одно достоинство — больше, чем уговорено: {highest}.",
    "error.blucher_not_covered": (
        "{chips:chip} на {rank:rank_acc} было бы нечем оплатить: и вы, и {term.bank} должны суметь заплатить при любом "
        "исходе. Здесь самое большее {high}."
    ),
}
