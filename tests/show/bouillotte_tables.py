"""Deals of Bouillotte with chosen cards that the tests of scenes look at. Seat 0 is the age."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardlessons.core.cards import Card
from cardlessons.core.game import Events
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Antes, Call, Deal, Open, Rules, Shuffle, TurnUp
from cardlessons.show.scene import Scene
from cardlessons.show.scenes import scene_of
from tests.games.bouillotte_table import NO_ROUND, hand

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


class Dealt:
    """The first deal after the antes, with chips by seat."""

    def __init__(self, rules: Rules = NO_ROUND, chips: Sequence[int] = (100, 100, 100)) -> None:
        seats = len(chips)
        rules = replace(rules, first_dealer=seats - 1 if rules.direction == "left" else 1)
        self.state: Any = bouillotte.start(rules, seats, chips)
        self.events: Events = ()
        self.act(Antes())

    def act(self, *actions: Any) -> Dealt:
        for action in actions:
            self.state, self.events = bouillotte.apply(self.state, action)
        return self

    def hands(self, *hands: str, turn_up: str) -> Dealt:
        """Deals the hands card by card to those still in, and turns a card up."""
        given = [hand(one) for one in hands]
        self.act(Shuffle(), *(Deal(one[row]) for row in range(3) for one in given))
        return self.act(TurnUp(Card.parse(turn_up)))

    def all_call(self, chips: int = 5) -> Dealt:
        """The first to speak opens for so many, and all others call."""
        return self.act(Open(chips), *[Call()] * (len(self.state.queue) - 1))

    def scene(self, you: int | None = None, **given: Any) -> Scene:
        return scene_of(
            game="bouillotte",
            state=bouillotte.view(self.state, you),
            events=bouillotte.view_events(self.events, you),
            names=NAMES[: self.state.seats],
            you=you,
            **given,
        )
