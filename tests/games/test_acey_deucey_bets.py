"""Neighbours, what a bet may be, the end of a pot and the pack in Acey Deucey: one test for each sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlessons.core.actions import Turn
from cardlessons.core.cards import Pack, cards
from cardlessons.core.errors import BadRules, MatchOver
from cardlessons.core.game import DEALER
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Antes, Bet, NameAce, Rules, Say
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

# Neighbours.


def test_on_neighbours_any_bet_is_legal_though_it_cannot_win() -> None:
    state = after(waiting(Rules()), 8, 9)
    assert highest(state) == 10
    assert all(result(after(state, Bet(2), rank))[1] < 50 for rank in range(1, 14))
    assert after(waiting(LIAONING), 1, NameAce("low"), 2).phase == "bet"


def test_neighbours_two_new_cards_free() -> None:
    rules = Rules(neighbours="new_cards")
    state = after(waiting(rules), 8, 9)
    assert (state.phase, state.pot, state.chips[0]) == ("first", 10, 50)
    state = after(state, 3, 11)
    assert (state.phase, state.hand.ends[:2]) == ("bet", (3, 11))
    assert acey_deucey.chance(after(state, Bet(1))).total == 48


def test_new_cards_come_from_a_pack_that_is_shuffled_again_when_too_few_are_left() -> None:
    rules = Rules(Pack(3, 1), neighbours="new_cards")
    state = after(waiting(rules), 2, 3)
    assert state.phase == "shuffle"
    assert acey_deucey.chance(until_cards(state)).total == 3


def test_neighbours_one_ante_to_the_pot_and_the_turn_is_over() -> None:
    state, events = played(waiting(Rules(neighbours="ante", ante=2)), 8, 9)
    assert result(state) == (12, 48)
    assert paid(events) == [(0, "pot", 2)]


def test_neighbours_the_turn_is_over() -> None:
    assert result(after(waiting(Rules(neighbours="over")), 8, 9)) == (10, 50)


@pytest.mark.parametrize("neighbours", ["new_cards", "ante", "over"])
def test_a_pair_and_a_gap_of_1_are_no_neighbours(neighbours: str) -> None:
    assert after(waiting(Rules(neighbours=neighbours)), 8, 8).phase == "pair"
    assert after(waiting(Rules(neighbours=neighbours)), 8, 10).phase == "bet"
    late = replace(LIAONING, neighbours=neighbours)
    assert after(waiting(late), 1, NameAce("low"), 3).phase == "bet"


# What a bet may be.


@pytest.mark.parametrize(
    ("rules", "moves", "times"),
    [
        (Rules(), [3, 11], 2),
        (Rules(post=1), [3, 11], 1),
        (Rules(), [6, 6, Say("higher")], 3),
        (Rules(post=1), [3, 1], 2),
        (LIAONING, [3, 1], 4),
        (LIAONING, [1, NameAce("low"), 5], 4),
        (replace(LIAONING, third_ace="high"), [1, NameAce("low"), 5], 2),
        (replace(LIAONING, third_ace="high"), [1, NameAce("low"), 1], 4),
        (LIAONING, [6, 6, Say("higher")], 2),
        (LIAONING, [1, NameAce("high"), 1, Say("lower")], 4),
    ],
)
def test_a_bet_is_covered_by_the_dearest_multiple_that_the_rules_attach_to_the_ends(
    rules: Rules, moves: list[object], times: int
) -> None:
    assert highest(after(waiting(rules, pot=100, chips=11), *moves)) == 11 // times


def test_cover_does_not_depend_on_the_cards_left() -> None:
    rules = Rules(Pack(13, 1))
    assert highest(after(waiting(rules, pot=100, chips=11), 3, 11)) == 5


def test_uncovered_a_post_takes_all_remaining_chips() -> None:
    state = after(waiting(Rules(cover="all"), pot=100, chips=11), 3, 11)
    assert highest(state) == 11
    assert result(after(state, Bet(8), 3)) == (111, 0)
    assert result(after(state, Bet(8), 2)) == (108, 3)


def test_half_of_an_odd_pot_is_rounded_down_in_each_seats_first_turn() -> None:
    state = after(waiting(LIAONING, pot=7, later=False), 4, 11)
    assert highest(state) == 3
    state = next_turn(after(state, Bet(3), 2))
    assert (state.player, highest(after(state, 4, 11))) == (1, 5)
    state = next_turn(after(state, 4, 11, Bet(0)))
    assert (state.player, highest(after(state, 4, 11))) == (1, 10)  # the deal has moved on, and it is a second turn


@pytest.mark.parametrize(("half", "most"), [("first_turn", 2), ("after_antes", 1), ("never", 2)])
def test_half_after_new_antes_only_where_the_rules_say_so(half: str, most: int) -> None:
    state = after(waiting(Rules(half=half), pot=10), 4, 11, Bet(10), 7)
    assert state.pot == 0
    assert highest(after(next_turn(state), 4, 11)) == most


# The end of a pot and of the game.


def test_an_empty_pot_all_who_can_ante_again() -> None:
    state = after(waiting(Rules(), others=(50, 0)), 4, 11, Bet(10), 7)
    state = acey_deucey.next_deal(state)
    assert acey_deucey.to_act(state) is DEALER
    state, events = acey_deucey.apply(state, Antes())
    assert paid(events) == [(0, "pot", 1), (1, "pot", 1)]
    assert (state.player, state.seated) == (1, (0, 1))


def test_an_empty_pot_fewer_than_two_who_can_ante_over() -> None:
    state = after(waiting(Rules(), others=(0, 0)), 4, 11, Bet(10), 7)
    with pytest.raises(MatchOver, match="fewer than 2 can pay the ante"):
        acey_deucey.next_deal(state)


def test_an_empty_pot_the_alternative_is_that_the_game_ends() -> None:
    state = after(waiting(Rules(empty_pot="ends")), 4, 11, Bet(10), 7)
    with pytest.raises(MatchOver, match="the pot is empty"):
        acey_deucey.next_deal(state)


def test_antes_never_take_the_last_chips_of_all() -> None:
    with pytest.raises(MatchOver, match="the antes would take the last chips of all"):
        acey_deucey.start(Rules(), 3, (1, 1, 0))
    state = after(waiting(Rules(ante=60), others=(60,)), 4, 11, Bet(10), 7)
    with pytest.raises(MatchOver, match="the antes would take the last chips of all"):
        acey_deucey.next_deal(state)


def test_a_seat_without_chips_is_passed_over() -> None:
    state = skipped(waiting(Rules(), others=(0, 50)))
    assert next_turn(state).player == 2


def test_a_seat_that_did_not_ante_does_not_play_for_the_pot() -> None:
    state = until_cards(acey_deucey.start(Rules(ante=5, first_dealer=2), 3, (20, 4, 20)))
    assert (state.seated, state.chips) == ((0, 2), (15, 4, 15))
    assert next_turn(skipped(state)).player == 2


def test_when_nobody_who_plays_for_the_pot_has_chips_the_game_is_over() -> None:
    state = skipped(waiting(Rules(), others=(0,)))
    state = state._replace(ledger=state.ledger.transfer(0, state.pot_at, 50))
    with pytest.raises(MatchOver, match="nobody who plays for the pot has chips"):
        acey_deucey.next_deal(state)


# The pack.


def test_the_pack_is_shuffled_anew_for_each_turn() -> None:
    state = skipped(waiting(Rules()))
    assert acey_deucey.next_deal(state).phase == "shuffle"
    assert acey_deucey.chance(next_turn(state)).total == 52


def test_a_pack_is_dealt_down_and_reshuffled_before_a_turn_with_fewer_than_3_cards_left() -> None:
    state, left = waiting(Rules(Pack(4, 2), shuffling="dealt_down")), []
    for _ in range(5):
        left.append(acey_deucey.chance(state).total)
        state = next_turn(after(state, 2, 4, Bet(0)) if len(left) % 2 else after(state, 3, 1, Bet(0)))
    assert left == [8, 6, 4, 8, 6]


def test_with_split_it_is_reshuffled_with_fewer_than_6() -> None:
    state = waiting(Rules(Pack(4, 2), shuffling="dealt_down", split="one_ante"))
    left = []
    for moves in ((2, 4), (3, 1), (2, 4)):
        left.append(acey_deucey.chance(state).total)
        state = next_turn(after(state, *moves, Bet(0)))
    assert left == [8, 6, 8]


@pytest.mark.parametrize("copies", range(2, 9))
def test_2_to_8_packs(copies: int) -> None:
    state = waiting(Rules(Pack(13, 4, copies)))
    assert acey_deucey.chance(state).total == 52 * copies
    again = [card for card in cards("AS AS")]
    for card in again:
        state = acey_deucey.apply(state, Turn(card)).state
    assert state.phase == "pair"


@pytest.mark.parametrize(("pack", "split"), [(Pack(2, 1), "off"), (Pack(1, 2), "off"), (Pack(5, 1), "one_ante")])
def test_a_pack_must_hold_a_turn(pack: Pack, split: str) -> None:
    with pytest.raises(BadRules, match="A turn needs up to"):
        acey_deucey.start(Rules(pack, split=split), 2, (9, 9))


def test_small_packs_have_the_ace_and_2_to_r_a_high_ace_counting_r_plus_1() -> None:
    rules = Rules(Pack(5, 2), aces="chosen")
    state = after(waiting(rules), 1, NameAce("low"), 1)
    assert state.phase == "bet"
    assert all(result(after(state, Bet(1), rank))[1] == 51 for rank in (2, 3, 4, 5))
    assert result(after(waiting(rules), 4, 1, Bet(1), 5))[1] == 51


def test_a_pack_too_large_to_play_is_refused() -> None:
    with pytest.raises(BadRules):
        acey_deucey.start(Rules(Pack(14, 4)), 2, (9, 9))
