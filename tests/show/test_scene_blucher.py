from __future__ import annotations

import json

import pytest

from cardlessons.core.actions import Done
from cardlessons.core.cards import Pack
from cardlessons.games import blucher
from cardlessons.i18n import language
from cardlessons.table import Table
from tests.show.tables import SEED, Played, bots, every_bot, plain, punting, rules, scenes, whole_deal


def nones(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(nones, value.values()))
    return any(map(nones, value)) if isinstance(value, list) else value is None


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("code", ["en", "ru"])
def test_a_scene_is_json_without_null(code: str, you: int | None) -> None:
    language(code)
    for scene in scenes(whole_deal(seats=5, bots=every_bot(), you=you)):
        data = scene.data()
        assert json.loads(json.dumps(data)) == data
        assert not nones(data)


def test_a_seed_never_appears_in_a_scene() -> None:
    for scene in scenes(whole_deal(bots=bots("spread", "single", "random"))):
        assert str(SEED) not in json.dumps(scene.data())


def test_every_view_of_one_state_is_the_same_scene() -> None:
    table = whole_deal(bots=bots("spread", "single", "random"))
    assert table.scene() == table.scene_at(table.history.cursor)


def test_the_layout_has_a_spot_for_each_rank() -> None:
    scene = Played(rules()).scene()
    assert list(scene.zones) == ["layout", "pass1", "pass2", "pass3", "pass4", "seats"]
    assert list(scene.zones["layout"].spots) == [f"r{rank}" for rank in range(1, 14)]
    captions = [spot.caption for spot in scene.zones["layout"].spots.values()]
    assert captions == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def test_chips_lie_in_a_pile_for_each_seat() -> None:
    played = punting().stake((8, 5)).act(blucher.Stake(8, 3))
    spot = played.scene().zones["layout"].spots["r8"]
    assert [(pile.chips, pile.label) for pile in spot.piles] == [(5, "Ben 5"), (3, "Cleo 3")]
    assert spot.name == "eight: Ben 5, Cleo 3"


def test_a_doubled_pile_says_what_was_doubled() -> None:
    played = punting(pack=Pack(3, 2)).stake((2, 5)).stake().turn([2, 1, 1])
    spot = played.scene().zones["layout"].spots["r2"]
    assert [(pile.chips, pile.label, plain(pile.name)) for pile in spot.piles] == [
        (10, "Ben 5 + 5", "5 chips of Ben, doubled to 10")
    ]
    assert "doubled" in spot.marks


def test_only_ranks_with_something_legal_can_be_chosen_and_only_while_a_person_stakes() -> None:
    table = Table("blucher", chips=[100, 6, 100], rules=rules(), seed=SEED).advance()
    table.play(blucher.Stake(1, 2))
    spots = table.scene().zones["layout"].spots
    chosen = {key: spot.choice for key, spot in spots.items() if spot.choice}
    ranks = {template.template.rank for template in table.legal.ranges}
    assert set(chosen) == {f"r{rank}" for rank in ranks}
    assert chosen["r1"].command == ("play", ["stake", 1, "*"])
    assert chosen["r1"].amount == "stake"
    table.play(Done()).play(Done())
    assert not any(spot.choice for spot in table.scene().zones["layout"].spots.values())


def test_a_match_is_marked_and_said() -> None:
    scene = punting().stake((2, 5)).stake().turn([3, 2]).scene()
    card = scene.zones["pass1"].spots["r2"]
    assert card.marks == ("match", "current")
    assert card.name == "deuce: deuce of spades, match"
    assert set(scene.zones["layout"].spots["r2"].marks) == {"current", "match", "lost"}
    assert scene.zones["layout"].spots["r2"].name == "deuce: matched"


def test_a_whole_pass_says_whether_it_was_match_free() -> None:
    played = punting(pack=Pack(3, 2)).stake().stake().turn([2, 1, 1, 3, 2, 3])
    first, second = played.scene().zones["pass1"], played.scene().zones["pass2"]
    assert (first.caption, first.marks) == ("Pass 1: match-free", ("free",))
    assert (plain(second.caption), second.marks) == ("Pass 2: 2 matches", ("spoilt",))


def test_seats_show_their_parts_and_their_chips() -> None:
    scene = punting().stake((8, 5)).scene()
    seats = scene.zones["seats"].spots
    assert [spot.note for spot in seats.values()] == ["banker", "punter", "punter"]
    assert [seats[f"s{seat}"].marks for seat in range(3)] == [("bank",), (), ("acting",)]
    assert [plain(pile.label) for pile in seats["s1"].piles] == ["95 chips", "5 on the layout"]
    assert plain(seats["s1"].name) == "Ben: punter, 95 chips, 5 on the layout"


def test_a_seat_that_cannot_stake_sits_out() -> None:
    table = Table("blucher", seats=4, chips=[100, 100, 1, 100], rules=rules(), seed=SEED).step()
    seat = table.scene().zones["seats"].spots["s2"]
    assert (seat.note, seat.marks) == ("sits out", ("out",))
    assert "Cleo cannot pay for the smallest stake and sits out." in table.scene().sentence


def test_the_high_cut_lies_at_the_seats_while_it_lasts() -> None:
    table = Table("blucher", seed=SEED).step().step().step()
    seats = table.scene().zones["seats"].spots.values()
    assert [len(spot.cards) for spot in seats] == [1, 1, 0]
    while table.state.cut:
        table.step()
    assert not any(spot.cards for spot in table.scene().zones["seats"].spots.values())
    assert "has the highest card and is the banker." in table.scene().sentence
