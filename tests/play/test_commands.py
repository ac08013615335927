"""The commands that controls send: a malformed one is refused in words and moves nothing."""

from __future__ import annotations

from typing import Any

import pytest

from cardlessons.core.errors import CardLessonsError, IllegalAction
from cardlessons.play.commands import COMMANDS
from cardlessons.table import Table


def played() -> Table:
    return Table("blucher", seed=1).advance()


MALFORMED: tuple[Any, ...] = (
    [], None, 5, "step", ["play"], ["run"], ["step", 5], ["undo", None], ["next_deal", 5], ["next_deal", {}, {}],
    ["next_deal", {"pack": 5}], ["next_deal", {5: "x"}], ["fly"], [["step"]], [None], ["__repr__"], ["to_json"], {},
    ["play", ["done"], 1], ["same_deal", 0], ["end", 1], ["redo", 1], ["advance", "deal"],
)  # fmt: skip


@pytest.mark.parametrize("command", MALFORMED, ids=repr)
def test_a_malformed_command_is_refused_and_shown(command: Any) -> None:
    table = played()
    before = table.history.cursor
    with pytest.raises(IllegalAction, match="is no command of a table, or has the wrong parts") as refused:
        table.do(0, command)
    assert repr(command) in str(refused.value)
    assert table.history.cursor == before


@pytest.mark.parametrize("value", [None, 5, "done", [], ["x"], ["stake"], ["turn", 5], {}], ids=repr)
def test_a_command_with_an_impossible_value_is_refused(value: Any) -> None:
    for name in ("play", "run"):
        table = played()
        with pytest.raises(CardLessonsError):
            table.do(table.history.cursor, [name, value])


def test_every_command_is_a_method_of_the_table() -> None:
    assert all(callable(getattr(Table, name)) for name in COMMANDS)
    assert played().do(0, ["advance"]).history.cursor > 0


@pytest.mark.parametrize("cursor", ["x", None, 1.0, True, [0]], ids=repr)
def test_what_is_no_moment_of_the_game_is_refused(cursor: Any) -> None:
    table = played()
    before = table.history.cursor
    for move in (table.go, lambda at: table.do(at, ["step"])):
        with pytest.raises(IllegalAction, match="is no moment of this game"):
            move(cursor)
    assert table.history.cursor == before


@pytest.mark.parametrize("landmark", [["x"], None, 1, "noon"], ids=repr)
def test_what_is_no_landmark_is_refused(landmark: Any) -> None:
    with pytest.raises(IllegalAction, match="it can run to match, pass, deal"):
        played().run(landmark)
