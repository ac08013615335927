"""A class's numbers as dots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

import pytest

from cardlessons.lessons import BadNumber, tally

FORMS = ["3 5 4 4", "3, 5;4\n4", [3, 5, 4, 4], {4: 2, 3: 1, 5: 1, 9: 0}, iter((4, 4, 3, 5))]


@pytest.mark.parametrize("numbers", FORMS)
def test_numbers_come_as_text_as_a_list_or_counted(numbers: str | Iterable[int] | Mapping[int, int]) -> None:
    dots = tally(numbers)
    assert dots.counts == {3: 1, 4: 2, 5: 1} and dots.n == 4 and dots.mean == 4


def test_each_number_is_a_dot_and_gaps_are_shown() -> None:
    lines = repr(tally("1 1 3", truth=2)).splitlines()
    assert lines == ["3 in all", "   1     2  ●●", "   2     0", "   3     1  ●", "Mean: 1.67, exact: 2."]


def test_many_numbers_share_a_dot_and_it_is_said_how_many() -> None:
    dots = tally({0: 640, 1: 360})
    assert "One dot stands for 16." in repr(dots)
    assert repr(dots).splitlines()[1].count("●") == 40


def test_a_stray_number_does_not_make_the_picture_endless() -> None:
    assert len(repr(tally("3 9999")).splitlines()) == 4


def test_html_says_the_same_with_heads_for_rows_and_columns() -> None:
    html = tally("1 1 3", truth=Fraction(7, 3))._repr_html_()
    assert html.count('<th scope="row">') == 3 and html.count('<th scope="col">') == 2
    assert html.count("●") == 3 and "Mean: 1.67, exact: 7/3 · ≈ 2.3333." in html


@pytest.mark.parametrize("numbers", ["3 x", "-1", "1.5", "١", [1.5], [True], [-1], {1: -2}, {"1": 2}])
def test_what_is_no_list_of_whole_numbers_is_refused(numbers: object) -> None:
    with pytest.raises(BadNumber, match="3 5 4 4"):
        tally(numbers)  # type: ignore[arg-type]


@pytest.mark.parametrize("numbers", ["", "  ", [], {}])
def test_no_numbers_are_refused_with_a_sentence_of_their_own(numbers: object) -> None:
    with pytest.raises(BadNumber, match="no numbers yet"):
        tally(numbers)  # type: ignore[arg-type]
