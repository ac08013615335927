"""Before the stakes: the high cut for the first bank, and who takes part in a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlessons.core.actions import Shuffled
from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.core.errors import BadRules
from cardlessons.core.game import Event, Transition
from cardlessons.games.blucher.cover import MAX_SEATS, MIN_SEATS, seat_the_deal
from cardlessons.games.blucher.rules import Rules
from cardlessons.games.blucher.state import (
    CUT,
    SHUFFLE,
    SHUFFLE_TO_CUT,
    STAKE,
    BankPassed,
    Banks,
    SatOut,
    State,
)
from cardlessons.games.high_cut import HighCut, draw


def start(rules: Rules, seats: int, chips: Sequence[int]) -> State:
    """The first deal for `seats` players with `chips`, one number a seat. Raises `BadRules`, `MatchOver`."""
    _check_table(rules, seats, chips)
    stacks = tuple(chips)
    seat_the_deal(rules, Ledger(stacks), seats, 0)  # MatchOver at once, not after the cut
    blank = _blank(rules, seats, 1, stacks)
    if rules.first_bank is not None:
        return _seated(blank, rules.first_bank)
    if rules.pack.size < seats:
        return _seated(blank, 0)  # too few cards for a cut: the first seat, as with too few for a second draw
    return blank._replace(phase=SHUFFLE_TO_CUT, cut=HighCut(tuple(range(seats))))


def next_deal(state: State, rules: Rules) -> State:
    """The deal after a settled one. Bank and deal move one seat to the left, whoever won.

    Who banked first was settled before the first deal, and stays so whatever `rules` say.
    """
    assert state.bank is not None
    _check_table(rules, state.seats, state.chips)
    rules = replace(rules, first_bank=state.rules.first_bank)
    blank = _blank(rules, state.seats, state.deal + 1, state.chips)
    return _seated(blank, (state.bank + 1) % state.seats)


def _check_table(rules: Rules, seats: int, chips: Sequence[int]) -> None:
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="blucher")
    if not rules.pack.playable:
        raise BadRules("pack_not_playable", ranks=rules.pack.ranks, suits=rules.pack.suits)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadRules("seats", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    if len(chips) != seats or any(type(stack) is not int or stack < 0 for stack in chips):
        raise BadRules("chips", chips=", ".join(map(str, chips)), seats=seats)
    if rules.first_bank is not None and rules.first_bank >= seats:
        raise BadRules("first_bank", seat=rules.first_bank, last=seats - 1)


def _blank(rules: Rules, seats: int, deal: int, chips: tuple[int, ...]) -> State:
    ledger = Ledger(chips + (0,) * (2 * seats * rules.pack.ranks))
    return State(rules, seats, deal, SHUFFLE, None, None, (), 0, ledger, (), 0, True, 0, None)


def _seated(state: State, first: int) -> State:
    bank, punters = seat_the_deal(state.rules, Ledger(state.chips), state.seats, first)
    return state._replace(phase=SHUFFLE, first=first, bank=bank, punters=punters, cut=None)


def _seating(state: State, reason: str) -> list[Event]:
    """Who has the bank and why, and who had to pass it on."""
    assert state.first is not None
    passed = (state.bank - state.first) % state.seats if state.bank is not None else 0
    events: list[Event] = [Banks(state.first, reason)]
    for step in range(passed):
        events.append(BankPassed((state.first + step) % state.seats))
    if passed:
        events.append(Banks((state.first + passed) % state.seats, "passed"))
    return events


def shuffle(state: State) -> Transition:
    """The state after the pack is shuffled: the cut begins, or the stakes, once it is said who takes part."""
    if state.phase == SHUFFLE_TO_CUT:
        return Transition(state._replace(phase=CUT), (Shuffled(),))
    events: list[Event] = [Shuffled()]
    if state.deal > 1:
        events += _seating(state, "left")
    elif state.rules.first_bank is not None:
        events += _seating(state, "named")
    elif state.rules.pack.size < state.seats:
        events += _seating(state, "first")
    at_table = {state.bank, *state.punters}
    events += [SatOut(seat) for seat in range(state.seats) if seat not in at_table]
    return Transition(state._replace(phase=STAKE), tuple(events))


def cut(state: State, card: Card) -> Transition:
    """The state after the next seat's card in the high cut; the highest card has the bank."""
    assert state.cut is not None
    outcome, events = draw(state.cut, state.rules.pack, card)
    if isinstance(outcome, HighCut):
        return Transition(state._replace(cut=outcome), events)
    seated = _seated(state, outcome)
    return Transition(seated, (*events, *_seating(seated, "cut")))
