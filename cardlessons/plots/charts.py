"""The charts of the lessons. Each leaves on its axes, as their label, the words that say what it shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, SupportsFloat

from cardlessons.i18n import text
from cardlessons.plots.picture import BadPicture, new_axes

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE, VERMILION, INK, PALE = "#0072B2", "#D55E00", "#222222", "#CFE3F0"
SMALL, LARGE = 14, 17  # points


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
    heights = _floats(sums)
    bounds = {name: float(value) for name, value in (between or {}).items()}
    room = max(2, len(heights) / 3) if bounds else 0.3
    axes = _prepared(axes, text("plots.terms"), text("plots.sum"))
    axes.plot(range(len(heights)), heights, color=BLUE, marker="o", markersize=9, linewidth=2, zorder=3)
    for terms, height in enumerate(heights):
        _write(axes, _short(height), (terms, height), above=terms == 0 or height > heights[terms - 1])
    for name, value in bounds.items():
        axes.axhline(value, color=VERMILION, linestyle="--", linewidth=2)
        end = (len(heights) - 1 + room / 2, value)  # right of the last point
        _write(axes, f"{name} = {_short(value)}", end, above=value == max(bounds.values()))
    axes.set_xticks(range(len(heights)))
    axes.set_xlim(-0.3, len(heights) - 1 + room)
    axes.margins(y=0.12)
    said = {"sums": ", ".join(map(_short, heights)), "bounds": _listed(bounds, " = ")}
    axes.set_label(text("plots.partial_sums_between" if bounds else "plots.partial_sums", **said))
    return axes


def closing_in(results: Iterable[Estimate], exact: SupportsFloat, axes: Axes | None = None) -> Axes:
    """Simulated means in a band of two standard errors either way, against the number of deals and the exact line.

    `results` are simulations of different length, of at least two deals each. Raises `BadPicture` without any.
    """
    grown = sorted(results, key=lambda result: result.n)
    deals, means = [result.n for result in grown], _floats(result.mean for result in grown)
    axes = _prepared(axes, text("plots.deals"), text("plots.mean"))
    axes.set_xscale("log")
    low, high = ([result.mean + sign * 2 * result.error for result in grown] for sign in (-1, 1))
    axes.fill_between(deals, low, high, facecolor=PALE, edgecolor=BLUE)
    axes.plot(deals, means, color=BLUE, marker="o", linewidth=2, label=text("plots.simulated"))
    axes.axhline(float(exact), color=VERMILION, linestyle="--", linewidth=2, label=text("plots.exact"))
    axes.legend(fontsize=SMALL)
    axes.set_label(text("plots.closing_in", exact=_short(float(exact)), results="; ".join(map(_point, grown))))
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
    chances = _floats(distribution.get(one, 0) for one in values)
    axes = _prepared(axes, value or text("plots.value"), text("plots.share"))
    total = sum((tally or {}).values())
    width, left = (0.4, 0.2) if total else (0.8, 0)
    places = range(len(values))
    axes.bar([place - left for place in places], chances, width, color=BLUE, label=text("plots.exact"))
    axes.set_xticks(places, list(map(str, values)))
    said = {"exact": _listed(dict(zip(values, chances, strict=True)), ": ")}
    if not tally or not total:
        axes.set_label(text("plots.bars", **said))
        return axes
    shares = [tally.get(one, 0) / total for one in values]
    beside = axes.bar([place + left for place in places], shares, width, facecolor="white", edgecolor=VERMILION)
    beside.set_label(counted or text("plots.tally"))
    for bar in beside:
        bar.set(hatch="//", linewidth=2)
    axes.legend(fontsize=SMALL)
    axes.set_label(text("plots.bars_and_tally", total=total, tally=_listed(tally, ": "), **said))
    return axes


def _prepared(axes: Axes | None, across: str, up: str) -> Axes:
    """Axes with what all charts share."""
    axes = new_axes() if axes is None else axes
    axes.set_facecolor("white")
    axes.set_xlabel(across, fontsize=LARGE, color=INK)
    axes.set_ylabel(up, fontsize=LARGE, color=INK)
    axes.tick_params(labelsize=SMALL, colors=INK)
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def _write(axes: Axes, words: str, point: tuple[float, float], above: bool) -> None:
    offset, side = ((0, 9), "bottom") if above else ((0, -9), "top")
    axes.annotate(
        words, point, xytext=offset, textcoords="offset points", ha="center", va=side, fontsize=SMALL, color=INK
    )


def _point(result: Estimate) -> str:
    return text("plots.closing_point", mean=_short(result.mean), error=_short(result.error), deals=result.n)


def _floats(numbers: Iterable[SupportsFloat]) -> list[float]:
    """The numbers as matplotlib takes them. Raises `BadPicture` if there are none."""
    floats = [float(number) for number in numbers]
    if not floats:
        raise BadPicture("plots_empty")
    return floats


def _listed(numbers: Mapping[Any, float], equals: str) -> str:
    return ", ".join(f"{name}{equals}{_short(number)}" for name, number in sorted(numbers.items()))


def _short(number: float) -> str:
    """Whole numbers as they are, others to four places."""
    return f"{number:.0f}" if number == round(number) else f"{number:.4f}"
