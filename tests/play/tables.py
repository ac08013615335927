"""Tables for the tests of play: every registered game, played at random by persons and bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cardlessons.core.errors import MatchOver
from cardlessons.core.game import DEALER, OVER
from cardlessons.play.bots import BOTS
from cardlessons.table import Table
from tests.games.samples import SAMPLES, Sample
from tests.games.walks import any_of

# Enough of the tables to meet each rule choice, few enough to play each from end to end.
PLAYED = [(name, sample) for name in SAMPLES for sample in SAMPLES[name].tables[::6]]
IDS = [f"{name}-{number}" for number, (name, _) in enumerate(PLAYED)]
SLOW = {"bouillotte": ("expectation",)}  # it counts its share each time; it plays in test_bouillotte_bots


def quick_bots(name: str) -> list[str]:
    """The bots of a game that take no time to choose."""
    return [kind for kind in BOTS[name] if kind not in SLOW.get(name, ())]


def new_table(name: str, sample: Sample, seed: int | str = 1, **more: Any) -> Table:
    return Table(name, seats=sample.seats, chips=sample.chips, rules=sample.rules, seed=seed, **more)


def play_on(table: Table, draws: Random, deals: int = 2, most: int = 10**6) -> Iterator[Table]:
    """Plays up to `deals` deals to their ends, any legal action for a person; the table after each move."""
    for _ in range(most):
        if table.to_act is OVER:
            deals -= 1
            if not deals or not _next_deal(table):
                return
        elif table.to_act is DEALER or table.to_act in table.bots:
            table.step()
        else:
            table.play(any_of(table.legal, draws))
        yield table


def _next_deal(table: Table) -> bool:
    try:
        table.next_deal()
    except MatchOver:
        return False
    return True


def finished(table: Table, seed: int = 0, deals: int = 2) -> Table:
    """The table after it was played on at random."""
    for _ in play_on(table, Random(seed), deals):
        pass
    return table


def some_bots(name: str, seats: int) -> dict[int, str]:
    """Bots of different kinds for all seats but the last."""
    return dict(zip(range(seats - 1), quick_bots(name), strict=False))
