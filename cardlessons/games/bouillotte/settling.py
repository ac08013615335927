"""How a deal ends: one is left, hands are shown, or the pot stays."""

from __future__ import annotations

from cardlessons.core.actions import Paid
from cardlessons.core.cards import UNSEEN
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import Event, Seat, Transition
from cardlessons.games.bouillotte.brelans import Brelan, brelan, payment, strength
from cardlessons.games.bouillotte.events import BrelanPaid, HandShown, PotStays, PotWon, Settled, SuitsCounted
from cardlessons.games.bouillotte.pots import Pot, shares, side_pots, uncalled
from cardlessons.games.bouillotte.rules import Count, SidePayment
from cardlessons.games.bouillotte.showdown import Showdown, Verdict, decide, suit_totals
from cardlessons.games.bouillotte.state import SETTLED, State, added

ALONE = "alone"


def give_back(state: State, events: list[Event]) -> State:
    """The state after chips that nobody has matched went back."""
    seat, chips = uncalled(state.live)
    if not chips:
        return state
    events.append(Paid("pot", seat, chips, "uncalled"))
    ledger = state.ledger.transfer(state.pot_at, seat, chips)
    return state._replace(ledger=ledger, live=added(state.live, seat, -chips))


def alone(state: State, events: list[Event]) -> Transition:
    """All but one have dropped: the last takes the pot, nobody shows, and no side payment is made."""
    state = give_back(state, events)
    state = _pay_pot(state, 0, Pot(state.pot, state.inside), Verdict((0,), ALONE), state.inside, events)
    return _settled(state, events)


def stay(state: State, events: list[Event]) -> Transition:
    """All have passed, and the pot stays for the next deal (Pagat). What each has put in goes on counting."""
    events += [PotStays(state.pot), Settled()]
    return Transition(state._replace(phase=SETTLED, queue=()), tuple(events))


def show(state: State, events: list[Event]) -> Transition:
    """All hands are shown, those of droppers too; pots are won, then brelans are paid.

    Raises `IllegalAction` in a view, which does not hold them.
    """
    turn_up = state.turn_up
    assert turn_up is not None
    if any(UNSEEN in hand for hand in state.hands):
        raise IllegalAction("bouillotte_hidden_hands")
    state = give_back(state, events)._replace(shown=True)
    events += [HandShown(seat, state.hands[seat]) for seat in state.playing if state.hands[seat]]
    if state.rules.count is not Count.OWN:
        events.append(SuitsCounted(suit_totals(state.hands, turn_up, state.rules)))
    shown = showdown(state)
    for number, pot in enumerate(side_pots(sum(state.dead), state.live, state.inside)):
        verdict = decide(shown, tuple(map(state.playing.index, pot.contestants)))
        if len(pot.contestants) == 1:
            verdict = verdict._replace(why=ALONE)
        state = _pay_pot(state, number, pot, verdict, state.playing, events)
    return _settled(_pay_brelans(state, events), events)


def showdown(state: State) -> Showdown:
    """What is decided upon when the hands of `state` are shown."""
    assert state.turn_up is not None
    still_in = tuple(map(state.playing.index, state.inside))
    return Showdown(state.hands_in_order, state.turn_up, still_in, state.rules)


def _pay_pot(
    state: State, number: int, pot: Pot, verdict: Verdict, places: tuple[Seat, ...], events: list[Event]
) -> State:
    """The state after a pot went to its winners; a verdict's places are those of `places`."""
    winners = tuple(places[place] for place in verdict.winners)
    events.append(PotWon(number, pot.chips, pot.contestants, winners, verdict.why))
    paid = [(seat, chips) for seat, chips in shares(pot.chips, winners) if chips]
    events += [Paid("pot", seat, chips, "won") for seat, chips in paid]
    ledger = state.ledger.transfers((state.pot_at, seat, chips) for seat, chips in paid)
    return state._replace(ledger=ledger)


def _pay_brelans(state: State, events: list[Event]) -> State:
    """The state after the side payments: to every brelan still in, the best first, as far as chips go."""
    if state.rules.side_payment is SidePayment.NOBODY:
        return state
    for seat, held in _brelans(state):
        events.append(BrelanPaid(seat, held.name, held.rank))
        for payer in _payers(state):
            chips = min(payment(held), state.chips[payer])
            if payer != seat and chips:
                state = state._replace(ledger=state.ledger.transfer(payer, seat, chips))
                events.append(Paid(payer, seat, chips, "brelan"))
    return state


def _brelans(state: State) -> list[tuple[Seat, Brelan]]:
    assert state.turn_up is not None
    found = [(seat, brelan(state.hands[seat], state.turn_up, state.rules)) for seat in state.inside]
    held = [(seat, one) for seat, one in found if one is not None]
    return sorted(held, key=lambda one: strength(one[1], state.rules), reverse=True)


def _payers(state: State) -> tuple[Seat, ...]:
    """Who pays a brelan, from the age on."""
    payers = {
        SidePayment.DEALT: tuple(seat for seat in state.playing if state.hands[seat]),
        SidePayment.IN: state.inside,
        SidePayment.SEAT: state.around(state.age),
    }
    return payers[state.rules.side_payment]


def _settled(state: State, events: list[Event]) -> Transition:
    nothing = (0,) * state.seats
    events.append(Settled())
    return Transition(state._replace(phase=SETTLED, queue=(), dead=nothing, live=nothing), tuple(events))
