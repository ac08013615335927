"""The charts of the lessons. Each leaves on its axes, as their label, the words that say what it shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol, SupportsFloat

from cardlessons.i18n import text
from cardlessons.plots.drawing import BLUE, PALE, SMALL, VERMILION, floats, listed, prepared, short, write

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Estimate(Protocol):
    """What a simulation gives: see `cardlessons.simulate.Result`."""

    @property
    def n(self) -> int:
        """How many deals."""

    @property
    def mean(self) -> float:
        """Their mean."""

    @property
    def error(self) -> float:
        """Its standard error."""


def partial_sums(
    sums: Iterable[SupportsFloat], between: Mapping[str, SupportsFloat] | None = None, axes: Axes | None = None
) -> Axes:
    """Partial sums, the first of no term at all, as points with their values.

    `between` are the bounds in which they end, by name: ``{"(12/13)¹³": (12 / 13) ** 13, "1/e": exp(-1)}``. Raises
    `BadPicture` without any sum.
    """
    heights = floats(sums)
    bounds = {name: float(value) for name, value in (between or {}).items()}
    room = max(2, len(heights) / 3) if bounds else 0.3
    axes = prepared(axes, text("plots.terms"), text("plots.sum"))
    axes.plot(range(len(heights)), heights, color=BLUE, marker="o", markersize=9, linewidth=2, zorder=3)
    for terms, height in enumerate(heights):
        write(axes, short(height), (terms, height), above=terms == 0 or height > heights[terms - 1])
    for name, value in bounds.items():
        axes.axhline(value, color=VERMILION, linestyle="--", linewidth=2)
        end = (len(heights) - 1 + room / 2, value)  # right of the last point
        write(axes, f"{name} = {short(value)}", end, above=value == max(bounds.values()))
    axes.set_xticks(range(len(heights)))
    axes.set_xlim(-0.3, len(heights) - 1 + room)
    axes.margins(y=0.12)
    said = {"sums": ", ".join(map(short, heights)), "bounds": listed(bounds, " = ")}
    axes.set_label(text("plots.partial_sums_between" if bounds else "plots.partial_sums", **said))
    return axes


def closing_in(results: Iterable[Estimate], exact: SupportsFloat, axes: Axes | None = None) -> Axes:
    """Simulated means in a band of two standard errors either way, against the number of deals and the exact line.

    `results` are simulations of different length, of at least two deals each. Raises `BadPicture` without any.
    """
    grown = sorted(results, key=lambda result: result.n)
    deals, means = [result.n for result in grown], floats(result.mean for result in grown)
    axes = prepared(axes, text("plots.deals"), text("plots.mean"))
    axes.set_xscale("log")
    low, high = ([result.mean + sign * 2 * result.error for result in grown] for sign in (-1, 1))
    axes.fill_between(deals, low, high, facecolor=PALE, edgecolor=BLUE)
    axes.plot(deals, means, color=BLUE, marker="o", linewidth=2, label=text("plots.simulated"))
    axes.axhline(float(exact), color=VERMILION, linestyle="--", linewidth=2, label=text("plots.exact"))
    axes.legend(fontsize=SMALL)
    axes.set_label(text("plots.closing_in", exact=short(float(exact)), results="; ".join(map(_point, grown))))
    return axes


def bars(
    distribution: Mapping[int, SupportsFloat],
    tally: Mapping[int, int] | None = None,
    axes: Axes | None = None,
    *,
    value: str | None = None,
    counted: str | None = None,
) -> Axes:
    """A distribution {value: probability} as bars and beside them, if given, what was counted: {value: how often}.

    `value` names what the values are, `counted` who counted. Raises `BadPicture` without any value.
    """
    values = sorted({*distribution, *(tally or {})})
    chances = floats(distribution.get(one, 0) for one in values)
    axes = prepared(axes, value or text("plots.value"), text("plots.share"))
    total = sum((tally or {}).values())
    width, left = (0.4, 0.2) if total else (0.8, 0)
    places = range(len(values))
    axes.bar([place - left for place in places], chances, width, color=BLUE, label=text("plots.exact"))
    axes.set_xticks(places, list(map(str, values)))
    said = {"exact": listed(dict(zip(values, chances, strict=True)), ": ")}
    if not tally or not total:
        axes.set_label(text("plots.bars", **said))
        return axes
    shares = [tally.get(one, 0) / total for one in values]
    beside = axes.bar([place + left for place in places], shares, width, facecolor="white", edgecolor=VERMILION)
    beside.set_label(counted or text("plots.tally"))
    for bar in beside:
        bar.set(hatch="//", linewidth=2)
    axes.legend(fontsize=SMALL)
    axes.set_label(text("plots.bars_and_tally", total=total, tally=listed(tally, ": "), **said))
    return axes


def _point(result: Estimate) -> str:
    return text("plots.closing_point", mean=short(result.mean), error=short(result.error), deals=result.n)
