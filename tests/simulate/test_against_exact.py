"""Simulation and exact count agree on every choice of rules; they share no code but the rules themselves."""

from __future__ import annotations

from inspect import signature
from itertools import product

import pytest

from cardlessons import exact, simulate
from cardlessons.core.cards import Pack
from cardlessons.games.blucher import Doubling, Extra, Rules, Spoils

DEALS = 200_000


def assert_agree(result: simulate.Result, exact_shares: dict[int, float]) -> None:
    """Each value comes up as often as its probability says, within five standard errors, and no other does."""
    assert set(result.tally) <= set(exact_shares)
    for value, share in exact_shares.items():
        error = max((share * (1 - share) / result.n) ** 0.5, 1e-12)
        assert abs(result.shares.get(value, 0) - share) < 5 * error


@pytest.mark.parametrize(
    ("extra", "spoils", "doubling", "layout"),
    [
        *product(Extra, [Spoils.ALL], Doubling, [None]),
        *product(Extra, [Spoils.STAKED], Doubling, [(1,), (5, 8, 13), range(1, 14)]),
    ],
)
def test_the_worth_of_a_stake(extra: Extra, spoils: Spoils, doubling: Doubling, layout: tuple[int, ...] | None) -> None:
    rules = Rules(extra=extra, spoils=spoils, doubling=doubling)
    found = simulate.run("blucher.bet", DEALS, 11, rules=rules, layout=layout)
    bet = exact.blucher.bet(rules, layout)
    assert_agree(found, {net: float(share) for net, share in bet.outcomes.items()})
    assert abs(found.mean - float(bet.mean)) < 5 * found.error


@pytest.mark.parametrize("pack", [Pack(13, 4), Pack(4, 2), Pack(3, 2, 2), Pack(26, 1), Pack(1, 3), Pack(2, 8)])
@pytest.mark.parametrize("name", ["match_free_pass", "some_match_free_pass", "match_free_deal"])
def test_yes_or_no(name: str, pack: Pack) -> None:
    chance = float(getattr(exact.blucher, name)(pack))
    found = simulate.run(f"blucher.{name}", DEALS, 12, pack=pack)
    assert_agree(found, {0: 1 - chance, 1: chance})


@pytest.mark.parametrize(("pack", "passes"), [(Pack(13, 4), 1), (Pack(13, 4), 4), (Pack(3, 2), 2), (Pack(5, 3), 2)])
def test_the_number_of_matches(pack: Pack, passes: int) -> None:
    found = simulate.run("blucher.matches", DEALS, 13, pack=pack, passes=passes)
    chances = exact.blucher.matches(pack, passes)
    assert_agree(found, {number: float(share) for number, share in chances.items()})


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_named_passes(count: int) -> None:
    chance = float(exact.blucher.match_free_passes(count, Pack(13, 4)))
    assert_agree(simulate.run("blucher.match_free_passes", DEALS, 14, count=count), {0: 1 - chance, 1: chance})


@pytest.mark.parametrize("name", simulate.EXPERIMENTS)
def test_experiments_have_the_names_and_parameters_of_the_exact_results(name: str) -> None:
    game, result = name.split(".")
    assert list(signature(simulate.EXPERIMENTS[name]).parameters) == list(
        signature(getattr(getattr(exact, game), result)).parameters
    )
