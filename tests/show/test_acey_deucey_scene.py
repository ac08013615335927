"""The table of Acey Deucey as scenes and as text: zones, controls, sentences, odds, in both languages and wordings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardlessons.core.errors import MatchOver
from cardlessons.core.game import OVER
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Bet, NameAce, Rules, Say, SplitPair
from cardlessons.i18n import language, wording
from cardlessons.show.patch import difference, patched
from cardlessons.show.scene import Scene
from cardlessons.show.scenes import scene_of
from cardlessons.show.text import WIDTH, text_of
from cardlessons.table import Table
from tests.games.samples import SAMPLES
from tests.games.walks import any_of
from tests.show.acey_deucey_tables import LIAONING, Dealt
from tests.show.tables import NAMES, plain
from tests.tries import EVERY, tries


@cache
def tables() -> tuple[Table, ...]:
    """Three deals at each sample table."""
    return tuple(_played())


def _played() -> Iterator[Table]:
    for number, sample in enumerate(SAMPLES["acey_deucey"].tables):
        draws = Random(number)
        table = Table("acey_deucey", seats=sample.seats, chips=sample.chips, rules=sample.rules, seed=number)
        for _ in range(3):
            while table.to_act is not OVER:
                table.play(any_of(table.legal, draws)) if isinstance(table.to_act, int) else table.step()
            try:
                table.next_deal()
            except MatchOver:
                break
        yield table


def played(begin: int = 0, step: int = 1) -> list[Scene]:
    """Every scene of these deals, or every few of them from `begin` on."""
    at = [(table, cursor) for table in tables() for cursor in range(len(table.history.entries))]
    return [table.scene_at(cursor) for table, cursor in at[begin::step]]


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("name", ["historical", "classroom"])
def test_every_scene_is_json_without_null_and_a_text_of_at_most_100_columns(code: str, name: str) -> None:
    language(code)
    wording(name)
    scenes = played((code == "ru") + 2 * (name == "classroom"), 3 * EVERY)  # of the four, each looks at others
    assert len(scenes) > tries(300)
    for scene in scenes:
        data = scene.data()
        assert json.loads(json.dumps(data)) == data
        assert "null" not in json.dumps(data)
        assert max(map(len, text_of(scene).splitlines())) <= WIDTH
        assert scene.sentence


def test_patches_rebuild_every_scene() -> None:
    frames = [scene.data() for scene in played(step=EVERY)]
    rebuilt = frames[0]
    for old, new in pairwise(frames):
        rebuilt = patched(rebuilt, difference(old, new))
        assert rebuilt == new


def test_a_deal_in_play() -> None:
    dealt = Dealt(Rules(), chips=50).turn(4, 11).act(Bet(2))
    assert plain(text_of(dealt.scene)).splitlines() == [
        "Acey Deucey · deal 1",
        "  Ann: has the turn, 49 chips",
        "  Ben: 49 chips",
        "  Cleo: deals, 49 chips",
        "Hand: gap 6      4♠      ·     J♠",
        "                Pot",
        "On the table      3",
        "Third: bet 2",
        "Ann puts 2 chips on a card between.",
        "Odds",
        "  In: a card between             24 of the 50 unseen        12/25   0.48",
        "  Out: a card outside            20 of the 50 unseen          2/5    0.4",
        "  Post: the rank of an end card  6 of the 50 unseen          3/25   0.12",
        "  Worth of 1 chip                −160 chips in 1,000 deals  −4/25  −0.16",
        "The third card for Ann comes next.",
        "You can: Back; Step; Next third card; End of deal; Same deal again.",
    ]


def test_the_third_card_lies_between_the_end_cards() -> None:
    dealt = Dealt(Rules()).turn(4, 11).act(Bet(2)).turn(9)
    hand = dealt.scene.zones["hand1"]
    assert (hand.kind, hand.columns, hand.caption, hand.marks) == ("cards", 3, "Hand: gap 6", ("gained",))
    assert list(hand.spots) == ["first", "third", "second"]
    assert [spot.cards[0].code for spot in hand.spots.values()] == ["4S", "9S", "JS"]
    assert hand.spots["third"].marks == ("current",)
    assert hand.spots["third"].name == "Third card: nine of spades, between"


def test_a_split_pair_is_two_rows() -> None:
    dealt = Dealt(replace(Rules(), split="two_antes")).turn(8, 8).act(SplitPair()).turn(2, 11)
    zones = dealt.scene.zones
    assert [zones[key].caption for key in ("hand1", "hand2")] == ["Left hand: gap 5", "Right hand: gap 2"]
    assert plain(dealt.scene.sentence) == "Second card (Right hand): jack of spades. The gap is 2 ranks."
    assert zones["table"].spots["pot"].piles[0].chips == 5


def test_the_gap_is_the_number_of_ranks_between() -> None:
    captions = {(low, high): Dealt(Rules()).turn(low, high).scene.zones["hand1"].caption for low, high in GAPS}
    assert captions == {ends: f"Hand: {words}" for ends, words in GAPS.items()}


GAPS = {(2, 1): "gap 11", (3, 11): "gap 7", (5, 6): "gap 0", (6, 6): "pair", (13, 1): "gap 0"}


def test_a_gap_is_not_named_before_the_ace_is_called() -> None:
    dealt = Dealt(replace(LIAONING, ace_choice="after")).turn(1, 9)
    assert dealt.scene.zones["hand1"].caption == "Hand"
    assert dealt.scene.sentence == "Second card: nine of spades."
    dealt.act(NameAce("low"))
    assert dealt.scene.zones["hand1"].caption == "Hand: gap 7"
    assert plain(dealt.scene.sentence) == "Ann calls the ace low. The gap is 7 ranks."
    assert dealt.scene.zones["hand1"].spots["first"].note == "counts low"


@pytest.mark.parametrize(
    ("rules", "moves", "said"),
    [
        (Rules(), [4, 11, Bet(3), 9], "Third card: nine of spades, between. Ann takes 3 chips from the pot."),
        (Rules(), [4, 11, Bet(3), 2], "Third card: deuce of spades, outside. Ann pays 3 chips to the pot."),
        (Rules(), [4, 11, Bet(3), 4], "Third card: four of hearts, a post. Ann pays 6 chips to the pot."),
        (Rules(), [2, 2, Say("higher"), Bet(3), 7], "Third card: seven of spades, as said. Ann takes 3 chips"),
        (Rules(), [2, 2, Say("lower"), Bet(3), 7], "Third card: seven of spades, not as said. Ann pays 3 chips"),
        (Rules(), [2, 2, Say("lower"), Bet(3), 2], "Third card: deuce of diamonds, the same rank again. Ann pays 9"),
        (LIAONING, [6, 6, Say("higher"), Bet(1), 1], "Third card: ace of spades, an ace, which loses here."),
        (replace(Rules(), neighbours="ante"), [4, 5], "Second card: five of spades. The gap is 0: no card can lie"),
        (Rules(), [4, 11, Bet(0)], "Ann puts nothing on it. The deal is settled: Ann 49, Ben 49, Cleo 49, pot 3."),
    ],
)
def test_what_happened_is_said(rules: Rules, moves: list[Any], said: str) -> None:
    dealt = Dealt(rules)
    for move in moves:
        dealt.turn(move) if isinstance(move, int) else dealt.act(move)
    assert plain(dealt.scene.sentence).startswith(said)


def test_red_dog_shows_the_house_and_what_is_put_down() -> None:
    dealt = Dealt(Rules.red_dog()).turn(5, 7)
    assert dealt.scene.title == "Red Dog · deal 1"
    assert {key: spot.piles[0].chips for key, spot in dealt.scene.zones["table"].spots.items()} == {
        "down": 1,
        "house": 1000,
    }
    assert dealt.scene.prompt == "Ann, raise by nothing or by up to 1\N{NO-BREAK SPACE}chip."
    dealt.act(Bet(1)).turn(6)
    assert "The House pays Ann 10" in dealt.scene.sentence
    assert dealt.scene.zones["table"].spots["house"].piles[0].chips == 990


def test_seats_show_the_dealer_whose_turn_it_is_and_who_sits_out() -> None:
    state = acey_deucey.start(replace(Rules(), first_dealer=2), 4, (5, 5, 5, 0))
    state = acey_deucey.apply(state, acey_deucey.Antes()).state
    scene = scene_of(game="acey_deucey", state=state, events=(), names=(*NAMES, "Dan"))
    seats = scene.zones["seats"].spots
    assert [spot.note for spot in seats.values()] == ["has the turn", "", "deals", "sits out"]
    assert [spot.marks for spot in seats.values()] == [(), (), ("bank",), ("out",)]
