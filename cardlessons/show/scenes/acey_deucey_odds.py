"""The odds beside the table of Acey Deucey: what the next card may be, and what each thing to say is worth."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from cardlessons.games.acey_deucey.rules import Bank, Neighbours, Rules
from cardlessons.games.acey_deucey.state import ACE, BET, PAIR, State
from cardlessons.games.acey_deucey.turn import highest_bet, player
from cardlessons.games.acey_deucey.worth import Ends, dearest, gap, is_pair
from cardlessons.i18n import text
from cardlessons.show.odds import average, counted, decimal, fraction
from cardlessons.show.scene import OddsRow, Shown

if TYPE_CHECKING:
    from cardlessons.exact.acey_deucey import BetOdds


def odds(shown: Shown) -> Mapping[str, OddsRow]:
    """In, out, post and the worth of a chip for each call that is open; the best bet and Kelly's share."""
    state: State = shown.state
    if not state.hands:
        return {}
    from cardlessons.exact.acey_deucey import odds as odds_of  # a table without odds never loads the counting

    exact = odds_of(state, shown.you)
    rows = {f"ace_{ace}": _later(ace, worth) for ace, worth in exact.aces.items()}
    for number, bet in enumerate(exact.bets):
        rows |= {f"{name}{number}": row for name, row in _bet_rows(state, bet).items()}
    if exact.bets and state.phase in (ACE, PAIR, BET):
        rows |= _best(shown, exact.bets)
    return rows


def _later(ace: str, worth: Fraction) -> OddsRow:
    """What a first ace called so is worth, before the second card: the best bet of one chip then, or none."""
    return average(text("acey_deucey.odds_later", call=text(f"acey_deucey.if_{ace}"), one=1), worth)


def _bet_rows(state: State, bet: BetOdds) -> dict[str, OddsRow]:
    """The counts of one bet, and what each chip of it is worth."""
    call, kind = _open_call(state, bet.ends), _kind(state.rules, bet.ends)
    counts = {"in": bet.inside, "out": bet.outside, "post": bet.posts, "push": bet.pushes}
    rows = {}
    for name in COUNTED[kind]:
        label = text(f"acey_deucey.odds_{name}_if", call=call) if call else text(f"acey_deucey.odds_{name}_{kind}")
        rows[name] = counted(label, counts[name], bet.unseen)
    key = "acey_deucey.odds_worth_if" if call else "acey_deucey.odds_worth"
    return {**rows, "worth": average(text(key, call=call, one=1), bet.worth)}


# What the next card may be, by the kind of ends that lie there; named even if no card left brings it.
COUNTED = {
    "triple": ("in", "push"),
    "pair": ("in", "out", "post"),
    "ends": ("in", "out", "post"),
    "plain": ("in", "out"),  # an equal card just loses
    "closed": (),  # neighbours on which no third card comes
}


def _kind(rules: Rules, ends: Ends) -> str:
    if is_pair(ends, rules):
        return "triple" if rules.bank is Bank.HOUSE else "pair"
    if gap(ends, rules) == 0 and rules.neighbours is not Neighbours.BET:
        return "closed"
    return "ends" if dearest(rules, ends) > 1 else "plain"


def _open_call(state: State, ends: Ends) -> str:
    """What is still to be called for this bet, in words: "the ace is low"."""
    hand = state.hand
    calls = [*([ends.ace] if ends.ace != hand.ace else []), *([ends.said] if ends.said != hand.said else [])]
    return text("acey_deucey.and").join(text(f"acey_deucey.if_{call}") for call in calls)


def _best(shown: Shown, bets: tuple[BetOdds, ...]) -> dict[str, OddsRow]:
    """The bet that is worth most, of all that may be made, and Kelly's share of the player's chips with that call."""
    state: State = shown.state
    highs = [highest_bet(_called(state, bet.ends)) for bet in bets]
    worths = [max(Fraction(0), bet.worth * high) for bet, high in zip(bets, highs, strict=True)]
    best = worths.index(max(worths))
    rows = {"best": _best_bet(state, bets[best], highs[best])}
    if state.rules.bank is Bank.POT:
        rows["kelly"] = _kelly(shown, bets[best], highs[best])
    return rows


def _called(state: State, ends: Ends) -> State:
    return state.with_hand(state.hand._replace(ace=ends.ace, said=ends.said))


def _best_bet(state: State, bet: BetOdds, high: int) -> OddsRow:
    chips = high if bet.worth > 0 else 0
    call = _open_call(state, bet.ends) if chips else ""
    counts = text("acey_deucey.best_if", chips=chips, call=call) if call else _chips(chips)
    worth = bet.worth * chips
    return OddsRow(text("acey_deucey.odds_best"), counts, fraction(worth), decimal(worth))


def _chips(chips: int) -> str:
    return text("table.chips", chips=chips) if chips else text("acey_deucey.nothing")


def _kelly(shown: Shown, bet: BetOdds, high: int) -> OddsRow:
    """The share in decimals, and what it comes to in whole chips, as far as the table allows it."""
    state: State = shown.state
    stack = state.chips[player(state)]
    chips = min(high, bet.kelly_chips(stack))
    counts = text("acey_deucey.kelly_chips", chips=_chips(chips), stack=stack)
    low, bound = bet.kelly
    number = decimal(low) if low == bound else text("table.approx", number=decimal((low + bound) / 2).split()[-1])
    label = text("acey_deucey.odds_kelly", name=shown.names[player(state)])
    return OddsRow(label, counts, fraction(low) if low == bound else "", number)
