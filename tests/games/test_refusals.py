"""What is no action, and what is no card, is said to be none, with a line to write instead; in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.core.actions import Cut, Shuffle, Turn, written
from cardlessons.core.cards import Card
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import OVER
from tests.games.samples import SAMPLES
from tests.play.tables import new_table, play_on

every_game = pytest.mark.parametrize("name", SAMPLES)
NO_ACTIONS: tuple[Any, ...] = ("done", ("stake", 8, 5), cl.blucher.Stake, None, 5, [], Shuffle, {"kind": "done"})


def refused(game: Any, state: Any, action: Any) -> str:
    with pytest.raises(IllegalAction) as error:
        game.apply(state, action)
    return str(error.value)


@every_game
def test_what_is_no_action_is_answered_with_a_line_that_can_be_played(name: str) -> None:
    table = new_table(name, SAMPLES[name].tables[0])
    game, phases = table.history.game, set()
    for _ in play_on(table, Random(1), deals=3):
        if table.to_act is OVER:
            continue
        for action in NO_ACTIONS:
            said = refused(game, table.state, action)
            start, hint = f"{action!r} is no action. Write it like ", said.split("Write it like ")[1]
            assert said.startswith(start)
            example = eval(hint.split(". ")[0], {"cl": cl})
            assert example in game.legal(table.state)
        phases.add(table.state.phase)
    assert len(phases) > 3


@every_game
def test_an_action_of_another_kind_than_its_own_is_none(name: str) -> None:
    table = new_table(name, SAMPLES[name].tables[0])
    met = set()
    for _ in play_on(table, Random(1), deals=1):
        for action in table.legal if table.to_act is not OVER else ():
            assert " is no action. " in refused(table.history.game, table.state, action._replace(kind="odd"))
            met.add(type(action))
    assert len(met) > 2


@every_game
def test_what_is_no_card_is_answered_with_how_to_write_one(name: str) -> None:
    table = new_table(name, SAMPLES[name].tables[0])
    met = set()
    for _ in play_on(table, Random(1), deals=1):
        for make in (Turn, Cut):
            if table.to_act is not OVER and type(next(iter(table.legal))) is make:
                met.add(make)
                for card in ("8H", None, (8, 1), Card(8.0, 1)):
                    said = refused(table.history.game, table.state, make(card))
                    assert said.startswith(f'{card!r} is no Card; write it like cl.Card.parse("8H"). ')
                assert "99C is not a card of this pack." in refused(table.history.game, table.state, make(Card(99, 3)))
    assert met


def test_an_action_is_written_as_a_cell_writes_it() -> None:
    for action, line in (
        (cl.blucher.Stake(8, 5), "cl.blucher.Stake(8, 5)"),
        (cl.blucher.Done(), "cl.blucher.Done()"),
        (Turn(Card(10, 3)), 'cl.blucher.Turn(cl.Card.parse("10C"))'),
    ):
        assert written(action, "blucher") == line and eval(line, {"cl": cl}) == action
    assert written(cl.acey_deucey.Say("higher"), "acey_deucey") == "cl.acey_deucey.Say('higher')"
