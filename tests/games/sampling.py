"""What the conformance suite needs of a game to play it, and what is no action in any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cardlessons.core.actions import Cut, Turn
from cardlessons.core.cards import Card

HUGE = 10**30
JUNK: tuple[Any, ...] = (None, 0, True, "done", (), ("done",), ("shuffle",), object(), {"kind": "done"}, [1])


class Sample(NamedTuple):
    """Rules and chips to play with."""

    rules: Any
    chips: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.chips)


class GameSamples(NamedTuple):
    """What the suite needs of a game.

    `tiny` are walked whole, so they have few cards and at most three chips a seat to stake; `tables` are played at
    random.
    `universe` names actions without asking the game, wrong ones above all; `unseen` counts what the pack still holds.
    """

    tiny: tuple[Sample, ...]
    tables: tuple[Sample, ...]
    universe: Callable[[Any], Iterator[Any]]
    unseen: Callable[[Any], int]


class LookAlike(NamedTuple):
    """Equal to a turned card as tuples go, but no action of any game."""

    card: Any
    kind: str = "turn"


def odd_actions() -> Iterator[Any]:
    """What is no action anywhere: junk, a look-alike, actions with odd contents."""
    yield from (*JUNK, LookAlike(Card(1, 0)))
    for make in (Turn, Cut):
        for card in (
            None,
            3,
            "AS",
            (1, 0),
            [1, 0],
            Card(1, -1),
            Card(0, 0),
            Card(99, 9),
            Card(None, None),
            Card(1.0, 0),
            Card(True, 0),
        ):
            yield make(card)
