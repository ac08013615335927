"""Who may sit at a table: what is accepted can be kept and read back, what is not is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardlessons.core.errors import BadRules, BadTranscript, MatchOver
from cardlessons.games import NAMES
from cardlessons.table import Table

NUMBERS: tuple[Any, ...] = (None, True, False, 0, 1, -1, 3, 3.0, 1.5, 10**400)
TEXTS: tuple[Any, ...] = ("", "x", "Ben", "100", "spread", "\ud800", b"x")
LISTS: tuple[Any, ...] = ([], [1], ["x"], ("a", "b", "c"), [1, 2, 3], [[], [], []], {}, {0}, {1: "spread"}, object())
ANYTHING = (*NUMBERS, *TEXTS, *LISTS)
GIVEN = [
    *((name, value) for name in ("seats", "chips", "seed", "bots", "you", "rules", "game") for value in ANYTHING),
    *(("bots", bots) for bots in ({True: "spread"}, {1.0: "spread"}, {1: ["a"]}, {1: None}, {3: "spread"}, ["spread"])),
    *(("seats", ["Ann", "Ben", name]) for name in ("Cl\neo", " ", "Ann", "Zoë", "\ud800", "\u202e", "Анна", 3, None)),
    *(("seed", seed) for seed in ("long" * 999, "\n", -5)),
]
IDS = [f"{name}={value!a:.20}" for name, value in GIVEN]


def sat(**given: Any) -> Table:
    return Table(**{"game": "blucher", "seed": 1, **given})


@pytest.mark.parametrize(("name", "value"), GIVEN, ids=IDS)
def test_a_table_is_refused_in_words_or_can_be_kept(name: str, value: Any) -> None:
    try:
        table = sat(**{name: value})
    except (BadRules, MatchOver) as error:
        assert str(error).endswith(".")
        return
    again = Table.from_json(table.to_json())
    assert again.to_json() == table.to_json()
    assert (again.names, again.bots, again.you, again.seed) == (table.names, table.bots, table.you, table.seed)
    assert [type(seat) for seat in again.bots] == [int] * len(table.bots)


@pytest.mark.parametrize(
    "given",
    [
        *({"seed": seed} for seed in (1.5, True, [], b"x", "\ud800")),
        *({"you": you} for you in (True, 1.0, 3, -1, "Ann")),
        *({"bots": bots} for bots in ({True: "spread"}, {1.0: "spread"}, "spread", ["spread"], 5, {1: ["a"]}, "", 0)),
        *(
            {"seats": seats}
            for seats in (3.0, None, True, "Ben", b"Ben", 0, 9, [], ["A\nB", "B", "C"], ["A", "A", "B"])
        ),
        *(
            {"chips": chips}
            for chips in (1.5, None, True, "100", {0: 1}, [1, 2], [1, 2, 3.0], [1, 2, True], [-1, 5, 5])
        ),
    ],
    ids=lambda given: f"{given!a:.40}",
)
def test_what_no_table_can_be_made_of_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadRules):
        sat(**given)


def test_a_seed_of_more_digits_than_python_writes_is_refused() -> None:
    with pytest.raises(BadRules, match="can be written down"):
        sat(seed=10**5000)


def test_a_refusal_shows_what_was_given() -> None:
    for given, said in (
        ({"you": "1"}, "There is no seat '1': the seats are 0 to 2."),
        ({"seats": "Ben"}, 'Seats are a number, or a list of names such as ["Ann", "Ben"], not \'Ben\'.'),
        ({"bots": "spread"}, "Bots are named by seat, such as {1: 'never'}, not 'spread'."),
        ({"bots": {7: "nobody"}}, "There is no seat 7: the seats are 0 to 2."),
        ({"seed": 1.5}, "A seed is a whole number or a text that can be written down, not something of type float."),
        ({"chips": "100"}, "Each of the 3 seats needs its chips, whole numbers from 0; got: '100'."),
    ):
        with pytest.raises(BadRules) as refused:
            sat(**given)
        assert str(refused.value) == said


@pytest.mark.parametrize("game", NAMES)
def test_the_bot_that_a_refusal_names_may_sit_there(game: str) -> None:
    with pytest.raises(BadRules, match="Bots are named by seat") as refused:
        sat(game=game, bots=["x"])
    name = str(refused.value).split("'")[1]
    assert sat(game=game, bots={1: name}).bots == {1: name}


def test_names_are_written_with_joiners_and_hard_spaces_too() -> None:
    names = ("علی\N{ZERO WIDTH NON-JOINER}رضا", "Anna\N{NO-BREAK SPACE}B.", "李")
    assert Table.from_json(sat(seats=names).to_json()).names == names


@pytest.mark.parametrize("name", ["A\nB", "\t", "\N{ZERO WIDTH JOINER}", "\x00", "\ud800"])
def test_a_name_that_is_no_line_of_text_is_refused_in_a_transcript_too(name: str) -> None:
    data = json.loads(sat().to_json())
    data["names"][1] = name
    with pytest.raises(BadTranscript, match="“names”"):
        Table.from_json(json.dumps(data))
