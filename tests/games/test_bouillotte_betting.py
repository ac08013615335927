"""One test for each rule of raising before the deal, betting, dropping and paying."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlessons.core.game import DEALER, OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Call, Double, Drop, Open, Pass, RaiseTo, Rules, See, State
from tests.games.bouillotte_table import (
    NO_ROUND,
    all_call,
    amounts,
    dealt,
    last,
    legal,
    paid,
    result,
    said,
    singles,
    table,
)

ROUND = replace(NO_ROUND, before="round")
CARRE = replace(NO_ROUND, before="carre")
PASSING = replace(NO_ROUND, no_opening="pass")
THREE = ("Ks9s8d", "Ah9h8c", "Ad9c8h")  # with the ace of spades up place 0 wins
FOUR = ("AsAhAd", "KsQh9d", "8s8h8d", "KhQs10d")  # with the eight of clubs up place 2 has a carré


def betting(rules: Rules = NO_ROUND, chips: int | tuple[int, ...] = 100) -> State:
    """Three seats have their cards."""
    return dealt(table(rules, chips, seats=3), THREE, "As")


# before the deal


def test_the_age_speaks_first_and_may_pass_or_raise_like_anyone() -> None:
    state = table(ROUND, chips=50)
    assert bouillotte.to_act(state) == state.age == 0
    assert singles(state) == {"pass"}
    assert amounts(state, RaiseTo) == range(1, 50)


def test_after_a_raise_one_sees_raises_by_at_least_one_or_drops() -> None:
    state = said(table(ROUND, chips=50), RaiseTo(3))
    assert bouillotte.to_act(state) == 1
    assert singles(state) == {"see", "drop"}
    assert amounts(state, RaiseTo) == range(4, 50)


def test_who_passed_before_a_raise_answers_it_too() -> None:
    state = said(table(ROUND), Pass(), Pass(), RaiseTo(2), See())
    assert state.queue == (0, 1)
    state = said(state, RaiseTo(5), See(), See(), See())
    assert state.phase == "shuffle" and state.chips == (94,) * 4


def test_all_may_pass_before_the_deal() -> None:
    assert said(table(ROUND), *[Pass()] * 4).phase == "shuffle"


def test_who_drops_before_the_deal_gets_no_cards() -> None:
    state = said(table(ROUND), RaiseTo(2), See(), Drop(), See())
    state = dealt(state, THREE, "As")
    assert [len(cards) for cards in state.hands] == [3, 3, 0, 3]
    assert result(all_call(state)) == "117/92/99/92"


def test_one_left_before_the_deal_takes_the_pot_and_no_cards_are_dealt() -> None:
    state = said(table(ROUND), Pass(), RaiseTo(7), Drop(), Drop(), Drop())
    assert result(state) == "99/103/99/99"
    assert state.hands == ((),) * 4


def test_a_raise_that_is_seen_for_less_goes_back_in_part_before_the_cards() -> None:
    state, events = last(table(ROUND, chips=(50, 3, 50)), RaiseTo(9), See(), Drop())
    assert paid(events, "uncalled") == [("pot", 0, 7)]
    assert (state.pot, state.chips) == (3 + 2 + 2, (47, 0, 49))


def test_the_age_may_only_see() -> None:
    state = table(replace(ROUND, before="age_sees"))
    assert bouillotte.to_act(state) == 1
    state = said(state, RaiseTo(2), See(), See())
    assert bouillotte.to_act(state) == 0 and singles(state) == {"see", "drop"} and amounts(state, RaiseTo) is None
    assert said(state, See()).phase == "shuffle"


def test_the_age_is_not_asked_when_nobody_raises() -> None:
    assert said(table(replace(ROUND, before="age_sees")), *[Pass()] * 3).phase == "shuffle"


def test_there_may_be_no_round_before_the_deal() -> None:
    state = table(NO_ROUND)
    assert state.phase == "shuffle" and bouillotte.to_act(state) is DEALER


def test_in_a_carre_each_may_double_the_pot_from_the_age_on_until_the_first_refusal() -> None:
    state = table(CARRE)
    assert bouillotte.to_act(state) == 0 and singles(state) == {"double", "pass"}
    state, events = last(state, Double(), Double())
    assert paid(events, "double") == [(1, "pot", 8)]
    assert (state.pot, state.chips) == (16, (95, 91, 99, 99))
    assert bouillotte.to_act(state) == 2
    assert said(state, Pass()).phase == "shuffle"


def test_a_carre_goes_round_once() -> None:
    assert said(table(CARRE), *[Double()] * 4).phase == "shuffle"


def test_who_cannot_double_ends_the_carre() -> None:
    assert said(table(CARRE, chips=(50, 8, 50, 50)), Double()).phase == "shuffle"


def test_the_last_straddler_bets_last() -> None:
    state = dealt(said(table(CARRE), Double(), Double(), Pass()), FOUR, "8c")
    assert state.queue == (2, 3, 0, 1)


def test_what_was_doubled_is_the_pots_and_need_not_be_matched() -> None:
    state = said(dealt(said(table(CARRE, seats=3), Double(), Pass()), THREE, "As"), Open(5), Call(), Call())
    assert result(state) == "112/94/94"


# betting


def test_betting_starts_with_the_first_seat_still_in() -> None:
    state = said(table(ROUND), Pass(), RaiseTo(2), See(), See(), Drop())
    assert bouillotte.to_act(dealt(state, THREE, "As")) == 1


def test_nobody_may_pass_one_opens_or_drops() -> None:
    state = betting(chips=30)
    assert singles(state) == {"drop"}
    assert amounts(state, Open) == range(1, 30)


def test_after_an_opening_one_calls_raises_by_at_least_one_or_drops() -> None:
    state = said(betting(chips=30), Open(4))
    assert singles(state) == {"call", "drop"}
    assert amounts(state, RaiseTo) == range(5, 30)


def test_there_is_no_limit_on_the_number_of_raises() -> None:
    state = said(betting(chips=30), Open(1))
    for chips in range(2, 30):
        state = said(state, RaiseTo(chips))
    assert state.chips == (1, 0, 2)


def test_all_but_one_drop_and_the_last_takes_the_pot_unopened() -> None:
    assert result(said(betting(), Drop(), Drop())) == "99/99/102"


def test_uncalled_chips_go_back() -> None:
    state, events = last(betting(), Open(4), RaiseTo(20), Drop(), Drop())
    assert paid(events, "uncalled") == [("pot", 1, 16)]
    assert result(state) == "95/106/99"


def test_a_call_may_be_for_less_and_then_there_are_side_pots() -> None:
    state, events = last(betting(chips=(50, 50, 4)), Open(10), Call(), Call())
    assert [(one.short, one.word) for one in events if one.kind == "matched"] == [(7, "call")]
    won = [(one.chips, one.contestants) for one in events if one.kind == "pot_won"]
    assert won == [(12, (0, 1, 2)), (14, (0, 1))]
    assert result(state) == "65/39/0"


def test_nobody_who_is_all_in_is_asked_again() -> None:
    state = said(betting(chips=(50, 4, 50)), Open(10), Call(), RaiseTo(20))
    assert state.queue == (0,)


def test_nobody_can_raise_whom_no_one_could_answer() -> None:
    state = said(betting(chips=(5, 5, 50)), Open(4), Call())
    assert amounts(state, RaiseTo) is None and singles(state) == {"call", "drop"}


def test_when_at_most_one_has_chips_hands_are_shown_at_once() -> None:
    state = table(NO_ROUND, chips=(1, 1, 9))
    state = dealt(state, THREE, "As")
    assert bouillotte.to_act(state) is OVER and state.shown
    assert result(state) == "3/0/8"


def test_a_player_who_is_all_in_against_one_with_chips_is_shown_when_the_others_drop() -> None:
    state = said(betting(chips=(1, 9, 9)), Drop())
    assert result(state) == "3/8/8"


def test_callers_never_raise_again_by_default() -> None:
    assert bouillotte.to_act(all_call(betting())) is OVER


AGAIN = replace(NO_ROUND, all_called="raise")


def test_with_three_or_more_in_the_callers_may_raise_again() -> None:
    state = all_call(betting(AGAIN))
    assert state.queue == (1, 2) and singles(state) == {"pass"}
    assert amounts(state, RaiseTo) == range(6, 100)
    assert bouillotte.to_act(said(state, Pass(), Pass())) is OVER


def test_a_raise_after_all_called_is_answered_by_all_and_opens_the_question_anew() -> None:
    state = said(all_call(betting(AGAIN)), Pass(), RaiseTo(9))
    assert state.queue == (0, 1) and singles(state) == {"call", "drop"}
    assert said(state, Call(), Call()).queue == (0, 1)


def test_with_two_in_no_caller_raises_again() -> None:
    state = said(betting(AGAIN), Open(5), Call(), Drop())
    assert bouillotte.to_act(state) is OVER


@pytest.mark.parametrize(("opening", "least"), [("one", 1), ("largest", 5)])
def test_the_least_opening(opening: str, least: int) -> None:
    rules = replace(NO_ROUND, before="carre", opening=opening)  # the age has put in 1 and doubled with 4
    state = dealt(said(table(rules), Double(), Pass()), FOUR, "8c")
    found = amounts(state, Open)
    assert found is not None and (found[0], found[-1]) == (least, 99)


def test_who_has_less_than_the_least_opening_may_open_with_all() -> None:
    rules = replace(CARRE, opening="largest")
    state = dealt(said(table(rules, chips=(50, 3, 50, 50)), Double()), FOUR, "8c")
    assert amounts(state, Open) == range(2, 3)


# nobody opens


def test_passing_until_someone_opens() -> None:
    state = betting(PASSING)
    assert singles(state) == {"pass"}
    state = said(state, Pass(), Open(3))
    assert state.queue == (2, 0) and singles(state) == {"call", "drop"}


def stayed() -> State:
    state, events = last(betting(PASSING), Pass(), Pass(), Pass())
    assert [one.chips for one in events if one.kind == "pot_stays"] == [3]
    assert not state.shown and paid(events, "won") == []
    return state


def test_all_pass_and_the_pot_stays() -> None:
    assert result(stayed()) == "99/99/99" and stayed().pot == 3


def test_the_next_dealer_adds_one_to_a_pot_that_stayed() -> None:
    state, events = bouillotte.apply(bouillotte.next_deal(stayed()), bouillotte.Antes())
    assert paid(events, "ante") == [(0, "pot", 1)]  # seat 2 dealt, and the deal has moved on
    assert (state.pot, state.playing) == (4, (1, 2, 0))
    assert result(all_call(dealt(state, THREE, "As"))) == "93/113/94"


def test_only_those_who_have_not_dropped_play_for_a_pot_that_stayed() -> None:
    rules = replace(PASSING, before="round")
    state = said(table(rules), RaiseTo(2), See(), See(), Drop())
    state = said(dealt(state, THREE, "As"), Pass(), Pass(), Pass())
    state = said(bouillotte.next_deal(state), bouillotte.Antes())
    assert set(state.playing) == {0, 1, 2} and state.pot == 11
    assert state.deck.size == 24  # four anted for this pot


# side payments

PAID = [
    ("dealt", [(0, 2, 2), (1, 2, 2), (3, 2, 2), (1, 0, 1), (2, 0, 1), (3, 0, 1)]),
    ("in", [(0, 2, 2), (3, 2, 2), (2, 0, 1), (3, 0, 1)]),
    ("seat", [(0, 2, 2), (1, 2, 2), (3, 2, 2), (4, 2, 2), (1, 0, 1), (2, 0, 1), (3, 0, 1), (4, 0, 1)]),
    ("nobody", []),
]


@pytest.mark.parametrize(("payers", "expected"), PAID)
def test_who_pays_a_brelan_the_best_first(payers: str, expected: list[tuple[int, int, int]]) -> None:
    rules = replace(ROUND, side_payment=payers)
    state = said(table(rules, seats=5), RaiseTo(1), See(), See(), See(), Drop())
    _, events = last(dealt(state, FOUR, "8c"), Open(5), Drop(), Call(), Call())
    assert paid(events, "brelan") == expected


def test_a_brelan_is_paid_as_far_as_chips_go() -> None:
    state, events = last(dealt(table(NO_ROUND, chips=(50, 7, 50, 6)), FOUR, "8c"), Open(5), *[Call()] * 3)
    assert paid(events, "brelan") == [(0, 2, 2), (1, 2, 1), (2, 0, 1)]
    assert result(state) == "43/0/70/0"


def test_a_favori_is_paid_one() -> None:
    _, events = last(dealt(table(NO_ROUND, seats=3), ["8s8hKd", "AsKs9h", "Ah10d9d"], "8d"), Open(5), Call(), Call())
    assert paid(events, "brelan") == [(1, 0, 1), (2, 0, 1)]


def test_without_a_call_nobody_shows_and_no_side_payment_is_made() -> None:
    state, events = last(dealt(table(NO_ROUND), FOUR, "8c"), Open(5), *[Drop()] * 3)
    assert not state.shown and {"hand_shown", "brelan_paid"}.isdisjoint(one.kind for one in events)
    assert paid(events, "brelan") == []


def test_after_the_last_call_all_hands_are_shown_those_of_droppers_too() -> None:
    state, events = last(dealt(table(NO_ROUND), FOUR, "8c"), Open(5), Drop(), Call(), Drop())
    assert [one.seat for one in events if one.kind == "hand_shown"] == [0, 1, 2, 3]
    assert state.shown


def test_a_split_pot_gives_odd_chips_from_the_age_on() -> None:
    rules = replace(NO_ROUND, count="own", other_tie="split")
    state = said(dealt(table(rules, seats=3), ["Ks9s8d", "AhKh8c", "Ad10c8h"], "As"), Open(5), Call(), Drop())
    assert result(state) == "94/107/99"
    state = all_call(dealt(table(rules, chips=(4, 4, 4)), ["Ks9s8d", "AhKh8c", "Ad10c8h"], "As"), 1)
    assert result(state) == "2/5/5"
    state = said(dealt(table(rules, seats=3), ["9s9d8d", "AhKh8c", "Ad10c8h"], "As"), Drop(), Open(2), Call())
    assert result(state) == "99/101/100"  # seven chips, four to the one nearer the age


def test_what_is_refused_says_why() -> None:
    state = said(betting(chips=30), Open(4))
    for action, sentence in [
        (RaiseTo(4), "4 is too little: here it must be at least 5."),
        (RaiseTo(30), "30 is too much: with what lies before you 29 is the most."),
        (RaiseTo("5"), "'5' is no number of chips"),  # type: ignore[arg-type]
        (Open(5), "You must answer what was put in; “open for 5” cannot be said now."),
    ]:
        with pytest.raises(bouillotte.IllegalAction) as refused:
            bouillotte.apply(state, action)
        assert str(refused.value).startswith(sentence)
        assert str(refused.value).endswith("You may: call; drop; raise to 5 to 29. Nothing has changed.")
    assert legal(state)[:2] == [Call(), Drop()]


def test_who_has_just_enough_may_double() -> None:
    state = said(table(CARRE, chips=(50, 9, 50, 50)), Double())
    assert bouillotte.to_act(state) == 1
    assert said(state, Double()).chips[1] == 0


def test_nobody_is_asked_before_the_deal_when_at_most_one_has_chips() -> None:
    assert table(ROUND, chips=(1, 1, 9)).phase == "shuffle"


def test_what_a_call_for_less_does_not_meet_goes_back_before_the_pots_are_won() -> None:
    _, events = last(betting(chips=(50, 4, 4)), Open(10), Call(), Call())
    assert paid(events, "uncalled") == [("pot", 0, 7)]
    assert [one.chips for one in events if one.kind == "pot_won"] == [12]


def test_a_pot_with_one_contestant_goes_to_them_whatever_their_cards() -> None:
    _, events = last(betting(chips=(50, 50, 4)), Open(5), RaiseTo(10), Call(), Drop())
    won = [(one.chips, one.contestants, one.winners, one.why) for one in events if one.kind == "pot_won"]
    assert won == [(12, (1, 2), (1,), "other_suit"), (4, (1,), (1,), "alone")]


def test_a_brelan_that_dropped_is_not_paid() -> None:
    _, events = last(dealt(table(NO_ROUND), FOUR, "8c"), Drop(), Open(5), Call(), Drop())
    assert paid(events, "brelan") == [(0, 2, 2), (1, 2, 2), (3, 2, 2)]


def test_every_seat_may_have_to_pay_a_brelan_even_if_it_sits_out() -> None:
    rules = replace(NO_ROUND, ante=2, side_payment="seat", first_dealer=3)
    state = said(bouillotte.start(rules, 4, [50, 50, 50, 1]), bouillotte.Antes())
    assert state.playing == (1, 2, 0)
    _, events = last(dealt(state, ["8s8h8d", "AsKs9h", "Ah10d9d"], "Kc"), Open(5), Call(), Call())
    assert paid(events, "brelan") == [(2, 1, 1), (3, 1, 1), (0, 1, 1)]


def test_a_pot_that_stayed_is_dealt_by_the_next_who_has_a_chip_to_add() -> None:
    state = said(betting(PASSING, chips=(1, 9, 9)), Pass(), Pass())
    assert state.pot == 3 and bouillotte.next_deal(state).dealer == 1


def test_the_order_in_which_a_hand_was_dealt_does_not_matter() -> None:
    one, other = (dealt(table(NO_ROUND, seats=3), [first, *THREE[1:]], "As") for first in ("Ks9s8d", "8dKs9s"))
    assert one != other and bouillotte.canonical(one) == bouillotte.canonical(other)
