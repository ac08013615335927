"""Tables and states that the tests of scenes look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlessons.core.actions import Done
from cardlessons.core.game import Events
from cardlessons.games import blucher
from cardlessons.play.bots import BOTS
from cardlessons.show.scene import Scene
from cardlessons.show.scenes import scene_of
from cardlessons.table import Table

NAMES = ("Ann", "Ben", "Cleo")
SEED = 987654321


def bots(*names: str) -> dict[int, str]:
    """A bot for each seat, from the first on."""
    return dict(enumerate(names))


def whole_deal(**given: Any) -> Table:
    """A table on which one deal has been played to its end."""
    table = Table("blucher", **{"seed": SEED, **given})
    return table.advance()


def scenes(table: Table) -> list[Scene]:
    """The scenes of everything that was played."""
    return [table.scene_at(cursor) for cursor in range(len(table.history.entries))]


def every_bot() -> dict[int, str]:
    """Five seats with each kind of bot."""
    return bots(*BOTS["blucher"], "spread")


class Played:
    """A deal played action by action, with chosen cards: the first seat banks, the others stake."""

    def __init__(self, rules: blucher.Rules, seats: int = 3, chips: int = 100) -> None:
        self.state = blucher.start(rules, seats, [chips] * seats)
        self.events: Events = ()
        self.act(blucher.chance(self.state).at(0))

    def act(self, action: Any) -> Played:
        self.state, self.events = blucher.apply(self.state, action)
        return self

    def stake(self, *stakes: tuple[int, int]) -> Played:
        """The punter to act puts chips on ranks and is done."""
        for rank, chips in stakes:
            self.act(blucher.Stake(rank, chips))
        return self.act(Done())

    def turn(self, ranks: Sequence[int]) -> Played:
        """Turns cards of these ranks, suits as they come."""
        for rank in ranks:
            unseen = (action for action, _ in blucher.chance(self.state) if action.card.rank == rank)
            self.act(next(unseen))
        return self

    def scene(self, you: int | None = None) -> Scene:
        names = (*NAMES, "Dan", "Eve")[: self.state.seats]
        return scene_of(
            game="blucher", state=self.state, events=self.events, names=names, bots={}, you=you, ended=False
        )


def rules(**given: Any) -> blucher.Rules:
    """Rules with the first seat as banker."""
    return blucher.Rules(first_bank=0, **given)


def punting(**given: Any) -> Played:
    """A first bank, two punters: Ben is to stake, then Cleo."""
    return Played(rules(**given))


def plain(words: str) -> str:
    """Words with plain spaces between a number and its noun."""
    return words.replace("\N{NO-BREAK SPACE}", " ")
