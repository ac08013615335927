"""One test for each sentence of the rules of Blucher, named after it."""

from __future__ import annotations

from random import Random

import pytest

from cardlessons.core.actions import Done, Paid, Shuffle
from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules, IllegalAction
from cardlessons.core.game import DEALER, OVER
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules, Stake
from tests.games.blucher_by_hand import every_order, order_for, settle
from tests.games.blucher_table import do, named, opened, staked, turn_events, turned
from tests.games.samples import blucher_rules

SMALL = Pack(3, 2)
NO_MATCH = [2, 3, 1]  # on three ranks
HUNDRED = (100, 100, 100)


def kinds(events: list) -> list[str]:
    return [event.kind for event in events]


def test_52_cards() -> None:
    assert Rules().pack == Pack(13, 4)
    assert Rules().pack.size == 52


@pytest.mark.parametrize("seats", [0, 1, 2, 9])
def test_three_seats_or_more_up_to_eight(seats: int) -> None:
    with pytest.raises(BadRules):
        blucher.start(Rules(), seats, (100,) * seats)


@pytest.mark.parametrize("seats", range(3, 9))
def test_one_of_them_the_bank(seats: int) -> None:
    state = opened(Rules(first_bank=1), (100,) * seats)
    assert state.bank == 1
    assert sorted([state.bank, *state.punters]) == list(range(seats))


def test_in_turn_from_the_bankers_left_each_punter_stakes() -> None:
    state = opened(Rules(first_bank=2), (100,) * 5)
    order = []
    while blucher.to_act(state) is not DEALER:
        order.append(blucher.to_act(state))
        state = do(state, Stake(1, 1), Done())
    assert order == [3, 4, 0, 1]


def test_a_punter_stakes_on_as_many_ranks_as_they_like() -> None:
    state = opened(named(), HUNDRED)
    state = do(state, *(Stake(rank, 1) for rank in range(1, 14)))
    assert [state.own(1, rank) for rank in range(1, 14)] == [1] * 13


def test_or_on_none() -> None:
    state = do(opened(named(), HUNDRED), Done(), Done())
    assert state.layout == 0
    assert blucher.to_act(state) is DEALER


def test_a_stake_lies_on_one_rank() -> None:
    state = do(opened(named(), HUNDRED), Stake(8, 5))
    assert [stake[:3] for stake in state.stakes()] == [(1, 8, 5)]


def test_the_chips_that_one_punter_puts_on_one_rank_make_one_stake() -> None:
    state = do(opened(named(), HUNDRED), Stake(8, 5), Stake(8, 7))
    assert [stake[:3] for stake in state.stakes()] == [(1, 8, 7)]
    assert state.chips == (100, 93, 100)


def test_a_stake_may_be_changed_until_the_punter_says_done() -> None:
    state = do(opened(named(), HUNDRED), Stake(8, 5), Stake(8, 2), Stake(3, 4), Stake(3, 0))
    assert (state.own(1, 8), state.own(1, 3), state.chips[1]) == (2, 0, 98)
    state = do(state, Done())
    assert blucher.to_act(state) == 2
    assert Stake(8, 0) not in blucher.legal(state)  # Ann's stake is no longer anybody's to change
    with pytest.raises(IllegalAction):
        do(state, Stake(8, 0))


def test_after_the_last_done_nothing_is_added_removed_or_moved() -> None:
    state = staked(opened(named(), HUNDRED), {(1, 8): 5, (2, 3): 2})
    for _ in range(52):
        for action in (Stake(8, 0), Stake(8, 1), Stake(3, 3), Stake(1, 1), Done()):
            assert action not in blucher.legal(state)
            with pytest.raises(IllegalAction):
                do(state, action)
        state = do(state, next(iter(blucher.legal(state))))
    assert blucher.to_act(state) is OVER


def test_the_banker_turns_the_pack_card_by_card_calling_ace_to_king_four_times_over() -> None:
    state = staked(opened(named(), HUNDRED), {})
    order = [rank for rank in range(1, 14) for _ in range(4)]
    Random(1).shuffle(order)
    state, events = turn_events(state, order)
    turns = [event for event in events if event.kind == "turned"]
    assert [event.call for event in turns] == list(range(1, 14)) * 4
    assert [event.number for event in turns] == [number for number in range(1, 5) for _ in range(13)]
    assert [event.card.rank for event in turns] == order
    assert len({event.card for event in turns}) == 52
    assert state.phase == "settled"


def test_a_turned_card_of_the_called_rank_is_a_match() -> None:
    _, events = turn_events(staked(opened(named(SMALL), HUNDRED), {}), [1, 3, 2, 1, 2, 3])
    assert [event.match for event in events if event.kind == "turned"] == [True, False, False, True, True, True]


def test_a_match_is_settled_at_once_the_bank_takes_all_on_that_rank_and_each_owner_pays_an_equal_amount() -> None:
    state = staked(opened(named(SMALL), HUNDRED), {(1, 1): 4, (2, 1): 6, (2, 2): 1})
    state, events = turn_events(state, [1])
    assert state.chips == (120, 92, 87)
    assert [stake[:3] for stake in state.stakes()] == [(2, 2, 1)]
    assert [event for event in events if event.kind == "paid"] == [
        Paid("layout", 0, 4, "match", 1, owner=1),
        Paid(1, 0, 4, "extra", 1),
        Paid("layout", 0, 6, "match", 1, owner=2),
        Paid(2, 0, 6, "extra", 1),
    ]


def test_a_match_on_an_empty_rank_moves_nothing() -> None:
    before = staked(opened(named(SMALL), HUNDRED), {(1, 2): 4})
    after, events = turn_events(before, [1])
    assert blucher.balances(after) == blucher.balances(before)
    assert kinds(events) == ["turned"]


def test_the_bank_takes_its_own_doubling_chips_too() -> None:
    state = staked(opened(named(SMALL), HUNDRED), {(1, 1): 5})
    state = turned(state, NO_MATCH)
    assert (state.chips, state.layout) == ((95, 95, 100), 10)
    state, events = turn_events(state, [1])
    assert (state.chips, state.layout) == ((115, 85, 100), 0)
    assert Paid("layout", 0, 10, "match", 1, owner=1) in events and Paid(1, 0, 10, "extra", 1) in events


def test_a_whole_count_without_a_match_is_a_match_free_pass() -> None:
    for order in every_order(3, 2):
        _, events = turn_events(staked(opened(named(SMALL), HUNDRED), {}), order)
        free = [event.free for event in events if event.kind == "pass_ended"]
        assert free == [all(call != order[start + call - 1] for call in (1, 2, 3)) for start in (0, 3)]


def test_the_bank_doubles_with_its_own_chips_what_is_then_on_the_layout() -> None:
    state = staked(opened(named(SMALL), HUNDRED), {(1, 1): 5, (1, 3): 2, (2, 3): 1})
    after, events = turn_events(state, NO_MATCH)
    assert (after.chips, after.layout) == ((92, 93, 99), 16)
    assert [(lying.own, lying.chips) for lying in after.stakes()] == [(5, 10), (2, 4), (1, 2)]
    assert sum(event.chips for event in events if event.kind == "paid" and event.source == 0) == 8


def test_what_was_matched_before_is_not_doubled() -> None:
    state = staked(opened(named(Pack(3, 3)), HUNDRED), {(1, 1): 5, (1, 3): 2})
    state = turned(state, [1, 3, 2, *NO_MATCH])
    assert (state.chips, state.layout) == ((108, 88, 100), 4)


def test_the_bank_doubles_once_per_deal() -> None:
    state = staked(opened(named(Pack(3, 3)), HUNDRED), {(1, 1): 5})
    _, events = turn_events(state, NO_MATCH * 3)
    assert [event.chips for event in events if event.kind == "doubled"] == [5]


def test_the_fourth_pass_can_be_match_free_too() -> None:
    order = order_for([{3}, {3}, {3}, set()], 13, 4, Random(5))
    state, events = turn_events(staked(opened(named(), HUNDRED), {(1, 8): 5}), order)
    assert [event.free for event in events if event.kind == "pass_ended"] == [False, False, False, True]
    assert kinds(events)[-4:] == ["doubled", "paid", "paid", "settled"]
    assert state.chips == (95, 105, 100)


@pytest.mark.parametrize("stakes", [{}, {(1, 1): 5}])
def test_all_calls_are_made_even_over_an_empty_layout(stakes: dict) -> None:
    state = staked(opened(named(SMALL), HUNDRED), stakes)
    _, events = turn_events(state, [1, 3, 2, 2, 3, 1])
    assert kinds(events).count("turned") == 6


def test_over_an_empty_layout_nothing_is_doubled() -> None:
    state, events = turn_events(staked(opened(named(SMALL), HUNDRED), {}), [2, 3, 1, 2, 3, 1])
    assert "doubled" not in kinds(events)
    assert state.chips == HUNDRED


def test_what_remains_doubling_chips_included_goes_to_each_stakes_owner() -> None:
    state = staked(opened(named(SMALL), HUNDRED), {(1, 1): 5, (2, 2): 3, (2, 1): 1})
    state, events = turn_events(state, [2, 3, 1, 2, 1, 3])
    assert state.chips == (91, 105, 104)
    assert state.layout == 0
    assert events[-1].kind == "settled" and events[-1].chips == 18


def test_bank_and_deal_move_one_seat_to_the_left_whoever_won() -> None:
    for order in ([1, 2, 3, 1, 2, 3], [2, 3, 1, 2, 3, 1]):
        state = opened(named(SMALL), (100,) * 4)
        for bank in (0, 1, 2, 3, 0):
            assert state.bank == bank
            assert state.punters[0] == (bank + 1) % 4
            settled = turned(staked(state, {(state.punters[0], 2): 1}), order)
            state = do(blucher.next_deal(settled), Shuffle())


def test_chips_carry_over_to_the_next_deal_and_the_pack_is_whole_again() -> None:
    settled = turned(staked(opened(named(SMALL), HUNDRED), {(1, 1): 5}), [1, 3, 2, 1, 3, 2])
    following = blucher.next_deal(settled)
    assert following.chips == settled.chips == (110, 90, 100)
    assert (following.turned, following.seen, following.doublings, following.deal) == ((), 0, 0, 2)


def test_a_next_deal_exists_from_a_settled_deal_only() -> None:
    state = staked(opened(named(SMALL), HUNDRED), {(1, 1): 5})
    for rank in [1, 3, 2, 1, 3, 2]:
        with pytest.raises(IllegalAction):
            blucher.next_deal(state)
        state = turned(state, [rank])
    assert blucher.next_deal(state).deal == 2


def test_a_next_deal_may_have_other_rules() -> None:
    settled = turned(staked(opened(named(SMALL), HUNDRED), {(1, 1): 5}), [1, 3, 2, 1, 3, 2])
    rules = named(Pack(4, 1), extra="none")
    assert blucher.next_deal(settled, rules).rules == rules
    assert blucher.next_deal(settled).rules == settled.rules


@pytest.mark.parametrize("pack", [Pack(2, 2), Pack(3, 2), Pack(2, 1, copies=3)])
def test_every_deal_of_a_small_pack_comes_out_as_reckoned_by_hand_under_every_rule(pack: Pack) -> None:
    stakes = {(1, 1): 2, (1, 2): 1, (2, 2): 3}
    for rules in blucher_rules(pack, first_bank=0):
        if rules.between == "restake":
            continue
        before = staked(opened(rules, (200, 60, 60)), stakes)
        for order in every_order(pack.ranks, pack.per_rank):
            assert list(turned(before, order).chips) == settle(rules, [200, 60, 60], 0, stakes, list(order))


def test_stakes_left_lying_between_passes_come_out_as_locked_ones() -> None:
    stakes = {(1, 1): 2, (1, 2): 1, (2, 2): 3}
    for rules in blucher_rules(Pack(3, 2), first_bank=0):
        if rules.between == "locked":
            continue
        before = staked(opened(rules, (200, 60, 60)), stakes)
        for order in every_order(3, 2)[::4]:
            after = turned(do(turned(before, order[:3]), Done(), Done()), order[3:])
            assert list(after.chips) == settle(rules, [200, 60, 60], 0, stakes, list(order))
