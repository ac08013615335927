"""Before the deal: raising from the age on, or the carre."""

from __future__ import annotations

from cardlessons.core.game import Event, Transition
from cardlessons.games.bouillotte import settling
from cardlessons.games.bouillotte.actions import Double, Pass
from cardlessons.games.bouillotte.events import Doubled, Passed
from cardlessons.games.bouillotte.rules import Before
from cardlessons.games.bouillotte.state import BEFORE, CARRE, SHUFFLE, State, added


def begin(state: State, events: list[Event]) -> Transition:
    """The state once the antes are paid, with what the rules have before the deal."""
    way = state.rules.before
    if way is Before.CARRE:
        return _next_straddler(state._replace(phase=CARRE, queue=state.inside), events)
    speakers = state.speakers(state.inside if way is Before.ROUND else state.inside[1:])
    if way is Before.NONE or not speakers or not state.can_bet:
        return _end(state, events)
    return Transition(state._replace(phase=BEFORE, queue=speakers), tuple(events))


def straddles(state: State) -> tuple[Double | Pass, ...]:
    """What the next in a carre may do; whoever cannot pay the doubling is not asked."""
    return Double(), Pass()


def double(state: State) -> Transition:
    """The state after the pot is doubled."""
    seat, chips = state.queue[0], state.pot
    state, paid = state.pay(seat, chips, "double")
    state = state._replace(dead=added(state.dead, seat, chips), leader=seat, queue=state.queue[1:])
    return _next_straddler(state, [Doubled(seat), paid])


def refuse(state: State) -> Transition:
    """The state after the first refusal, which ends the carre."""
    return _end(state, [Passed(state.queue[0])])


def _next_straddler(state: State, events: list[Event]) -> Transition:
    if state.queue and state.chips[state.queue[0]] >= state.pot:
        return Transition(state, tuple(events))
    return _end(state, events)


def proceed(state: State, events: list[Event]) -> Transition:
    """The state after somebody spoke before the deal: the next speaks, or the cards are dealt."""
    if len(state.inside) == 1:
        return settling.alone(state, events)
    if state.queue:
        return Transition(state, tuple(events))
    return _end(settling.give_back(state, events)._replace(leader=None), events)


def _end(state: State, events: list[Event]) -> Transition:
    """The cards are dealt next. After a carre `leader` stays: the last straddler bets last."""
    return Transition(state._replace(phase=SHUFFLE, queue=(), bets=(0,) * state.seats), tuple(events))
