"""Turning the pack: matches, match-free passes, the doubling and the end of the deal."""

from __future__ import annotations

from functools import cache

from cardlessons.core.actions import Paid, Turn
from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.core.choices import Action
from cardlessons.core.game import Event, Transition
from cardlessons.games.blucher.rules import Between, Doubling, Extra, Spoils
from cardlessons.games.blucher.state import (
    RESTAKE,
    SETTLED,
    TURN,
    Doubled,
    PassEnded,
    Settled,
    State,
    Turned,
    new,
)

Move = tuple[int, int, int]  # source, target, chips, as `Ledger.transfers` takes them


def turn(state: State, action: Action) -> Transition | None:
    """The state after the pack's next card is turned; None if it is not to be, or `action` turns no unseen card."""
    rules, seats, deal, phase, first, bank, punters, seat, ledger, turned, seen, free, doublings, cut = state
    if phase != TURN or type(action) is not Turn or action.kind != "turn":
        return None
    card, pack = action.card, rules.pack
    place = pack.places.get(card) if type(card) is Card and type(card[0]) is type(card[1]) is int else None
    if place is None or (seen >> place & 15) == pack.copies:
        return None
    events, settles = _called(pack.ranks, len(turned), card)
    turned += (card,)
    seen += 1 << place
    fields = (rules, seats, deal, phase, first, bank, punters, seat, ledger, turned, seen, free, doublings, cut)
    after = new(State, fields)
    if settles:
        return _settle_call(after, *events)
    return new(Transition, (after, events))


@cache  # as many answers as a pack has cards, squared; a walk asks for each of them thousands of times
def _called(ranks: int, calls: int, card: Card) -> tuple[tuple[Turned], bool]:
    """What happens when `card` is turned after so many calls, and whether there is anything to settle."""
    call, number = calls % ranks + 1, calls // ranks + 1
    return (Turned(call, card, number, card.rank == call),), card.rank == call or call == ranks


def _settle_call(state: State, event: Turned) -> Transition:
    """What a match or the last call of a pass brings."""
    events: list[Event] = [event]
    call, _, number, match, _ = event
    if match:
        state = _match(state, call, events)
    if call == state.rules.pack.ranks:
        state = _end_pass(state, number, events)
    return new(Transition, (state, tuple(events)))


def _match(state: State, rank: int, events: list[Event]) -> State:
    """The bank takes all that lies on `rank`, and each owner pays the extra payment from the stack."""
    rules, seats, bank, ledger = state.rules, state.seats, state.bank, state.ledger
    assert bank is not None
    ranks, accounts = rules.pack.ranks, ledger.accounts
    moves: list[Move] = []
    for seat, own_at in enumerate(range(seats + rank - 1, seats + seats * ranks, ranks)):
        own, doubling = accounts[own_at], accounts[own_at + seats * ranks]
        if own or doubling:
            chips, extra = own + doubling, _extra(rules.extra, own, doubling)
            moves += ((own_at, bank, own), (own_at + seats * ranks, bank, doubling), (seat, bank, extra))
            events.append(new(Paid, ("layout", bank, chips, "match", rank, seat, "paid")))
            if extra:
                events.append(new(Paid, (seat, bank, extra, "extra", rank, None, "paid")))
    if moves:
        ledger = ledger.transfers(moves)
    free = state.free and not moves and rules.spoils is Spoils.STAKED
    return _changed(state, ledger, free, state.doublings)


def _extra(extra: Extra, own: int, doubling: int) -> int:
    """What the owner of a matched stake adds from the stack."""
    if extra is Extra.DOUBLED:
        return own + doubling
    return own if extra is Extra.ORIGINAL else 0


def _end_pass(state: State, number: int, events: list[Event]) -> State:
    """The end of a whole count: the doubling, then the punters, the next pass, or the end of the deal."""
    events.append(new(PassEnded, (number, state.free, "pass_ended")))
    if _doubles(state):
        state = _double(state, events)
    if number == state.rules.passes:
        return _return_stakes(state, events)
    if state.rules.between is Between.RESTAKE:
        return state._replace(free=True, phase=RESTAKE, seat=0)
    return state if state.free else _changed(state, state.ledger, True, state.doublings)


def _doubles(state: State) -> bool:
    doubling = state.rules.doubling
    if not state.free and doubling is not Doubling.EVERY_PASS:
        return False
    if state.doublings and doubling is Doubling.ONCE:
        return False
    return any(state.ledger.accounts[state.seats :])


def _double(state: State, events: list[Event]) -> State:
    """The bank puts beside each stake as much as lies there."""
    bank, ranks, doubling_from = state.bank, state.rules.pack.ranks, state.doubling_at(0, 1)
    assert bank is not None
    added = [(place, own + doubling) for place, own, doubling in state.places()]
    events.append(Doubled(sum(chips for _, chips in added)))
    for place, chips in added:
        events.append(new(Paid, (bank, "layout", chips, "doubling", place % ranks + 1, None, "paid")))
    ledger = state.ledger.transfers([(bank, doubling_from + place, chips) for place, chips in added])
    return _changed(state, ledger, state.free, state.doublings + 1)


def _return_stakes(state: State, events: list[Event]) -> State:
    """What remains on the layout, doubling chips included, goes to each stake's owner."""
    ranks, own_from, doubling_from = state.rules.pack.ranks, state.own_at(0, 1), state.doubling_at(0, 1)
    back = [(place, place // ranks, own, doubling) for place, own, doubling in state.places()]
    for place, seat, own, doubling in back:
        events.append(new(Paid, ("layout", seat, own + doubling, "returned", place % ranks + 1, None, "paid")))
    events.append(Settled(state.layout))
    moves = [(own_from + place, seat, own) for place, seat, own, _ in back]
    moves += [(doubling_from + place, seat, doubling) for place, seat, _, doubling in back]
    return _changed(state, state.ledger.transfers(moves), True, state.doublings, SETTLED)


def _changed(state: State, ledger: Ledger, free: bool, doublings: int, phase: str = TURN) -> State:
    """The state with these things as given."""
    rules, seats, deal, _, first, bank, punters, seat, _, turned, seen, _, _, cut = state
    fields = (rules, seats, deal, phase, first, bank, punters, seat, ledger, turned, seen, free, doublings, cut)
    return new(State, fields)
