"""One test for each sentence of the rules of Acey Deucey, named after it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlessons.core.actions import Cut
from cardlessons.core.cards import Pack, cards
from cardlessons.core.errors import BadRules, IllegalAction
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Antes, Bet, NameAce, Rules, Say, SplitPair
from tests.games.acey_deucey_table import (
    LIAONING,
    after,
    next_turn,
    paid,
    played,
    result,
    skipped,
    until_cards,
    waiting,
)

# Who plays and when.


def test_each_seat_antes_1_before_the_first_card() -> None:
    state = acey_deucey.start(Rules(first_dealer=0), 3, (5, 6, 7))
    after_antes, events = acey_deucey.apply(state, Antes())
    assert (after_antes.chips, after_antes.pot) == ((4, 5, 6), 3)
    assert paid(events) == [(0, "pot", 1), (1, "pot", 1), (2, "pot", 1)]
    assert after_antes.hands == ()


def test_the_first_dealer_is_found_by_high_cut() -> None:
    state = until_cards(acey_deucey.start(Rules(), 3, (9, 9, 9)))
    for card in cards("KS AS 2S"):
        state = acey_deucey.apply(state, Cut(card)).state
    assert state.dealer == 1


def test_turns_run_from_the_dealers_left_the_dealer_last_and_the_deal_moves_left_each_round() -> None:
    state = until_cards(acey_deucey.start(Rules(first_dealer=1), 3, (9, 9, 9)))
    turns = []
    for _ in range(7):
        turns.append((state.dealer, state.player))
        state = next_turn(skipped(state))
    assert turns == [(1, 2), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (0, 1)]


def test_a_turn_first_card_second_card_bet_third_card_settlement() -> None:
    state = waiting(Rules())
    phases = [state.phase]
    for move in (4, 11, Bet(2), 7):
        state = after(state, move)
        phases.append(state.phase)
    assert phases == ["first", "second", "bet", "third", "settled"]


def test_an_ace_is_named_where_it_can_be_before_the_second_card() -> None:
    state = after(waiting(LIAONING), 1)
    assert list(acey_deucey.legal(state)) == [NameAce("low"), NameAce("high")]
    assert after(state, NameAce("low")).phase == "second"


def test_the_alternative_is_to_name_it_after_the_second_card() -> None:
    late = replace(LIAONING, ace_choice="after")
    assert after(waiting(late), 1).phase == "second"
    assert after(waiting(late), 1, 9).phase == "ace"
    assert after(waiting(late), 1, 9, NameAce("low")).phase == "bet"
    assert after(waiting(late), 1, 1, NameAce("high")).phase == "pair"
    assert after(waiting(late), 1, 1, NameAce("low")).phase == "bet"


def test_on_a_pair_higher_or_lower_is_said_before_the_bet() -> None:
    state = after(waiting(Rules()), 8, 8)
    assert list(acey_deucey.legal(state)) == [Say("higher"), Say("lower")]
    assert after(state, Say("lower")).phase == "bet"


def test_the_bet_is_from_nothing_to_the_pot() -> None:
    state = after(waiting(Rules(), pot=10), 4, 11)
    assert list(acey_deucey.legal(state)) == [Bet(chips) for chips in range(11)]
    for chips in (-1, 11, True, 2.0, "3", None):
        with pytest.raises(IllegalAction):
            acey_deucey.apply(state, Bet(chips))  # type: ignore[arg-type]


def test_a_bet_of_nothing_turns_no_third_card() -> None:
    state, events = played(waiting(Rules()), 4, 11, Bet(0))
    assert result(state) == (10, 50)
    assert state.hand.third is None
    assert [event.kind for event in events] == ["has_bet", "settled"]


@pytest.mark.parametrize(("third", "net"), [(4, -2), (5, 1), (7, 1), (8, -2), (3, -1), (9, -1), (1, -1), (13, -1)])
def test_between_is_strict(third: int, net: int) -> None:
    assert result(after(waiting(Rules()), 4, 8, Bet(3), third)) == (10 - 3 * net, 50 + 3 * net)
    assert result(after(waiting(Rules()), 8, 4, Bet(3), third)) == (10 - 3 * net, 50 + 3 * net)


# The base game and that of Liaoning.


def test_base_game() -> None:
    assert Rules() == Rules(
        Pack(13, 4), "high", "before", 2, 2, 3, 3, "post", "high", "bet", "covered", "never", "ante", "each_turn",
        "off", "pot", 1, 2, None, 0,
    )  # type: ignore[arg-type]  # fmt: skip


def test_liaoning_game_at_least_four_seats() -> None:
    for seats in (2, 3):
        with pytest.raises(BadRules):
            acey_deucey.start(Rules.liaoning(), seats, (9,) * seats)
    assert acey_deucey.start(Rules.liaoning(), 4, (9,) * 4).seats == 4


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_seats_to_eight(seats: int) -> None:
    with pytest.raises(BadRules):
        acey_deucey.start(Rules(), seats, (9,) * seats)


def test_base_aces_are_high_and_nothing_special() -> None:
    assert after(waiting(Rules()), 1).phase == "second"
    assert result(after(waiting(Rules()), 1, 9, Bet(2), 12)) == (8, 52)
    assert result(after(waiting(Rules()), 1, 9, Bet(2), 5)) == (12, 48)


def test_liaoning_a_second_ace_is_always_high() -> None:
    state = after(waiting(LIAONING), 9, 1)
    assert state.phase == "bet"
    assert result(after(state, Bet(2), 12)) == (8, 52)


def test_the_ace_rule_can_be_had_in_either_game() -> None:
    assert after(waiting(Rules(aces="chosen")), 1).phase == "ace"
    assert after(waiting(replace(LIAONING, aces="high")), 1).phase == "second"


@pytest.mark.parametrize(("post", "pot"), [(2, 14), (1, 12)])
def test_a_post_costs_twice_the_bet_or_the_alternative_once(post: int, pot: int) -> None:
    assert result(after(waiting(Rules(post=post)), 4, 11, Bet(2), 11)) == (pot, 60 - pot)


@pytest.mark.parametrize("times", [1, 2, 4])
def test_a_post_on_an_ace_low_or_high_costs_what_the_rules_say(times: int) -> None:
    for rules, moves in (
        (Rules(ace_post=times), [5, 1]),
        (Rules(ace_post=times), [1, 5]),
        (replace(LIAONING, ace_post=times), [1, NameAce("low"), 5]),
        (replace(LIAONING, ace_post=times), [1, NameAce("high"), 5]),
    ):
        assert result(after(waiting(rules), *moves, Bet(2), 1)) == (10 + 2 * times, 50 - 2 * times)
        assert result(after(waiting(rules), *moves, Bet(2), 5)) == (14, 46)


def test_a_post_on_an_ace_costs_four_times_in_liaoning_and_twice_in_the_base_game() -> None:
    assert (Rules.liaoning().ace_post, Rules().ace_post) == (4, 2)


def test_two_aces_after_a_low_first_one_are_a_spread_and_never_split() -> None:
    state = after(waiting(replace(LIAONING, split="two_antes")), 1, NameAce("low"), 1)
    assert state.phase == "bet"
    worth = {rank: result(after(state, Bet(2), rank))[1] - 50 for rank in range(1, 14)}
    assert worth == {1: -8, **dict.fromkeys(range(2, 14), 2)}


def test_two_aces_after_a_high_first_one_are_a_pair() -> None:
    state = after(waiting(replace(LIAONING, split="two_antes")), 1, NameAce("high"), 1)
    assert SplitPair() in acey_deucey.legal(state)


def test_a_third_ace_against_a_low_ace_is_a_post_or_high_and_outside() -> None:
    for third_ace, pot in (("post", 18), ("high", 12)):
        rules = replace(LIAONING, third_ace=third_ace)
        assert result(after(waiting(rules), 1, NameAce("low"), 9, Bet(2), 1)) == (pot, 60 - pot)
        assert result(after(waiting(rules), 1, NameAce("high"), 9, Bet(2), 1)) == (18, 42)


@pytest.mark.parametrize("times", [2, 3, 4])
def test_the_same_rank_again_on_a_pair_costs_what_the_rules_say(times: int) -> None:
    rules = Rules(pair_post=times, ace_pair_post=2)
    assert result(after(waiting(rules), 6, 6, Say("higher"), Bet(2), 6)) == (10 + 2 * times, 50 - 2 * times)
    rules = Rules(ace_pair_post=times, pair_post=2)
    assert result(after(waiting(rules), 1, 1, Say("lower"), Bet(2), 1)) == (10 + 2 * times, 50 - 2 * times)


def test_the_same_rank_again_costs_three_times_in_the_base_game_two_and_four_for_aces_in_liaoning() -> None:
    assert (Rules().pair_post, Rules().ace_pair_post) == (3, 3)
    assert (Rules.liaoning().pair_post, Rules.liaoning().ace_pair_post) == (2, 4)


@pytest.mark.parametrize("said", ["higher", "lower"])
def test_a_third_ace_on_another_pair_loses_the_single_bet_whatever_was_said_or_is_a_high_card(said: str) -> None:
    assert result(after(waiting(LIAONING), 6, 6, Say(said), Bet(2), 1)) == (12, 48)
    as_high = (8, 52) if said == "higher" else (12, 48)
    assert result(after(waiting(Rules()), 6, 6, Say(said), Bet(2), 1)) == as_high
