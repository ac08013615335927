"""The worked examples. F is a match-free pass, M8 one in which only eight matches."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.blucher_by_hand import order_for, settle
from tests.games.blucher_table import named, opened, staked, turned

BANK, ANN, BEN = range(3)
RANKS = {"8": 8, "Q": 12, "2": 2, "3": 3, "4": 4}
ON_EIGHT = {(ANN, 8): 5}
THREE = {(ANN, 8): 3}
ON_QUEEN = {(ANN, 12): 4, (BEN, 12): 6}

EXAMPLES = [
    (ON_EIGHT, "M8 F F F", {}, (110, 90, 100)),
    (ON_EIGHT, "M3 M3 M3 M3", {}, (100, 100, 100)),
    (ON_EIGHT, "M3 M3 M3 M3", {"spoils": "staked"}, (95, 105, 100)),
    (ON_EIGHT, "M2 M3 M4 F", {}, (95, 105, 100)),
    (ON_EIGHT, "F M8 M3 M3", {}, (115, 85, 100)),
    (ON_EIGHT, "F M8 M3 M3", {"extra": "original"}, (110, 90, 100)),
    (ON_QUEEN, "F MQ M3 M3", {}, (130, 88, 82)),
    (ON_EIGHT, "F F F F", {}, (95, 105, 100)),
    (ON_EIGHT, "M8 M8 M8 M8", {}, (110, 90, 100)),
    # Beyond the printed examples: each further choice, reckoned by hand.
    (THREE, "F F M8 M3", {"doubling": "every_free_pass"}, (115, 85, 100)),
    (THREE, "F F F F", {"doubling": "every_free_pass"}, (55, 145, 100)),
    (THREE, "M3 M8 M3 M3", {"doubling": "every_pass"}, (109, 91, 100)),
    (THREE, "M3 M3 M3 M3", {"doubling": "every_pass"}, (55, 145, 100)),
    (ON_EIGHT, "M8 M3 M3 M3", {"extra": "none"}, (105, 95, 100)),
    (ON_EIGHT, "F M8 M3 M3", {"extra": "none"}, (105, 95, 100)),
    (ON_QUEEN, "F MQ M3 M3", {"extra": "original"}, (120, 92, 88)),
]


@pytest.mark.parametrize(("stakes", "passes", "choices", "result"), EXAMPLES)
def test_a_worked_example(stakes: dict, passes: str, choices: dict, result: tuple[int, ...]) -> None:
    rules = named(**choices)
    matches = [{RANKS[name[1:]]} if name != "F" else set() for name in passes.split()]
    for seed in range(2):
        order = order_for(matches, 13, 4, Random(seed))
        state = turned(staked(opened(rules, (100, 100, 100)), stakes), order)
        assert state.phase == "settled"
        assert state.chips == result
        assert tuple(settle(rules, [100, 100, 100], BANK, stakes, order)) == result
