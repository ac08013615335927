"""A unit on each rank: every order of small packs, the mean and variance of single units, and the full pack."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.exact.blucher import bet, one_on_each
from cardlessons.games.blucher import Doubling, Extra, Rules, Spoils


def played(order: tuple[int, ...], pack: Pack, extra: Extra) -> int:
    """One deal, call by call, with a unit on each rank."""
    lying, doubled, net = dict.fromkeys(range(1, pack.ranks + 1), 1), False, 0
    for start in range(0, pack.size, pack.ranks):
        free = True
        for rank in range(1, pack.ranks + 1):
            if order[start + rank - 1] == rank:
                free = False
                if lies := lying.pop(rank, 0):
                    net -= 1 + {Extra.DOUBLED: lies, Extra.ORIGINAL: 1, Extra.NONE: 0}[extra]
        if free and not doubled:
            doubled, lying = True, dict.fromkeys(lying, 2)
    return net + sum(lies - 1 for lies in lying.values())


@pytest.mark.parametrize("extra", Extra)
@pytest.mark.parametrize("pack", [Pack(1, 2), Pack(3, 1), Pack(2, 2), Pack(3, 2), Pack(2, 3), Pack(2, 1, 2)], ids=repr)
def test_small_packs_agree_with_every_order(pack: Pack, extra: Extra) -> None:
    ranks = [rank for rank in range(1, pack.ranks + 1) for _ in range(pack.per_rank)]
    counted = Counter(played(order, pack, extra) for order in permutations(ranks))
    orders = counted.total()
    assert one_on_each(Rules(pack, extra)) == {net: Fraction(times, orders) for net, times in counted.items()}


@pytest.mark.parametrize(("pack", "extra"), [*product([Pack(13, 4), Pack(5, 3), Pack(9, 2)], Extra)])
def test_mean_and_variance_are_those_of_units_with_their_covariance(pack: Pack, extra: Extra) -> None:
    nets, unit = one_on_each(Rules(pack, extra)), bet(Rules(pack, extra))
    assert sum(nets.values()) == 1
    mean = sum(net * share for net, share in nets.items())
    assert mean == pack.ranks * unit.mean
    squares = sum(net**2 * share for net, share in nets.items())
    pairs = pack.ranks * (pack.ranks - 1)
    assert squares - mean**2 == pack.ranks * unit.variance + pairs * unit.covariance


def test_a_deal_without_a_match_brings_a_unit_for_each_rank() -> None:
    nets = one_on_each(Rules())
    assert float(nets[13]) == pytest.approx(0.0162327274671, rel=1e-9) and max(nets) == 13


def test_the_nets_stand_in_order() -> None:
    assert list(one_on_each(Rules())) == sorted(one_on_each(Rules()))


@pytest.mark.parametrize("rules", [Rules.grupp(), Rules(doubling=Doubling.EVERY_PASS), Rules(spoils=Spoils.STAKED)])
def test_other_doublings_are_refused(rules: Rules) -> None:
    with pytest.raises(BadRules, match="doubles once"):
        one_on_each(rules)


def test_what_is_no_rules() -> None:
    with pytest.raises(BadRules):
        one_on_each(Pack(13, 4))  # type: ignore[arg-type]
