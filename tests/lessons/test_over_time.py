"""The same bet over and over."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from cardlessons import BadRules
from cardlessons.lessons import over_time
from cardlessons.lessons.over_time import _nearly, summed

BET = {-2: Fraction(3, 25), -1: Fraction(2, 5), 1: Fraction(12, 25)}


@pytest.mark.parametrize("times", [1, 2, 5])
def test_sums_are_those_of_every_sequence(times: int) -> None:
    counted: Counter[int] = Counter()
    for nets in product(BET, repeat=times):
        counted[sum(nets)] += prod(BET[net] for net in nets)  # type: ignore[assignment]
    assert summed(BET, times) == counted


@pytest.mark.parametrize("times", [1, 2, 7, 50, 64])
def test_long_sums_are_off_by_less_than_a_billionth(times: int) -> None:
    exactly, nearly = summed(BET, times), _nearly(BET, times)
    assert set(nearly) <= set(exactly)
    assert 0 <= sum(chance - nearly.get(net, 0) for net, chance in exactly.items()) < Fraction(1, 10**12)
    assert all(chance - nearly.get(net, 0) >= 0 for net, chance in exactly.items())


def test_a_thousand_bets_with_long_denominators_lose_next_to_nothing() -> None:
    third = Fraction(3**90, 3**91)
    bet = {-1: third - Fraction(1, 7**60), 0: Fraction(1, 7**60), 1: 1 - third}
    sums = summed(bet, 1000)
    assert 0 <= 1 - sum(sums.values()) < Fraction(1, 10**9)
    mean = sum(net * chance for net, chance in sums.items())
    assert abs(mean - 1000 * sum(net * chance for net, chance in bet.items())) < Fraction(1, 10**6)


def test_a_row_says_who_is_behind_level_and_ahead() -> None:
    one, four = over_time(BET, [1, 4]).rows
    assert one == (1, Fraction(13, 25), 0, Fraction(12, 25), Fraction(-4, 25))
    totals = summed(BET, 4)
    assert four.behind == sum(chance for net, chance in totals.items() if net < 0)
    assert four.level == totals[0] and four.behind + four.level + four.ahead == 1 and four.average == Fraction(-16, 25)


def test_a_bet_without_losses_leaves_nobody_behind() -> None:
    (row,) = over_time({0: Fraction(1, 2), 3: Fraction(1, 2)}, [200]).rows
    assert row.behind == 0 and row.level == Fraction(1, 2**200) and row.average == 300


def test_text_and_html_count_players() -> None:
    shown = over_time(BET, [1, 200])
    assert "Of 1,000 players" in repr(shown)
    assert repr(shown).splitlines()[2].split() == ["1", "520", "0", "480", "−0.16"]
    html = shown._repr_html_()
    assert html.count('scope="row"') == 2 and html.count('scope="col"') == 5 and "<td>480</td>" in html
    assert all(number in html for number in repr(shown).splitlines()[3].split())


def test_what_several_chips_bring_together_is_said_to_be_theirs() -> None:
    shown = over_time({-13: Fraction(1, 2), 13: Fraction(1, 2)}, [1], staked=13)
    assert repr(shown).startswith("13\N{NO-BREAK SPACE}chips put down, again and again. Of 1,000 players")
    assert "chips put down" in shown._repr_html_() and "put down" not in repr(over_time(BET, [1]))


@pytest.mark.parametrize("chances", [{}, {1: Fraction(1, 2)}, {1: Fraction(3, 2), -1: Fraction(-1, 2)}])
def test_what_is_no_distribution_is_refused(chances: dict[int, Fraction]) -> None:
    with pytest.raises(BadRules, match="add up to 1"):
        over_time(chances)


@pytest.mark.parametrize("times", [0, -1, 1001, 1.5])
def test_so_is_a_number_of_times_that_makes_no_sense(times: object) -> None:
    with pytest.raises(BadRules, match="from 1 to 1000"):
        over_time(BET, [times])  # type: ignore[list-item]
