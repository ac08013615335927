"""The boards of a rank show as many rooks as there are matches, none of them attacking another, and count the ways."""

from __future__ import annotations

from math import comb, perm

import pytest

pytest.importorskip("matplotlib")

from cardlessons import plots
from cardlessons.i18n import language

SUITS, PASSES = "♠♥♦♣", "1234"
WAYS = [comb(4, k) * perm(4, k) for k in range(5)]


def rooks(axes: object) -> list[list[tuple[float, float]]]:
    """The squares with rooks, board by board."""
    lines = [line for line in axes.get_lines() if line.get_marker() == "s"]  # type: ignore[attr-defined]
    return [list(zip(line.get_xdata(), line.get_ydata(), strict=True)) for line in lines]


def test_each_board_has_its_number_of_rooks_and_none_attacks_another() -> None:
    boards = rooks(plots.rook_boards(SUITS, PASSES, WAYS))
    assert [len(board) for board in boards] == [0, 1, 2, 3, 4]
    for board in boards:
        assert len({x for x, _ in board}) == len({y for _, y in board}) == len(board)


def test_rooks_stay_on_their_board() -> None:
    for number, board in enumerate(rooks(plots.rook_boards(SUITS, "12", [1, 8, 12]))):
        assert all(number * 3.4 < x < number * 3.4 + 2 and 0 < y < 4 for x, y in board)


def test_the_picture_is_as_high_as_its_boards() -> None:
    axes = plots.rook_boards(SUITS, PASSES, WAYS)
    across, down = axes.get_xlim(), axes.get_ylim()
    shape = abs(down[1] - down[0]) / (across[1] - across[0])
    assert axes.figure.get_figheight() / axes.figure.get_figwidth() == pytest.approx(shape) and shape < 0.3


def test_the_ways_are_written_and_said_in_words() -> None:
    axes = plots.rook_boards(SUITS, PASSES, WAYS)
    written = " ".join(found.get_text() for found in axes.texts).replace("\N{NO-BREAK SPACE}", " ")
    said = plots.picture(axes).alt.replace("\N{NO-BREAK SPACE}", " ")
    for ways in ("1 way", "16 ways", "72 ways", "96 ways", "24 ways"):
        assert ways in written and ways in said
    assert "4 cards of one rank down and its 4 calls across" in said and "\n" not in said


def test_the_boards_speak_russian() -> None:
    language("ru")
    try:
        assert plots.picture(plots.rook_boards(SUITS, PASSES, WAYS)).alt.startswith("Доски: сверху вниз")
    finally:
        language("en")


@pytest.mark.parametrize(
    ("cards", "calls", "ways"),
    [(SUITS, PASSES, []), (SUITS, "12", [1, 8, 12, 0]), ("", "", [1, 1]), ("123456789", "1", [1, 9])],
)
def test_what_cannot_be_drawn_is_refused(cards: str, calls: str, ways: list[int]) -> None:
    with pytest.raises(plots.BadPicture):
        plots.rook_boards(cards, calls, ways)
