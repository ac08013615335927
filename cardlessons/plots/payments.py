"""A chart of an extra payment: what a unit is worth against the size of the payment, and where that is nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, SupportsFloat

from cardlessons.core.errors import BadPicture
from cardlessons.i18n import text
from cardlessons.plots.drawing import BLUE, INK, SMALL, VERMILION, prepared, short, write

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LOOKS = ((BLUE, "o", "-"), (VERMILION, "s", "--"), (INK, "^", ":"))  # a colour never stands alone


class _Line(NamedTuple):
    """What a unit is worth without the payment, and with a payment of one."""

    without: float
    with_one: float

    @property
    def fair(self) -> float:
        """The payment with which it is worth nothing."""
        return self.without / (self.without - self.with_one)

    def at(self, payment: float) -> float:
        """The worth with this payment: each takes the same from it."""
        return self.without + payment * (self.with_one - self.without)


def worth_by_payment(readings: Mapping[str, tuple[SupportsFloat, SupportsFloat]], axes: Axes | None = None) -> Axes:
    """What a unit is worth against the size of the extra payment: a line for each reading, its zero and its worth at 1.

    `readings` are up to three by name, each with the worth without the payment and with a payment of one:
    ``{"of all that lies there": (0.3375, -0.0618)}``. Raises `BadPicture` for none, for more than three, and where no
    payment makes the unit worth nothing.
    """
    lines = {name: _Line(float(without), float(with_one)) for name, (without, with_one) in readings.items()}
    if not 1 <= len(lines) <= len(_LOOKS):
        raise BadPicture("plots_readings", most=len(_LOOKS), count=len(lines))
    if any(line.without <= max(0, line.with_one) for line in lines.values()):
        raise BadPicture("plots_payment")
    axes = prepared(axes, text("plots.payment"), text("plots.worth_of_unit"))
    reach = 1.25 * max(1, *(line.fair for line in lines.values()))
    axes.axhline(0, color=INK, linewidth=1.5)
    axes.axvline(1, color=INK, linewidth=1, linestyle=":")
    for (name, line), (colour, mark, style) in zip(lines.items(), _LOOKS, strict=False):
        axes.plot([0, reach], [line.at(0), line.at(reach)], color=colour, linestyle=style, linewidth=2, label=name)
        axes.plot([line.fair, 1], [0, line.with_one], color=colour, marker=mark, markersize=10, linestyle="")
        write(axes, short(line.fair), (line.fair, 0), above=line.fair > 1)
        write(axes, short(line.with_one).replace("-", "−"), (1, line.with_one), above=line.with_one > 0)
    axes.legend(fontsize=SMALL)
    axes.margins(x=0.02, y=0.12)
    axes.set_label(text("plots.worth_by_payment", lines=" ".join(_said(name, line) for name, line in lines.items())))
    return axes


def _said(name: str, line: _Line) -> str:
    said = {"without": short(line.without), "with_one": short(line.with_one), "fair": short(line.fair)}
    return text("plots.worth_line", name=name, **said)
