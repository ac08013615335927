"""A picture of rook numbers: one rank's cards against its calls, and in how many ways so many of them can match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardlessons.core.errors import BadPicture
from cardlessons.i18n import text
from cardlessons.plots.drawing import INK, LARGE, PALE, SMALL, VERMILION, prepared
from cardlessons.plots.picture import new_axes

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST = 8  # boards side by side, and rows or columns of one
_APART = 1.4
_LEFT, _RIGHT, _ABOVE, _BELOW = 1, 0.4, 1, 2.4  # room for the names of rows and columns, and for the ways


def rook_boards(cards: Sequence[str], calls: Sequence[str], ways: Iterable[int], axes: Axes | None = None) -> Axes:
    """A board for each number of matches from 0 on, with so many rooks on it as an example and all its `ways` below.

    `cards` name the rows, the cards of one rank, and `calls` the columns, its calls. No two rooks share a row or a
    column, since a card lies at one call and a call has one card. Raises `BadPicture` for more rooks than the board
    takes, and for more than eight rows, columns or boards.
    """
    counts = list(ways)
    room = min(len(cards), len(calls))
    if not 1 <= len(counts) <= room + 1 or max(len(cards), len(calls), len(counts)) > _MOST:
        raise BadPicture("plots_rooks", cards=len(cards), calls=len(calls), most=_MOST)
    wide, high = len(counts) * (len(calls) + _APART) - _APART + _LEFT + _RIGHT, _ABOVE + len(cards) + _BELOW
    axes = prepared(new_axes(high / wide) if axes is None else axes, "", "")
    for rooks, count in enumerate(counts):
        left = rooks * (len(calls) + _APART)
        _board(axes, left, len(cards), len(calls), rooks)
        below = text("plots.rooks", rooks=rooks, ways=count)
        axes.text(left + len(calls) / 2, len(cards) + 0.5, below, ha="center", va="top", fontsize=LARGE, color=INK)
        for column, call in enumerate(calls):
            axes.text(left + column + 0.5, -0.15, call, ha="center", va="bottom", fontsize=SMALL, color=INK)
    for row, card in enumerate(cards):
        axes.text(-0.2, row + 0.5, card, ha="right", va="center", fontsize=SMALL, color=INK)
    axes.set(xlim=(-_LEFT, wide - _LEFT), ylim=(len(cards) + _BELOW, -_ABOVE), aspect="equal")
    axes.set_axis_off()
    said = "; ".join(text("plots.rooks", rooks=rooks, ways=count) for rooks, count in enumerate(counts))
    axes.set_label(text("plots.rook_boards", cards=len(cards), calls=len(calls), ways=said.replace("\n", ": ")))
    return axes


def _board(axes: Axes, left: float, rows: int, columns: int, rooks: int) -> None:
    """The squares of one board, and rooks down its diagonal."""
    for line in range(rows + 1):
        axes.plot([left, left + columns], [line, line], color=INK, linewidth=1)
    for line in range(columns + 1):
        axes.plot([left + line, left + line], [0, rows], color=INK, linewidth=1)
    axes.fill_between([left, left + columns], 0, rows, facecolor=PALE, edgecolor="none", zorder=0)
    middles = [place + 0.5 for place in range(rooks)]
    places = [left + middle for middle in middles]
    axes.plot(places, middles, color=VERMILION, marker="s", markersize=14, linestyle="", zorder=3)
