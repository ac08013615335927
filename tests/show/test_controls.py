from __future__ import annotations

from cardlessons.core.cards import Pack
from cardlessons.games import blucher
from cardlessons.show.scene import Amount, Button, Scene
from cardlessons.table import Table
from tests.show.tables import SEED, bots, punting, rules, scenes, whole_deal


def button(scene: Scene, key: str) -> Button:
    control = scene.controls[key]
    assert isinstance(control, Button)
    return control


def amount(scene: Scene) -> Amount:
    control = scene.controls["stake"]
    assert isinstance(control, Amount)
    return control


def test_the_prompt_names_who_is_to_choose() -> None:
    assert punting().scene().prompt == "Ben, put chips on ranks or say done."
    between = punting(pack=Pack(3, 2), between="restake").stake().stake().turn([2, 1, 1])
    assert between.scene().prompt == "Ben, take up, leave or add chips, or say done."
    assert punting().stake().stake().scene().prompt == "Next call: ace, pass 1 of 4."
    table = Table("blucher", rules=rules(), seed=SEED, bots={1: "spread"}).step()
    assert table.scene().prompt == "Ben (spread) is to choose."


def test_controls_stay_in_place_and_say_why_they_cannot_be_used() -> None:
    seen = {tuple(scene.controls) for scene in scenes(whole_deal(bots=bots("spread", "single", "random")))}
    assert seen == {("stake", "done", "back", "step", "match", "pass", "deal", "next_deal", "same_deal", "end")}
    for scene in scenes(whole_deal(bots=bots("spread", "single", "random"))):
        for control in scene.controls.values():
            assert isinstance(control, Button | Amount)
            assert control.enabled != bool(control.why)


def test_what_goes_on_is_the_primary_control() -> None:
    start = Table("blucher", seed=SEED).scene()
    assert [
        key for key in start.controls if isinstance(start.controls[key], Button) and button(start, key).primary
    ] == ["step"]
    assert button(start, "back").why == "This is the start of the game."
    staking = punting().scene()
    assert button(staking, "step").why == "It is for Ben to choose."
    assert button(staking, "done").primary
    over = whole_deal(bots=bots("never", "never", "never")).scene()
    assert button(over, "next_deal").primary
    assert button(over, "step").why == "This deal is settled: begin the next one."
    assert button(whole_deal(bots=bots("never", "never", "never")).end().scene(), "same_deal").enabled


def test_a_next_deal_that_cannot_be_played_says_why() -> None:
    table = Table("blucher", chips=[100, 3, 3], rules=rules(), seed=SEED, bots=bots("never", "single", "single"))
    while True:
        table.advance()
        if not button(table.scene(), "next_deal").enabled:
            break
        table.next_deal()
    assert (
        button(table.scene(), "next_deal").why == "The game is over: no seat can cover the smallest stakes as banker."
    )
    assert table.scene().prompt == "No further deal can be played."


def test_the_amount_of_a_stake() -> None:
    played = punting()
    before = amount(played.scene())
    assert (before.low, before.high, before.value, before.zone, before.enabled) == (1, 10, 1, "layout", True)
    assert before.quick == (("1", 1), ("2", 2), ("5", 5), ("most", 10))
    after = amount(played.act(blucher.Stake(8, 5)).scene())
    assert after.low == 0
    assert after.quick[0] == ("take up", 0)
    assert not amount(played.stake().stake().scene()).enabled


def test_every_choice_of_a_spot_can_be_played() -> None:
    table = Table("blucher", rules=rules(), seed=SEED).advance()
    for spot in table.scene().zones["layout"].spots.values():
        assert spot.choice
        name, action = spot.choice.command
        filled = [amount(table.scene()).value if value == "*" else value for value in action]
        table.do(table.history.cursor, [name, filled])
    assert table.state.layout == 13
