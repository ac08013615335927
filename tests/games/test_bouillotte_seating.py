"""One test for each rule of packs, dealer, antes, buying in, the direction and who sits out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules, IllegalAction, MatchOver
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Antes, Deal, Drop, Pass, RaiseTo, Rules, Shuffle
from tests.games.bouillotte_table import NO_ROUND, dealt, drawn, last, paid, result, said, table

LEFT = Rules(direction="left")
PURSE = {"cannot_ante": "buys_in", "purse": 20, "buy_in": 10}


def deck_of(rules: Rules, anted: int) -> str:
    """The ranks that a deal is played with, and how many cards those are."""
    state = table(rules, seats=anted)
    letters = {1: "A", 10: "T", 11: "J", 12: "Q", 13: "K"}
    return "".join(letters.get(rank, str(rank)) for rank in state.deck.ranks) + f" {state.deck.size}"


@pytest.mark.parametrize(
    ("packs", "seats", "expected"),
    [
        ("piquet", 5, "AKQJT98 28"),
        ("piquet", 4, "AKQT98 24"),
        ("piquet", 3, "AKT98 20"),
        ("classical", 5, "AKQJ98 24"),
        ("classical", 4, "AKQ98 20"),
        ("classical", 3, "AK98 16"),
    ],
)
def test_the_pack_goes_by_the_number_of_seats(packs: str, seats: int, expected: str) -> None:
    assert deck_of(Rules(packs=packs), seats) == expected


def test_the_pack_is_that_of_those_who_anted_even_if_some_drop_before_the_deal() -> None:
    state = said(table(replace(NO_ROUND, before="round")), RaiseTo(1), Drop(), Drop(), bouillotte.See(), Shuffle())
    assert len(list(bouillotte.chance(state))) == bouillotte.chance(state).total == 24
    assert Deal(Card(12, 0)) in bouillotte.legal(state)


def test_a_small_pack_keeps_the_highest_of_the_piquet_pack() -> None:
    assert deck_of(Rules(Pack(4, 4)), 3) == "AKQJ 16"
    assert deck_of(Rules(Pack(8, 2)), 5) == "AKQJT987 16"
    assert deck_of(Rules([9, 1, 12, 10]), 3) == "AQT9 16"  # type: ignore[arg-type]


def test_cards_go_one_at_a_time_to_those_still_in_and_one_is_turned_up() -> None:
    state = said(table(NO_ROUND, seats=3), Shuffle())
    order = []
    while state.phase == "deal":
        state, events = bouillotte.apply(state, bouillotte.chance(state).at(0))
        order += [one.seat for one in events]
    assert order == [0, 1, 2] * 3
    assert state.phase == "turn_up" and bouillotte.chance(state).total == 11


def test_the_first_dealer_is_cut_for_and_the_highest_card_deals() -> None:
    state = said(bouillotte.start(Rules(), 4, [100] * 4), Shuffle())
    assert state.phase == "cut" and bouillotte.chance(state).total == 24
    state = drawn(state, "KS 8H AD AC")
    assert state.phase == "cut" and bouillotte.chance(state).total == 20  # the aces draw again, from what is left
    assert drawn(state, "9S 10S").dealer == 3


def test_the_deal_moves_one_seat_in_the_direction_of_play_and_the_next_is_the_age() -> None:
    for direction, order in (("right", (1, 0, 3, 2)), ("left", (3, 0, 1, 2))):
        state = said(bouillotte.start(Rules(direction=direction, first_dealer=2), 4, [100] * 4), Antes())
        assert state.playing == order and state.age == order[0]
        state = said(state, RaiseTo(1), Drop(), Drop(), Drop())
        assert bouillotte.next_deal(state).dealer == order[0]


@pytest.mark.parametrize(
    ("antes", "expected"), [("each", (1, 1, 1, 1)), ("more", (1, 1, 1, 2)), ("dealer", (0, 0, 0, 1))]
)
def test_who_antes(antes: str, expected: tuple[int, ...]) -> None:
    state = table(replace(LEFT, antes=antes))
    assert state.chips == tuple(100 - chips for chips in expected) and state.pot == sum(expected)


def test_a_dealer_with_too_few_chips_for_the_extra_pays_what_is_left() -> None:
    assert table(replace(LEFT, antes="more"), chips=(9, 9, 9, 1)).pot == 4


def test_the_ante_may_be_more_than_one_chip() -> None:
    assert table(replace(LEFT, ante=3)).chips == (97,) * 4


def test_who_cannot_ante_sits_out_and_the_pack_is_for_those_left() -> None:
    state, events = last(bouillotte.start(replace(LEFT, ante=2, first_dealer=0), 5, [9, 1, 9, 9, 0]), Antes())
    assert [one.seat for one in events if one.kind == "sat_out"] == [1, 4]
    assert state.playing == (2, 3, 0) and state.deck.size == 20


def test_the_deal_passes_over_who_cannot_ante() -> None:
    state = bouillotte.start(replace(LEFT, first_dealer=1), 4, [9, 0, 9, 9])
    assert state.dealer == 2


def test_fewer_than_three_and_the_game_is_over() -> None:
    with pytest.raises(MatchOver, match="fewer than 3 can pay the ante"):
        bouillotte.start(LEFT, 4, [9, 0, 9, 0])


def test_the_game_is_over_after_a_deal_that_leaves_two_with_chips() -> None:
    state = dealt(table(NO_ROUND, chips=(1, 1, 9)), ["Ks9s8d", "Ah9h8c", "Ad9c8h"], "As")
    assert result(state) == "3/0/8"
    with pytest.raises(MatchOver, match="fewer than 3 can pay the ante"):
        bouillotte.next_deal(state)


def test_who_cannot_ante_buys_in_again_from_the_purse() -> None:
    state, events = last(bouillotte.start(replace(LEFT, first_dealer=0, **PURSE), 4, [9, 0, 9, 9]), Antes())
    assert paid(events, "buy_in") == [("purse", 1, 10)]
    assert state.playing == (1, 2, 3, 0) and state.chips == (8, 9, 8, 8)
    assert bouillotte.balances(state)["purse"] == 10


def test_the_purse_goes_only_so_far() -> None:
    state, events = last(bouillotte.start(replace(LEFT, first_dealer=0, **PURSE), 5, [0, 0, 0, 9, 9]), Antes())
    assert [one.target for one in events if one.kind == "paid" and one.reason == "buy_in"] == [0, 1]
    assert [one.seat for one in events if one.kind == "sat_out"] == [2]
    assert state.deck.size == 24


def test_rules_may_change_between_deals_but_not_the_purse() -> None:
    state = said(table(replace(LEFT, **PURSE)), RaiseTo(1), Drop(), Drop(), Drop())
    assert bouillotte.next_deal(state, replace(LEFT, ante=2, **PURSE)).rules.ante == 2
    with pytest.raises(BadRules, match="What the purse holds is settled before the first deal"):
        bouillotte.next_deal(state, LEFT)


def test_a_deal_that_is_not_settled_has_no_next() -> None:
    with pytest.raises(IllegalAction, match="not settled"):
        bouillotte.next_deal(table(LEFT))


def test_nothing_carries_over_but_chips_and_the_deal() -> None:
    state = said(table(LEFT), RaiseTo(5), Drop(), Drop(), Drop())
    following = said(bouillotte.next_deal(state), Antes())
    fresh = said(bouillotte.start(replace(state.rules, first_dealer=0), 4, state.chips), Antes())
    assert following._replace(deal=1, rules=fresh.rules) == fresh


REFUSED = [
    ({"pack": 5}, "5 is no pack"),
    ({"pack": (1, 1, 13)}, "name each of its ranks once"),
    ({"pack": (1, 14)}, "name each of its ranks once"),
    ({"pack": ()}, "name each of its ranks once"),
    ({"pack": Pack(9, 4)}, "A small pack has from 1 to 8 ranks"),
    ({"pack": Pack(4, 5)}, "A small pack has from 1 to 8 ranks"),
    ({"ante": 0}, "The rule “ante” must be a whole number from 1"),
    ({"ante": True}, "The rule “ante” must be a whole number from 1"),
    ({"purse": 5}, "the rule “purse” must be 0, not 5"),
    ({"buy_in": 5}, "the rule “buy_in” must be 0, not 5"),
    ({**PURSE, "ante": 11}, "To buy in again must bring at least the ante, 11"),
    ({**PURSE, "purse": 9}, "at most what the purse holds, 9; not 10"),
    ({"count": "own", "unclaimed": "best"}, "the rule “unclaimed” must stay other"),
    ({"count": "own", "suit_tie": "split"}, "the rule “suit_tie” must stay age"),
    ({"count": "own", "side_pots": "dropped"}, "the rule “side_pots” must stay contestants"),
    ({"before": "later"}, "it is one of round, age_sees, none, carre"),
    ({"first_dealer": -1}, "The first dealer is a seat"),
]


@pytest.mark.parametrize(("fields", "sentence"), REFUSED)
def test_rules_that_contradict_themselves_are_refused(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRules) as refused:
        Rules(**fields)  # type: ignore[arg-type]
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "seats", "chips", "sentence"),
    [
        (Rules(), 2, [9, 9], "from 3 to 5 seats"),
        (Rules(), 6, [9] * 6, "from 3 to 5 seats"),
        (Rules(), 3, [9, 9], "needs its chips"),
        (Rules(), 3, [9, 9, -1], "needs its chips"),
        (Rules(Pack(3, 3)), 3, [9] * 3, "a deal needs 10"),
        (Rules(first_dealer=3), 3, [9] * 3, "Seat 3 cannot deal first"),
        (None, 3, [9] * 3, "is no set of rules"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(rules: Rules, seats: int, chips: list[int], sentence: str) -> None:
    with pytest.raises(BadRules, match=sentence):
        bouillotte.start(rules, seats, chips)


def test_the_classical_game() -> None:
    assert Rules.classical() == Rules(
        packs="classical", ante=1, antes="more", before="carre", no_opening="pass", opening="largest",
        all_called="raise", brelans="no_favori", count="with_turn_up", unclaimed="best", suit_tie="age",
        other_tie="age", side_pots="contestants",
    )  # fmt: skip


def test_rules_are_read_back_from_what_a_transcript_writes() -> None:
    data = {"pack": [1, 13, 12], "before": "carre", "first_dealer": None}
    assert bouillotte.rules_from(data) == Rules((1, 13, 12), before="carre")
    assert bouillotte.rules_from({"pack": {"ranks": 5, "suits": 3, "copies": 1}}) == Rules(Pack(5, 3))
    with pytest.raises(BadRules, match="no rules of this game: sevens"):
        bouillotte.rules_from({"sevens": 1})


def test_a_pass_at_the_wrong_moment_is_told() -> None:
    with pytest.raises(IllegalAction, match="It is the pack's move, so “pass” cannot be played now"):
        bouillotte.apply(table(NO_ROUND), Pass())


def test_who_has_less_than_the_ante_buys_in_too() -> None:
    _, events = last(bouillotte.start(replace(LEFT, first_dealer=0, ante=2, **PURSE), 3, [9, 1, 9]), Antes())
    assert paid(events, "buy_in") == [("purse", 1, 10)]
