"""Words that every game uses: chips, actions, terms, names."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("chip", "chips"),
    "chip_acc": ("chip", "chips"),  # what is moved; Russian has a case of its own for it
    "cards": ("card", "cards"),
    "pass": ("pass", "passes"),
    "match": ("match", "matches"),
    "seat": ("seat", "seats"),
}

# A wording replaces these. `bank` is the one who pays and takes, `office` what passes from seat to seat.
TERMS: dict[str, str] = {
    "chip": "chip",
    "chips": "chips",
    "stake": "stake",
    "stakes": "stakes",
    "to_stake": "stake",
    "bank": "bank",
    "office": "bank",
    "banker": "banker",
    "punter": "punter",
    "punters": "punters",
    "pot": "pot",
    "ante": "ante",
    "antes": "antes",
}

WORDS: dict[str, str] = {
    "names": "Ann, Ben, Cleo, Dan, Eve, Finn, Gus, Hana",
    "action.shuffle": "shuffle the pack",
    "action.cut": "cut {card:card}",
    "action.turn": "turn {card:card}",
    "action.done": "done",
    "action.stake_taken": "take up what lies on {rank:rank}",
    "action.stake": "{term.to_stake} {chips} on {rank:rank_acc}",
}
