"""What was wrong, in words. Each error adds what is allowed, and that nothing has changed."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.nothing_changed": "Nothing has changed.",
    "error.allowed": "You may: {actions}.",
    "error.allowed_nothing": "Nothing can be done now.",
    "error.allowed_pack": "The pack may make {count} moves, such as “{action}”.",
    "error.allowed_pack_one": "The pack has one move: “{action}”.",
    "error.range": "{low} to {high}",
    "error.language": "There is no language “{name}”; there are {known}.",
    "error.wording": "There is no wording “{name}”; there are {known}.",
    # cards, packs, rules, seats
    "error.card_name": "“{name}” names no card. A card is a rank and a suit letter, such as 8H, 10C, AS or KD.",
    "error.card_names": '{names!r} is no text. Write the cards\' names in one: cl.cards("AS KH 10D").',
    "error.no_card": '{value!r} is no Card; write it like cl.Card.parse("8H").',
    "error.card_mixed": (
        "“{name}” mixes Latin and Cyrillic letters, and they mean different cards: a Cyrillic Т is an ace or clubs, "
        "a Latin T is a ten. Write the whole name in one alphabet."
    ),
    "error.pack_ranks": "A pack has from 1 to {most} ranks, not {value!r}.",
    "error.pack_suits": "A pack has from 1 to {most} suits, not {value!r}.",
    "error.pack_copies": "A pack has from 1 to {most} copies of each card, not {value!r}.",
    "error.pack_not_playable": (
        "A pack of {ranks} ranks and {suits} suits can be counted but not played: "
        "cards have faces up to 13 ranks and 4 suits."
    ),
    "error.game": "There is no game “{name}”; there are {known}.",
    "error.rules_type": "What is of type {value.__class__.__name__} is no set of rules: those of this game are made with cl.{game}.Rules().",
    "error.rules_pack": "{value!r} is no pack. A pack is Pack(ranks, suits, copies).",
    "error.rules_lowest": "The least on one rank must be a whole number from 1, not {value!r}.",
    "error.rules_highest": (
        "The most on one rank must be a whole number from the least, {lowest}, or None for no limit, not {value!r}."
    ),
    "error.rules_first_bank": (
        "The first {term.banker} is a seat, counted from 0, or None for the high cut, not {value!r}."
    ),
    "error.rules_first_bank_settled": "Who is the first {term.banker} is settled before the first deal, not between deals.",
    "error.rules_choice": "The rule “{name}” cannot be {value!r}; it is one of {known}.",
    "error.rules_fixed": "The rule “{name}” is part of every game here and cannot be chosen.",
    "error.rules_unknown": "These are no rules of this game: {names}.",
    "error.seats": "This game needs from {least} to {most} seats, not {seats}.",
    "error.seat_count": "A table has from 1 to {most} seats, not {seats}.",
    "error.seat_kind": 'Seats are a number, or a list of names such as ["Ann", "Ben"], not {seats!r}.',
    "error.seat_names": "Seats are names on one line that are not empty, {most} at most.",
    "error.seat_twice": "Two seats have the same name. Give each its own.",
    "error.no_seat": "There is no seat {seat!r}: the seats are 0 to {last}.",
    "error.chips": "Each of the {seats} seats needs its {term.chips}, whole numbers from 0; got: {chips}.",
    "error.first_bank": "Seat {seat} cannot be the first {term.banker}: the seats are 0 to {last}.",
    "error.seed": "A seed is a whole number or a text that can be written down, not something of type {kind}.",
    "error.bots_kind": "Bots are named by seat, such as {{1: {name!r}}}, not {bots!r}.",
    "error.bot": "There is no bot “{name}” for this game; there are {known}.",
    # playing and stepping
    "error.over_seats": "The game is over: fewer than {least} seats can take part.",
    "error.over_bank": "The game is over: no seat can cover the smallest {term.stakes} as {term.banker}.",
    "error.over_ended": "The game has been ended. Go back to play on.",
    "error.end_in_deal": "The game can be ended between deals, not in the middle of one.",
    "error.history_start": "This is the start of the game: there is nothing to take back.",
    "error.history_end": "Nothing was played after this, so nothing can be done again.",
    "error.play_bot": "It is for {name} to choose, and {name} is a bot: let the table step.",
    "error.play_passing": "It is for {name} to choose: pass the screen to {name} first.",
    "error.play_hidden": "What comes now depends on cards that this view does not show: let the table step.",
    "error.nothing_to_take": "Nobody is waiting for the screen.",
    "error.no_hidden_hands": "In this game no hand is hidden.",
    "error.step_person": "It is for {name} to choose, so the table cannot step by itself.",
    "error.step_over": "This deal is settled. Begin the next one, or play the same deal again.",
    "error.not_an_action": "{value!r} is no action. Write it like {example}.",
    "error.no_action": "{data} is no action of this game.",
    "error.no_command": "{command!r} is no command of a table, or has the wrong parts; the commands are {known}.",
    "error.no_moment": "{cursor!r} is no moment of this game: its moments are whole numbers, 0 at the start.",
    "error.no_landmark": "Play cannot run to “{name}”; it can run to {known}.",
    "error.look_only": "This is what one seat saw, to look at only: without the cards of the others nothing can be played.",
    "error.deal_settled": "This deal is settled; “{action}” comes too late. Begin the next deal.",
    "error.deal_not_settled": "This deal is not settled yet.",
    "error.pack_must_act": "It is the pack's move, so “{action}” cannot be played now.",
    "error.pack_other_move": "The pack does something else now: “{action}” is not its move.",
    "error.pack_not_to_act": "The pack does not move now.",
    "error.card_not_in_pack": "{card} is not a card of this pack.",
    "error.card_gone": "The {card:card} is no longer in the pack.",
    # files
    "error.file_read": "{file} cannot be read: {problem}. Name the file as it is called, or with its whole path.",
    "error.file_write": (
        "{file} cannot be written: {problem}. Nothing is lost: the table stands as it stood. Name another place."
    ),
    # transcripts
    "error.transcript_text": "This is no text that could be a transcript.",
    "error.transcript_json": (
        "This transcript is damaged or cut short: it cannot be read from line {line}, character {column} on."
    ),
    "error.transcript_foreign": "This is no transcript of a table: it does not say that it is one.",
    "error.transcript_newer": (
        "This transcript has format {version}; this version of cardlessons reads formats up to {known}. Install a newer one."
    ),
    "error.transcript_missing": "This transcript lacks its part “{name}”.",
    "error.transcript_unknown": "This transcript has parts that belong to no transcript: {names}.",
    "error.transcript_field": "The part “{name}” of this transcript cannot be {value!r}.",
    "error.transcript_deal": "Deal {deal} of this transcript cannot be played. {reason}",
    "error.transcript_action": "In deal {deal} of this transcript, action {number} cannot be played. {reason}",
    "error.transcript_result": (
        "This transcript ends with {written}, but its actions lead to {replayed}: something in it has been changed."
    ),
    # Blucher
    "error.blucher_not_staking": "{term.Chips} are being put on the layout now; “{action}” cannot be played.",
    "error.blucher_rank": "{rank!r} is no rank of this layout: the ranks are 1 (ace) to {ranks}.",
    "error.blucher_chips": (
        "{chips!r} is no number of {term.chips}: put down a whole number from 1, or 0 to take up what lies there."
    ),
    "error.blucher_nothing_there": "Nothing lies on {rank:rank_acc}, so nothing can be taken up there.",
    "error.blucher_below_lowest": "{chips:chip} is below the least that can lie on one rank, {lowest}.",
    "error.blucher_above_highest": "{chips:chip} on one rank is above the most that was agreed, {highest}.",
    "error.blucher_not_covered": (
        "{chips:chip} on {rank:rank_acc} could not be paid for, by you or the {term.bank}, whatever happens. "
        "Here {high} is the most."
    ),
}
