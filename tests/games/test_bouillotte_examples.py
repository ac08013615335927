"""The worked examples of Bouillotte, counted apart from any engine: seats from the age on, ante 1, 100 each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlessons.core.game import OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Call, Drop, Open, Pass, RaiseTo, See
from tests.games.bouillotte_table import NO_ROUND, all_call, dealt, result, said, table

THREE = ("AsAhAd", "Ks9s8c", "KhKd9c")
NO_BRELAN = ("Ks9s8d", "Ah9h8c", "Ad9c8h")


def test_all_others_drop() -> None:
    state = dealt(table(NO_ROUND), ["AsAhAd", "KsQh9d", "8s8h8d", "KhQs10d"], "8c")
    assert result(said(state, Open(2), Drop(), Drop(), Drop())) == "103/99/99/99"


def test_a_carre_takes_the_pot_and_both_brelans_are_paid() -> None:
    state = dealt(table(NO_ROUND), ["AsAhAd", "KsQh9d", "8s8h8d", "KhQs10d"], "8c")
    assert result(all_call(state)) == "95/91/123/91"


@pytest.mark.parametrize(("unclaimed", "expected"), [("other", "99/94/107"), ("best", "99/107/94")])
def test_the_owner_of_the_highest_card_has_dropped(unclaimed: str, expected: str) -> None:
    rules = replace(NO_ROUND, unclaimed=unclaimed)
    state = said(dealt(table(rules, seats=3), THREE, "10c"), Drop(), Open(5), Call())
    assert result(state) == expected


@pytest.mark.parametrize(("count", "expected"), [("with_turn_up", "112/94/94"), ("without", "94/112/94")])
def test_suits_are_counted_with_the_turn_up_or_without(count: str, expected: str) -> None:
    rules = replace(NO_ROUND, count=count)
    assert result(all_call(dealt(table(rules, seats=3), NO_BRELAN, "As"))) == expected


def test_raised_before_the_deal() -> None:
    state = table(replace(NO_ROUND, before="round"))
    state = said(state, Pass(), RaiseTo(2), See(), Drop(), See())
    state = dealt(state, ["KsQd9h", "Kh10s8d", "AsAdAh"], "Qc")
    assert result(said(state, Open(4), Drop(), Call())) == "92/96/113/99"


def test_all_in_with_a_side_pot() -> None:
    state = dealt(table(NO_ROUND, chips=(10, 50, 50)), ["9s9h9d", "AsKs8h", "Ah10d8c"], "Kc")
    state = said(state, Open(9), RaiseTo(20), Call())
    assert bouillotte.to_act(state) is OVER
    assert result(state) == "32/50/28"
