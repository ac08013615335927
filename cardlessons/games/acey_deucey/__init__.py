"""Acey Deucey: between two end cards, or not. Also known as In-Between and Sheets; Red Dog is its casino cousin.

This module is the game, as the `Game` protocol has it. A deal is one player's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardlessons.core.actions import Attempted, Cut, Shuffle, Turn, is_action
from cardlessons.core.choices import Action, Certain, Choices, PackChoices, Unseen, Weights
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER, OVER, Actor, Event, Events, Seat, Transition
from cardlessons.games.acey_deucey import seating, turn
from cardlessons.games.acey_deucey.rules import (
    AceChoice,
    Aces,
    Bank,
    Cover,
    EmptyPot,
    Half,
    Neighbours,
    PairAce,
    Rules,
    Shuffling,
    Split,
    ThirdAce,
    rules_from,
)
from cardlessons.games.acey_deucey.state import (
    ACE,
    ANTE,
    BET,
    CUT,
    PAIR,
    SETTLED,
    SHUFFLE,
    SHUFFLE_TO_CUT,
    Antes,
    Bet,
    NameAce,
    Say,
    SplitPair,
    State,
)
from cardlessons.games.refusals import pack_refusal, refusal

__all__ = [
    "AceChoice",
    "Aces",
    "Antes",
    "Bank",
    "Bet",
    "Cover",
    "Cut",
    "EmptyPot",
    "Half",
    "NameAce",
    "Neighbours",
    "PairAce",
    "Rules",
    "Say",
    "Shuffle",
    "Shuffling",
    "Split",
    "SplitPair",
    "State",
    "ThirdAce",
    "Turn",
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

name = "acey_deucey"
hides_hands = False
actions = {
    kind._field_defaults["kind"]: kind for kind in (Shuffle, Cut, Antes, NameAce, Say, SplitPair, Bet, Turn)
}  # fmt: skip
landmarks: dict[str, Callable[[Event], bool]] = {
    "outcome": lambda event: event.kind == "outcome",
    "deal": lambda event: event.kind == "settled",
}
start = seating.start
DECISIONS = frozenset((ACE, PAIR, BET))
PACK_MOVES = (Shuffle, Antes, Cut, Turn)


def next_deal(state: State, rules: Rules | None = None) -> State:
    """The next player's turn, under `rules` from then on. Raises `IllegalAction`, `BadRules`, `MatchOver`."""
    if state.phase != SETTLED:
        raise IllegalAction("deal_not_settled")
    return seating.next_deal(state, state.rules if rules is None else rules)


def to_act(state: State) -> Seat | Actor:
    """The player who is to choose, DEALER for antes, shuffles, cuts and cards, OVER when the turn is settled."""
    if state.phase in DECISIONS:
        return turn.player(state)
    return OVER if state.phase == SETTLED else DEALER


def legal(state: State) -> Choices:
    """What may be done now; empty when the turn is settled."""
    actor = to_act(state)
    if actor is DEALER:
        return PackChoices(chance(state))
    return Choices() if actor is OVER else turn.choices(state)


def chance(state: State) -> Weights:
    """How the pack moves: antes and shuffles for certain, or one of the unseen cards. Raises `IllegalAction`."""
    phase = state.phase
    if phase in turn.CARD_PHASES:
        return Unseen(Turn, state.rules.pack, state.seen, state.rules.pack.size - seating.cards_left(state))
    if phase == CUT and state.cut is not None:
        return Unseen(Cut, state.rules.pack, state.cut.seen, state.cut.used)
    if phase == ANTE:
        return Certain(Antes())
    if phase in (SHUFFLE, SHUFFLE_TO_CUT):
        return Certain(Shuffle())
    raise IllegalAction("pack_not_to_act", legal(state))


_MOVES: dict[type, Callable[[State, Any], Transition]] = {
    Shuffle: lambda state, action: seating.shuffle(state),
    Antes: lambda state, action: seating.antes(state),
    Cut: lambda state, action: seating.cut(state, action.card),
    Turn: lambda state, action: turn.turn(state, action.card),
    NameAce: turn.name_ace,
    Say: turn.say,
    SplitPair: lambda state, action: turn.split(state),
    Bet: turn.bet,
}


def apply(state: State, action: Action) -> Transition:
    """The state after `action`, and what happened. Raises `IllegalAction`; nothing has changed then."""
    if action in legal(state):
        return _MOVES[type(action)](state, action)
    raise _refusal(state, action)


def _refusal(state: State, action: Action) -> IllegalAction:
    """Why this cannot be done now."""
    allowed = legal(state)
    if state.phase == SETTLED:
        return IllegalAction("deal_settled", allowed, action=Attempted(action))
    if state.phase in DECISIONS:
        return _refused_choice(state, action, allowed)
    return pack_refusal(name, action, PackChoices(chance(state)), PACK_MOVES, state.rules.pack.places)


def _refused_choice(state: State, action: Action, allowed: Choices) -> IllegalAction:
    if state.phase == BET and type(action) is Bet and is_action(action):
        if type(action.chips) is not int or action.chips < 0:
            return IllegalAction("acey_chips", allowed, chips=action.chips)
        return IllegalAction("acey_bet_too_high", allowed, chips=action.chips, high=turn.highest_bet(state))
    if state.phase == PAIR and type(action) is SplitPair and is_action(action):
        return IllegalAction("acey_no_split", allowed)
    return refusal(name, action, allowed, f"acey_at_{state.phase}")


def view(state: State, seat: Seat | None) -> State:
    """The state itself: nothing is hidden but the order of the pack, which no state holds."""
    return state


def view_events(events: Events, seat: Seat | None) -> Events:
    """The events themselves."""
    return events


def view_action(action: Action, before: State, told: State, seat: Seat | None) -> Action:
    """The action itself."""
    return action


apply_seen = apply


def canonical(state: State) -> State:
    """The state itself: all that lies there still matters, and the cards gone are a count already."""
    return state


def balances(state: State) -> Mapping[str | int, int]:
    """Each seat's stack, the pot, what is put down against the House, and what the House holds."""
    pot, stake, house = state.ledger.accounts[state.seats :]
    return {**dict(enumerate(state.chips)), "pot": pot, "stake": stake, "house": house}
