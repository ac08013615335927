"""The charts of a bet show its worth by gap, and growth against the share that is staked."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import log

import pytest

pytest.importorskip("matplotlib")

from matplotlib.axes import Axes

from cardlessons import exact, plots
from cardlessons.games.acey_deucey import Rules
from cardlessons.i18n import language

BASE = Rules()
WORTHS = {gap: exact.acey_deucey.mean(exact.acey_deucey.outcomes(2, gap + 3, BASE)) for gap in range(11)}
WIDE = exact.acey_deucey.outcomes(2, 1, BASE)  # wins 44 of 50, costs two in 6


def test_worths_lie_on_a_line_through_zero_at_seven() -> None:
    axes = plots.worth_by_gap({"base game": dict(reversed(WORTHS.items()))})
    zero, line = axes.get_lines()
    assert list(line.get_xdata()) == list(range(11))
    assert list(line.get_ydata()) == pytest.approx([(8 * gap - 56) / 50 for gap in range(11)])
    assert set(zero.get_ydata()) == {0}
    assert line.get_ydata()[7] == 0
    written = [found.get_text() for found in axes.texts]
    assert written[6:9] == ["−0.16", "0", "0.16"]
    assert axes.get_legend() is None


def test_end_cards_stand_below_their_gap() -> None:
    axes = plots.worth_by_gap({"base game": WORTHS}, {6: "4–J"})
    assert [tick.get_text() for tick in axes.get_xticklabels()][5:8] == ["5", "6\n4–J", "7"]


def test_classes_of_end_cards_have_lines_and_marks_of_their_own() -> None:
    axes = plots.worth_by_gap({"no ace": WORTHS, "one ace": {8: 0.04}, "two aces": {12: 0.8}})
    lines = axes.get_lines()[1:]
    for looks in ("get_color", "get_marker", "get_linestyle"):
        assert len({getattr(line, looks)() for line in lines}) == 3
    assert [entry.get_text() for entry in axes.get_legend().get_texts()] == ["no ace", "one ace", "two aces"]
    assert [tick.get_text() for tick in axes.get_xticklabels()] == [*map(str, range(11)), "12"]


def test_the_worths_are_said_in_words() -> None:
    said = plots.picture(plots.worth_by_gap({"no ace": {6: -0.16, 7: 0, 8: 0.16}, "narrow": {0: -1.12}})).alt
    assert said == (
        "Worth of a bet of one by the number of ranks between the end cards. "
        "no ace – 6: -0.1600, 7: 0, 8: 0.1600; above 0 from 8 on. narrow – 0: -1.1200; never above 0."
    )


def test_growth_is_the_mean_logarithm_with_its_top_marked() -> None:
    axes = plots.growth(WIDE, Fraction(8, 25))
    zero, curve, top = axes.get_lines()
    shares, rates = curve.get_xdata(), curve.get_ydata()
    assert shares[0] == rates[0] == 0 and set(zero.get_ydata()) == {0}
    for share, rate in list(zip(shares, rates, strict=True))[::50]:
        assert rate == pytest.approx(0.88 * log(1 + share) + 0.12 * log(1 - 2 * share))
    assert list(top.get_xdata()) == [0.32]
    assert top.get_ydata()[0] == pytest.approx(max(rates), rel=1e-4)
    assert max(rates) <= top.get_ydata()[0]
    assert rates[-1] < 0 < rates[1]
    assert shares[-1] < 0.5


def test_the_growth_is_said_in_words() -> None:
    said = plots.picture(plots.growth({-4: 0.04, 1: 0.96}, 0.2)).alt
    assert "greatest at a share of 0.2000 with 0.1107, is 0 again at 0.2488" in said
    assert 0.96 * log(1.2488) + 0.04 * log(1 - 4 * 0.2488) == pytest.approx(0, abs=2e-3)


def test_both_charts_speak_russian() -> None:
    language("ru")
    try:
        assert plots.picture(plots.worth_by_gap({"все": WORTHS})).alt.startswith("Цена ставки в единицу")
        assert plots.picture(plots.growth(WIDE, 0.32)).alt.startswith("Рост в зависимости от доли")
    finally:
        language("en")


REFUSED: list[Callable[[], Axes]] = [
    lambda: plots.worth_by_gap({}),
    lambda: plots.worth_by_gap({"no ace": {}}),
    lambda: plots.worth_by_gap({str(number): {0: 0} for number in range(4)}),
    lambda: plots.growth({}, 0.1),
    lambda: plots.growth({0: 0.5, 1: 0.5}, 0.1),
    lambda: plots.growth({-2: 0.1, 1: 0.9}, 0.5),
    lambda: plots.growth({-2: 0.1, 1: 0.9}, 0),
    lambda: plots.growth({-1: 0.6, 1: 0.4}, 0.1),
]


@pytest.mark.parametrize("draw", REFUSED)
def test_what_cannot_be_drawn_is_refused(draw: Callable[[], Axes]) -> None:
    with pytest.raises(plots.BadPicture):
        draw()
