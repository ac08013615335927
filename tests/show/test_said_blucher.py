from __future__ import annotations

from typing import Any

import pytest

from cardlessons.core.cards import Pack
from cardlessons.games import blucher
from cardlessons.table import Table
from tests.show.tables import SEED, bots, plain, punting


@pytest.mark.parametrize(
    ("choices", "ranks", "said"),
    [
        ({}, [3], "Ace called, three of spades turned."),
        ({}, [3, 2], "Deuce called, deuce of spades turned: match. The bank takes 5 chips from Ben and 5 more."),
        (
            {"extra": "none"},
            [3, 2],
            "Deuce called, deuce of spades turned: match. The bank takes all that lay on it: Ben 5.",
        ),
        ({}, [1], "Ace called, ace of spades turned: match. Nothing lies on that rank."),
        (
            {},
            [2, 1, 1],
            "Three called, ace of hearts turned. Pass 1 is match-free. "
            "The bank doubles all that lies on the layout, with 5 chips.",
        ),
        (
            {},
            [2, 1, 1, 2],
            "Ace called, deuce of hearts turned.",
        ),
        (
            {},
            [2, 1, 1, 2, 3, 3],
            "Three called, three of hearts turned: match. Nothing lies on that rank. Pass 2 is over. "
            "Back to their owners: Ben 10. The deal is settled: Ann 95, Ben 105, Cleo 100.",
        ),
        (
            {"spoils": "staked"},
            [1, 3, 2],
            "Three called, deuce of spades turned. Pass 1 counts as match-free: nothing that lay on the layout was "
            "matched. The bank doubles all that lies on the layout, with 5 chips.",
        ),
    ],
)
def test_what_happened_is_said(choices: dict[str, Any], ranks: list[int], said: str) -> None:
    played = punting(pack=Pack(3, 2), **choices).stake((2, 5)).stake().turn(ranks)
    assert plain(played.scene().sentence) == said


def test_a_match_free_pass_over_an_empty_layout_doubles_nothing() -> None:
    played = punting(pack=Pack(3, 2)).stake().stake().turn([2, 1, 1])
    assert "Pass 1 is match-free. Nothing lies on the layout, so nothing is doubled." in played.scene().sentence


def test_a_second_match_free_pass_doubles_nothing() -> None:
    played = punting(pack=Pack(3, 3)).stake((2, 5)).stake().turn([2, 1, 1, 2, 1, 2])
    assert "has doubled once in this deal and does not double again." in played.scene().sentence


def test_stakes_are_said_as_they_are_moved() -> None:
    played = punting()
    said = [plain(played.act(blucher.Stake(8, chips)).scene().sentence) for chips in (5, 7, 7, 4, 0)]
    assert said == [
        "Ben puts 5 chips on eight.",
        "Ben adds 2 chips on eight: 7 now.",
        "Ben leaves 7 chips on eight.",
        "Ben takes 3 chips back from eight: 4 now.",
        "Ben takes up 4 chips from eight.",
    ]
    assert plain(played.stake().scene().sentence) == "Ben is done, with nothing on the layout."


def test_a_beginning_and_an_end_are_said() -> None:
    table = Table("blucher", seed=SEED, bots=bots("never", "never", "never"))
    assert table.scene().sentence == "Deal 1 begins."
    table.advance().end()
    assert table.scene().sentence == "The game has been ended. Ann 100, Ben 100, Cleo 100."
    assert table.scene().prompt == ""
