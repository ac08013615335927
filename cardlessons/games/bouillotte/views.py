"""What a seat sees: its own hand, and the others' only when they are shown."""

from __future__ import annotations

from typing import Any

from cardlessons.core.cards import UNSEEN
from cardlessons.core.choices import Action
from cardlessons.core.game import Events, Seat
from cardlessons.games.bouillotte.actions import Deal
from cardlessons.games.bouillotte.brelans import Hand
from cardlessons.games.bouillotte.dealing import next_to_get
from cardlessons.games.bouillotte.state import State


def view(state: State, seat: Seat | None) -> State:
    """The state as `seat` sees it; None sees everything."""
    if seat is None or state.shown:
        return state
    hands = tuple(hand if owner == seat else _masked(hand) for owner, hand in enumerate(state.hands))
    return state._replace(hands=hands)


def _masked(hand: Hand) -> Hand:
    return (UNSEEN,) * len(hand)


def view_events(events: Events, seat: Seat | None) -> Events:
    """The events as `seat` sees them: a card dealt to another is an unseen one."""
    return events if seat is None else tuple(_view_event(event, seat) for event in events)


def _view_event(event: Any, seat: Seat) -> Any:
    return event._replace(card=UNSEEN) if event.kind == "dealt" and event.seat != seat else event


def view_action(action: Action, before: State, told: State, seat: Seat | None) -> Action:
    """The action as `seat` knows it: a card dealt to another is an unseen one, unless hands were shown in the end."""
    if seat is None or told.shown or type(action) is not Deal or next_to_get(before) == seat:
        return action
    return action._replace(card=UNSEEN)


def canonical(state: State) -> State:
    """The state with each hand sorted: the order in which its cards came has no future."""
    return state._replace(hands=tuple(tuple(sorted(hand)) for hand in state.hands))
