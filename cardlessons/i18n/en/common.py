"""Words that every game uses: chips, actions, terms, names."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("chip", "chips"),
    "cards": ("card", "cards"),
    "pass": ("pass", "passes"),
    "match": ("match", "matches"),
    "seat": ("seat", "seats"),
}

TERMS: dict[str, str] = {
    "chips": "chips",
    "stake": "stake",
    "bank": "bank",
    "banker": "banker",
    "punter": "punter",
    "pot": "pot",
}

WORDS: dict[str, str] = {
    "names": "Ann, Ben, Cleo, Dan, Eve, Finn, Gus, Hana",
    "action.shuffle": "shuffle the pack",
    "action.cut": "cut {card:card}",
    "action.turn": "turn {card:card}",
    "action.done": "done",
    "action.stake": "stake {chips} on {rank:rank}",
}
