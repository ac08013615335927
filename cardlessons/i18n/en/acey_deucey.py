"""Words of Acey Deucey."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "action.antes": "pay the antes",
    "action.name_ace": "call the ace {value}",
    "action.say": "say {value}",
    "action.split": "split the pair",
    "action.bet": "bet {chips}",
    "error.rules_whole": "The rule “{name}” must be a whole number from {least}, not {value!r}.",
    "error.rules_first_dealer": "The first dealer is a seat, counted from 0, or None for the high cut, not {value!r}.",
    "error.rules_house": "A House holds {term.chips} only in Red Dog; with a {term.pot} the rule “house” must be 0, not {house}.",
    "error.rules_house_risk": "The House must hold what it can lose, {risk:chip}, not {house}.",
    "error.rules_red_dog": "Against a House the rule “{name}” must be {known}, not {value!r}.",
    "error.rules_bank_stays": "Between two turns a {term.pot} cannot become a House, nor a House a {term.pot}.",
    "error.pack_too_small": "A turn needs up to {least:cards}, and this pack has {size}.",
    "error.first_dealer": "Seat {seat} cannot deal first: the seats are 0 to {last}.",
    "error.over_pot": "The game is over: the {term.pot} is empty, and these rules end it then.",
    "error.over_antes": "The game is over: fewer than {least} can pay the ante.",
    "error.over_house": "The game is over: the House no longer holds the {risk:chip} that it can lose.",
    "error.over_chips": "The game is over: nobody who plays for the {term.pot} has {term.chips}.",
    "error.acey_chips": "{chips!r} is no number of {term.chips}: a bet is a whole number, and 0 is no bet.",
    "error.acey_bet_too_high": (
        "{chips:chip} is too much: the {term.pot}, these rules and what you can pay whatever comes allow {high} here."
    ),
    "error.acey_no_split": "This pair cannot be split now.",
    "error.acey_at_ace": "The first ace is to be called low or high; “{action}” cannot be played.",
    "error.acey_at_pair": "The end cards are a pair: say higher or lower; “{action}” cannot be played.",
    "error.acey_at_bet": "It is time to bet; “{action}” cannot be played.",
    "error.exact_call_ace": "A first ace must be called “low” or “high”, not {call!r}.",
    "error.exact_call_pair": "On a pair the call is “higher” or “lower”, not {call!r}.",
    "error.exact_call_none": "On these end cards there is nothing to call, so {call!r} has no meaning.",
    "error.exact_not_in_pack": "The pack does not hold {card} so often.",
    "error.exact_no_card_left": "No card is left to come.",
    "error.exact_turn_value": "The worth of a whole turn is reckoned for a {term.pot}, and not for rules that give new cards for neighbours.",
}
