"""Charts of hands: a few marked among many, shares of the pot side by side, and what each suit comes to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from math import ceil, sqrt
from typing import TYPE_CHECKING, Any, SupportsFloat

from cardlessons.core.errors import BadPicture
from cardlessons.i18n import text
from cardlessons.plots.drawing import BLUE, INK, LARGE, PALE, SKY, SMALL, VERMILION, floats, prepared, short, write
from cardlessons.plots.picture import new_axes

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST_ROWS = 56  # of squares: three grids of some two thousand stand side by side, each square large enough to be seen
_TALL = 1.25  # the largest grid by a square of as many
_MOST_SQUARES = 10_000
_APART = 3  # columns left free between two grids
_ABOVE = 1 / 8  # of all rows, left free for the names
_SIDE, _MARKED_SIDE = 0.72, 0.94  # of a square, in steps from one to the next: others leave a gap
_BEST: dict[str, Any] = {"facecolor": PALE, "edgecolor": VERMILION, "hatch": "//"}
_OTHER: dict[str, Any] = {"facecolor": PALE, "edgecolor": BLUE}


def marked(grids: Mapping[str, tuple[int, int]], axes: Axes | None = None) -> Axes:
    """Grids of squares, one for each thing that can be, with some of them marked: {name: (how many marked, of all)}.

    All grids have squares of one size, filled column by column, the marked ones gathered in a corner, so that numbers
    can be compared by area: ``{"before you look": (24, 2024), "beside a brelan": (20, 1330)}``. Raises `BadPicture`
    without any grid, where more are marked than there are, and beyond ten thousand squares.
    """
    for some, every in grids.values():
        if not 0 <= some <= every or every < 1:
            raise BadPicture("plots_marked", some=some, every=every)
    if not grids or sum(every for _, every in grids.values()) > _MOST_SQUARES:
        raise BadPicture("plots_squares", most=_MOST_SQUARES)
    rows = min(_MOST_ROWS, ceil(_TALL * sqrt(max(every for _, every in grids.values()))))
    above = 1 + rows * _ABOVE
    widths = [-(-every // rows) for _, every in grids.values()]
    lefts = list(accumulate((width + _APART for width in widths), initial=0))
    axes = prepared(new_axes((rows + above) / lefts[-1]) if axes is None else axes, "", "")
    for left, (name, (some, every)) in zip(lefts, grids.items(), strict=False):
        _grid(axes, left, rows, some, every)
        axes.text(left - 0.5, -1, f"{name}\n{some} / {every}", fontsize=LARGE, color=INK, va="bottom")
    axes.set(xlim=(-1, lefts[-1] - 1), ylim=(rows, -above), aspect="equal")
    axes.set_axis_off()
    said = (text("plots.marked_grid", name=name, some=some, every=every) for name, (some, every) in grids.items())
    axes.set_label(text("plots.marked", grids=" ".join(said)))
    return axes


def _grid(axes: Axes, left: int, rows: int, some: int, every: int) -> None:
    """The squares of one grid: marked ones, the nearest to the corner, are dark; others pale, smaller, with gaps."""
    places = sorted((divmod(number, rows) for number in range(every)), key=lambda place: (max(place), place))
    _squares(axes, [(left + across, down) for across, down in places[:some]], _MARKED_SIDE, VERMILION)
    _squares(axes, [(left + across, down) for across, down in places[some:]], _SIDE, SKY)


def _squares(axes: Axes, middles: Iterable[tuple[int, int]], side: float, colour: str) -> None:
    from matplotlib.collections import PolyCollection

    half = side / 2
    corners = [
        [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)] for x, y in middles
    ]
    axes.add_collection(PolyCollection(corners, facecolor=colour, edgecolor="none"))


def shares(equities: Mapping[str, SupportsFloat], axes: Axes | None = None) -> Axes:
    """Shares of a whole, from 0 to 1, as bars with their values, the first on top: {name: share}.

    Raises `BadPicture` without any share, and for what is none.
    """
    lengths = floats(equities.values())
    if not all(0 <= length <= 1 for length in lengths):
        raise BadPicture("plots_shares", shares=", ".join(map(short, lengths)))
    axes = prepared(axes, text("plots.share_of_pot"), "")
    names, places = list(equities), range(len(lengths))
    axes.barh(places, lengths, 0.55, facecolor=BLUE, edgecolor=INK)
    for place, length in zip(places, lengths, strict=True):
        axes.text(length + 0.01, place, short(length), va="center", fontsize=LARGE, color=INK)
    axes.set_yticks(places, names, fontsize=LARGE)
    axes.set(xlim=(0, 1.08), ylim=(len(lengths) - 0.5, -0.5))
    said = ", ".join(f"{name}: {short(length)}" for name, length in zip(names, lengths, strict=True))
    axes.set_label(text("plots.shares", shares=said))
    return axes


def suit_columns(suits: Mapping[str, Mapping[str, int]], axes: Axes | None = None) -> Axes:
    """What each suit comes to, card by card: {suit: {card: what it counts}}, as columns with their totals.

    The greatest totals are hatched, several if they tie. Raises `BadPicture` without any card.
    """
    totals = {suit: sum(cards.values()) for suit, cards in suits.items()}
    if not any(suits.values()):
        raise BadPicture("plots_empty")
    best = [suit for suit, total in totals.items() if total == max(totals.values())]
    axes = prepared(axes, "", text("plots.suit_total"))
    axes.locator_params(axis="y", integer=True)
    for place, (suit, cards) in enumerate(suits.items()):
        _column(axes, place, cards, _BEST if suit in best else _OTHER)
        write(axes, str(totals[suit]), (place, totals[suit]), above=True)
    axes.set_xticks(range(len(suits)), list(suits), fontsize=LARGE)
    axes.set_xlim(-0.6, len(suits) - 0.4)
    axes.margins(y=0.12)
    said = "; ".join(_sum_said(suit, cards) for suit, cards in suits.items())
    axes.set_label(text("plots.suits_tied" if len(best) > 1 else "plots.suits", suits=said, best=", ".join(best)))
    return axes


def _column(axes: Axes, place: int, cards: Mapping[str, int], look: dict[str, Any]) -> None:
    """A suit's cards one on the other, each with its name."""
    for card, foot, counts in zip(cards, accumulate(cards.values(), initial=0), cards.values(), strict=False):
        axes.bar([place], [counts], 0.7, bottom=foot, linewidth=2, **look)
        box = {"facecolor": "white", "edgecolor": "none", "pad": 2}  # letters on hatching would be hard to read
        axes.text(place, foot + counts / 2, card, ha="center", va="center", fontsize=SMALL, color=INK, bbox=box)


def _sum_said(suit: str, cards: Mapping[str, int]) -> str:
    """A suit in words: "spades 11 (A) + 9 (9) = 20"."""
    parts = " + ".join(f"{counts} ({card})" for card, counts in cards.items())
    return f"{suit} {parts} = {sum(cards.values())}" if cards else f"{suit} 0"
