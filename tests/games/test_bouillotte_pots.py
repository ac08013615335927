"""Side pots against a reference that puts them together chip by chip, and shares of a split pot."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardlessons.games.bouillotte.pots import shares, side_pots, uncalled


def by_the_chip(dead: int, live: list[int], inside: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Who can win how many chips: each chip goes to those who put in as many before it, or to the ones who put most."""
    pots: dict[tuple[int, ...], int] = {}
    most = max(live[seat] for seat in inside)
    for put in live:
        for number in range(1, put + 1):
            entitled = tuple(seat for seat in inside if live[seat] >= min(number, most))
            pots[entitled] = pots.get(entitled, 0) + 1
    if dead:
        pots[inside] = pots.get(inside, 0) + dead
    return pots


@given(st.integers(0, 9), st.lists(st.integers(0, 12), min_size=3, max_size=5), st.data())
def test_side_pots_are_those_of_the_reference(dead: int, live: list[int], data: st.DataObject) -> None:
    inside = tuple(data.draw(st.permutations(range(len(live))))[: data.draw(st.integers(1, len(live)))])
    pots = side_pots(dead, live, inside)
    assert {pot.contestants: pot.chips for pot in pots} == by_the_chip(dead, live, inside)
    assert len({pot.contestants for pot in pots}) == len(pots)
    assert sum(pot.chips for pot in pots) == dead + sum(live)


@given(st.integers(0, 9), st.lists(st.integers(0, 12), min_size=3, max_size=5))
def test_the_smallest_claim_comes_first(dead: int, live: list[int]) -> None:
    sizes = [len(pot.contestants) for pot in side_pots(dead, live, tuple(range(len(live))))]
    assert sizes == sorted(sizes, reverse=True)


def test_a_pot_of_thirty_and_one_of_twenty_two() -> None:
    assert side_pots(3, (9, 20, 20), (0, 1, 2)) == ((30, (0, 1, 2)), (22, (1, 2)))


def test_what_those_who_dropped_put_in_above_all_others_goes_to_the_last_pot() -> None:
    assert side_pots(4, (2, 7, 7, 3), (0, 3)) == ((12, (0, 3)), (11, (3,)))


def test_what_nobody_has_matched_goes_back() -> None:
    assert uncalled((2, 9, 5)) == (1, 4)
    assert uncalled((9, 9, 5))[1] == 0


def test_odd_chips_go_one_each_from_the_age_on() -> None:
    assert shares(11, (2, 0, 1)) == ((2, 4), (0, 4), (1, 3))
    assert shares(1, (3, 1)) == ((3, 1), (1, 0))


@given(st.integers(0, 99), st.permutations(range(5)), st.integers(1, 5))
def test_no_chip_is_lost_in_a_split(chips: int, order: list[int], winners: int) -> None:
    shared = [share for _, share in shares(chips, tuple(order[:winners]))]
    assert sum(shared) == chips
    assert max(shared) - min(shared) <= 1 and shared == sorted(shared, reverse=True)
