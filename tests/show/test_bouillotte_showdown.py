"""Showdowns at the table: what a class sees of who takes which pot, and why; the worked examples among them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardlessons.core.game import OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Call, Drop, Open, RaiseTo, Rules
from cardlessons.i18n import language
from cardlessons.show.scene import Scene
from cardlessons.table import Table
from tests.games.bouillotte_samples import mixed_rules
from tests.games.bouillotte_table import NO_ROUND
from tests.games.walks import any_of
from tests.show.bouillotte_tables import Dealt
from tests.show.tables import plain

BRELANS = ("AsAhAd", "KsQh9d", "8s8h8d", "KhQs10d")
DROPPED = ("AsAhAd", "Ks9s8c", "KhKd9c")
NO_BRELAN = ("Ks9s8d", "Ah9h8c", "Ad9c8h")


def notes(scene: Scene, zone: str) -> list[str]:
    return [plain(spot.note) for spot in scene.zones[zone].spots.values()]


def suits(scene: Scene) -> dict[str, tuple[int, str]]:
    return {spot.caption: (spot.piles[0].chips, spot.note) for spot in scene.zones["suits"].spots.values()}


def stacks(scene: Scene) -> str:
    return "/".join(str(spot.piles[0].chips) for spot in scene.zones["seats"].spots.values())


def test_a_carre_and_a_brelan() -> None:
    scene = Dealt(chips=(100,) * 4).hands(*BRELANS, turn_up="8c").all_call().scene()
    assert stacks(scene) == "95/91/123/91"
    said = plain(scene.sentence)
    assert "The pot of 24 chips goes to Cleo: the best brelan, a carré of eights." in said
    assert "Cleo is paid for a carré of eights: Ann 2, Ben 2, Dan 2." in said
    assert "Ann is paid for a brelan of aces: Ben 1, Cleo 1, Dan 1." in said
    assert said.index("Cleo is paid") < said.index("Ann is paid")
    assert notes(scene, "hands") == ["brelan of aces, takes 3", "", "carré of eights, takes 30", ""]
    assert [spot.marks for spot in scene.zones["hands"].spots.values()] == [(), (), ("gained",), ()]


def test_the_owner_of_the_highest_card_has_dropped() -> None:
    dealt = Dealt().hands(*DROPPED, turn_up="10c").act(Drop(), Open(5), Call())
    scene = dealt.scene()
    assert stacks(scene) == "99/94/107"
    assert "holds the best suit's highest card, so the most in one other suit counts, 10 in Hearts" in scene.sentence
    assert suits(scene) == {
        "Spades": (30, "11 + 10 + 9; ace: Ann"),
        "Hearts": (21, "11 + 10; ace: Ann"),
        "Diamonds": (21, "11 + 10; ace: Ann"),
        "Clubs": (27, "10 + 9 + 8; nine: Cleo"),
    }
    pagat = Dealt(replace(NO_ROUND, unclaimed="best")).hands(*DROPPED, turn_up="10c").act(Drop(), Open(5), Call())
    assert stacks(pagat.scene()) == "99/107/94"
    said = "the highest card of the best suit that those with a claim hold, the king of spades."
    assert said in pagat.scene().sentence


def test_suits_are_summed_in_columns_and_the_best_is_marked_and_named() -> None:
    scene = Dealt().hands(*NO_BRELAN, turn_up="As").all_call().scene()
    assert stacks(scene) == "112/94/94"
    assert suits(scene)["Spades"] == (30, "11 + 10 + 9; king: Ann")
    spades = scene.zones["suits"].spots["s0"]
    assert spades.marks == ("current",)
    assert spades.name == "Spades: 30 points, best, 11 + 10 + 9; king: Ann"
    assert "The suits count: Spades 30, Hearts 28, Diamonds 19, Clubs 17." in scene.sentence
    assert "goes to Ann: the highest card of the best suit, the king of spades." in scene.sentence


def test_the_turn_up_may_be_left_out() -> None:
    scene = Dealt(replace(NO_ROUND, count="without")).hands(*NO_BRELAN, turn_up="As").all_call().scene()
    assert stacks(scene) == "94/112/94"
    assert suits(scene)["Spades"] == (19, "10 + 9; king: Ann")
    assert "to Ben: the highest card of the best suit, the ace of hearts." in scene.sentence


def test_side_pots_are_told_smallest_first_and_whose_they_were() -> None:
    dealt = Dealt(chips=(10, 50, 50)).hands("9s9h9d", "AsKs8h", "Ah10d8c", turn_up="Kc")
    scene = dealt.act(Open(9), RaiseTo(20), Call()).scene()
    assert stacks(scene) == "32/50/28"
    table = [(spot.caption, spot.piles[0].chips, spot.note) for spot in list(scene.zones["table"].spots.values())[1:]]
    assert table == [("Pot 1", 30, "to Ann"), ("Pot 2", 22, "to Ben")]
    said = plain(scene.sentence)
    assert "Pot 1, 30 chips, goes to Ann: the best brelan, a brelan of nines." in said
    assert "Pot 2, 22 chips, goes to Ben: the highest card of the best suit" in said
    assert said.index("Pot 1") < said.index("Pot 2") < said.index("Ann is paid")
    assert notes(scene, "hands") == ["brelan of nines, takes 32", "takes 22", ""]


@pytest.mark.parametrize(
    ("tie", "result", "said"),
    [
        ("age", "112/94/94", "; Ann, Ben are equal, and the first from the age on takes it."),
        ("split", "103/103/94", "goes to Ann, Ben: Spades, Hearts tie"),
    ],
)
def test_suits_that_tie(tie: str, result: str, said: str) -> None:
    rules = replace(NO_ROUND, suit_tie=tie)
    scene = Dealt(rules).hands("As9s8d", "Ah9h8c", "Kd10c8h", turn_up="8s").all_call().scene()
    assert [spot.piles[0].chips for spot in scene.zones["suits"].spots.values()] == [28, 28, 18, 18]
    assert (stacks(scene), said in plain(scene.sentence)) == (result, True)
    assert [spot.marks for spot in scene.zones["suits"].spots.values()] == [("current",), ("current",), (), ()]


def test_own_points_leave_no_suits_to_sum() -> None:
    scene = Dealt(replace(NO_ROUND, count="own")).hands(*NO_BRELAN, turn_up="As").all_call().scene()
    assert "suits" not in scene.zones
    assert [note.split(",")[0] for note in notes(scene, "hands")] == ["27 points", "28 points", "28 points"]
    assert "the greatest total in one hand, 28; Ben, Cleo are equal, and the first from the age on" in scene.sentence


def test_a_favori_is_named() -> None:
    scene = Dealt().hands("KhKd8c", "AsAd8h", "9s9h10h", turn_up="Ks").all_call().scene()
    assert notes(scene, "hands")[0].startswith("favori of kings")
    assert "a favori of kings" in scene.sentence
    language("ru")
    russian = Dealt().hands("KhKd8c", "AsAd8h", "9s9h10h", turn_up="Ks").all_call().scene()
    assert "лучший брелан — фавори королей" in russian.sentence


def test_without_a_showdown_no_suits_are_summed_and_no_hand_is_named() -> None:
    scene = Dealt().hands(*DROPPED, turn_up="10c").act(Open(2), Drop(), Drop()).scene(you=1)
    assert "suits" not in scene.zones
    assert notes(scene, "hands") == ["takes 3", "dropped", "dropped"]
    assert [card.code for card in scene.zones["hands"].spots["h0"].cards] == ["", "", ""]
    assert "carré" not in scene.sentence and "brelan" not in scene.sentence


@pytest.mark.parametrize("code", ["en", "ru"])
def test_under_all_rules_every_pot_says_why_and_columns_sum_to_what_was_counted(code: str) -> None:
    """The totals and the reasons are those of the events, the chips taken those that left the pots."""
    language(code)
    shown = reasons = 0
    for number, rules in enumerate(mixed_rules(40)):
        draws = Random(number)
        table = Table("bouillotte", seats=4, chips=(30, 20, 9, 40), rules=rules, seed=number)
        while table.to_act is not OVER:
            table.play(any_of(table.legal, draws)) if isinstance(table.to_act, int) else table.step()
        scene, events = table.scene(), table.events
        won = [event for event in events if event.kind == "pot_won"]
        if table.state.shown and rules.count != "own":
            (counted,) = (event.totals for event in events if event.kind == "suits_counted")
            columns = [spot.piles[0].chips for spot in scene.zones["suits"].spots.values()]
            assert columns == list(counted[: len(columns)])
            sums = [sum(map(int, note.split(";")[0].split(" + "))) if note else 0 for note in notes(scene, "suits")]
            assert sums == columns
            shown += 1
        pots = [spot for key, spot in scene.zones["table"].spots.items() if key != "turn_up"]
        assert not won or [spot.piles[0].chips for spot in pots] == [event.chips for event in won]
        reasons += len({event.why for event in won})
        for event in won:
            assert all(table.names[seat] in scene.sentence for seat in event.winners)
    assert shown > 8 and reasons > 15


def test_every_reason_can_be_said() -> None:
    """These tables meet nearly all that the showdown knows; the last of them has a test of its own below."""
    met = set()
    for number, rules in enumerate([*mixed_rules(30), *[Rules(before="none"), Rules.classical()] * 20]):
        draws = Random(number)
        rules = replace(rules, before="none", no_opening="drop", first_dealer=0)
        table = Table("bouillotte", seats=5, chips=(30, 20, 9, 40, 50), rules=rules, seed=number)
        while table.to_act is not OVER:
            if isinstance(table.to_act, int):
                calls = [action for action in table.legal.actions if action.kind == "call"]
                drop = draws.random() < 0.3 and len(table.state.inside) > 2
                else_said = calls[0] if calls else any_of(table.legal, draws)
                table.play(Drop() if drop and Drop() in table.legal else else_said)
            else:
                table.step()
        assert table.scene().sentence
        met |= {event.why for event in table.events if event.kind == "pot_won"}
    assert {"alone", "brelan", "suit", "tied_suits", "other_suit", "next_suit", "pips"} <= met


def test_only_one_suit_left_among_those_with_a_claim() -> None:
    rules = replace(NO_ROUND, pack=(1, 13, 12, 11, 10, 9, 8))
    dealt = Dealt(rules).hands("AsAhAd", "KsQs8s", "Js10s9s", turn_up="9c")
    scene = dealt.act(Drop(), Open(5), Call()).scene()
    assert bouillotte.to_act(dealt.state) is OVER
    assert "so their highest card of it counts, the king of spades" in scene.sentence
