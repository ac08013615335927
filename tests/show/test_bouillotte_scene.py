"""The table of Bouillotte as scenes and as text: zones, sentences, prompts, in both languages and wordings."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardlessons.core.cards import Card
from cardlessons.core.errors import MatchOver
from cardlessons.core.game import NOBODY, OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import (
    Antes,
    Call,
    Deal,
    Double,
    Drop,
    Open,
    Pass,
    RaiseTo,
    Rules,
    See,
    Shuffle,
)
from cardlessons.i18n import language, wording
from cardlessons.show.patch import difference, patched
from cardlessons.show.scene import Scene
from cardlessons.show.scenes import scene_of
from cardlessons.show.text import WIDTH, text_of
from cardlessons.table import Table
from tests.games.bouillotte_table import NO_ROUND
from tests.games.samples import SAMPLES
from tests.games.walks import any_of
from tests.show.bouillotte_tables import Dealt
from tests.show.tables import plain
from tests.tries import EVERY, tries


def played(step: int = 1, you: int | None = None) -> Iterator[Scene]:
    """Every scene of up to three deals at sample tables."""
    for number, sample in enumerate(SAMPLES["bouillotte"].tables[::step]):
        draws = Random(number)
        table = Table("bouillotte", sample.seats, sample.chips, sample.rules, seed=number)
        for _ in range(3):
            while table.to_act is not OVER:
                table.play(any_of(table.legal, draws)) if isinstance(table.to_act, int) else table.step()
            try:
                table.next_deal()
            except MatchOver:
                break
        table.you = you
        yield from (table.scene_at(cursor) for cursor in range(0, len(table.history.entries)))


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("name", ["historical", "classroom"])
def test_every_scene_is_json_without_null_and_a_text_of_at_most_100_columns(code: str, name: str) -> None:
    language(code)
    wording(name)
    scenes = list(played(step=6 * EVERY, you=1))
    assert len(scenes) > tries(80)
    for scene in scenes:
        data = scene.data()
        assert json.loads(json.dumps(data)) == data
        assert "null" not in json.dumps(data)
        assert max(map(len, text_of(scene).splitlines())) <= WIDTH
        assert scene.sentence


def test_patches_rebuild_every_scene() -> None:
    frames = [scene.data() for scene in played(step=4 * EVERY)]
    rebuilt = frames[0]
    for old, new in pairwise(frames):
        rebuilt = patched(rebuilt, difference(old, new))
        assert rebuilt == new


def test_a_deal_of_five_travels_in_50_kilobytes() -> None:
    table = Table("bouillotte", seats=5, seed=2, rules=Rules(first_dealer=0))
    while table.to_act is not OVER:
        if isinstance(table.to_act, int):
            calls = [action for action in table.legal.actions if action.kind in ("pass", "see", "call")]
            table.play(calls[0] if calls else Open(3))
        else:
            table.step()
    frames = [table.scene_at(cursor).data() for cursor in range(len(table.history.entries))]
    travels = [frames[0], *map(difference, frames, frames[1:])]
    assert len(frames) > 25
    assert len(zlib.compress(json.dumps(travels).encode())) <= 50_000


# Dan holds the king of hearts, the queen of spades and the ten of diamonds, and sees the eight of clubs.
ODDS = [
    "Odds",
    "  Dan's share of the pot if nobody more drops  about 60 of 1,000 deals                 ≈ 0.0602",
    "  Some opponent holds a brelan                 about 109 of 1,000 deals    3527/32300  ≈ 0.1092",
    "  Spades count most                            about 240 of 1,000 deals   10073/41990  ≈ 0.2399",
    "  Hearts count most                            about 240 of 1,000 deals   10073/41990  ≈ 0.2399",
    "  Diamonds count most                          about 240 of 1,000 deals   10073/41990  ≈ 0.2399",
    "  Clubs count most                             about 190 of 1,000 deals  31987/167960  ≈ 0.1904",
    "  Suits tie for the most                       about 90 of 1,000 deals   15097/167960  ≈ 0.0899",
]


def test_a_deal_in_play_as_one_seat_sees_it() -> None:
    dealt = Dealt(chips=(100, 100, 100, 100)).hands("AsAhAd", "KsQh9d", "8s8h8d", "KhQs10d", turn_up="8c")
    assert plain(text_of(dealt.act(Open(2), Drop()).scene(you=3))).splitlines() == [
        "Bouillotte · deal 1",
        "  Ann: age, 97 chips, 3 put in",
        "  Ben: 99 chips, 1 put in",
        "› Cleo: 99 chips, 1 put in",
        "  Dan: deals, 99 chips, 1 put in",
        "               Turn-up       Pot",
        "On the table        8♣         6",
        "                   Ann       Ben      Cleo       Dan",
        "Hands         ▒▒ ▒▒ ▒▒  ▒▒ ▒▒ ▒▒  ▒▒ ▒▒ ▒▒ K♥ Q♠ 10♦",
        "Ann: leads with 2; Ben: dropped",
        "Ben drops.",
        *ODDS,
        "Cleo, call with 2 chips, raise or drop.",
        "You can: Call; Drop; Raise to (3 to 99); Back; Same deal again; All hands open.",
    ]


def test_cards_are_named_and_so_are_those_that_lie_face_down() -> None:
    scene = Dealt().hands("AsAhAd", "Ks9s8c", "KhKd9c", turn_up="10c").scene(you=1)
    hands = scene.zones["hands"].spots
    assert hands["h0"].name == "Ann: card face down, card face down, card face down"
    assert [card.name for card in hands["h0"].cards] == ["card face down"] * 3
    assert hands["h1"].name == "Ben: king of spades, nine of spades, eight of clubs"
    assert scene.zones["table"].spots["turn_up"].name == "Turn-up: ten of clubs"
    assert [spot.name for spot in Dealt().scene().zones["hands"].spots.values()] == ["Ann", "Ben", "Cleo"]


@pytest.mark.parametrize("name", ["historical", "classroom"])
@pytest.mark.parametrize(("code", "down"), [("en", "card face down"), ("ru", "карта рубашкой вверх")])
def test_a_card_face_down_is_no_card_in_any_wording(name: str, code: str, down: str) -> None:
    language(code)
    wording(name)
    scene = Dealt().hands("AsAhAd", "Ks9s8c", "KhKd9c", turn_up="10c").scene(you=NOBODY)
    assert {card.name for spot in scene.zones["hands"].spots.values() for card in spot.cards} == {down}
    dealt = Dealt().act(Shuffle(), Deal(Card.parse("AS")))
    assert down in dealt.scene(you=NOBODY).sentence


def test_whoever_is_to_speak_and_whoever_has_dropped_are_marked() -> None:
    scene = Dealt().hands("AsAhAd", "Ks9s8c", "KhKd9c", turn_up="10c").act(Drop()).scene()
    assert [spot.marks for spot in scene.zones["hands"].spots.values()] == [("out",), ("current",), ()]
    assert [spot.note for spot in scene.zones["hands"].spots.values()] == ["dropped", "", ""]


@pytest.mark.parametrize(
    ("rules", "actions", "said", "asked"),
    [
        (Rules(), [], "Dan deals, as agreed. Antes:", "Cleo, before the deal: pass or raise."),
        (Rules(), [Pass(), RaiseTo(2)], "Ben raises to 2 chips.", "before the deal: see with 2 chips, raise or drop."),
        (Rules(), [Pass(), RaiseTo(2), See()], "Ann sees with 2 chips.", "Dan, before the deal: see with 2 chips"),
        (Rules(), [RaiseTo(99)], "Cleo raises to 99 chips. Cleo is all in.", "see with 99 chips, raise or drop."),
        (Rules.classical(), [], "Antes: Cleo 1, Ben 1, Ann 1, Dan 2.", "Cleo, double the pot with 5 chips, or pass."),
        (Rules.classical(), [Double()], "Cleo doubles the pot with 5 chips.", "Ben, double the pot with 10 chips"),
        (Rules.classical(), [Pass()], "Cleo passes.", "The pack is to be shuffled."),
    ],
)
def test_what_is_said_before_the_deal(rules: Rules, actions: list[Any], said: str, asked: str) -> None:
    state = bouillotte.start(replace(rules, first_dealer=3), 4, (100,) * 4)
    events: Any = ()
    for action in (Antes(), *actions):
        state, events = bouillotte.apply(state, action)
    scene = scene_of(game="bouillotte", state=state, events=events, names=("Ann", "Ben", "Cleo", "Dan"))
    assert said in plain(scene.sentence)
    assert asked in plain(scene.prompt)


HANDS = ("AsAhAd", "Ks9s8c", "KhKd9c")


@pytest.mark.parametrize(
    ("rules", "actions", "said", "asked"),
    [
        (NO_ROUND, [], "The ten of clubs is turned up.", "Ann, open for at least 1 chip, or drop."),
        (NO_ROUND, [Open(3)], "Ann opens for 3 chips.", "Ben, call with 3 chips, raise or drop."),
        (NO_ROUND, [Open(3), RaiseTo(7)], "Ben raises to 7 chips.", "Cleo, call with 7 chips, raise or drop."),
        (NO_ROUND, [Open(3), Call()], "Ben calls with 3 chips.", "Cleo, call with 3 chips, raise or drop."),
        (NO_ROUND, [Open(99)], "Ann opens for 99 chips. Ann is all in.", "Ben, call with 99 chips"),
        (
            Rules(before="none", direction="left", no_opening="pass"),
            [Pass()],
            "Ann passes.",
            "Ben, open for at least 1 chip, or pass.",
        ),
        (
            Rules(before="none", direction="left", all_called="raise"),
            [Open(3), Call(), Call()],
            "Cleo calls with 3 chips.",
            "Ben, all have called: raise again or pass.",
        ),
        (
            NO_ROUND,
            [Open(2), Drop(), Drop()],
            "Cleo drops. Ann takes back 2 chips that nobody has matched. The pot of 3 chips goes to Ann: all others "
            "have dropped. The deal is settled: Ann 102, Ben 99, Cleo 99.",
            "Begin the next deal",
        ),
    ],
)
def test_what_is_said_after_the_deal(rules: Rules, actions: list[Any], said: str, asked: str) -> None:
    scene = Dealt(rules).hands(*HANDS, turn_up="10c").act(*actions).scene()
    assert plain(scene.sentence) == said
    assert plain(scene.prompt).startswith(asked)


def test_a_call_for_less_says_what_lacks_and_side_pots_say_whose_they_can_be() -> None:
    dealt = Dealt(chips=(100, 10, 100)).hands(*HANDS, turn_up="10c").act(Open(20), Call())
    scene = dealt.scene()
    assert plain(scene.sentence) == "Ben calls with all that is left, 9 chips: 11 too few."
    pots = {key: (spot.caption, spot.piles[0].chips, spot.note) for key, spot in scene.zones["table"].spots.items()
            if key != "turn_up"}  # fmt: skip
    assert pots == {"pot0": ("Pot 1", 21, "for Ann, Ben, Cleo"), "pot1": ("Pot 2", 11, "for Ann, Cleo")}
    assert scene.zones["hands"].spots["h1"].note == "all in"


def test_a_card_that_is_dealt_is_named_to_whoever_sees_it() -> None:
    dealt = Dealt().act(Shuffle(), Deal(Card.parse("AS")))
    assert dealt.scene().sentence == dealt.scene(you=0).sentence == "Ann gets the ace of spades."
    assert dealt.scene(you=1).sentence == dealt.scene(you=NOBODY).sentence == "Ann gets a card face down."
    assert dealt.scene().prompt == "Ben gets the next card."


def test_a_pot_that_stays_and_who_buys_in_are_told() -> None:
    rules = Rules(before="none", no_opening="pass", first_dealer=0, cannot_ante="buys_in", purse=20, buy_in=5)
    table = Table("bouillotte", seats=3, chips=(0, 20, 20), rules=rules, seed=1).step()
    assert "Ann buys in again for 5 chips." in plain(table.scene().sentence)
    assert sum(spot.piles[0].chips for spot in table.scene().zones["seats"].spots.values()) == 42
    table.advance()
    for _ in range(3):
        table.play(Pass())
    assert "so the pot of 3 chips stays for the next deal" in plain(table.scene().sentence)
    scene = table.next_deal().scene()
    assert plain(scene.sentence) == "Deal 2 begins. The pot of 3 chips has stayed."
    assert "and the pot has stayed" in table.step().scene().sentence
    assert table.scene().zones["table"].spots["pot0"].piles[0].chips == 4


def test_a_seat_that_cannot_ante_sits_out() -> None:
    table = Table("bouillotte", seats=4, chips=(9, 9, 0, 9), rules=Rules(first_dealer=0), seed=1).step()
    scene = table.scene()
    assert "Cleo cannot pay the ante and sits out." in scene.sentence
    assert scene.zones["hands"].spots["h2"].note == scene.zones["seats"].spots["s2"].note == "sits out"
    assert "out" in scene.zones["seats"].spots["s2"].marks
    assert [spot.note for key, spot in scene.zones["seats"].spots.items() if key != "s2"] == ["deals", "", "age"]


def test_running_stops_at_the_next_decision_at_the_turn_up_and_at_the_end() -> None:
    table = Table("bouillotte", seats=3, seed=4, bots=dict.fromkeys(range(3), "random"))
    kinds = set()
    for _ in range(3):
        table.run("decision")
        kinds |= {event.kind for event in table.events}
    assert kinds & {"passed", "raised", "matched", "dropped"}
    table = Table("bouillotte", seats=3, seed=4, rules=Rules(before="none"), bots=dict.fromkeys(range(3), "random"))
    assert any(event.kind == "turned_up" for event in table.run("turn_up").events)
    assert table.run("deal").to_act is OVER
