"""What all charts share: colours, sizes, axes and how numbers are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, SupportsFloat

from cardlessons.core.errors import BadPicture
from cardlessons.plots.picture import new_axes

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE, VERMILION, INK, PALE, SKY = "#0072B2", "#D55E00", "#222222", "#CFE3F0", "#9CC7E3"
SMALL, LARGE = 14, 17  # points


def prepared(axes: Axes | None, across: str, up: str) -> Axes:
    """Axes with what all charts share."""
    axes = new_axes() if axes is None else axes
    axes.set_facecolor("white")
    axes.set_xlabel(across, fontsize=LARGE, color=INK)
    axes.set_ylabel(up, fontsize=LARGE, color=INK)
    axes.tick_params(labelsize=SMALL, colors=INK)
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def write(axes: Axes, words: str, point: tuple[float, float], above: bool) -> None:
    """Words above or below a point."""
    offset, side = ((0, 9), "bottom") if above else ((0, -9), "top")
    axes.annotate(
        words, point, xytext=offset, textcoords="offset points", ha="center", va=side, fontsize=SMALL, color=INK
    )


def floats(numbers: Iterable[SupportsFloat]) -> list[float]:
    """The numbers as matplotlib takes them. Raises `BadPicture` if there are none."""
    floats = [float(number) for number in numbers]
    if not floats:
        raise BadPicture("plots_empty")
    return floats


def listed(numbers: Mapping[Any, float], equals: str) -> str:
    """Numbers with their names, in the order of these."""
    return ", ".join(f"{name}{equals}{short(number)}" for name, number in sorted(numbers.items()))


def short(number: float) -> str:
    """Whole numbers as they are, others to four places."""
    return f"{number:.0f}" if number == round(number) else f"{number:.4f}"
