"""Charts of a class: its numbers as dots beside the truth, and how its answers stood, exercise by exercise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsFloat

from cardlessons.core.errors import BadPicture
from cardlessons.i18n import text
from cardlessons.plots.drawing import BLUE, INK, LARGE, PALE, SMALL, VERMILION, floats, prepared, short

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.ticker import MaxNLocator

_FILLS = ((BLUE, ""), (PALE, "//"), ("white", ".."), ("white", ""))  # a colour never stands alone
_TALLEST = 40  # dots in a column; beyond, a column is a bar


def dots(
    counts: Mapping[Any, int],
    truth: SupportsFloat | None = None,
    axes: Axes | None = None,
    *,
    value: str | None = None,
) -> Axes:
    """A class's numbers, {value (a number): how often}, a dot for each, and the `truth` as a line.

    `value` names what the values are. Raises `BadPicture` without any number.
    """
    times = {float(one): count for one, count in counts.items() if count}
    values, tallest = floats(sorted(times)), max(times.values(), default=0)
    axes = prepared(axes, value or text("plots.value"), text("plots.times"))
    if tallest <= _TALLEST:
        points = [(one, height) for one in values for height in range(1, times[one] + 1)]
        axes.plot(*zip(*points, strict=True), color=BLUE, marker="o", markersize=11, linestyle="")
    else:
        axes.vlines(values, 0, [times[one] for one in values], color=BLUE, linewidth=8)
    axes.set_ylim(0, max(4, tallest) * 1.15)
    axes.yaxis.set_major_locator(_whole_numbers())
    if all(one == round(one) for one in values):
        axes.xaxis.set_major_locator(_whole_numbers())
    said = {"counts": ", ".join(f"{short(one)}: {times[one]}" for one in values)}
    if truth is None:
        axes.set_label(text("plots.dots", **said))
        return axes
    words = text("plots.truth", truth=short(float(truth)))
    axes.axvline(float(truth), color=VERMILION, linestyle="--", linewidth=2, label=words)
    axes.legend(fontsize=SMALL)
    axes.set_label(text("plots.dots_truth", truth=short(float(truth)), **said))
    return axes


def verdicts(outcomes: Mapping[str, Mapping[str, int]], axes: Axes | None = None) -> Axes:
    """How the answers to each exercise stood, {exercise: {outcome: how often}}, as bars side by side in one row each.

    All exercises have the same outcomes, at most four, in the order in which they are drawn. Raises `BadPicture`
    without any exercise.
    """
    if not outcomes:
        raise BadPicture("plots_empty")
    rows = list(outcomes.items())[::-1]
    axes = prepared(axes, text("plots.answers"), "")
    left = [0] * len(rows)
    for name, (colour, hatch) in zip(rows[0][1], _FILLS, strict=False):
        widths = [counts[name] for _, counts in rows]
        bars = axes.barh(range(len(rows)), widths, 0.7, left=left, facecolor=colour, edgecolor=INK, label=name)
        for bar in bars:
            bar.set(hatch=hatch, linewidth=1.5)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    axes.set_yticks(range(len(rows)), [name for name, _ in rows], fontsize=LARGE)
    axes.xaxis.set_major_locator(_whole_numbers())
    axes.legend(fontsize=SMALL, loc="upper center", bbox_to_anchor=(0.5, 1.12), ncols=4, frameon=False)
    axes.set_label(text("plots.verdicts", rows=" ".join(_said(*row) for row in outcomes.items())))
    return axes


def _whole_numbers() -> MaxNLocator:
    from matplotlib.ticker import MaxNLocator

    return MaxNLocator(integer=True)


def _said(name: str, counts: Mapping[str, int]) -> str:
    return text("plots.verdict_row", name=name, counts=", ".join(f"{one}: {times}" for one, times in counts.items()))
