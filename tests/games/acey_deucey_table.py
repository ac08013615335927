"""Turns of Acey Deucey with chosen cards, pot and stacks, for the tests of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.core.game import DEALER, OVER, Events
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Rules, State

LIAONING = replace(Rules.liaoning(), least_seats=2)


def waiting(rules: Rules, pot: int = 10, chips: int = 50, others: Sequence[int] = (50,), later: bool = True) -> State:
    """Seat 0's turn before its first card, with that pot and those stacks; `later` than its first turn, or in it."""
    seats = 1 + len(others)
    state = acey_deucey.start(replace(rules, first_dealer=seats - 1), seats, [99] * seats)
    state = until_cards(state)
    ledger = Ledger((chips, *others, *(pot, 0, 0)))
    return state._replace(ledger=ledger, fresh=() if later else state.fresh)


def until_cards(state: State) -> State:
    """The state after antes and shuffles."""
    while state.phase in ("ante", "shuffle", "shuffle_to_cut"):
        state = acey_deucey.apply(state, acey_deucey.chance(state).at(0)).state
    return state


def card_of(state: State, rank: int) -> Card:
    """An unseen card of that rank."""
    unseen = (action.card for action, _ in acey_deucey.chance(state) if action.card.rank == rank)
    return next(unseen)


def played(state: State, *moves: Any) -> tuple[State, Events]:
    """The state after these moves, a number meaning a card of that rank, and the events of the last of them."""
    events: Events = ()
    for move in moves:
        action = acey_deucey.Turn(card_of(state, move)) if isinstance(move, int) else move
        state, events = acey_deucey.apply(state, action)
    return state, events


def after(state: State, *moves: Any) -> State:
    """The state after these moves."""
    return played(state, *moves)[0]


def result(state: State) -> tuple[int, int]:
    """What the pot and the player hold once the turn is over."""
    assert acey_deucey.to_act(state) is OVER
    return state.pot, state.chips[0]


def highest(state: State) -> int:
    """The most that may be bet now; every amount from nothing up to it may."""
    [amounts] = acey_deucey.legal(state).ranges
    assert (amounts.low, amounts.step) == (0, 1)
    return amounts.high


def paid(events: Events) -> list[tuple[int | str, int | str, int]]:
    """Who paid whom how much."""
    return [(event.source, event.target, event.chips) for event in events if event.kind == "paid"]


def next_turn(state: State, rules: Rules | None = None) -> State:
    """The next turn before its first card."""
    return until_cards(acey_deucey.next_deal(state, rules))


def skipped(state: State) -> State:
    """The turn played to its end with bets of nothing, saying what comes first and taking the first unseen card."""
    while (actor := acey_deucey.to_act(state)) is not OVER:
        choose = acey_deucey.chance(state).at(0) if actor is DEALER else next(iter(acey_deucey.legal(state)))
        state = acey_deucey.apply(state, choose).state
    return state
