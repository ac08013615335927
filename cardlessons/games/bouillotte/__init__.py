"""Bouillotte: three cards each, one turned up, and vying for a pot.

This module is the game, as the `Game` protocol has it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardlessons.core.actions import Attempted, Cut, Shuffle, is_action
from cardlessons.core.cards import UNSEEN, Card, seen_cards
from cardlessons.core.choices import Action, Certain, Choices, PackChoices, Range, Unseen, Weights
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER, OVER, Actor, Event, Seat, Transition
from cardlessons.games.bouillotte import before, betting, dealing, seating, views
from cardlessons.games.bouillotte.actions import (
    Antes,
    Call,
    Deal,
    Double,
    Drop,
    Open,
    Pass,
    RaiseTo,
    See,
    TurnUp,
)
from cardlessons.games.bouillotte.deck import Deck, Packs
from cardlessons.games.bouillotte.rules import (
    AllCalled,
    Ante,
    Before,
    Brelans,
    CannotAnte,
    Count,
    Direction,
    NoOpening,
    Opening,
    Rules,
    SidePayment,
    SidePots,
    Tie,
    Unclaimed,
    rules_from,
)
from cardlessons.games.bouillotte.state import (
    AGAIN,
    ANTE,
    BEFORE,
    BET,
    CARRE,
    CUT,
    DEAL,
    SETTLED,
    SHUFFLE,
    SHUFFLE_TO_CUT,
    TURN_UP,
    State,
)
from cardlessons.games.refusals import pack_refusal, refusal

__all__ = [
    "UNSEEN",
    "AllCalled",
    "Ante",
    "Antes",
    "Before",
    "Brelans",
    "Call",
    "CannotAnte",
    "Count",
    "Cut",
    "Deal",
    "Deck",
    "Direction",
    "Double",
    "Drop",
    "NoOpening",
    "Open",
    "Opening",
    "Packs",
    "Pass",
    "RaiseTo",
    "Rules",
    "See",
    "Shuffle",
    "SidePayment",
    "SidePots",
    "State",
    "Tie",
    "TurnUp",
    "Unclaimed",
    "actions",
    "apply",
    "apply_seen",
    "balances",
    "canonical",
    "chance",
    "hides_hands",
    "landmarks",
    "legal",
    "name",
    "next_deal",
    "rules_from",
    "start",
    "to_act",
    "view",
    "view_action",
    "view_events",
]

name = "bouillotte"
hides_hands = True
actions = {
    kind._field_defaults["kind"]: kind
    for kind in (Shuffle, Cut, Antes, Pass, Double, See, Open, Call, RaiseTo, Drop, Deal, TurnUp)
}
SAID = frozenset(("passed", "doubled", "opened", "raised", "matched", "dropped"))  # the events of choices
landmarks: dict[str, Callable[[Event], bool]] = {
    "decision": lambda event: event.kind in SAID,
    "turn_up": lambda event: event.kind == "turned_up",
    "deal": lambda event: event.kind == "settled",
}
start = seating.start
view = views.view
view_events = views.view_events
view_action = views.view_action
canonical = views.canonical
DECISIONS = frozenset((CARRE, BEFORE, BET, AGAIN))
PACK_MOVES = (Shuffle, Cut, Antes, Deal, TurnUp)


def next_deal(state: State, rules: Rules | None = None) -> State:
    """The deal after a settled one, under `rules` from then on. Raises `IllegalAction`, `BadRules`, `MatchOver`."""
    if state.phase != SETTLED:
        raise IllegalAction("deal_not_settled")
    return seating.next_deal(state, state.rules if rules is None else rules)


def to_act(state: State) -> Seat | Actor:
    """The seat that is to speak, DEALER for antes, shuffles, cuts and cards, OVER when the deal is settled."""
    if state.phase in DECISIONS:
        return state.queue[0]
    return OVER if state.phase == SETTLED else DEALER


def legal(state: State) -> Choices:
    """What may be done now; empty when the deal is settled."""
    actor = to_act(state)
    if actor is DEALER:
        return PackChoices(chance(state))
    return Choices() if actor is OVER else betting.choices(state)


def chance(state: State) -> Weights:
    """How the pack moves: antes and shuffles for certain, or one of the unseen cards. Raises `IllegalAction`.

    Of a view, unseen is all that its seat cannot see.
    """
    phase = state.phase
    if phase in (DEAL, TURN_UP):
        seen = state.seen
        return Unseen(Deal if phase == DEAL else TurnUp, state.deck.whole, seen, seen_cards(seen))
    if phase == CUT and state.cut is not None:
        return Unseen(Cut, seating.cutting_deck(state).whole, state.cut.seen, state.cut.used)
    if phase == ANTE:
        return Certain(Antes())
    if phase in (SHUFFLE, SHUFFLE_TO_CUT):
        return Certain(Shuffle())
    raise IllegalAction("pack_not_to_act", legal(state))


_MOVES: dict[type, Callable[[State, Any], Transition]] = {
    Shuffle: lambda state, action: (seating.shuffle if state.phase == SHUFFLE_TO_CUT else dealing.shuffle)(state),
    Cut: lambda state, action: seating.cut(state, action.card),
    Antes: lambda state, action: seating.antes(state),
    Deal: lambda state, action: dealing.deal(state, action.card),
    TurnUp: lambda state, action: dealing.turn_up(state, action.card),
    Pass: lambda state, action: betting.say_pass(state),
    Double: lambda state, action: before.double(state),
    See: lambda state, action: betting.match(state, action.kind),
    Call: lambda state, action: betting.match(state, action.kind),
    Open: betting.open_for,
    RaiseTo: betting.raise_to,
    Drop: lambda state, action: betting.drop(state),
}


def apply(state: State, action: Action) -> Transition:
    """The state after `action`, and what happened. Raises `IllegalAction`; nothing has changed then."""
    if action in legal(state):
        return _MOVES[type(action)](state, action)
    raise _refusal(state, action)


def apply_seen(state: State, action: Action) -> Transition:
    """As `apply`, but a card that is dealt may be one that was not seen. Raises `IllegalAction`."""
    if state.phase == DEAL and action == Deal(UNSEEN):
        return dealing.deal(state, UNSEEN)
    return apply(state, action)


def _refusal(state: State, action: Action) -> IllegalAction:
    """Why this cannot be done now."""
    allowed = legal(state)
    if state.phase == SETTLED:
        return IllegalAction("deal_settled", allowed, action=Attempted(action))
    if state.phase in DECISIONS:
        return _refused_choice(state, action, allowed)
    return pack_refusal(name, action, PackChoices(chance(state)), PACK_MOVES, _faces(state))


def _faces(state: State) -> tuple[Card, ...]:
    """The faces of the pack from which a card comes now, if one does."""
    if state.phase == CUT:
        return seating.cutting_deck(state).faces
    return state.deck.faces if state.phase in (DEAL, TURN_UP) else ()


def _refused_choice(state: State, action: Action, allowed: Choices) -> IllegalAction:
    for amounts in allowed.ranges:
        if is_action(action) and type(action) is type(amounts.template):
            return _refused_amount(action, amounts, allowed)
    answering = state.phase == BET and state.leader is not None
    return refusal(name, action, allowed, f"bouillotte_at_{'answer' if answering else state.phase}")


def _refused_amount(action: Action, amounts: Range, allowed: Choices) -> IllegalAction:
    if type(action.chips) is not int:
        return IllegalAction("bouillotte_chips", allowed, chips=action.chips)
    key = "bouillotte_too_little" if action.chips < amounts.low else "bouillotte_too_much"
    return IllegalAction(key, allowed, chips=action.chips, low=amounts.low, high=amounts.high)


def balances(state: State) -> Mapping[str | int, int]:
    """Each seat's stack, the pot, and the purse from which seats buy in again."""
    pot, purse = state.ledger.accounts[state.seats :]
    return {**dict(enumerate(state.chips)), "pot": pot, "purse": purse}
