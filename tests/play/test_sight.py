"""Whose view a table shows: a screen that persons pass around, and hands that a teacher opens."""

from __future__ import annotations

from typing import Any

import pytest

from cardlessons.core.errors import BadRules, IllegalAction
from cardlessons.core.game import DEALER, OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import UNSEEN, Call, Drop, Open, Pass, Rules
from cardlessons.show.scene import Button, Scene, Toggle
from cardlessons.table import Table

RULES = Rules(first_dealer=0, before="none", direction="left")  # Ben speaks first, then Cleo, then Ann


def shared(**given: Any) -> Table:
    """Three persons at one screen, their hands dealt."""
    return Table("bouillotte", **{"seats": 3, "seed": 4, "rules": RULES, "you": "shared", **given}).advance()


def open_hands(scene: Scene) -> list[int]:
    """The seats whose hands lie face up."""
    spots = scene.zones["hands"].spots
    return [seat for seat in range(len(spots)) if any(card.code for card in spots[f"h{seat}"].cards)]


def button(scene: Scene, key: str) -> Button:
    control = scene.controls[key]
    assert isinstance(control, Button)
    return control


def test_a_screen_that_waits_for_somebody_shows_no_hand() -> None:
    table = shared()
    scene = table.scene()
    assert open_hands(scene) == [] and scene.prompt == "Pass the screen to Ben."
    assert button(scene, "take").label == "I am Ben" and button(scene, "take").primary
    assert not any(button(scene, key).enabled for key in ("call", "drop"))
    assert button(scene, "drop").why == "Pass the screen to Ben."
    assert {card for hand in table.state.hands for card in hand} == {UNSEEN}
    with pytest.raises(IllegalAction, match=r"pass the screen to Ben first\. Nothing has changed"):
        table.play(Drop())


def test_each_sees_their_own_hand_after_taking_the_screen_and_nobody_after_that() -> None:
    table = shared()
    for seat, choice in ((1, Open(2)), (2, Call())):
        assert open_hands(table.scene()) == []
        table.take()
        assert open_hands(table.scene()) == [seat]
        assert table.state == bouillotte.view(table.history.state, seat)
        assert button(table.scene(), "take").why == "Nobody is waiting for the screen."
        table.play(choice)
    assert open_hands(table.scene()) == []
    table.take().play(Call())
    assert table.to_act is OVER and open_hands(table.scene()) == [0, 1, 2]


def test_looking_back_shows_no_hand_of_whoever_had_the_screen_before() -> None:
    table = shared().take().play(Open(2)).take()
    assert open_hands(table.scene()) == [2]
    opening = table.history.cursor - 1
    assert open_hands(table.scene_at(opening)) == []
    table.undo()
    assert table.scene().prompt == "Pass the screen to Ben." and open_hands(table.scene()) == []
    assert open_hands(table.redo().scene()) == []
    assert table.scene().prompt == "Pass the screen to Cleo."


def test_the_screen_is_passed_only_where_hands_are_hidden() -> None:
    table = Table("bouillotte", seats=3, seed=4, rules=Rules(first_dealer=0), you="shared")
    while table.to_act is DEALER:
        table.step()
    assert table.scene().prompt == "Cleo, before the deal: pass or raise."
    with pytest.raises(IllegalAction, match="Nobody is waiting for the screen"):
        table.take()
    table.play(Pass())
    blucher = Table("blucher", seats=3, seed=1, you="shared").advance()
    assert blucher.state == Table("blucher", seats=3, seed=1).advance().state
    assert "take" not in blucher.scene().controls and "hands" not in blucher.scene().controls


def test_a_single_person_among_bots_takes_the_screen_once_a_deal() -> None:
    table = shared(bots={0: "random", 2: "random"})
    assert table.scene().prompt == "Pass the screen to Ben."
    table.take().play(Open(1))
    while table.to_act in table.bots:
        table.step()
        assert open_hands(table.scene()) in ([1], [0, 1, 2])


def test_what_is_over_is_nobodys_view() -> None:
    table = shared().take().play(Drop()).take().play(Drop())
    assert table.to_act is OVER and open_hands(table.scene()) == []
    assert open_hands(table.next_deal().advance().scene()) == []


def test_a_teacher_opens_all_hands_and_closes_them_again() -> None:
    table = Table("bouillotte", seats=3, seed=4, rules=RULES, you=1).advance()
    toggle = table.scene().controls["hands"]
    assert isinstance(toggle, Toggle) and (toggle.key, toggle.on, toggle.command) == ("h", False, ("open_hands",))
    assert open_hands(table.scene()) == [1]
    table.do(table.history.cursor, ["open_hands"])
    toggle = table.scene().controls["hands"]
    assert open_hands(table.scene()) == [0, 1, 2] and isinstance(toggle, Toggle) and toggle.on
    assert open_hands(table.open_hands().scene()) == [1]


def test_at_a_table_that_shows_everything_hands_can_be_closed() -> None:
    table = Table("bouillotte", seats=3, seed=4, rules=RULES).advance()
    assert open_hands(table.scene()) == [0, 1, 2]
    assert open_hands(table.open_hands().scene()) == []
    assert open_hands(table.open_hands().scene()) == [0, 1, 2]


def test_a_screen_that_is_passed_can_be_opened_too() -> None:
    table = shared().open_hands()
    assert open_hands(table.scene()) == [0, 1, 2] and table.scene().prompt.startswith("Ben, open for")
    table.play(Open(2)).open_hands()
    assert open_hands(table.scene()) == [] and table.scene().prompt == "Pass the screen to Cleo."


def test_where_no_hand_is_hidden_there_is_none_to_open() -> None:
    with pytest.raises(IllegalAction, match="no hand is hidden"):
        Table("blucher", seed=1).open_hands()


def test_whoever_sees_one_hand_does_not_deal() -> None:
    """A card that can come would tell that nobody holds it."""
    table = Table("bouillotte", seats=3, seed=4, rules=RULES, you=1)
    while table.state.phase != "turn_up":
        table.step()
    for action in table.legal:
        with pytest.raises(IllegalAction, match="depends on cards that this view does not show"):
            table.play(action)
    table.you = None
    table.play(next(iter(table.legal)))


def test_a_shared_screen_is_kept_and_read_back_with_nobody_at_it() -> None:
    table = shared().take()
    again = Table.from_json(table.to_json())
    assert again.you == "shared" and open_hands(again.scene()) == []
    assert again.to_json() == table.to_json()


@pytest.mark.parametrize("you", [3, -1, True, "Ann", 1.0])
def test_a_view_that_is_none_is_refused(you: Any) -> None:
    with pytest.raises(BadRules):
        Table("bouillotte", seats=3, seed=1, you=you)
