"""Turning the pack: matches, match-free passes, the doubling and the end of the deal."""

from __future__ import annotations

from cardlessons.core.actions import Paid
from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.core.game import Event, Transition
from cardlessons.games.blucher.rules import Between, Doubling, Extra, Spoils
from cardlessons.games.blucher.state import (
    RESTAKE,
    SETTLED,
    Doubled,
    Lying,
    PassEnded,
    Settled,
    State,
    Turned,
)

# A table turns millions of cards when a class counts or a walk enumerates, so tuples are made without their
# constructors' detour through keyword handling.
_new = tuple.__new__


def turn(state: State, card: Card, place: int) -> Transition:
    """The state after `card`, which is unseen and counted at `place`, is turned."""
    rules, seats, deal, phase, first, bank, punters, seat, ledger, turned, seen, free, doublings, cut = state
    pack = rules.pack
    number, index = divmod(len(turned), pack.ranks)
    match = card[0] == index + 1
    event = _new(Turned, (index + 1, card, number + 1, match, "turned"))
    now, count = (*turned, card), seen + (1 << place)
    fields = (rules, seats, deal, phase, first, bank, punters, seat, ledger, now, count, free, doublings, cut)
    after = _new(State, fields)
    if not match and index + 1 < pack.ranks:
        return _new(Transition, (after, (event,)))
    return _settle_call(after, event, index + 1 == pack.ranks)


def _settle_call(state: State, event: Turned, last: bool) -> Transition:
    """What a match or the last call of a pass brings."""
    events: list[Event] = [event]
    if event.match:
        state = _match(state, event.call, events)
    if last:
        state = _end_pass(state, event.number, events)
    return Transition(state, tuple(events))


def _match(state: State, rank: int, events: list[Event]) -> State:
    """The bank takes all that lies on `rank`, and each owner pays the extra payment from the stack."""
    lost = [stake for stake in state.stakes() if stake.rank == rank]
    ledger = state.ledger
    for stake in lost:
        ledger = _lose(state, ledger, stake, events)
    return state._replace(ledger=ledger, free=state.free and not lost and state.rules.spoils is Spoils.STAKED)


def _lose(state: State, ledger: Ledger, stake: Lying, events: list[Event]) -> Ledger:
    bank = state.bank
    assert bank is not None
    ledger = _pay_out(state, ledger, stake, bank)
    events.append(Paid("layout", bank, stake.chips, "match", stake.rank))
    extra = {Extra.DOUBLED: stake.chips, Extra.ORIGINAL: stake.own, Extra.NONE: 0}[state.rules.extra]
    if extra:
        ledger = ledger.transfer(stake.seat, bank, extra)
        events.append(Paid(stake.seat, bank, extra, "extra", stake.rank))
    return ledger


def _pay_out(state: State, ledger: Ledger, stake: Lying, target: int) -> Ledger:
    """All chips of a stake, the bank's doubling chips included, go to `target`."""
    ledger = ledger.transfer(state.own_at(stake.seat, stake.rank), target, stake.own)
    if stake.chips == stake.own:
        return ledger
    return ledger.transfer(state.doubling_at(stake.seat, stake.rank), target, stake.chips - stake.own)


def _end_pass(state: State, number: int, events: list[Event]) -> State:
    """The end of a whole count: the doubling, then the punters, the next pass, or the end of the deal."""
    events.append(PassEnded(number, state.free))
    if _doubles(state):
        state = _double(state, events)
    state = state._replace(free=True)
    if number == state.rules.passes:
        return _return_stakes(state, events)
    if state.rules.between is Between.RESTAKE:
        return state._replace(phase=RESTAKE, seat=0)
    return state


def _doubles(state: State) -> bool:
    if not state.layout:
        return False
    if state.rules.doubling is Doubling.EVERY_PASS:
        return True
    return state.free and (state.rules.doubling is Doubling.EVERY_FREE_PASS or not state.doublings)


def _double(state: State, events: list[Event]) -> State:
    bank, ledger = state.bank, state.ledger
    assert bank is not None
    events.append(Doubled(state.layout))
    for stake in state.stakes():
        ledger = ledger.transfer(bank, state.doubling_at(stake.seat, stake.rank), stake.chips)
        events.append(Paid(bank, "layout", stake.chips, "doubling", stake.rank))
    return state._replace(ledger=ledger, doublings=state.doublings + 1)


def _return_stakes(state: State, events: list[Event]) -> State:
    """What remains on the layout, doubling chips included, goes to each stake's owner."""
    ledger, returned = state.ledger, state.layout
    for stake in state.stakes():
        ledger = _pay_out(state, ledger, stake, stake.seat)
        events.append(Paid("layout", stake.seat, stake.chips, "returned", stake.rank))
    events.append(Settled(returned))
    return state._replace(ledger=ledger, phase=SETTLED)
