"""Words that every game uses: chips, actions, terms, names."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("фишка", "фишки", "фишек"),
    "chip_acc": ("фишку", "фишки", "фишек"),
    "cards": ("карта", "карты", "карт"),
    "pass": ("проход", "прохода", "проходов"),
    "match": ("совпадение", "совпадения", "совпадений"),
    "seat": ("место", "места", "мест"),
}

# Эти слова другой строй речи заменяет. `bank` — тот, кто платит и забирает, `office` — то, что переходит по кругу.
TERMS: dict[str, str] = {
    "chips": "фишки",
    "chips_gen": "фишек",
    "stake": "ставка",
    "stake_gen": "ставки",
    "stakes": "ставки",
    "stakes_gen": "ставок",
    "to_stake": "ставить",
    "bank": "банк",
    "office": "банк",
    "banker": "банкомёт",
    "punter": "понтёр",
    "punters_dat": "понтёрам",
    "pot": "кон",
    "ante": "анте",
    "ante_gen": "анте",
    "antes": "анте",
    "antes_gen": "анте",
}

WORDS: dict[str, str] = {
    "names": "Аня, Боря, Вера, Гена, Даша, Женя, Зоя, Илья",
    "action.shuffle": "тасовать колоду",
    "action.cut": "снять: {card:card}",
    "action.turn": "открыть: {card:card}",
    "action.done": "готово",
    "action.stake_taken": "забрать: {rank:rank}",
    "action.stake": "{term.to_stake} {chips} на {rank:rank_acc}",
}
