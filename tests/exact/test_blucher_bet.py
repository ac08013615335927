"""What a stake brings, against a walk through every order of small packs, for every choice of rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cardlessons import exact
from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.core.game import State
from cardlessons.exact.blucher import Fate
from cardlessons.games import blucher
from cardlessons.games.blucher import Between, Done, Doubling, Extra, Rules, Shuffle, Spoils, Stake

ORDERS = {  # the factorials that the weights must add to
    Pack(1, 1): 1,
    Pack(1, 3): 6,
    Pack(2, 2): 24,
    Pack(2, 1, 2): 24,
    Pack(4, 1): 24,
    Pack(2, 3): 720,
    Pack(3, 2): 720,
    Pack(3, 1, 2): 720,
}
CHOICES = list(product(Extra, Spoils, Doubling, Between))


def choose(pack: Pack, choice: tuple[Any, ...]) -> Rules:
    extra, spoils, doubling, between = choice
    return Rules(pack, extra, spoils, doubling, between, first_bank=0)


def staked(rules: Rules, *layouts: dict[int, int]) -> State:
    """Seat 0 banks; the others have staked and said done."""
    state = blucher.apply(blucher.start(rules, 3, (900, 300, 300)), Shuffle()).state
    for layout in (*layouts, {}, {})[:2]:
        for rank, chips in layout.items():
            state = blucher.apply(state, Stake(rank, chips)).state
        state = blucher.apply(state, Done()).state
    return state


def nets(rules: Rules, *layouts: dict[int, int]) -> dict[tuple[int, int], Fraction]:
    ends = exact.walk.walk(blucher, staked(rules, *layouts), lambda state: (state.chips[1] - 300, state.chips[2] - 300))
    assert sum(ends.values()) == ORDERS[rules.pack]
    return {net: Fraction(weight, ORDERS[rules.pack]) for net, weight in ends.items()}


def marginal(joint: dict[tuple[int, int], Fraction], of: int) -> dict[int, Fraction]:
    shares: dict[int, Fraction] = {}
    for net, share in joint.items():
        shares[net[of]] = shares.get(net[of], Fraction(0)) + share
    return dict(sorted(shares.items()))


@pytest.mark.parametrize("pack", ORDERS, ids=str)
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_outcomes_of_a_single_stake_on_any_rank(pack: Pack, choice: tuple[Any, ...]) -> None:
    rules = choose(pack, choice)
    for rank in range(1, pack.ranks + 1):
        outcomes = exact.blucher.bet(rules, [rank]).outcomes
        assert outcomes == marginal(nets(rules, {rank: 1}), 0)
        assert list(outcomes) == sorted(outcomes)


@pytest.mark.parametrize("pack", [pack for pack in ORDERS if pack.ranks > 1], ids=str)
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_outcomes_and_covariance_of_two_stakes(pack: Pack, choice: tuple[Any, ...]) -> None:
    rules = choose(pack, choice)
    for other in range(2, pack.ranks + 1):
        joint = nets(rules, {1: 1}, {other: 1})
        bet = exact.blucher.bet(rules, {1: 1, other: 1})
        assert bet.outcomes == marginal(joint, 0) == marginal(joint, 1)
        product_mean = sum(share * first * second for (first, second), share in joint.items())
        assert bet.covariance == product_mean - bet.mean**2


@pytest.mark.parametrize("pack", [Pack(3, 2), Pack(4, 1), Pack(3, 1, 2)], ids=str)
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_one_unit_on_each_rank_varies_as_variance_and_covariance_say(pack: Pack, choice: tuple[Any, ...]) -> None:
    rules = choose(pack, choice)
    whole = range(1, pack.ranks + 1)
    bet = exact.blucher.bet(rules, whole)
    spread = marginal(nets(rules, dict.fromkeys(whole, 1)), 0)
    mean = sum((net * share for net, share in spread.items()), Fraction(0))
    assert mean == pack.ranks * bet.mean
    variance = sum((net * net * share for net, share in spread.items()), Fraction(0)) - mean**2
    assert variance == pack.ranks * bet.variance + pack.ranks * (pack.ranks - 1) * bet.covariance


@pytest.mark.parametrize("extra", Extra)
@pytest.mark.parametrize("spoils", Spoils)
def test_the_four_fates_against_the_walk(extra: Extra, spoils: Spoils) -> None:
    rules = Rules(Pack(3, 2), extra, spoils, first_bank=0)

    def fate(seen: tuple[bool, int], transition: Any) -> tuple[bool, int]:
        lost, doublings = seen
        for event in transition.events:
            lost = lost or (event.kind == "paid" and event.reason == "match" and event.rank == 1)
            doublings += event.kind == "doubled" and not lost
        return lost, doublings

    ends = exact.walk.walk(blucher, staked(rules, {1: 1}, {2: 1}), lambda state: None, observe=fate, value=(False, 0))
    assert sum(ends.values()) == 720
    bet = exact.blucher.bet(rules, [1, 2])
    assert bet.fates == {Fate(*seen): Fraction(weight, 720) for (_, seen), weight in ends.items()}
    assert [bet.returned, bet.doubled, bet.lost, bet.lost_doubled] == [
        Fraction(ends.get((None, seen), 0), 720) for seen in ((False, 0), (False, 1), (True, 0), (True, 1))
    ]


def test_what_others_can_check_by_hand() -> None:
    doubled, original = Rules(Pack(3, 2)), Rules(Pack(3, 2), extra=Extra.ORIGINAL)
    bet = exact.blucher.bet(doubled)
    assert bet.mean == Fraction(-44, 45)
    assert exact.blucher.bet(original).mean == Fraction(-13, 15)
    assert 9 * bet.variance == Fraction(4724, 225)  # three units on one rank
    assert 3 * bet.variance + 6 * bet.covariance == Fraction(2174, 225)  # one on each


def test_the_full_pack_under_both_readings() -> None:
    doubled, original = exact.blucher.bet(Rules()), exact.blucher.bet(Rules(extra=Extra.ORIGINAL))
    assert float(doubled.mean) == pytest.approx(-0.0618, abs=5e-5)
    assert float(original.mean) == pytest.approx(0.0563, abs=5e-5)
    assert float(169 * doubled.variance) ** 0.5 == pytest.approx(19.84, abs=5e-3)
    assert float(13 * doubled.variance + 156 * doubled.covariance) ** 0.5 == pytest.approx(6.80, abs=5e-3)
    assert float(13 * doubled.variance) ** 0.5 == pytest.approx(5.50, abs=5e-3)
    assert doubled.returned + doubled.doubled == Fraction(38916, 54145)
    gain = 2 * original.doubled + original.returned - 1
    assert float(gain / (original.lost + 2 * original.lost_doubled)) == pytest.approx(0.8453, abs=5e-5)
    assert float(gain / (original.lost + original.lost_doubled)) == pytest.approx(1.2000, abs=5e-5)


@pytest.mark.parametrize("pack", [Pack(13, 4), Pack(5, 3), Pack(26, 2), Pack(2, 8), Pack(1, 4), Pack(6, 2, 2)], ids=str)
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_probabilities_add_to_one(pack: Pack, choice: tuple[Any, ...]) -> None:
    rules = choose(pack, choice)
    bet = exact.blucher.bet(rules, range(1, pack.ranks + 1))
    assert sum(bet.outcomes.values()) == sum(bet.fates.values()) == 1
    assert min(bet.outcomes.values()) > 0
    assert bet.variance >= 0
    if pack.ranks > 1:
        assert abs(bet.covariance) <= bet.variance


def test_the_layout_counts_only_where_staked_ranks_spoil() -> None:
    with pytest.raises(BadRules, match="layout=") as caught:
        exact.blucher.bet(Rules(spoils=Spoils.STAKED))
    assert caught.value.key == "exact_no_layout"
    assert exact.blucher.bet(Rules(), [1]).outcomes == exact.blucher.bet(Rules()).outcomes
    every = Rules(spoils=Spoils.STAKED, doubling=Doubling.EVERY_PASS)
    assert exact.blucher.bet(every).outcomes == exact.blucher.bet(Rules(doubling=Doubling.EVERY_PASS)).outcomes
    whole = exact.blucher.bet(Rules(spoils=Spoils.STAKED), range(1, 14))
    assert whole.mean > exact.blucher.bet(Rules()).mean  # fewer matches spoil, so the bank doubles more often


@pytest.mark.parametrize("layout", [[], [0], [14], ["8"], 8, "8", [[8]], 1.5, {"8": 1}], ids=str)
def test_a_layout_without_ranks_of_the_pack_is_refused(layout: list[Any]) -> None:
    with pytest.raises(BadRules, match="1 \\(ace\\) to 13") as caught:
        exact.blucher.bet(Rules(), layout)
    assert caught.value.key == "exact_layout"


def test_wrong_questions_are_answered_with_what_is_right() -> None:
    with pytest.raises(BadRules, match=r"is no set of rules: those of this game are made with cl.blucher.Rules"):
        exact.blucher.bet(Pack(3, 2))  # type: ignore[arg-type]
    with pytest.raises(BadRules, match="doubles once"):
        exact.blucher.bet(Rules(doubling=Doubling.EVERY_FREE_PASS)).returned  # noqa: B018
    with pytest.raises(BadRules, match="two ranks"):
        exact.blucher.bet(Rules(Pack(1, 4))).covariance  # noqa: B018
    with pytest.raises(BadRules, match="two ranks"):
        exact.blucher.bet(Rules(spoils=Spoils.STAKED), [8]).covariance  # noqa: B018
    with pytest.raises(BadRules, match="up to 8 passes, not 16"):
        exact.blucher.bet(Rules(Pack(2, 4, 4), spoils=Spoils.STAKED), [1])
