"""Can everyone pay? The bounds on a stake, as the rule's arithmetic says and as trying every order shows."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from cardlessons.core.actions import Done
from cardlessons.core.cards import Pack
from cardlessons.core.game import OVER
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules, Stake, State
from tests.games.blucher_table import do, named, opened, staked, turned
from tests.games.samples import blucher_rules

PACKS = (Pack(2, 1), Pack(2, 2), Pack(2, 3))


def multiple(rules: Rules) -> int:
    """w in "stack plus own chips ≥ w × own stakes", as the table has it."""
    passes = rules.passes
    if rules.extra == "none":
        return 1
    if rules.extra == "original":
        return 2
    if rules.doubling == "once":
        return 2 if passes == 1 else 3
    return 1 + 2 ** (passes - 1)


def share(rules: Rules, bank: int, punters: int) -> int:
    """How much of the layout each punter may fill."""
    return bank // punters if rules.doubling == "once" else bank // (2**rules.passes - 1) // punters


@pytest.mark.parametrize(
    ("choices", "pack", "w"),
    [
        ({}, Pack(13, 4), 3),
        ({}, Pack(13, 1), 2),
        ({"extra": "original"}, Pack(13, 4), 2),
        ({"extra": "none"}, Pack(13, 4), 1),
        ({"doubling": "every_free_pass"}, Pack(13, 4), 9),
        ({"doubling": "every_pass"}, Pack(13, 3), 5),
        ({"doubling": "every_pass", "extra": "original"}, Pack(13, 3), 2),
    ],
)
def test_a_punters_stack_plus_own_chips_is_at_least_w_times_the_own_stakes(choices: dict, pack: Pack, w: int) -> None:
    for stack in range(w, 4 * w + 1):
        state = opened(named(pack, highest=None, **choices), (10**6, stack, 10**6))
        assert max(action.chips for action in _stakes(state)) == stack // w
        state = do(state, Stake(1, 1))
        assert (Stake(2, 1) in blucher.legal(state)) is (stack >= 2 * w)


def _stakes(state: State) -> list[Stake]:
    return [action for action in blucher.legal(state) if type(action) is Stake]


@pytest.mark.parametrize(("doubling", "needed"), [("once", 1), ("every_free_pass", 15), ("every_pass", 15)])
def test_each_punter_may_fill_an_equal_share_of_what_the_bank_can_cover(doubling: str, needed: int) -> None:
    for bank in (needed * 6, needed * 9 - 1, needed * 9):
        state = opened(named(doubling=doubling, highest=None), (bank, 10**6, 10**6, 10**6))
        most = bank // needed // 3
        assert max(action.chips for action in _stakes(state)) == most
        state = do(state, Stake(1, most - 1))
        assert Stake(2, 1) in blucher.legal(state) and Stake(2, 2) not in blucher.legal(state)
        state = do(state, Stake(2, 1), Done(), Stake(7, most))  # the share is each punter's own
        assert state.layout == 2 * most


@pytest.mark.parametrize("pack", PACKS, ids=repr)
def test_a_stake_is_legal_exactly_when_limit_and_both_tests_hold_after_it(pack: Pack) -> None:
    for rules in blucher_rules(pack, first_bank=0, lowest=2, highest=5):
        bank = 14 * (2**pack.per_rank - 1)
        if rules.doubling == "once":
            bank = 14
        state = opened(rules, (bank, 23, 40))
        w, most = multiple(rules), share(rules, bank, 2)
        for other in (0, 2, 4):
            if other and Stake(2, other) not in blucher.legal(state):
                continue
            here = do(state, Stake(2, other)) if other else state
            for chips in range(1, 40):
                holds = 2 <= chips <= 5 and w * (chips + other) <= 23 and chips + other <= most
                assert (Stake(1, chips) in blucher.legal(here)) is holds


@pytest.mark.parametrize("pack", PACKS[1:], ids=repr)
def test_the_most_that_a_punter_may_stake_is_the_most_that_some_order_could_cost(pack: Pack) -> None:
    """With a rich bank and no limit: one chip more, and in some order of the pack the punter could not pay."""
    for rules in blucher_rules(pack, first_bank=0, highest=None):
        state = opened(rules, (10**4, 19, 10**4))
        for other in (0, 1):
            here = do(state, Stake(2, other)) if other else state
            most = max(action.chips for action in _stakes(here) if action.rank == 1)
            assert worst_stack(_with_own(here, 1, 1, most)) >= 0
            assert worst_stack(_with_own(here, 1, 1, most + 1)) < 0


def test_staking_again_the_worst_case_is_reckoned_anew_from_what_lies_there() -> None:
    for rules in blucher_rules(Pack(2, 3), first_bank=0, highest=None):
        if rules.between == "locked":
            continue
        before = staked(opened(rules, (10**4, 31, 10**4)), {(1, 1): 2, (1, 2): 1})
        for order in ([2, 1], [1, 1], [2, 2], [2, 1, 2, 1], [1, 2, 2, 1]):
            state = before
            for start in range(0, len(order), 2):
                state = turned(state, order[start : start + 2])
                state = do(state, Done(), Done()) if start + 2 < len(order) else state
            amounts = [action.chips for action in _stakes(state) if action.rank == 1]
            most = max(amounts)
            assert worst_stack(_with_own(state, 1, 1, most)) >= 0
            if order in ([2, 1], [2, 1, 2, 1]):  # otherwise the cards that are left rule the worst out
                assert worst_stack(_with_own(state, 1, 1, most + 1)) < 0


@pytest.mark.parametrize("pack", PACKS, ids=repr)
def test_the_bank_can_pay_in_every_order_whatever_the_punters_may_stake(pack: Pack) -> None:
    for rules, bank in product(blucher_rules(pack, first_bank=0, highest=None), (60, 61, 62)):
        state = opened(rules, (bank, 10**4, 10**4))
        for _ in state.punters:
            most = max(action.chips for action in _stakes(state))
            state = do(state, Stake(1, most - 1 or 1), *([Stake(2, 1)] if most > 1 else []), Done())
        assert worst_stack(state, seat=0) >= 0


def test_the_share_of_a_bank_that_doubles_each_time_leaves_nothing_over() -> None:
    """(2^P - 1) of the bank's chips go to each chip of a layout that is doubled after every pass."""
    state = opened(named(Pack(2, 3), doubling="every_pass", highest=None, extra="none"), (7 * 4, 100, 100))
    state = turned(do(state, Stake(1, 2), Done(), Stake(2, 2), Done()), [2, 1, 2, 1, 2, 1])
    assert state.chips == (0, 114, 114)


def _with_own(state: State, seat: int, rank: int, chips: int) -> State:
    """A state in which `seat` has laid `chips` there, legal or not, and everybody says done."""
    accounts = list(state.ledger.accounts)
    change = chips - state.own(seat, rank)
    accounts[seat] -= change
    accounts[state.own_at(seat, rank)] += change
    state = state._replace(ledger=state.ledger._replace(accounts=tuple(accounts)))
    return do(state, *(Done() for _ in state.punters[state.seat :]))


def worst_stack(state: State, seat: int = 1) -> int:
    """The least that `seat` can come to in any order, nobody staking again; -1 if it cannot pay."""

    @cache
    def least(here: State) -> int:
        stack = here.chips[seat]
        actor = blucher.to_act(here)
        if stack < 0 or actor is OVER:
            return stack
        actions = [Done()] if isinstance(actor, int) else list(blucher.legal(here))
        try:
            return min(stack, *(least(blucher.canonical(do(here, action))) for action in actions))
        except ValueError:
            return -1

    return least(state)


def test_once_the_bank_has_doubled_it_owes_nothing_more_and_its_share_binds_nobody() -> None:
    state = opened(named(Pack(3, 3), between="restake", highest=None), (20, 100, 100))
    state = turned(do(state, Stake(1, 10), Done(), Done()), [2, 3, 1])
    assert (state.chips[0], state.doublings) == (10, 1)
    state = do(state, Stake(1, 0))
    assert max(action.chips for action in _stakes(state)) == 110 // 2
