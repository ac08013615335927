"""The chart of the extra payment shows falling lines, where they are zero, and their worth at a payment of one."""

from __future__ import annotations

from fractions import Fraction

import pytest

pytest.importorskip("matplotlib")

from cardlessons import exact, plots
from cardlessons.games.blucher import Extra, Rules
from cardlessons.i18n import language

WITHOUT, TAKEN, ORIGINAL = (exact.blucher.bet(Rules(extra=e)).mean for e in (Extra.NONE, Extra.DOUBLED, Extra.ORIGINAL))
READINGS = {"of the chips taken": (WITHOUT, TAKEN), "of the original stake": (WITHOUT, ORIGINAL)}


def test_two_lines_fall_from_one_worth_and_are_zero_at_the_fair_payment() -> None:
    axes = plots.worth_by_payment(READINGS)
    _, _, taken, marks, original, others = axes.get_lines()
    assert taken.get_ydata()[0] == original.get_ydata()[0] == pytest.approx(float(WITHOUT))
    assert taken.get_ydata()[1] < original.get_ydata()[1] < 0
    for line, points, fair, worth in ((taken, marks, 0.8453, -0.0618), (original, others, 1.2000, 0.0563)):
        (zero, one), (nothing, at_one) = points.get_xdata(), points.get_ydata()
        assert zero == pytest.approx(fair, abs=5e-5) and nothing == 0 and one == 1
        assert at_one == pytest.approx(worth, abs=5e-5)
        (left, right), (top, low) = line.get_xdata(), line.get_ydata()
        assert top + (low - top) * (zero - left) / (right - left) == pytest.approx(0)
    assert [found.get_text() for found in axes.texts] == ["0.8453", "−0.0618", "1.2000", "0.0563"]


def test_colour_never_stands_alone() -> None:
    lines = plots.worth_by_payment(READINGS).get_lines()
    for looks in ("get_color", "get_linestyle"):
        assert getattr(lines[2], looks)() != getattr(lines[4], looks)()
    assert lines[3].get_marker() != lines[5].get_marker()


def test_the_lines_are_said_in_words_in_either_language() -> None:
    said = plots.picture(plots.worth_by_payment({"taken": (Fraction(1, 3), Fraction(-1, 6))})).alt
    assert "taken: 0.3333 without the payment, -0.1667 with a payment of one, nothing at 0.6667." in said
    language("ru")
    try:
        assert plots.picture(plots.worth_by_payment(READINGS)).alt.startswith("Цена единицы в зависимости от доплаты")
    finally:
        language("en")


@pytest.mark.parametrize(
    "readings",
    [{}, {str(n): (1, 0) for n in range(4)}, {"rises": (0.1, 0.2)}, {"flat": (0.1, 0.1)}, {"bad": (-0.1, -0.2)}],
)
def test_what_cannot_be_drawn_is_refused(readings: dict[str, tuple[float, float]]) -> None:
    with pytest.raises(plots.BadPicture):
        plots.worth_by_payment(readings)
