"""Charts of a bet: its worth by the gap between the end cards, and growth against the share that is staked."""

from __future__ import annotations

from collections.abc import Mapping
from math import log1p
from typing import TYPE_CHECKING, SupportsFloat

from cardlessons.core.errors import BadPicture
from cardlessons.i18n import text
from cardlessons.plots.drawing import BLUE, INK, SMALL, VERMILION, floats, listed, prepared, short, write

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LOOKS = ((BLUE, "o", "-"), (VERMILION, "s", "--"), (INK, "^", ":"))  # a colour never stands alone
_POINTS = 400


def worth_by_gap(
    classes: Mapping[str, Mapping[int, SupportsFloat]],
    ends: Mapping[int, str] | None = None,
    axes: Axes | None = None,
) -> Axes:
    """What a bet of one is worth, against the number of ranks between the end cards, and the line where that is 0.

    `classes` are up to three classes of end cards by name: ``{"no ace": {0: -1.12, 1: -0.96, …}}``; `ends` are end
    cards to stand below a gap as an example: ``{6: "4–J"}``. Raises `BadPicture` without any worth.
    """
    lines = {
        name: dict(zip(sorted(one), floats(one[gap] for gap in sorted(one)), strict=True))
        for name, one in classes.items()
    }
    if not lines or len(lines) > len(_LOOKS):
        raise BadPicture("plots_classes", most=len(_LOOKS), count=len(lines))
    axes = prepared(axes, text("plots.gap"), text("plots.worth"))
    axes.axhline(0, color=INK, linewidth=1.5)
    for (name, worths), (colour, mark, style) in zip(lines.items(), _LOOKS, strict=False):
        axes.plot([*worths], [*worths.values()], color=colour, marker=mark, linestyle=style, markersize=9, label=name)
    if len(lines) == 1:
        _write_worths(axes, *lines.values())
    else:
        axes.legend(fontsize=SMALL)
    gaps = sorted({gap for worths in lines.values() for gap in worths})
    axes.set_xticks(gaps, [f"{gap}\n{(ends or {}).get(gap, '')}".rstrip() for gap in gaps])
    axes.margins(y=0.12)
    axes.set_label(text("plots.worth_by_gap", classes=" ".join(_said(name, one) for name, one in lines.items())))
    return axes


def growth(outcomes: Mapping[int, SupportsFloat], top: SupportsFloat, axes: Axes | None = None) -> Axes:
    """How fast what one has grows, bet after bet, against the share that is staked; `top` is the best share.

    `outcomes` are the net multiples of the bet with their probabilities, as `cardlessons.exact.acey_deucey.outcomes`
    gives them. The growth is the mean of the natural logarithm. Raises `BadPicture` for a bet that cannot lose, and
    where `top` is no share whose loss could be paid, or at which nothing grows.
    """
    chances = dict(zip(outcomes, floats(outcomes.values()), strict=True))
    best, worst = float(top), min(chances)
    if worst >= 0 or not 0 < best < 1 / -worst or _rate(chances, best) <= 0:
        raise BadPicture("plots_growth", top=short(best))
    even = _even(chances, best)
    shares = [_reach(best, even, worst) * step / _POINTS for step in range(_POINTS + 1)]
    axes = prepared(axes, text("plots.share_staked"), text("plots.growth"))
    axes.axhline(0, color=INK, linewidth=1.5)
    axes.plot(shares, [_rate(chances, share) for share in shares], color=BLUE, linewidth=2)
    high = _rate(chances, best)
    axes.plot([best], [high], color=VERMILION, marker="o", markersize=11, linestyle="")
    write(axes, text("plots.growth_top", share=short(best), rate=short(high)), (best, high), above=True)
    axes.margins(y=0.15)
    said = {"top": short(best), "rate": short(high), "even": short(even)}
    axes.set_label(text("plots.growth_said", chances=listed(chances, ": "), **said))
    return axes


def _in_order(worths: Mapping[int, SupportsFloat]) -> dict[int, float]:
    gaps = sorted(worths)
    return dict(zip(gaps, floats(worths[gap] for gap in gaps), strict=True))


def _write_worths(axes: Axes, worths: Mapping[int, float]) -> None:
    """Each worth at its point, to two places."""
    for gap, worth in worths.items():
        write(axes, f"{worth:.2f}".replace("-", "−") if worth else "0", (gap, worth), above=worth >= 0)


def _said(name: str, worths: Mapping[int, float]) -> str:
    """A class in words: its worths, and from which gap on they are above 0."""
    above = [gap for gap, worth in worths.items() if worth > 0]
    said = {"name": name, "worths": listed(worths, ": ")}
    return text("plots.worths_above", least=min(above), **said) if above else text("plots.worths", **said)


def _rate(chances: Mapping[int, float], share: float) -> float:
    """The mean logarithm of what one counter becomes when this share of it is staked."""
    return sum(chance * log1p(share * net) for net, chance in chances.items())


def _even(chances: Mapping[int, float], best: float) -> float:
    """The share beyond the top at which nothing grows any more. Beyond it all shrinks, whatever the edge."""
    low, high = best, 1 / -min(chances)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if middle * -min(chances) < 1 and _rate(chances, middle) > 0 else (low, middle)
    return low


def _reach(best: float, even: float, worst: int) -> float:
    """How far the chart goes: somewhat past the share that brings nothing, while a loss can be paid."""
    return min(even + 0.3 * best, even + 0.5 * (1 / -worst - even))
