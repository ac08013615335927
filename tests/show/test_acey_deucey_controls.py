"""The controls of Acey Deucey's table, and the odds beside it."""

from __future__ import annotations

from dataclasses import replace

from cardlessons.core.actions import read_action
from cardlessons.core.cards import Pack
from cardlessons.core.game import OVER
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Bet, NameAce, Rules, Say
from cardlessons.show.scene import Amount, Button, Scene
from cardlessons.table import Table
from tests.show.acey_deucey_tables import LIAONING, Dealt
from tests.show.tables import plain


def button(scene: Scene, key: str) -> Button:
    control = scene.controls[key]
    assert isinstance(control, Button)
    return control


def amount(scene: Scene) -> Amount:
    control = scene.controls["bet"]
    assert isinstance(control, Amount)
    return control


def test_a_bet_is_an_amount_that_can_be_sent() -> None:
    bet = amount(Dealt(Rules()).turn(4, 11).scene)
    assert (bet.label, bet.low, bet.high, bet.value, bet.command) == ("Bet", 0, 3, 0, ("play", ["bet", "*"]))
    assert bet.quick == (("nothing", 0), ("half", 1), ("pot", 3))
    short = amount(Dealt(Rules(), chips=6).turn(4, 11).scene)
    assert short.quick == (("nothing", 0), ("half", 1), ("most", 2))
    raised = amount(Dealt(Rules.red_dog()).turn(4, 11).scene)
    assert (raised.label, raised.quick) == ("Raise", (("nothing", 0), ("most", 1)))


def test_controls_stay_in_place_and_say_why_they_cannot_be_used() -> None:
    aces = Dealt(replace(LIAONING, split="one_ante")).turn(1).scene
    assert list(aces.controls)[:6] == ["low", "high", "higher", "lower", "split", "bet"]
    assert button(aces, "low").enabled and button(aces, "low").command == ("play", ["name_ace", "low"])
    assert button(aces, "split").why == "There is no pair that can be split now."
    assert button(aces, "higher").why == "There is no pair to be called now."
    assert amount(aces).why == "Something else is to be said first."
    pair = Dealt(replace(LIAONING, split="one_ante")).turn(7, 7).scene
    assert [key for key in ("low", "high", "higher", "lower", "split") if button(pair, key).enabled] == [
        "higher",
        "lower",
        "split",
    ]
    assert amount(Dealt().scene).why == "Nobody is to choose now."


def test_the_rules_decide_which_controls_there_are() -> None:
    assert list(Dealt(Rules()).scene.controls)[:3] == ["higher", "lower", "bet"]
    assert list(Dealt(Rules.red_dog()).scene.controls)[:2] == ["bet", "back"]


def test_every_enabled_control_can_be_played() -> None:
    for key in ("higher", "lower", "split"):
        dealt = Dealt(replace(LIAONING, split="one_ante")).turn(7, 7)
        _, action = button(dealt.scene, key).command
        assert dealt.act(read_action(action, acey_deucey.actions)).state.phase != "pair"


# Odds


def rows(scene: Scene) -> dict[str, tuple[str, str]]:
    return {plain(row.label): (plain(row.counts), row.fraction) for row in scene.odds.values()}


def test_odds_of_a_bet() -> None:
    assert rows(Dealt(Rules()).turn(2, 11).scene) == {
        "In: a card between": ("32 of the 50 unseen", "16/25"),
        "Out: a card outside": ("12 of the 50 unseen", "6/25"),
        "Post: the rank of an end card": ("6 of the 50 unseen", "3/25"),
        "Worth of 1 chip": ("160 chips in 1,000 deals", "4/25"),
        "The bet worth most": ("3 chips", "12/25"),
        "Kelly's share for Ann": ("3 chips of 49", ""),
    }


def test_kellys_share_in_decimals() -> None:
    assert Dealt(Rules()).turn(2, 11).scene.odds["kelly"].decimal == "≈ 0.1095"
    assert Dealt().turn(1).act(NameAce("low")).turn(1).scene.odds["kelly"].decimal == "≈ 0.2000"
    assert Dealt(Rules()).turn(2, 9).scene.odds["kelly"].decimal == "0"


def test_odds_of_both_calls_on_a_pair() -> None:
    odds = rows(Dealt(Rules()).turn(3, 3).scene)
    assert odds["In, if higher is said"] == ("44 of the 50 unseen", "22/25")
    assert odds["Out, if lower is said"] == ("44 of the 50 unseen", "22/25")
    assert odds["Worth of 1 chip, if higher is said"] == ("680 chips in 1,000 deals", "17/25")
    assert odds["The bet worth most"] == ("3 chips, higher is said", "51/25")
    assert rows(Dealt(Rules()).turn(12, 12).scene)["The bet worth most"] == ("3 chips, lower is said", "39/25")


def test_odds_of_both_calls_of_a_first_ace() -> None:
    before = Dealt().turn(1).scene
    assert list(rows(before)) == ["At best with 1 chip, if the ace is low", "At best with 1 chip, if the ace is high"]
    after = rows(Dealt(replace(LIAONING, ace_choice="after")).turn(1, 1).scene)
    assert after["Worth of 1 chip, if the ace is low"] == ("800 chips in 1,000 deals", "4/5")
    assert "Worth of 1 chip, if the ace is high and lower is said" in after


def test_odds_know_the_cards_gone_from_a_pack_that_is_dealt_down() -> None:
    table = Table("acey_deucey", rules=Rules(shuffling="dealt_down", first_dealer=0), seed=3)
    for _ in range(4):
        while table.to_act is not OVER:
            table.play(Bet(0)) if table.state.phase == "bet" else (
                table.play(Say("higher")) if table.state.phase == "pair" else table.step()
            )
        table.next_deal()
    while table.state.phase not in ("bet", "pair"):
        table.step()
    assert "of the 42 unseen" in next(iter(table.scene().odds.values())).counts


def test_a_pair_against_the_house_pushes_or_pays() -> None:
    assert rows(Dealt(Rules.red_dog()).turn(3, 3).scene) == {
        "In: the same rank again": ("2 of the 50 unseen", "1/25"),
        "Push: any other card": ("48 of the 50 unseen", "24/25"),
        "Worth of 1 chip": ("440 chips in 1,000 deals", "11/25"),
    }


def test_there_are_no_odds_before_the_end_cards() -> None:
    assert not Dealt().scene.odds
    assert not Dealt(Rules()).turn(4).scene.odds


def test_a_small_pack_is_played_too() -> None:
    dealt = Dealt(Rules(pack=Pack(4, 2))).turn(2, 1)
    assert dealt.scene.zones["hand1"].caption == "Hand: gap 2"
