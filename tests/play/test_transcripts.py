"""Transcripts: out and in identical; anything wrong with one is said clearly, and says where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cardlessons.core.errors import BadTranscript
from cardlessons.core.game import DEALER
from cardlessons.play.transcript import VERSION
from cardlessons.table import Table
from tests.games.samples import SAMPLES, Sample
from tests.play.tables import IDS, PLAYED, finished, new_table, some_bots

every_game = pytest.mark.parametrize(("name", "sample"), PLAYED, ids=IDS)
every_small_game = pytest.mark.parametrize(
    ("name", "sample"), [(name, SAMPLES[name].tiny[0]) for name in SAMPLES], ids=list(SAMPLES)
)
WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 10**9, "x", "", [], {}, [None], {"x": 1})


@every_game
def test_out_and_back_in_is_identical(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample, seed="a seed", bots=some_bots(name, sample.seats), you=2))
    for cursor in (len(table.history.entries) - 1, 3, 0):
        table.go(cursor)
        text = table.to_json()
        again = Table.from_json(text)
        assert again.to_json() == text
        assert again.history.entries == table.history.entries
        assert again.state == table.state and again.history.cursor == cursor
        assert (again.names, again.bots, again.you, again.seed) == (table.names, table.bots, table.you, table.seed)


@every_game
def test_a_table_read_back_goes_on_as_the_first_would(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample), deals=1)
    again = Table.from_json(table.to_json())
    for one in (table, again):
        one.go(5)
        finished(one, seed=4)
    assert again.to_json() == table.to_json()


@every_game
def test_replay_needs_no_generator(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample))
    data = json.loads(table.to_json())
    data["seed"] = "another"
    assert Table.from_json(json.dumps(data)).history.entries == table.history.entries


@every_game
def test_a_seats_transcript_holds_no_seed_and_is_to_look_at(name: str, sample: Sample) -> None:
    secret = "seed-not-to-be-seen"
    table = finished(new_table(name, sample, seed=secret), deals=1)
    table.go(len(table.history.entries) // 2)
    text = table.to_json(seat=1)
    assert secret not in text and secret in table.to_json()
    seen = Table.from_json(text)
    assert seen.you == 1
    assert seen.state == table.history.game.view(table.history.state, 1)
    assert len(seen.history.entries) == table.history.cursor + 1  # the future was not told
    if table.to_act is DEALER:
        with pytest.raises(Exception, match="Nothing has changed"):
            seen.step()


@every_small_game
def test_a_transcript_cut_short_anywhere_is_refused(name: str, sample: Sample) -> None:
    text = finished(new_table(name, sample), deals=1).to_json().rstrip()
    for length in range(len(text)):
        with pytest.raises(BadTranscript) as error:
            Table.from_json(text[:length])
        assert "line" in str(error.value)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a transcript, lists and objects included."""
    yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from places(value, (*path, key))


def changed(text: str, path: tuple[Any, ...], value: Any) -> str:
    data = {"": json.loads(text)}
    where: Any = data
    *way, last = ("", *path)
    for key in way:
        where = where[key]
    where[last] = value
    return json.dumps(data[""])


def _sound(table: Table, total: int) -> None:
    """A table that a changed transcript may still make: whole, and the same out and in."""
    again = Table.from_json(table.to_json())
    assert again.to_json() == table.to_json()
    assert sum(table.history.game.balances(table.state).values()) == total
    assert all(name.strip() for name in table.names) and len(set(table.names)) == len(table.names)
    assert table.scene() is not None and str(table)


@every_small_game
def test_a_changed_value_is_refused_or_makes_a_whole_table(name: str, sample: Sample) -> None:
    text = finished(new_table(name, sample, bots=some_bots(name, 2))).to_json()
    kept = Table.from_json(text)
    for path in places(json.loads(text)):
        for value in WRONG:
            damaged = changed(text, path, value)
            try:
                table = Table.from_json(damaged)
            except BadTranscript as error:
                assert str(error) and error.__class__ is BadTranscript
            else:
                assert path[0] in ("names", "you", "seed", "cursor", "bots") or "rules" in path, (path, value)
                _sound(table, sum(sample.chips))
    assert kept.to_json() == text


@every_small_game
def test_a_missing_part_is_named(name: str, sample: Sample) -> None:
    data = json.loads(finished(new_table(name, sample)).to_json())
    for key in data:
        with pytest.raises(BadTranscript) as error:
            Table.from_json(json.dumps({k: v for k, v in data.items() if k != key}))
        assert key in str(error.value) or key == "format"


@every_small_game
def test_an_unknown_part_is_named(name: str, sample: Sample) -> None:
    data = json.loads(finished(new_table(name, sample)).to_json())
    with pytest.raises(BadTranscript, match="purse"):
        Table.from_json(json.dumps({**data, "purse": 5}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{}",
        "[]",
        "null",
        "3",
        "[" * 100_000,
        '{"a": 1',
        "1" * 5000,
        '{"format": "pgn"}',
        "\x00",
        "{'format': 1}",
    ],
    ids=lambda text: repr(text[:12]),
)
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(BadTranscript):
        Table.from_json(text)


@pytest.mark.parametrize("text", [None, b"\xff\xfe", 3])
def test_what_is_no_text_is_refused(text: Any) -> None:
    with pytest.raises(BadTranscript):
        Table.from_json(text)


def test_a_newer_format_asks_for_a_newer_version() -> None:
    data = json.loads(Table("blucher", seed=1).to_json())
    with pytest.raises(BadTranscript, match=str(VERSION + 1)):
        Table.from_json(json.dumps({**data, "version": VERSION + 1}))


def test_a_game_that_is_not_there_is_named() -> None:
    data = json.loads(Table("blucher", seed=1).to_json())
    with pytest.raises(BadTranscript, match="whist"):
        Table.from_json(json.dumps({**data, "game": "whist"}))


@every_small_game
def test_an_illegal_action_inside_names_the_deal_and_the_number_of_the_action(name: str, sample: Sample) -> None:
    data = json.loads(finished(new_table(name, sample), deals=2).to_json())
    for deal, part in enumerate(data["deals"], 1):
        for number, action in enumerate(part["actions"], 1):
            part["actions"][number - 1] = ["turn", "KC"] if action[0] != "turn" else ["done"]
            with pytest.raises(BadTranscript, match=rf"deal {deal} .*action {number} "):
                Table.from_json(json.dumps(data))
            part["actions"][number - 1] = action


@every_small_game
def test_a_result_that_the_actions_do_not_lead_to_is_refused(name: str, sample: Sample) -> None:
    data = json.loads(finished(new_table(name, sample)).to_json())
    data["result"][0] += 1
    data["result"][1] -= 1
    with pytest.raises(BadTranscript, match=r"\["):
        Table.from_json(json.dumps(data))


def test_names_in_any_alphabet_survive() -> None:
    table = Table("blucher", seats=["Анна", "Zoë", "李"], seed=1)
    assert Table.from_json(table.to_json()).names == table.names


@every_small_game
def test_without_a_seed_it_is_what_one_seat_saw_so_it_names_the_seat(name: str, sample: Sample) -> None:
    data = json.loads(new_table(name, sample).to_json())
    with pytest.raises(BadTranscript, match="The part “seed” of this transcript cannot be None"):
        Table.from_json(json.dumps({**data, "seed": None}))
    assert Table.from_json(json.dumps({**data, "seed": None, "you": 0})).you == 0


@pytest.mark.parametrize("part", [None, [], {"rules": {}}, {"rules": {}, "actions": {}}], ids=repr)
def test_a_deal_that_is_none_is_shown(part: Any) -> None:
    data = json.loads(Table("blucher", seed=1).to_json())
    with pytest.raises(BadTranscript) as error:
        Table.from_json(json.dumps({**data, "deals": [part]}))
    assert str(error.value) == f"The part “deals” of this transcript cannot be {part!r}."
