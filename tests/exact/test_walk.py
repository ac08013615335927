"""The walk itself: weights, merging and policies."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import Game, State
from cardlessons.exact.walk import leave, walk
from cardlessons.games import blucher
from cardlessons.games.blucher import Between, Done, Extra, Rules, Shuffle, Stake, Turn

START = blucher.start(Rules(Pack(2, 2), first_bank=0, lowest=1), 3, (50, 50, 50))


def chips(state: State) -> tuple[int, ...]:
    return state.chips


def stake_one_on_the_ace(game: Game, state: State) -> Any:
    return Done() if state.staked(state.punters[state.seat]) else Stake(1, 1)


def test_weights_are_those_of_every_order_written_out() -> None:
    state = START
    for action in (Shuffle(), Stake(1, 1), Done(), Stake(2, 2), Done()):
        state = blucher.apply(state, action).state
    written: dict[tuple[int, ...], int] = {}
    for order in permutations(state.rules.pack.cards):
        end = state
        for card in order:
            end = blucher.apply(end, Turn(card)).state
        written[end.chips] = written.get(end.chips, 0) + 1
    assert walk(blucher, state, chips) == written
    assert sum(written.values()) == 24


def test_copies_weigh_as_often_as_they_are_there() -> None:
    state = blucher.start(Rules(Pack(3, 1, 2), first_bank=0), 3, (50, 50, 50))
    assert sum(walk(blucher, state).values()) == 720


def test_equal_states_meet_in_one() -> None:
    ends = walk(blucher, START)
    assert len(ends) == 1
    assert sum(ends.values()) == 24


def test_a_policy_acts_for_the_seats() -> None:
    ends = walk(blucher, START, chips, policy=stake_one_on_the_ace)
    assert ends == {(54, 48, 48): 16, (56, 47, 47): 4, (48, 51, 51): 4}
    assert sum(ends.values()) == 24


def test_what_happens_on_the_way_is_carried_along() -> None:
    def count(doubled: int, transition: Any) -> int:
        return doubled + sum(event.kind == "doubled" for event in transition.events)

    rules = Rules(Pack(2, 2), extra=Extra.NONE, between=Between.RESTAKE, first_bank=0)
    start = blucher.start(rules, 3, (50, 50, 50))
    ends = walk(blucher, start, chips, policy=stake_one_on_the_ace, observe=count, value=0)
    assert sum(ends.values()) == 24
    assert {doubled for _, doubled in ends} <= {0, 1}


def test_leaving_is_done() -> None:
    assert leave(blucher, START) == Done()


def test_an_illegal_policy_is_an_illegal_action() -> None:
    with pytest.raises(IllegalAction):
        walk(blucher, START, policy=lambda game, state: Stake(3, 1))
