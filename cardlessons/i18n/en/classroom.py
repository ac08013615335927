"""The classroom wording: a model with counters and forecasts, in the place of the historical game's terms."""

from __future__ import annotations

from cardlessons.i18n.en import number_deck

NAMES = number_deck  # no court cards

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("counter", "counters"),
    "chip_acc": ("counter", "counters"),
    "chip_gen": ("counter", "counters"),
}

TERMS: dict[str, str] = {
    "chip": "counter",
    "chips": "counters",
    "stake": "forecast",
    "stakes": "forecasts",
    "to_stake": "forecast",
    "bank": "caller",
    "office": "call",
    "banker": "caller",
    "punter": "forecaster",
    "punters": "forecasters",
    "pot": "pool",
    "ante": "entry",
    "antes": "entries",
    "bet": "forecast",
    "bets": "forecasts",
    "to_bet": "forecast",
}

WORDS: dict[str, str] = {
    # nobody buys anything
    "bouillotte.buy_in": "{name} takes {chips:chip_acc} anew.",
    "bouillotte.answer_cannot_ante_buys_in": "They take new {term.chips}, as far as the reserve goes",
    "bouillotte.rule_purse": "What does the reserve hold at the start?",
    "bouillotte.rule_buy_in": "How much does taking anew bring?",
    "bouillotte.no_purse": "Nobody takes new {term.chips}",
    "error.rules_no_purse": (
        "Where a seat that cannot pay the {term.ante} sits out, nobody takes new {term.chips}, so the rule “{name}” must be 0, "
        "not {value!r}."
    ),
    "error.rules_buy_in": (
        "To take new {term.chips} must bring at least the {term.ante}, {ante}, and at most what the reserve holds, {purse}; "
        "not {buy_in}."
    ),
    "error.rules_purse_stays": "What the reserve holds is settled before the first deal, not between deals.",
    # the deck has numbers
    "lessons.ask.king_after_no_king": "Twelve cards are turned, and no thirteen is among them. Compared with 1/13: how likely is a thirteen at the thirteenth call?",
    "lessons.ask.king_after_misses": "Twelve calls have missed, and that is all you know. Compared with 1/13: how likely is a thirteen at the thirteenth call?",
    "lessons.ask.next_is_a_king": "Twelve cards are out, three of them thirteens. How likely is it that the next card is a thirteen?",
    "lessons.ask.third_between": "A five and an eleven lie there. How likely is it that the third card falls between them?",
    "exercises.00.1.text": "Cards of a full pack that are out: {out}. Thirteens among them: {gone}. How likely is it that the next card is a thirteen?",
    "exercises.00.1.hint_2": "Count two things: the cards that are not out yet, and the thirteens among those.",
    "exercises.00.1.hint_3": "A full pack has 52 cards. Take {out} away: that number stands below. Of all the thirteens take {gone} away: that stands above. Then reduce.",
    "bouillotte.answer_packs_piquet": "For five without sevens, for four without elevens too, for three without twelves too",
    "bouillotte.answer_packs_classical": "Smaller: for five without tens and sevens, for four without elevens too, for three without twelves too",
    "bouillotte.fixed_values": "An ace 11, thirteen, twelve and eleven 10, all others their number; the ace is highest",
    "error.rules_ranks": (
        "{value!r} is no pack: name each of its ranks once, 1 for the ace up to 13, or give a small Pack(ranks, suits), or None "
        "for the pack that fits the number of seats."
    ),
}
