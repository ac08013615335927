"""Charts of hands: how many squares are marked, how long bars are, and what suits come to."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

pytest.importorskip("matplotlib")

from matplotlib.axes import Axes
from matplotlib.colors import to_rgb

from cardlessons import exact, plots
from cardlessons.core.cards import Card, cards
from cardlessons.games.bouillotte import Rules
from cardlessons.i18n import language
from cardlessons.plots import drawing

HANDS = {"before you look": (24, 2024), "beside a brelan": (20, 1330)}
SUITS = {"spades": {"A": 11, "9": 9}, "hearts": {"K": 10, "Q": 10}, "diamonds": {"8": 8}, "clubs": {}}


def squares(axes: Axes) -> list[set[tuple[float, float]]]:
    """The places of each grid's marked squares, and of its others, in turn."""
    return [{tuple(sum(path.vertices[:4]) / 4) for path in part.get_paths()} for part in axes.collections]


def sides(axes: Axes) -> list[float]:
    """How large the squares of each part are."""
    firsts = [part.get_paths()[0].vertices for part in axes.collections]
    return [round(float(corners[:, 0].max() - corners[:, 0].min()), 3) for corners in firsts]


def test_every_hand_is_one_square_and_the_brelans_are_marked() -> None:
    axes = plots.marked(HANDS)
    parts = squares(axes)
    assert [len(part) for part in parts] == [24, 2000, 20, 1310]
    assert len(set().union(*parts)) == 2024 + 1330  # no two in one place
    marked, others = sides(axes)[:2]
    assert sides(axes) == [marked, others] * 2 and others < marked < 1  # with gaps, smaller ones if not marked
    colours = [to_rgb(part.get_facecolor()[0]) for part in axes.collections]
    assert colours == [to_rgb(drawing.VERMILION), to_rgb(drawing.SKY)] * 2
    assert sum(colours[0]) < sum(colours[1])  # darker too, where colours are not told apart


def test_the_marked_hands_are_gathered_in_a_corner() -> None:
    for part in squares(plots.marked({"before you look": (24, 2024)}))[:1]:
        assert max(across for across, _ in part) <= 4 and max(down for _, down in part) <= 4


def test_squares_can_be_told_apart_on_a_projector() -> None:
    axes = plots.marked({**HANDS, "beside three ranks": (15, 1330)})
    plots.picture(axes)  # draws it
    (left, _), (right, _) = axes.transData.transform([(0, 0), (1, 0)])
    pixels = (right - left) * 960 / (axes.figure.get_figwidth() * axes.figure.dpi)  # as wide as it is shown
    assert pixels > 9 and (1 - sides(axes)[1]) * pixels > 2


def test_grids_can_be_compared_by_area() -> None:
    first, second = plots.marked(HANDS), plots.marked(dict(reversed(HANDS.items())))
    assert first.get_aspect() == second.get_aspect() == 1
    tall = [max(down for _, down in part) for part in squares(first)[1::2]]
    assert tall == [55, 55]
    assert [found.get_text() for found in first.texts] == ["before you look\n24 / 2024", "beside a brelan\n20 / 1330"]


def test_the_marked_hands_are_said_in_words() -> None:
    assert plots.picture(plots.marked(HANDS)).alt == (
        "Squares, some of them marked. "
        "before you look: 24 of 2,024 are marked. beside a brelan: 20 of 1,330 are marked."
    )


def test_none_or_all_can_be_marked() -> None:
    assert [len(part) for part in squares(plots.marked({"none": (0, 7), "all": (7, 7)}))] == [0, 7, 7, 0]


def test_shares_are_as_long_as_they_are() -> None:
    asked = cards("AH KH 9D"), Card.parse("AS"), 3
    places = {name: exact.bouillotte.equity(*asked, place, Rules()) for name, place in (("age", 0), ("last", 2))}
    axes = plots.shares(places)
    assert [bar.get_width() for bar in axes.patches] == pytest.approx([85312 / 160160, 71886 / 160160])
    assert [tick.get_text() for tick in axes.get_yticklabels()] == ["age", "last"]
    assert axes.get_ylim()[0] > axes.get_ylim()[1]  # the first on top
    assert axes.get_xlim()[0] == 0 and axes.get_xlim()[1] >= 1
    assert plots.picture(axes).alt == "Shares of the pot: age: 0.5327, last: 0.4488."


def test_suits_stand_card_on_card_and_those_that_tie_are_hatched() -> None:
    axes = plots.suit_columns(SUITS)
    bars = axes.patches
    assert [(bar.get_y(), bar.get_height()) for bar in bars] == [(0, 11), (11, 9), (0, 10), (10, 10), (0, 8)]
    assert [bar.get_hatch() for bar in bars] == ["//"] * 4 + [None]
    assert [to_rgb(bar.get_edgecolor()) for bar in bars] == [to_rgb(drawing.VERMILION)] * 4 + [to_rgb(drawing.BLUE)]
    assert [found.get_text() for found in axes.texts] == ["A", "9", "20", "K", "Q", "20", "8", "8", "0"]
    assert [tick.get_text() for tick in axes.get_xticklabels()] == list(SUITS)
    assert all(tick == round(tick) for tick in axes.get_yticks())


def test_the_suits_are_said_in_words() -> None:
    counted = "spades 11 (A) + 9 (9) = 20; hearts 10 (K) + 10 (Q) = 20; diamonds 8 (8) = 8; clubs 0"
    assert plots.picture(plots.suit_columns(SUITS)).alt == (
        f"What the suits count, card by card: {counted}. Best, and tied: spades, hearts."
    )
    assert plots.suit_columns({**SUITS, "hearts": {"K": 10}}).get_label().endswith(" Best: spades.")


DRAWN: list[Callable[[], Axes]] = [
    lambda: plots.marked(HANDS),
    lambda: plots.shares({"age": Fraction(1, 2)}),
    lambda: plots.suit_columns(SUITS),
]


@pytest.mark.parametrize("draw", DRAWN)
def test_letters_are_large_and_on_a_ground_of_their_own(draw: Callable[[], Axes]) -> None:
    axes = draw()
    assert axes.figure.get_facecolor() == (1, 1, 1, 1)
    ticks = [*axes.get_xticklabels(), *axes.get_yticklabels()] if axes.axison else []
    assert {found.get_fontsize() >= drawing.SMALL for found in [*axes.texts, *ticks]} == {True}


@pytest.mark.parametrize("draw", DRAWN)
def test_they_speak_russian(draw: Callable[[], Axes]) -> None:
    said = draw().get_label()
    language("ru")
    assert draw().get_label() != said and "{" not in draw().get_label()


REFUSED: list[tuple[Callable[[], Axes], str]] = [
    (lambda: plots.marked({}), "something to mark"),
    (lambda: plots.marked({"many": (1, 10_001)}), "at most 10,000"),
    (lambda: plots.marked({"more": (8, 7)}), "Of 7 things 8"),
    (lambda: plots.marked({"less": (-1, 7)}), "-1 cannot"),
    (lambda: plots.marked({"none": (0, 0)}), "Of 0 things"),
    (lambda: plots.shares({}), "nothing to draw"),
    (lambda: plots.shares({"whole": 1.5}), "between 0 and 1"),
    (lambda: plots.suit_columns({"spades": {}}), "nothing to draw"),
]


@pytest.mark.parametrize(("draw", "said"), REFUSED)
def test_what_cannot_be_drawn_is_refused(draw: Callable[[], Axes], said: str) -> None:
    with pytest.raises(plots.BadPicture, match=said):
        draw()
