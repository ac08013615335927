"""Charts of a class."""

from __future__ import annotations

from fractions import Fraction

import pytest

pytest.importorskip("matplotlib")

from cardlessons.core.errors import BadPicture
from cardlessons.plots import dots, verdicts


def test_each_number_is_a_dot_and_the_truth_a_line() -> None:
    axes = dots({3: 2, Fraction(9, 2): 1, 7: 0}, truth=Fraction(7, 2))
    points, truth = axes.lines
    assert points.get_xydata().tolist() == [[3, 1], [3, 2], [4.5, 1]]
    assert set(truth.get_xdata()) == {3.5}
    assert axes.get_label() == "How often each value came up: 3: 2, 4.5000: 1. Exact: 3.5000."


def test_a_tall_column_is_a_bar_of_its_height() -> None:
    axes = dots({0: 400, 1: 100})
    (bars,) = axes.collections
    assert [segment[1].tolist() for segment in bars.get_segments()] == [[0, 400], [1, 100]]


def test_answers_stand_side_by_side_and_the_first_exercise_on_top() -> None:
    axes = verdicts({"12.1": {"right": 3, "wrong": 1}, "12.2": {"right": 0, "wrong": 2}})
    right, wrong = axes.containers
    assert [(bar.get_x(), bar.get_width()) for bar in right] == [(0, 0), (0, 3)]
    assert [(bar.get_x(), bar.get_width()) for bar in wrong] == [(0, 2), (3, 1)]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["12.2", "12.1"]
    assert {bars.patches[0].get_hatch() for bars in axes.containers} == {"", "//"}
    assert axes.get_label() == "How the answers stood. 12.1 – right: 3, wrong: 1. 12.2 – right: 0, wrong: 2."


def test_nothing_is_no_chart() -> None:
    for empty in (lambda: dots({}), lambda: dots({1: 0}), lambda: verdicts({})):
        with pytest.raises(BadPicture):
            empty()
