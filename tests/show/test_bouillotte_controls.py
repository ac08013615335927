"""What can be said at a table of Bouillotte, as its controls have it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardlessons.core.actions import read_action
from cardlessons.core.errors import MatchOver
from cardlessons.core.game import OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Call, Drop, Open, Pass, RaiseTo, Rules
from cardlessons.show.scene import Amount, Button, Scene
from cardlessons.show.scenes import scene_of
from cardlessons.table import Table
from tests.games.bouillotte_table import NO_ROUND
from tests.games.samples import SAMPLES
from tests.games.walks import any_of
from tests.show.bouillotte_tables import NAMES, Dealt

HANDS = ("AsAhAd", "Ks9s8c", "KhKd9c")


def amount(scene: Scene) -> Amount:
    control = scene.controls["amount"]
    assert isinstance(control, Amount)
    return control


def words(scene: Scene) -> dict[str, bool]:
    """What may be said, by name, and whether it may be said now."""
    said = [(key, control) for key, control in scene.controls.items() if isinstance(control, Button)]
    return {key: control.enabled for key, control in said if control.command[0] == "play"}


def test_a_table_offers_what_its_rules_know() -> None:
    state = bouillotte.start(replace(Rules(), first_dealer=0), 3, (9, 9, 9))

    def offered(rules: Rules) -> list[str]:
        return list(words(scene_of(game="bouillotte", state=state._replace(rules=rules), events=(), names=NAMES[:3])))

    assert offered(Rules()) == ["pass", "see", "call", "drop"]
    assert offered(Rules.classical()) == ["double", "pass", "call", "drop"]
    assert offered(Rules(before="none")) == ["call", "drop"]
    assert offered(Rules(before="none", all_called="raise")) == ["pass", "call", "drop"]


def test_whoever_is_first_opens_for_one_or_more() -> None:
    scene = Dealt().hands(*HANDS, turn_up="10c").scene()
    assert words(scene) == {"call": False, "drop": True}
    offer = amount(scene)
    assert (offer.label, offer.low, offer.high, offer.value, offer.enabled) == ("Open", 1, 99, 1, True)
    assert offer.quick == (("pot", 3), ("all in", 99))
    assert offer.command == ("play", ["open", "*"])


def test_whoever_is_asked_to_answer_calls_or_raises() -> None:
    scene = Dealt().hands(*HANDS, turn_up="10c").act(Open(4)).scene()
    assert words(scene) == {"call": True, "drop": True}
    offer = amount(scene)
    assert (offer.label, offer.low, offer.high) == ("Raise to", 5, 99)
    assert offer.quick == (("pot", 11), ("all in", 99))  # 4 called, and as much more as the pot of 7 holds
    assert offer.command == ("play", ["raise_to", "*"])


def test_what_cannot_be_said_says_why() -> None:
    scene = Dealt(chips=(100, 3, 3)).hands(*HANDS, turn_up="10c").act(Open(50)).scene()
    offer = amount(scene)
    assert (offer.enabled, offer.why) == (False, "Nobody can open or raise now.")
    opening = Dealt().hands(*HANDS, turn_up="10c").scene().controls["call"]
    assert isinstance(opening, Button) and opening.why == "This cannot be said now."
    settled = Dealt().hands(*HANDS, turn_up="10c").act(Drop(), Drop()).scene()
    drop = settled.controls["drop"]
    assert isinstance(drop, Button) and drop.why == amount(settled).why == "Nobody is to choose now."


def test_all_that_controls_offer_is_legal_and_all_that_is_legal_is_offered() -> None:
    decisions = 0
    for number, sample in enumerate(SAMPLES["bouillotte"].tables[::2]):
        draws = Random(number)
        table = Table("bouillotte", sample.seats, sample.chips, sample.rules, seed=number)
        for _ in range(2):
            while table.to_act is not OVER:
                if isinstance(table.to_act, int):
                    decisions += 1
                    assert offered(table.scene()) == legal(table)
                    table.play(any_of(table.legal, draws))
                else:
                    assert offered(table.scene()) == (set(), None)
                    table.step()
            try:
                table.next_deal()
            except MatchOver:
                break
    assert decisions > 50


def offered(scene: Scene) -> tuple[set[Any], Any]:
    """The words that can be said, and the action, the least and the most of the amount."""
    played = [control.command[1] for key, control in scene.controls.items()
              if isinstance(control, Button) and control.command[0] == "play" and control.enabled]  # fmt: skip
    single = {read_action(data, bouillotte.actions) for data in played}
    chips = amount(scene)
    return single, (chips.command[1][0], chips.low, chips.high) if chips.enabled else None


def legal(table: Table) -> tuple[set[Any], Any]:
    ranges = [(one.template.kind, one.low, one.high) for one in table.legal.ranges]
    return set(table.legal.actions), ranges[0] if ranges else None


def test_controls_stay_in_place() -> None:
    table = Table("bouillotte", seats=3, seed=4, rules=Rules(before="none"), bots=dict.fromkeys(range(3), "random"))
    table.advance()
    keys = {tuple(table.scene_at(cursor).controls) for cursor in range(len(table.history.entries))}
    steps = ("back", "step", "decision", "turn_up", "deal", "next_deal", "same_deal", "end")
    assert keys == {("call", "drop", "amount", *steps, "hands")}
    shared = Table("bouillotte", seats=3, seed=4, rules=Rules(before="none"), you="shared")
    assert tuple(shared.scene().controls) == ("call", "drop", "amount", *steps, "take", "hands")


@pytest.mark.parametrize("action", [Open(2), Drop()])
def test_a_control_plays_what_it_says(action: Any) -> None:
    table = Table("bouillotte", seats=3, seed=4, rules=Rules(before="none", first_dealer=0)).advance()
    key = "amount" if action.kind == "open" else "drop"
    command = [part if part != "*" else 2 for part in table.scene().controls[key].command[1]]
    table.do(table.history.cursor, ["play", command])
    assert table.history.at.action == action


def test_raising_again_and_passing_have_their_controls() -> None:
    rules = replace(NO_ROUND, all_called="raise")
    scene = Dealt(rules).hands(*HANDS, turn_up="10c").act(Open(4), Call(), Call()).scene()
    assert words(scene) == {"pass": True, "call": False, "drop": False}
    assert (amount(scene).label, amount(scene).low) == ("Raise to", 5)
    assert Dealt(rules).hands(*HANDS, turn_up="10c").act(Open(4), Call(), Call(), Pass(), RaiseTo(9)).state.leader == 2
