"""Match-free passes and numbers of matches: published values, laws, and a walk through every order of small packs."""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlessons import exact
from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.core.game import Transition
from cardlessons.exact.blucher import (
    free_passes,
    match_free_deal,
    match_free_pass,
    match_free_passes,
    matches,
    some_match_free_pass,
)
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules

FULL = Pack(13, 4)
ORDERS = {
    Pack(1, 1): 1,
    Pack(1, 3): 6,
    Pack(2, 2): 24,
    Pack(2, 1, 2): 24,
    Pack(4, 1): 24,
    Pack(2, 3): 720,
    Pack(3, 2): 720,
    Pack(3, 1, 2): 720,
    Pack(4, 2): 40320,
    Pack(2, 2, 2): 40320,
}
packs = st.builds(Pack, st.integers(1, 8), st.integers(1, 4), st.integers(1, 2))


def test_a_given_pass() -> None:
    assert match_free_pass(FULL) == Fraction(9571721884148096, 26816424180170625)
    assert match_free_pass(Pack(4, 1)) == Fraction(3, 8)
    assert match_free_pass(Pack(4, 2)) == Fraction(12, 35)
    assert match_free_pass(Pack(3, 4)) == Fraction(52, 165)


def test_a_given_pass_is_the_direct_formula() -> None:
    direct = sum((-1) ** k * comb(13, k) * 4**k * factorial(52 - k) for k in range(14))
    assert match_free_pass(FULL) == Fraction(direct, factorial(52))


def test_all_calls_of_the_full_pack() -> None:
    """Doyle, Grinstead and Snell, Frustration Solitaire."""
    published = Fraction(
        4610507544750288132457667562311567997623087869, 284025438982318025793544200005777916187500000000
    )
    assert match_free_deal(FULL) == matches(FULL, 4)[0] == match_free_passes(4, FULL) == published


def test_two_passes_and_some_pass_of_the_full_pack() -> None:
    assert float(match_free_passes(2, FULL)) == pytest.approx(0.12740433, abs=5e-9)
    assert float(some_match_free_pass(FULL)) == pytest.approx(0.8289866, abs=5e-8)
    assert float(1 - (1 - match_free_pass(FULL)) ** 4) == pytest.approx(0.8289909, abs=5e-8)


def test_matches_of_three_ranks_in_four_suits() -> None:
    """OEIS A059061, row 3."""
    row = [4783104, 25214976, 62705664, 98648064, 109859328, 87588864, 54411264, 23887872, 9455616, 1769472, 663552]
    row += [0, 13824]
    found = matches(Pack(3, 4), 4)
    assert [found.get(number, Fraction(0)) * 479001600 for number in range(13)] == row
    assert 11 not in found


def test_matches_expected_in_a_deal_and_a_pass() -> None:
    deal = matches(FULL, 4)
    assert sum(number * share for number, share in deal.items()) == 4
    one = matches(FULL)
    assert sum(number * share for number, share in one.items()) == 1
    assert sum((number - 1) ** 2 * share for number, share in one.items()) == Fraction(16, 17)


@pytest.mark.parametrize("pack", ORDERS, ids=str)
def test_against_every_order(pack: Pack) -> None:
    """Without stakes every match spoils, and a pass ends free or not; the walk notes each pass's matches."""

    def note(passes: tuple[tuple[int, ...], int], transition: Transition) -> tuple[tuple[int, ...], int]:
        done, now = passes
        for event in transition.events:
            if event.kind == "turned":
                now += event.match
            elif event.kind == "pass_ended":
                assert event.free == (now == 0)
                done, now = (*done, now), 0
        return done, now

    start = blucher.start(Rules(pack, first_bank=0), 3, (100, 100, 100))
    ends = exact.walk.walk(blucher, start, lambda state: None, observe=note, value=((), 0))
    orders = {passes: weight for (_, (passes, _)), weight in ends.items()}
    assert sum(orders.values()) == ORDERS[pack]

    def share(event: Any) -> Fraction:
        return Fraction(sum(weight for passes, weight in orders.items() if event(passes)), ORDERS[pack])

    for count in range(1, pack.per_rank + 1):
        assert match_free_passes(count, pack) == share(lambda passes: not any(passes[:count]))  # noqa: B023
        assert match_free_passes(count, pack) == share(lambda passes: not any(passes[-count:]))  # noqa: B023
        for number, probability in matches(pack, count).items():
            assert probability == share(lambda passes: sum(passes[:count]) == number)  # noqa: B023
    assert match_free_pass(pack) == share(lambda passes: passes[0] == 0)
    assert match_free_deal(pack) == share(lambda passes: not any(passes))
    assert some_match_free_pass(pack) == share(lambda passes: 0 in passes)


@given(packs, st.data())
@settings(derandomize=True, deadline=None)
def test_laws(pack: Pack, data: st.DataObject) -> None:
    passes = data.draw(st.integers(1, pack.per_rank))
    found = matches(pack, passes)
    assert sum(found.values()) == 1
    assert min(found.values()) > 0
    assert sum(number * share for number, share in found.items()) == passes
    assert found.get(0, 0) == match_free_passes(passes, pack)
    assert match_free_deal(pack) <= match_free_passes(passes, pack) <= match_free_pass(pack)
    assert match_free_pass(pack) <= some_match_free_pass(pack) <= min(1, pack.per_rank * match_free_pass(pack))


@pytest.mark.parametrize("pack", [Pack(26, 8), Pack(26, 1), Pack(1, 8), Pack(13, 4, 2), Pack(26, 1, 8)], ids=str)
def test_the_largest_packs(pack: Pack) -> None:
    assert sum(matches(pack, pack.per_rank).values()) == 1
    assert 0 <= match_free_deal(pack) <= match_free_pass(pack) <= some_match_free_pass(pack) <= 1


@pytest.mark.parametrize("count", [0, 5, -1, 1.0, True, "1"])
def test_a_number_of_passes_that_the_deal_has_not(count: Any) -> None:
    for question in (match_free_passes, lambda passes, pack: matches(pack, passes)):
        with pytest.raises(BadRules, match="from 1 to 4") as caught:
            question(count, FULL)
        assert caught.value.key == "exact_passes"


@pytest.mark.parametrize("question", [match_free_pass, match_free_deal, some_match_free_pass, matches])
def test_a_pack_is_needed(question: Any) -> None:
    with pytest.raises(BadRules, match="is no pack"):
        question(52)


@pytest.mark.parametrize("pack", [Pack(2, 2), Pack(3, 2), Pack(2, 3)], ids=str)
def test_how_many_passes_are_match_free_is_what_a_walk_counts(pack: Pack) -> None:
    def count(free: int, transition: Transition) -> int:
        return free + sum(event.kind == "pass_ended" and event.free for event in transition.events)

    start = blucher.start(Rules(pack, first_bank=0), 3, (9, 9, 9))
    walked = exact.walk.walk(blucher, start, lambda state: None, observe=count, value=0)
    assert free_passes(pack) == {free: Fraction(ways, pack.deals) for (_, free), ways in sorted(walked.items())}


def test_some_pass_and_every_pass_are_cases_of_how_many() -> None:
    shares = free_passes(FULL)
    assert sum(shares.values()) == 1 and 1 - shares[0] == some_match_free_pass(FULL)
    assert shares[4] == match_free_deal(FULL)
    assert sum(free * share for free, share in shares.items()) == 4 * match_free_pass(FULL)
