"""A turn of Acey Deucey that the tests of scenes look at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardlessons.core.game import Events
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Rules
from cardlessons.show.scene import Scene
from cardlessons.show.scenes import scene_of
from tests.show.tables import NAMES

LIAONING = replace(Rules.liaoning(), least_seats=2)


class Dealt:
    """A turn of Ann's, with chosen cards; Cleo deals."""

    def __init__(self, rules: Rules = LIAONING, chips: int = 50) -> None:
        self.state: Any = acey_deucey.start(replace(rules, first_dealer=2), 3, [chips] * 3)
        self.events: Events = ()

    def act(self, action: Any) -> Dealt:
        self.state, self.events = acey_deucey.apply(self.state, action)
        return self

    def ready(self) -> Dealt:
        """Antes and shuffles."""
        while self.state.phase in ("ante", "shuffle"):
            self.act(acey_deucey.chance(self.state).at(0))
        return self

    def turn(self, *ranks: int) -> Dealt:
        """Cards of these ranks, suits as they come."""
        self.ready()
        for rank in ranks:
            unseen = (action for action, _ in acey_deucey.chance(self.state) if action.card.rank == rank)
            self.act(next(unseen))
        return self

    @property
    def scene(self) -> Scene:
        return scene_of(game="acey_deucey", state=self.state, events=self.events, names=NAMES)
