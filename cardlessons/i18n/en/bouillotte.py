"""Bouillotte: what is said, and errors."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # what is said
    "action.pass": "pass",
    "action.double": "double the {term.pot}",
    "action.see": "see",
    "action.open": "open for {chips}",
    "action.call": "call",
    "action.raise_to": "raise to {chips}",
    "action.drop": "drop",
    "action.deal": "deal {card:card}",
    "action.turn_up": "turn up {card:card}",
    # errors
    "error.rules_small_pack": (
        "A small pack has from 1 to {most} ranks, the highest of A K Q J 10 9 8 7, in from 1 to 4 suits; not {ranks} "
        "ranks in {suits} suits."
    ),
    "error.rules_ranks": (
        "{value!r} is no pack: name each of its ranks once, 1 for the ace up to 13 for the king, or give a small "
        "Pack(ranks, suits), or None for the pack that fits the number of seats."
    ),
    "error.rules_no_purse": (
        "Where a seat that cannot pay the {term.ante} sits out, nobody buys in, so the rule “{name}” must be 0, not {value!r}."
    ),
    "error.rules_buy_in": (
        "To buy in again must bring at least the {term.ante}, {ante}, and at most what the purse holds, {purse}; not {buy_in}."
    ),
    "error.rules_own_pips": (
        "Where each counts the pips in one's own hand no suit is best, so the rule “{name}” must stay {known}, "
        "not {value!r}."
    ),
    "error.rules_purse_stays": "What the purse holds is settled before the first deal, not between deals.",
    "error.bouillotte_pack_small": "With {seats} seats a deal needs {least:cards}, and this pack has {size}.",
    "error.bouillotte_chips": "{chips!r} is no number of {term.chips}: say a whole number.",
    "error.bouillotte_too_little": "{chips} is too little: here it must be at least {low}.",
    "error.bouillotte_too_much": "{chips} is too much: with what lies before you {high} is the most.",
    "error.bouillotte_at_carre": "Before the deal you may double the {term.pot} or pass; “{action}” cannot be said.",
    "error.bouillotte_at_before": "It is the round before the deal; “{action}” cannot be said now.",
    "error.bouillotte_at_bet": "Nobody has opened yet; “{action}” cannot be said now.",
    "error.bouillotte_at_answer": "You must answer what was put in; “{action}” cannot be said now.",
    "error.bouillotte_at_again": "All have called, so you may raise again or pass; “{action}” cannot be said now.",
    "error.bouillotte_hidden_hands": "The hands are to be shown now, and this is what one seat sees: it does not hold them all.",
}
