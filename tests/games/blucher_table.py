"""A deal of Blucher driven through the engine: stakes laid by seat, cards turned by rank."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardlessons.core.actions import Cut, Done, Shuffle, Turn
from cardlessons.core.cards import Card, Pack
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules, Stake, State
from tests.games.blucher_by_hand import Stakes


def opened(rules: Rules, chips: Sequence[int]) -> State:
    """A deal with a named first banker, its pack shuffled: the first punter is to stake."""
    return blucher.apply(blucher.start(rules, len(chips), chips), Shuffle()).state


def do(state: State, *actions: Any) -> State:
    for action in actions:
        state = blucher.apply(state, action).state
    return state


def staked(state: State, stakes: Stakes) -> State:
    """The state after every punter has laid their stakes and said done."""
    for seat in state.punters:
        mine = [Stake(rank, chips) for (owner, rank), chips in stakes.items() if owner == seat]
        state = do(state, *mine, Done())
    return state


def card_of(state: State, rank: int) -> Card:
    """An unseen card of that rank."""
    pack = state.rules.pack
    return next(card for card in pack.faces if card.rank == rank and pack.unseen(card, state.seen))


def turned(state: State, ranks: Iterable[int]) -> State:
    """The state after cards of these ranks are turned, one by one."""
    for rank in ranks:
        state = do(state, Turn(card_of(state, rank)))
    return state


def turn_events(state: State, ranks: Iterable[int]) -> tuple[State, list[Any]]:
    """The same, with all that happened."""
    events: list[Any] = []
    for rank in ranks:
        transition = blucher.apply(state, Turn(card_of(state, rank)))
        state = transition.state
        events += transition.events
    return state, events


def cut(state: State, *names: str) -> State:
    """The state after these cards are drawn in the high cut."""
    return do(state, *(Cut(Card.parse(name)) for name in names))


def named(pack: Pack = Pack(13, 4), **choices: Any) -> Rules:
    """Rules with seat 0 as first banker."""
    return Rules(pack, **{"first_bank": 0, **choices})
