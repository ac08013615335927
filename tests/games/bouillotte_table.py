"""Deals of Bouillotte with chosen cards, for the tests of its rules. Places count from the age on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardlessons.core.cards import Card, cards
from cardlessons.core.game import OVER, Events
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Antes, Before, Call, Cut, Deal, Open, Rules, Shuffle, State, TurnUp

NO_ROUND = Rules(before=Before.NONE, direction="left")  # so that the next place is the next seat


def hand(names: str) -> tuple[Card, ...]:
    """A hand as the rules write it: ``AsKs8h``."""
    return cards(names.replace("s", "s ").replace("h", "h ").replace("d", "d ").replace("c", "c "))


def table(rules: Rules, chips: int | Sequence[int] = 100, seats: int = 4) -> State:
    """The first deal after the antes, seat 0 being the age; `chips` by place."""
    stacks = [chips] * seats if isinstance(chips, int) else list(chips)
    state = bouillotte.start(replace(rules, first_dealer=len(stacks) - 1), len(stacks), stacks)
    return bouillotte.apply(state, Antes()).state


def said(state: State, *actions: Any) -> State:
    """The state after these actions."""
    for action in actions:
        state = bouillotte.apply(state, action).state
    return state


def dealt(state: State, hands: Sequence[str], turn_up: str) -> State:
    """The state after the hands were dealt, card by card, to those still in, and the card turned up."""
    return told(state, hands, turn_up)[0]


def told(state: State, hands: Sequence[str], turn_up: str) -> tuple[State, Events]:
    """The same, with the events of the last card."""
    given = [hand(one) for one in hands]
    assert len(given) == len(state.inside)
    state = said(state, Shuffle(), *(Deal(one[row]) for row in range(3) for one in given))
    return bouillotte.apply(state, TurnUp(Card.parse(turn_up)))


def last(state: State, *actions: Any) -> tuple[State, Events]:
    """The state after these actions, and the events of the last of them."""
    state = said(state, *actions[:-1])
    return bouillotte.apply(state, actions[-1])


def all_call(state: State, chips: int = 5) -> State:
    """The state after the first to speak opens for so many and all others call."""
    return said(state, Open(chips), *([Call()] * (len(state.queue) - 1)))


def result(state: State) -> str:
    """What each holds once the deal is over."""
    assert bouillotte.to_act(state) is OVER
    return "/".join(map(str, state.chips))


def legal(state: State) -> list[Any]:
    return list(bouillotte.legal(state))


def amounts(state: State, kind: type) -> range | None:
    """The amounts that such an action may name now."""
    found = [one.amounts for one in bouillotte.legal(state).ranges if type(one.template) is kind]
    assert len(found) < 2
    return found[0] if found else None


def singles(state: State) -> set[str]:
    """What may be said without an amount."""
    return {action.kind for action in bouillotte.legal(state).actions}


def paid(events: Events, reason: str) -> list[tuple[int | str, int | str, int]]:
    """Who paid whom how much, for that reason."""
    return [(one.source, one.target, one.chips) for one in events if one.kind == "paid" and one.reason == reason]


def drawn(state: State, names: str) -> State:
    """The state after these cards of the high cut."""
    return said(state, *map(Cut, cards(names)))
