"""The arrays play the same game as the engine, deal by deal, and find the published numbers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import numpy as np
import pytest

from cardlessons import simulate
from cardlessons.core.actions import Done, Shuffle, Turn
from cardlessons.core.cards import Card, Pack
from cardlessons.games import blucher
from cardlessons.games.blucher import Between, Doubling, Extra, Rules, Spoils, Stake
from cardlessons.simulate.blucher import Bet, Matches

DEALS = 1_000_000


def card(number: int, pack: Pack) -> Card:
    return Card(number // pack.per_rank + 1, number % pack.suits)


def net_in_the_engine(rules: Rules, layout: tuple[int, ...], order: tuple[int, ...]) -> int:
    """What a unit on the first rank of `layout` brings one punter; another punter holds the other stakes."""
    state = blucher.start(rules, 3, (1000, 1000, 1000))
    for action in (Shuffle(), Stake(layout[0], 1), Done(), *(Stake(rank, 1) for rank in layout[1:]), Done()):
        state = blucher.apply(state, action).state
    for number in order:
        state = blucher.apply(state, Turn(card(number, rules.pack))).state
        while blucher.to_act(state) in (1, 2):
            state = blucher.apply(state, Done()).state
    assert blucher.to_act(state) is blucher.OVER
    return state.chips[1] - 1000


@pytest.mark.parametrize(("extra", "doubling", "between"), list(product(Extra, Doubling, Between)))
@pytest.mark.parametrize(
    ("spoils", "layout"), [(Spoils.ALL, (1,)), (Spoils.ALL, (3, 2)), (Spoils.STAKED, (1,)), (Spoils.STAKED, (2, 3))]
)
def test_every_deal_of_a_small_pack_brings_what_it_brings_in_the_engine(
    extra: Extra, doubling: Doubling, between: Between, spoils: Spoils, layout: tuple[int, ...]
) -> None:
    pack = Pack(3, 2)
    rules = Rules(pack, extra, spoils, doubling, between, first_bank=0, highest=None)
    orders = list(permutations(range(pack.size)))
    nets = Bet(rules, layout).values(np.array(orders, np.uint8).T)
    # Every seventh deal: seven divides none of the pack's numbers, so they are a fair sample of all 720.
    assert nets.tolist()[::7] == [net_in_the_engine(rules, layout, order) for order in orders[::7]]


@pytest.mark.parametrize("pack", [Pack(2, 1), Pack(3, 2), Pack(2, 2), Pack(2, 1, 3), Pack(1, 4)])
def test_matches_are_those_of_the_engine(pack: Pack) -> None:
    orders = list(permutations(range(pack.size)))
    expected = [
        sum(card(number, pack).rank == call % pack.ranks + 1 for call, number in enumerate(order)) for order in orders
    ]
    assert Matches(pack, pack.per_rank).values(np.array(orders, np.uint8).T).tolist() == expected


def agrees(result: simulate.Result, exact: Fraction | float) -> bool:
    return abs(result.mean - float(exact)) < 5 * result.error


def test_a_given_pass_is_match_free_as_published() -> None:
    exact = Fraction(9571721884148096, 26816424180170625)
    assert agrees(simulate.run("blucher.match_free_pass", DEALS, 1), exact)


def test_a_whole_deal_is_match_free_as_published() -> None:
    assert agrees(simulate.run("blucher.match_free_deal", DEALS, 1), 0.016232727467194)


def test_some_pass_is_match_free_as_computed_by_the_rook_polynomial() -> None:
    assert agrees(simulate.run("blucher.some_match_free_pass", DEALS, 1), 0.8289866)


def test_two_given_passes_are_match_free_as_computed_by_the_rook_polynomial() -> None:
    assert agrees(simulate.run("blucher.match_free_passes", DEALS, 1, count=2), 0.12740433)


def test_a_deal_has_four_matches_on_average_and_a_pass_one() -> None:
    assert agrees(simulate.run("blucher.matches", DEALS, 1, passes=4), 4)
    assert agrees(simulate.run("blucher.matches", DEALS, 1), 1)


def test_matches_of_three_ranks_and_four_suits_are_distributed_as_a059061_says() -> None:
    row = [4783104, 25214976, 62705664, 98648064, 109859328, 87588864, 54411264, 23887872, 9455616, 1769472, 663552]
    row += [0, 13824]
    result = simulate.run("blucher.matches", DEALS, 1, pack=Pack(3, 4), passes=4)
    assert set(result.tally) <= {number for number, deals in enumerate(row) if deals}
    for number, deals in enumerate(row):
        share = deals / sum(row)
        assert abs(result.tally.get(number, 0) - DEALS * share) <= 5 * (DEALS * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(
    ("rules", "exact"),
    [
        (Rules(), -0.0618),
        (Rules(extra=Extra.ORIGINAL), 0.0563),
        (Rules(pack=Pack(3, 2)), Fraction(-44, 45)),
        (Rules(pack=Pack(3, 2), extra=Extra.ORIGINAL), Fraction(-13, 15)),
    ],
)
def test_a_unit_is_worth_what_the_course_says(rules: Rules, exact: Fraction | float) -> None:
    assert agrees(simulate.run("blucher.bet", DEALS, 1, rules=rules), exact)


def test_a_stake_that_doubles_in_each_of_sixty_passes_does_not_overflow() -> None:
    rules = Rules(Pack(1, 6, 8), doubling=Doubling.EVERY_PASS)
    assert simulate.run("blucher.bet", 10, 1, rules=rules).tally == {-2: 10}  # the only rank matches at once
    lasting = Bet(Rules(Pack(2, 6, 8), Extra.DOUBLED, doubling=Doubling.EVERY_PASS))
    never_matched = np.tile(np.array([[48], [0]], np.uint8), (48, 1))
    assert lasting.values(never_matched).tolist() == [2**48 - 1]


def test_the_counts_of_values_far_apart_are_kept() -> None:
    result = simulate.run("blucher.bet", 1000, 1, rules=Rules(Pack(8, 5, 4), doubling=Doubling.EVERY_PASS))
    assert max(result.tally) == 2**20 - 1
    assert Counter(result.tally).total() == 1000
