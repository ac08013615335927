"""What was wrong, in words. Each error adds what is allowed, and that nothing has changed."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.nothing_changed": "Nothing has changed.",
    "error.allowed": "You may: {actions}.",
    "error.allowed_nothing": "Nothing can be done now.",
    "error.allowed_pack": "It is the pack's move: {count} possible, such as “{action}”.",
    "error.range": "{low} to {high}",
    "error.language": "There is no language “{name}”; there are {known}.",
    "error.wording": "There is no wording “{name}”; there are {known}.",
    "error.card_name": "“{name}” names no card. A card is a rank and a suit letter, such as 8H, 10C, AS or KD.",
    "error.card_mixed": (
        "“{name}” mixes Latin and Cyrillic letters, and they mean different cards: a Cyrillic Т is an ace or clubs, "
        "a Latin T is a ten. Write the whole name in one alphabet."
    ),
    "error.pack_ranks": "A pack has from 1 to {most} ranks, not {value}.",
    "error.pack_suits": "A pack has from 1 to {most} suits, not {value}.",
    "error.pack_copies": "A pack has from 1 to {most} copies of each card, not {value}.",
    "error.pack_not_playable": (
        "A pack of {ranks} ranks and {suits} suits can be counted but not played: cards have faces up to 13 ranks and 4 suits."
    ),
    "error.game": "There is no game “{name}”; there are {known}.",
    "error.rules_type": "{value!r} are no rules of {game}.",
    "error.rules_pack": "{value!r} is no pack. A pack is Pack(ranks, suits, copies).",
    "error.rules_lowest": "The lowest stake must be a whole number from 1, not {value!r}.",
    "error.rules_highest": "The highest stake must be a whole number from the lowest, {lowest}, or None for no limit, not {value!r}.",
    "error.rules_first_bank": "The first banker is a seat, counted from 0, or None for the high cut, not {value!r}.",
    "error.rules_choice": "The rule “{name}” cannot be {value!r}; it is one of {known}.",
    "error.rules_unknown": "These are no rules of this game: {names}.",
    "error.seats": "Blucher needs from {least} to {most} seats, not {seats}.",
    "error.chips": "Each of the {seats} seats needs its chips, whole numbers from 0; got: {chips}.",
    "error.first_bank": "Seat {seat} cannot bank first: the seats are 0 to {last}.",
    "error.over_seats": "The game is over: fewer than {least} seats can take part.",
    "error.over_bank": "The game is over: no seat can cover the smallest stakes as banker.",
    "error.deal_settled": "This deal is settled; “{action}” comes too late. Begin the next deal.",
    "error.deal_not_settled": "This deal is not settled yet.",
    "error.pack_must_act": "It is the pack's move, so “{action}” cannot be played now.",
    "error.pack_not_to_act": "A player is to choose, the pack does not move now.",
    "error.card_not_in_pack": "{card} is not a card of this pack.",
    "error.card_gone": "The {card:card} has been turned already.",
    "error.blucher_not_staking": "A punter is staking now; “{action}” cannot be played.",
    "error.blucher_rank": "{rank!r} is no rank of this layout: the ranks are 1 (ace) to {ranks}.",
    "error.blucher_chips": "{chips!r} is no number of chips: a stake is a whole number, and 0 takes it up.",
    "error.blucher_nothing_there": "Nothing lies on {rank:rank}, so nothing can be taken up there.",
    "error.blucher_below_lowest": "{chips:chip} is below the lowest stake, {lowest}.",
    "error.blucher_above_highest": "{chips:chip} on one rank is above the agreed highest stake, {highest}.",
    "error.blucher_not_covered": (
        "{chips:chip} on {rank:rank} could not be paid for: you and the bank must be able to pay whatever happens. "
        "Here {high} is the most."
    ),
}
