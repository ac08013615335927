"""Rounds of betting, before the deal and after it: what may be said, and what it makes."""

from __future__ import annotations

from cardlessons.core.actions import Paid
from cardlessons.core.choices import Choices, Range
from cardlessons.core.game import Event, Transition
from cardlessons.games.bouillotte import before, settling
from cardlessons.games.bouillotte.actions import Call, Drop, Open, Pass, RaiseTo, See
from cardlessons.games.bouillotte.events import Dropped, Matched, Opened, Passed, Raised
from cardlessons.games.bouillotte.rules import AllCalled, Before, NoOpening, Opening
from cardlessons.games.bouillotte.state import AGAIN, BEFORE, BET, CARRE, State, added

AGAIN_FROM = 3  # so many must be in for the callers to raise again (Pagat)


def begin(state: State, events: list[Event]) -> Transition:
    """The betting begins: from the first seat still in, or with the last straddler last."""
    order = state.inside if state.leader is None else (*state.after(state.leader), state.leader)
    state = state._replace(phase=BET, leader=None)
    return _proceed(state._replace(queue=state.speakers(order)), events)


def choices(state: State) -> Choices:
    """What the seat to speak may say."""
    if state.phase == CARRE:
        return Choices(before.straddles(state))
    if state.phase == AGAIN:
        return Choices((Pass(),), _raises(state))
    if state.phase == BEFORE:
        return Choices((Pass(),) if state.leader is None else (See(), Drop()), _raises(state))
    if state.leader is not None:
        return Choices((Call(), Drop()), _raises(state))
    silent = Drop() if state.rules.no_opening is NoOpening.DROP else Pass()
    stack = state.chips[state.queue[0]]
    return Choices((silent,), (Range(Open(0), min(least_opening(state), stack), stack),))


def least_opening(state: State) -> int:
    """The least to open for; who has less may open with all that they have (ours)."""
    if state.rules.opening is Opening.ONE:
        return 1
    return max(map(sum, zip(state.dead, state.live, strict=True)))


def _raises(state: State) -> tuple[Range, ...]:
    """By at least 1 and at most what lies before the seat, if another still in has chips to answer with."""
    seat = state.queue[0]
    if state.phase == BEFORE and state.rules.before is Before.AGE_SEES and seat == state.age:
        return ()
    low, high = max(state.bets) + 1, state.bets[seat] + state.chips[seat]
    return (Range(RaiseTo(0), low, high),) if low <= high and state.can_bet else ()


def say_pass(state: State) -> Transition:
    """The state after a pass."""
    if state.phase == CARRE:
        return before.refuse(state)
    return _proceed(state._replace(queue=state.queue[1:]), [Passed(state.queue[0])])


def drop(state: State) -> Transition:
    """The state after a seat has dropped."""
    seat, *rest = state.queue
    inside = tuple(one for one in state.inside if one != seat)
    return _proceed(state._replace(queue=tuple(rest), inside=inside), [Dropped(seat)])


def match(state: State, word: str) -> Transition:
    """The state after a seat saw or called: it puts in what it lacks, or all that it has (va-tout)."""
    seat = state.queue[0]
    lacking = max(state.bets) - state.bets[seat]
    chips = min(lacking, state.chips[seat])
    state, paid = _put(state, chips, word)
    return _proceed(state._replace(queue=state.queue[1:]), [Matched(seat, word, lacking - chips), paid])


def open_for(state: State, action: Open) -> Transition:
    """The state after a seat has opened."""
    return _lead(state, action.chips, Opened(state.queue[0], action.chips), "open")


def raise_to(state: State, action: RaiseTo) -> Transition:
    """The state after a raise."""
    return _lead(state, action.chips, Raised(state.queue[0], action.chips), "raise")


def _lead(state: State, chips: int, said: Event, reason: str) -> Transition:
    """All others still in must answer, from the next seat on."""
    seat = state.queue[0]
    state, paid = _put(state, chips - state.bets[seat], reason)
    phase = BET if state.phase == AGAIN else state.phase
    state = state._replace(phase=phase, leader=seat, queue=state.speakers(state.after(seat)))
    return Transition(state, (said, paid))


def _put(state: State, chips: int, reason: str) -> tuple[State, Paid]:
    seat = state.queue[0]
    state, paid = state.pay(seat, chips, reason)
    return state._replace(bets=added(state.bets, seat, chips), live=added(state.live, seat, chips)), paid


def _proceed(state: State, events: list[Event]) -> Transition:
    """The state after somebody spoke: the next speaks, or the round is over."""
    if state.phase == BEFORE:
        return before.proceed(state, events)
    if len(state.inside) == 1:
        return settling.alone(state, events)
    if state.queue and (state.leader is not None or state.can_bet):
        return Transition(state, tuple(events))
    if state.leader is None and state.can_bet:
        return settling.stay(state, events)
    if state.phase == BET and (callers := _callers(state)):
        return Transition(state._replace(phase=AGAIN, queue=callers), tuple(events))
    return settling.show(state, events)


def _callers(state: State) -> tuple[int, ...]:
    """Those who may raise again now that all have called, from the one after the last who raised."""
    allowed = state.rules.all_called is AllCalled.RAISE and len(state.inside) >= AGAIN_FROM
    if not allowed or state.leader is None or not state.can_bet:
        return ()
    return state.speakers(state.after(state.leader))
