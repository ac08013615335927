"""What the conformance suite plays of high card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlessons.core.actions import Shuffle, Turn
from cardlessons.core.cards import Card, Pack
from cardlessons.games.acey_deucey import Bet
from tests.games.high_card import Rules, State
from tests.games.sampling import GameSamples, Sample, odd_actions


def _universe(state: State) -> Iterator[Any]:
    cards = [Turn(Card(rank, suit)) for rank in range(1, 15) for suit in range(5)]
    return iter((*cards, Shuffle(), *map(Bet, (-1, 0, 1, 2, 3, 4, True, 1.0, None, "1")), *odd_actions()))


def _unseen(state: State) -> int:
    return state.rules.pack.size - len(state.turned) if state.phase == "turn" else 1


SAMPLES = GameSamples(
    tiny=(Sample(Rules(Pack(2, 2), 1), (2, 2)), Sample(Rules(Pack(3, 1, copies=2), 2), (1, 3, 0))),
    tables=(Sample(Rules(), (20, 20, 20)), Sample(Rules(Pack(4, 2), 5), (9, 3, 1, 7))),
    universe=_universe,
    unseen=_unseen,
)
