"""The cards: three each, one at a time, to those still in, and one turned up."""

from __future__ import annotations

from cardlessons.core.actions import Shuffled
from cardlessons.core.cards import Card
from cardlessons.core.game import Seat, Transition
from cardlessons.games.bouillotte import betting
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.events import Dealt, TurnedUp
from cardlessons.games.bouillotte.state import DEAL, TURN_UP, State


def shuffle(state: State) -> Transition:
    """The state after the pack is shuffled for the deal."""
    return Transition(state._replace(phase=DEAL), (Shuffled(),))


def next_to_get(state: State) -> Seat:
    """The seat that gets the next card."""
    return state.inside[sum(map(len, state.hands)) % len(state.inside)]


def deal(state: State, card: Card) -> Transition:
    """The state after the next card is dealt."""
    seat = next_to_get(state)
    hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
    dealt = sum(map(len, hands)) == HAND * len(state.inside)
    return Transition(state._replace(hands=hands, phase=TURN_UP if dealt else DEAL), (Dealt(seat, card),))


def turn_up(state: State, card: Card) -> Transition:
    """The state after a card is turned up: the betting begins, or all are all in and hands are shown."""
    return betting.begin(state._replace(turn_up=card), [TurnedUp(card)])
