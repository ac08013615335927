"""One test for each row of the table of open questions of Blucher, named after it: the default and each alternative."""

from __future__ import annotations

import pytest

from cardlessons.core.actions import Cut, Done, Shuffle
from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules, IllegalAction, MatchOver
from cardlessons.core.game import DEALER
from cardlessons.games import blucher
from cardlessons.games.blucher import Between, Doubling, Extra, Rules, Spoils, Stake, State
from tests.games.blucher_table import cut, do, named, opened, staked, turn_events, turned

SMALL = Pack(3, 3)
FREE = [2, 3, 1]
HUNDRED = (100, 100, 100)


def after_free_pass(**choices: object) -> State:
    """Ann has 5 on the ace, and the first pass was match-free."""
    return turned(staked(opened(named(SMALL, **choices), HUNDRED), {(1, 1): 5}), FREE)


def test_rules_are_by_default_the_game_as_its_sources_tell_it() -> None:
    assert Rules() == Rules(
        Pack(13, 4), Extra.DOUBLED, Spoils.ALL, Doubling.ONCE, Between.LOCKED, first_bank=None, lowest=1, highest=10
    )


def test_a_doubled_stake_is_matched_how_much_is_an_equal_amount() -> None:
    assert turned(after_free_pass(), [1]).chips == (115, 85, 100)
    assert turned(after_free_pass(extra="original"), [1]).chips == (110, 90, 100)


def test_is_there_the_extra_payment_at_all() -> None:
    state = staked(opened(named(SMALL), HUNDRED), {(1, 1): 5})
    assert turned(state, [1]).chips == (110, 90, 100)
    state = staked(opened(named(SMALL, extra="none"), HUNDRED), {(1, 1): 5})
    assert turned(state, [1]).chips == (105, 95, 100)


def test_matches_on_which_ranks_end_a_match_free_pass() -> None:
    for spoils, first, later in (("all", False, False), ("staked", True, False)):
        state = staked(opened(named(SMALL, spoils=spoils), HUNDRED), {(1, 1): 5})
        state, events = turn_events(state, [3, 2, 1])  # deuce matches, nothing lies on it
        assert events[-1].kind == ("paid" if first else "pass_ended")
        assert [event.free for event in events if event.kind == "pass_ended"] == [first]
        _, events = turn_events(state, [1, 3, 2])  # the ace matches, and carried a stake until then
        assert [event.free for event in events if event.kind == "pass_ended"] == [later]


def test_only_ranks_that_still_carry_a_stake_spoil_a_pass() -> None:
    state = staked(opened(named(SMALL, spoils="staked"), HUNDRED), {(1, 1): 5, (1, 3): 2})
    _, events = turn_events(state, [1, 3, 2, 1, 3, 2])  # the second ace meets an empty rank
    assert [event.free for event in events if event.kind == "pass_ended"] == [False, True]
    assert [event.chips for event in events if event.kind == "doubled"] == [2]


@pytest.mark.parametrize(
    ("doubling", "order", "doubled"),
    [
        ("once", FREE * 3, [4]),
        ("every_free_pass", FREE * 3, [4, 8, 16]),
        ("every_pass", FREE * 3, [4, 8, 16]),
        ("once", [3, 2, 1, 3, 1, 2, 2, 3, 1], [4]),
        ("every_free_pass", [3, 2, 1, 3, 1, 2, 2, 3, 1], [4, 8]),
        ("every_pass", [3, 2, 1, 3, 1, 2, 2, 3, 1], [4, 8, 16]),
    ],
)
def test_how_often_the_bank_doubles(doubling: str, order: list[int], doubled: list[int]) -> None:
    state = staked(opened(named(SMALL, doubling=doubling), HUNDRED), {(1, 1): 4})
    after, events = turn_events(state, order)
    assert [event.chips for event in events if event.kind == "doubled"] == doubled
    assert after.doublings == len(doubled)


def test_a_match_free_pass_over_an_empty_layout_does_not_use_the_doubling_up() -> None:
    state = opened(named(SMALL, between="restake"), HUNDRED)
    state = turned(staked(state, {}), FREE)
    assert state.doublings == 0
    _, events = turn_events(staked(state, {(1, 1): 4}), FREE)
    assert [event.chips for event in events if event.kind == "doubled"] == [4]


def test_with_every_pass_the_row_of_spoiling_matches_does_not_matter() -> None:
    states = []
    for spoils in ("all", "staked"):
        state = staked(opened(named(SMALL, spoils=spoils, doubling="every_pass"), HUNDRED), {(1, 1): 4, (2, 2): 1})
        states.append(turned(state, [3, 2, 1, 1, 3, 2, 1, 2, 3]))
    assert states[0].chips == states[1].chips


def test_between_passes_locked() -> None:
    state = after_free_pass()
    assert blucher.to_act(state) is DEALER


def test_between_passes_take_doubling_chips_included() -> None:
    state = after_free_pass(between="restake")
    assert (blucher.to_act(state), state.chips, state.layout) == (1, (95, 95, 100), 10)
    state = do(state, Stake(1, 0))
    assert (state.chips, state.layout) == ((95, 105, 100), 0)


def test_between_passes_leave() -> None:
    state = do(after_free_pass(between="restake"), Done(), Done())
    assert blucher.to_act(state) is DEALER
    assert [(lying.own, lying.chips) for lying in state.stakes()] == [(5, 10)]


def test_between_passes_stake_again() -> None:
    state = do(after_free_pass(between="restake"), Stake(1, 0), Stake(2, 3), Done(), Stake(3, 1), Done())
    assert [lying[:3] for lying in state.stakes()] == [(1, 2, 3), (2, 3, 1)]
    assert turned(state, [1, 2]).chips == (101, 99, 99)


def test_between_passes_punters_choose_in_turn_from_the_bankers_left_after_every_pass_but_the_last() -> None:
    state = staked(opened(named(SMALL, between="restake", first_bank=2), (100,) * 4), {})
    for number in range(3):
        state = turned(state, FREE)
        for seat in (3, 0, 1) if number < 2 else ():
            assert blucher.to_act(state) == seat
            state = do(state, Done())
    assert state.phase == "settled"


def test_between_passes_limits_count_own_chips_only() -> None:
    state = after_free_pass(between="restake", highest=6)
    legal = blucher.legal(state)
    assert Stake(1, 6) in legal and Stake(1, 7) not in legal
    state = do(state, Stake(1, 6))
    assert [(lying.own, lying.chips) for lying in state.stakes()] == [(6, 11)]  # the doubling chips stay as they are


def test_between_passes_a_stake_may_be_lowered_and_its_doubling_chips_stay() -> None:
    state = do(after_free_pass(between="restake"), Stake(1, 2))
    assert [(lying.own, lying.chips) for lying in state.stakes()] == [(2, 7)]
    assert state.chips == (95, 98, 100)


def test_grupp_has_no_extra_payment_every_match_free_pass_and_staking_again() -> None:
    assert Rules.grupp() == Rules(
        extra=Extra.NONE, doubling=Doubling.EVERY_FREE_PASS, between=Between.RESTAKE, spoils=Spoils.ALL
    )


def test_first_banker_by_high_cut() -> None:
    state = do(blucher.start(Rules(), 3, HUNDRED), Shuffle())
    assert state.bank is None and blucher.to_act(state) is DEALER
    state = cut(state, "8H", "KD", "QS")
    assert (state.bank, state.punters) == (1, (2, 0))


def test_first_banker_or_a_seat_that_the_caller_names() -> None:
    state = blucher.start(Rules(first_bank=2), 4, (100,) * 4)
    assert state.bank == 2
    with pytest.raises(BadRules):
        blucher.start(Rules(first_bank=4), 4, (100,) * 4)


def test_high_cut_ace_high() -> None:
    state = cut(do(blucher.start(Rules(), 3, HUNDRED), Shuffle()), "KH", "KD", "AS")
    assert state.bank == 2


def test_high_cut_each_seat_draws_from_one_shuffled_pack_without_replacement() -> None:
    state = do(blucher.start(Rules(), 3, HUNDRED), Shuffle())
    assert sum(weight for _, weight in blucher.chance(state)) == 52
    state = cut(state, "8H")
    assert sum(weight for _, weight in blucher.chance(state)) == 51
    with pytest.raises(IllegalAction):
        cut(state, "8H")


def test_high_cut_suits_never_count_and_only_the_tied_draw_again_from_what_is_left() -> None:
    state = cut(do(blucher.start(Rules(), 4, (100,) * 4), Shuffle()), "QS", "3D", "QC", "QH")
    assert state.bank is None
    state = cut(state, "3S", "9S")
    with pytest.raises(IllegalAction):
        cut(state, "QS")  # drawn in the first round
    assert cut(state, "9C").bank is None
    state = cut(state, "10C")
    assert state.bank == 3


def test_high_cut_of_a_second_tie_the_tied_draw_once_more() -> None:
    state = cut(do(blucher.start(Rules(), 4, (100,) * 4), Shuffle()), "QS", "3D", "QC", "QH")
    assert cut(state, "9S", "2D", "9C", "5S", "4H").bank == 0


def test_high_cut_when_too_few_cards_are_left_the_first_tied_seat_in_seat_order() -> None:
    state = do(blucher.start(Rules(Pack(2, 2)), 3, HUNDRED), Shuffle())
    assert cut(state, "2S", "AS", "AH").bank == 1  # one card is left for two tied seats
    state = do(blucher.start(Rules(Pack(1, 4)), 3, HUNDRED), Shuffle())
    assert cut(state, "AS", "AH", "AD").bank == 0


def test_high_cut_with_fewer_cards_than_seats_the_first_seat() -> None:
    assert blucher.start(Rules(Pack(1, 2)), 3, HUNDRED).bank == 0


def test_the_pack_is_whole_again_after_the_high_cut() -> None:
    state = cut(do(blucher.start(Rules(Pack(2, 2)), 3, HUNDRED), Shuffle()), "AH", "2S", "2H")
    state = do(state, Shuffle(), Done(), Done())
    assert blucher.chance(state).total == 4


def test_limits_per_punter_and_rank_are_1_to_10() -> None:
    state = opened(named(), HUNDRED)
    assert Stake(8, 1) in blucher.legal(state) and Stake(8, 10) in blucher.legal(state)
    assert Stake(8, 11) not in blucher.legal(state)
    state = do(state, *(Stake(rank, 10) for rank in (1, 2, 3)))  # each rank has its own limit
    assert state.staked(1) == 30


def test_limits_other_numbers() -> None:
    state = opened(named(lowest=3, highest=7), HUNDRED)
    allowed = {action.chips for action in blucher.legal(state) if action.kind == "stake"}
    assert allowed == set(range(3, 8))


def test_limits_none() -> None:
    state = opened(named(highest=None), (1000, 300, 300))
    assert Stake(8, 100) in blucher.legal(state)


@pytest.mark.parametrize(
    "limits", [{"lowest": 0}, {"highest": 2, "lowest": 3}, {"highest": 0}, {"lowest": -1}, {"lowest": 1.5}]
)
def test_limits_that_contradict_themselves_are_refused_with_a_sentence(limits: dict) -> None:
    with pytest.raises(BadRules) as error:
        Rules(**limits)
    assert str(next(iter(limits.values()))) in str(error.value)


@pytest.mark.parametrize(
    "choice", [{"extra": "x"}, {"spoils": 1}, {"doubling": None}, {"between": "all"}, {"pack": (3, 2)}]
)
def test_a_choice_that_is_none_of_the_alternatives_is_refused(choice: dict) -> None:
    with pytest.raises(BadRules):
        Rules(**choice)


def test_banker_cannot_cover_one_minimum_stake_of_every_punter_so_the_bank_passes_on_at_once() -> None:
    state = blucher.start(named(lowest=10), 4, (29, 50, 60, 70))  # 30 would be needed
    assert (state.bank, state.punters) == (1, (2, 3))  # and seat 0 cannot stake, 30 would be needed
    transition = blucher.apply(state, Shuffle())
    assert [(event.kind, getattr(event, "seat", None)) for event in transition.events] == [
        ("shuffled", None),
        ("banks", 0),
        ("bank_passed", 0),
        ("banks", 1),
        ("sat_out", 0),
    ]


def test_and_that_seat_punts() -> None:
    state = blucher.start(named(lowest=10, highest=20, extra="none"), 4, (29, 50, 60, 70))
    assert (state.bank, state.punters) == (1, (2, 3, 0))


def test_the_bank_moves_on_from_the_seat_that_had_it() -> None:
    state = opened(named(Pack(2, 1), lowest=10, highest=20, extra="none"), (29, 50, 60, 70))
    settled = turned(do(state, Done(), Done(), Done()), [1, 2])
    assert blucher.next_deal(settled).bank == 2


def test_punter_who_cannot_stake_the_minimum_sits_out() -> None:
    state = opened(named(), (100, 2, 100, 100))  # three would be needed
    assert (state.bank, state.punters) == (0, (2, 3))
    assert opened(named(), (100, 3, 100, 100)).punters == (1, 2, 3)


def test_but_may_still_bank() -> None:
    state = opened(named(first_bank=1), (3, 2, 3))
    assert (state.bank, state.punters) == (1, (2, 0))


def test_over_when_fewer_than_three_seats_can_take_part() -> None:
    for chips in ((100, 2, 2), (2, 2, 100, 1), (0, 0, 0)):
        with pytest.raises(MatchOver) as error:
            blucher.start(named(), len(chips), chips)
        assert "fewer than 3 seats" in str(error.value)


def test_not_over_while_a_seat_that_cannot_punt_can_bank() -> None:
    assert blucher.start(named(), 3, (100, 100, 2)).bank == 2
    with pytest.raises(MatchOver):
        blucher.start(named(), 3, (100, 100, 1))


def test_over_when_no_seat_can_bank() -> None:
    with pytest.raises(MatchOver) as error:
        blucher.start(named(lowest=5, highest=5, extra="none"), 3, (9, 9, 9))  # ten would be needed
    assert "no seat can cover" in str(error.value)


def test_over_comes_at_the_next_deal_and_not_before() -> None:
    state = staked(opened(named(Pack(1, 1)), (10, 3, 2)), {(1, 1): 1, (2, 1): 1})
    settled = turned(state, [1])
    assert settled.chips == (14, 1, 0)
    with pytest.raises(MatchOver):
        blucher.next_deal(settled)


def test_a_pack_beyond_13_by_4_can_only_be_counted() -> None:
    assert Rules(Pack(26, 8)).passes == 8
    for pack in (Pack(14, 4), Pack(13, 5)):
        with pytest.raises(BadRules):
            blucher.start(Rules(pack), 3, HUNDRED)


def test_with_copies_passes_are_suits_times_copies() -> None:
    assert Rules(Pack(3, 2, copies=3)).passes == 6
    state = staked(opened(named(Pack(2, 1, copies=2)), HUNDRED), {})
    state = do(state, *(next(iter(blucher.legal(state))),) * 2)  # two copies of one card
    with pytest.raises(IllegalAction):
        do(state, blucher.Turn(Card(1, 0)))
    assert Cut(Card(2, 0)) not in blucher.legal(state)


def test_a_move_of_the_pack_that_is_not_its_next_is_told_apart_from_a_players() -> None:
    state = do(blucher.start(Rules(), 3, HUNDRED), Shuffle())
    for action, why in (
        (Shuffle(), "The pack does something else now: “shuffle the pack” is not its move. The pack may make 52 moves"),
        (Done(), "It is the pack's move, so “done” cannot be played now. The pack may make 52 moves"),
    ):
        with pytest.raises(IllegalAction, match=why):
            blucher.apply(state, action)


def test_what_is_no_move_in_a_deal_lists_no_moves() -> None:
    with pytest.raises(IllegalAction, match=r"^This deal is not settled yet\. Nothing has changed\.$"):
        blucher.next_deal(blucher.start(Rules(), 3, HUNDRED))
