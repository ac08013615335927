"""The split, Red Dog, refusals and changing rules of Acey Deucey: one test for each sentence."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardlessons.core.actions import Shuffle, Turn
from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules, IllegalAction, MatchOver
from cardlessons.core.game import OVER
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Bet, NameAce, Rules, Say, SplitPair, State
from tests.games.acey_deucey_table import (
    LIAONING,
    after,
    highest,
    next_turn,
    paid,
    played,
    result,
    skipped,
    until_cards,
    waiting,
)
from tests.games.samples import ACEY_FIELDS, SAMPLES

# The split.


def test_a_split_is_off_by_default_and_refused_then() -> None:
    state = after(waiting(Rules()), 8, 8)
    with pytest.raises(IllegalAction, match="This pair cannot be split now"):
        acey_deucey.apply(state, SplitPair())


@pytest.mark.parametrize(("split", "cost"), [("two_antes", 4), ("one_ante", 2)])
def test_a_split_pays_two_antes_or_one(split: str, cost: int) -> None:
    state, events = played(waiting(Rules(split=split, ante=2)), 8, 8, SplitPair())
    assert paid(events) == [(0, "pot", cost)]
    assert (state.pot, state.chips[0]) == (10 + cost, 50 - cost)
    poor = after(waiting(Rules(split=split, ante=2), chips=cost - 1), 8, 8)
    assert SplitPair() not in acey_deucey.legal(poor)


def test_a_new_second_card_comes_to_the_left_hand_then_to_the_right_then_the_left_is_bet_and_settled() -> None:
    state = after(waiting(Rules(split="two_antes")), 8, 8, SplitPair())
    assert (state.phase, state.at) == ("second", 0)
    state = after(state, 3)
    assert (state.phase, state.at) == ("second", 1)
    state = after(state, 12)
    assert [hand.ends[:2] for hand in state.hands] == [(8, 3), (8, 12)]
    assert (state.phase, state.at, highest(state)) == ("bet", 0, 12)
    state = after(state, Bet(12), 5)
    assert (state.phase, state.at, state.pot) == ("bet", 1, 0)
    assert highest(state) == 0
    assert result(after(state, Bet(0))) == (0, 60)


def test_the_right_hands_limit_is_the_pot_at_that_moment() -> None:
    state = after(waiting(Rules(split="two_antes")), 8, 8, SplitPair(), 3, 12, Bet(12), 1)
    assert (state.at, state.pot, highest(state)) == (1, 24, 18)  # 36 chips are left, and a post costs twice the bet


def test_for_split_aces_low_or_high_is_named_anew_per_hand() -> None:
    rules = replace(LIAONING, split="two_antes")
    state = after(waiting(rules), 1, NameAce("high"), 1, SplitPair())
    assert (state.phase, state.at) == ("ace", 0)
    state = after(state, NameAce("low"))
    assert (state.phase, state.at) == ("ace", 1)
    state = after(state, NameAce("high"), 5, 5)
    assert [hand.ends[:3] for hand in state.hands] == [(1, 5, "low"), (1, 5, "high")]


def test_a_new_pair_plays_as_a_pair_and_is_not_split_again() -> None:
    state = after(waiting(Rules(split="two_antes")), 8, 8, SplitPair(), 8, 12)
    assert list(acey_deucey.legal(state)) == [Say("higher"), Say("lower")]
    assert after(state, Say("lower"), Bet(0)).at == 1


def test_neighbours_end_only_their_own_hand() -> None:
    state = after(waiting(Rules(split="one_ante", neighbours="over")), 8, 8, SplitPair(), 9, 12)
    assert (state.phase, state.at) == ("bet", 1)


def test_new_cards_for_one_hand_leave_the_other_where_it_lies() -> None:
    rules = Rules(Pack(3, 2), split="one_ante", neighbours="new_cards")
    state = after(waiting(rules), 2, 2, SplitPair(), 3, 1)
    assert state.phase == "shuffle"
    state = until_cards(state)
    assert acey_deucey.chance(state).total == 4
    other = Counter(state.hands[1].cards)
    assert not any(action.card in other for action, _ in acey_deucey.chance(state))


# Red Dog.

RED_DOG = Rules.red_dog()


def against_house(*moves: object, rules: Rules = RED_DOG, chips: int = 50) -> State:
    state = until_cards(acey_deucey.start(replace(rules, first_dealer=0), 1, (chips,)))
    return after(state, *moves)


def house(state: State) -> int:
    return state.ledger.accounts[state.house_at]


def test_red_dog_a_house_banks_instead_of_a_pot() -> None:
    state = against_house()
    assert acey_deucey.balances(state) == {0: 49, "pot": 0, "stake": 1, "house": 1000}


def test_red_dog_the_house_must_hold_what_it_can_lose_11_antes() -> None:
    with pytest.raises(BadRules, match="The House must hold what it can lose, 11"):
        replace(RED_DOG, house=10)
    short = against_house(5, 5, 5, rules=replace(RED_DOG, house=11))
    assert house(short) == 0
    with pytest.raises(MatchOver, match="the House no longer holds"):
        acey_deucey.next_deal(short)


def test_red_dog_neighbours_push() -> None:
    state = against_house(5, 6)
    assert (state.phase, state.chips, house(state)) == ("settled", (50,), 1000)


def test_red_dog_on_a_pair_a_third_card_comes_at_once_11_to_1_if_it_matches_else_push() -> None:
    pair = against_house(5, 5)
    assert pair.phase == "third"
    assert (after(pair, 5).chips, house(after(pair, 5))) == ((61,), 989)
    assert (after(pair, 9).chips, house(after(pair, 9))) == ((50,), 1000)


def test_red_dog_the_raise_is_from_0_to_the_ante_and_0_turns_a_card_too() -> None:
    state = against_house(5, 9, rules=replace(RED_DOG, ante=3))
    assert list(acey_deucey.legal(state)) == [Bet(chips) for chips in range(4)]
    assert after(state, Bet(0)).phase == "third"
    assert highest(against_house(5, 9, rules=replace(RED_DOG, ante=3), chips=4)) == 1


@pytest.mark.parametrize(("second", "pays"), [(5, 5), (6, 4), (7, 2), (8, 1), (13, 1), (1, 1)])
def test_red_dog_between_pays_5_4_2_1_to_1_for_gaps_1_2_3_4_and_more_on_ante_and_raise(second: int, pays: int) -> None:
    state = against_house(3, second, Bet(1), 4)
    assert (state.chips, house(state)) == ((50 + 2 * pays,), 1000 - 2 * pays)


@pytest.mark.parametrize("third", [3, 9, 2, 10, 1])
def test_red_dog_an_end_cards_rank_or_outside_loses_both(third: int) -> None:
    state = against_house(3, 9, Bet(1), third)
    assert (state.chips, house(state)) == ((48,), 1002)


def test_red_dog_a_seat_without_the_ante_is_passed_over_and_without_any_the_game_is_over() -> None:
    state = until_cards(acey_deucey.start(replace(RED_DOG, first_dealer=0), 3, (1, 5, 0)))
    assert state.player == 1
    state = next_turn(skipped(state))
    assert state.player == 0
    lost = after(state, 3, 9, Bet(0), 2)
    assert next_turn(lost).player == 1
    poor = lost._replace(ledger=lost.ledger.transfer(1, lost.house_at, lost.chips[1]))
    with pytest.raises(MatchOver, match="fewer than 1 can pay the ante"):
        acey_deucey.next_deal(poor)


@pytest.mark.parametrize(
    "wrong",
    [
        {"aces": "chosen"},
        {"post": 2},
        {"ace_post": 2},
        {"neighbours": "bet"},
        {"split": "one_ante"},
        {"half": "first_turn"},
    ],
)
def test_a_house_deals_red_dog_and_nothing_else(wrong: dict[str, object]) -> None:
    with pytest.raises(BadRules, match="Against a House the rule"):
        replace(RED_DOG, **wrong)  # type: ignore[arg-type]


def test_a_pot_has_no_house_and_does_not_become_one() -> None:
    with pytest.raises(BadRules):
        Rules(house=5)
    with pytest.raises(BadRules, match="a pot cannot become a House"):
        acey_deucey.next_deal(skipped(waiting(Rules())), replace(RED_DOG, least_seats=1))


# Refusals and samples.


def test_each_wrong_action_is_told_what_is_wrong_with_it() -> None:
    bet = after(waiting(Rules()), 4, 11)
    for state, action, why in (
        (bet, Bet(11), "11\N{NO-BREAK SPACE}chips is too much"),
        (bet, Bet(-1), "-1 is no number of chips"),
        (bet, Say("higher"), "It is time to bet; “say higher” cannot be played."),
        (after(waiting(LIAONING), 1), Bet(1), "The first ace is to be called low or high"),
        (after(waiting(Rules()), 8, 8), NameAce("low"), "The end cards are a pair: say higher or lower"),
        (waiting(Rules()), Bet(1), "pack's move, so “bet 1” cannot be played now. The pack may make 52 moves"),
        (after(bet, Bet(1)), Shuffle(), "The pack does something else now: “shuffle the pack” is not its move."),
        (after(bet, Bet(0)), Bet(1), "This deal is settled"),
        (after(bet, Bet(1)), Turn(Card(11, 0)), "The jack of spades is no longer in the pack."),
        (after(bet, Bet(1)), Turn(Card(14, 0)), "14S is not a card of this pack."),
    ):
        with pytest.raises(IllegalAction) as refused:
            acey_deucey.apply(state, action)
        assert why in str(refused.value)


def test_rules_change_between_deals() -> None:
    state = skipped(waiting(Rules()))
    assert next_turn(state, Rules(Pack(4, 2), shuffling="dealt_down")).rules.pack == Pack(4, 2)
    assert acey_deucey.chance(next_turn(state, Rules(Pack(4, 2), shuffling="dealt_down"))).total == 8
    with pytest.raises(BadRules):
        acey_deucey.next_deal(state, Rules(least_seats=3))
    with pytest.raises(IllegalAction):
        acey_deucey.next_deal(waiting(Rules()))


def test_every_choice_of_every_rule_is_among_the_samples() -> None:
    every = [sample.rules for sample in (*SAMPLES["acey_deucey"].tiny, *SAMPLES["acey_deucey"].tables)]
    for name, values in ACEY_FIELDS.items():
        assert {getattr(rules, name) for rules in every} >= set(values), name
    assert {rules.bank for rules in every} == set(acey_deucey.Bank)
    assert acey_deucey.to_act(skipped(waiting(Rules()))) is OVER
