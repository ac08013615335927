"""The worked examples of Acey Deucey, which were counted without this engine. Pot 10, player 50, bet 5 unless said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardlessons.games.acey_deucey import Bet, NameAce, Rules, Say
from tests.games.acey_deucey_table import LIAONING, after, highest, result, waiting

LOW, HIGH = NameAce("low"), NameAce("high")
HIGHER, LOWER = Say("higher"), Say("lower")
ACE, JACK, KING = 1, 11, 13
LATE_HIGH_ACE = replace(LIAONING, third_ace="high")

EXAMPLES: list[tuple[Rules, list[Any], int, dict[int, tuple[int, int]]]] = [
    (Rules(), [4, JACK], 6, {9: (4, 56), 2: (16, 44), ACE: (16, 44), 4: (22, 38), JACK: (22, 38)}),
    (Rules(), [2, 2, HIGHER], 5, {7: (5, 55), ACE: (5, 55), 2: (25, 35)}),
    (Rules(), [2, 2, LOWER], 5, {7: (15, 45)}),
    (LIAONING, [ACE, LOW, 9], 5, {5: (5, 55), KING: (15, 45), 9: (20, 40), ACE: (30, 30)}),
    (LATE_HIGH_ACE, [ACE, LOW, 9], 5, {ACE: (15, 45)}),
    (LIAONING, [ACE, LOW, ACE], 5, {7: (5, 55), ACE: (30, 30)}),
    (LIAONING, [ACE, HIGH, ACE, LOWER], 5, {7: (5, 55), ACE: (30, 30)}),
    (LIAONING, [ACE, HIGH, ACE, HIGHER], 5, {7: (15, 45)}),
]


@pytest.mark.parametrize(("rules", "said", "bet", "third"), EXAMPLES)
def test_the_third_card_settles_the_bet(
    rules: Rules, said: list[Any], bet: int, third: dict[int, tuple[int, int]]
) -> None:
    for rank, chips in third.items():
        assert result(after(waiting(rules), *said, Bet(bet), rank)) == chips


@pytest.mark.parametrize(("pot", "later", "most"), [(7, False, 3), (1, False, 0), (7, True, 7)])
def test_half_the_pot_is_the_most_in_the_first_round_of_liaoning(pot: int, later: bool, most: int) -> None:
    assert highest(after(waiting(LIAONING, pot=pot, later=later), 4, JACK)) == most


@pytest.mark.parametrize(
    ("rules", "said", "most"), [(Rules(), [3, JACK], 5), (Rules(), [6, 6, HIGHER], 3), (LIAONING, [5, ACE], 2)]
)
def test_eleven_chips_cover_so_much_of_a_pot_of_twenty(rules: Rules, said: list[Any], most: int) -> None:
    assert highest(after(waiting(rules, pot=20, chips=11), *said)) == most
