"""Axes as a picture in a notebook."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Any

from cardlessons.core.errors import BadPicture

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = {"png": "image/png", "svg": "image/svg+xml"}

# What would change with the day or with matplotlib's version.
_UNSAID: dict[str, dict[str, Any]] = {"png": {"Software": None}, "svg": {"Date": None, "Creator": None}}

_INCHES = (9.6, 5.4)
_LOWEST, _HIGHEST = 1.5, 7.2  # of a picture that is as high as what it shows; more would not fit on a screen
_DOTS_PER_INCH = 200  # sharp on a projector; shown at half that size
_WIDTH = round(_INCHES[0] * _DOTS_PER_INCH / 2)


def new_axes(shape: float = _INCHES[1] / _INCHES[0]) -> Axes:
    """Axes on a figure of their own, which no global state of matplotlib knows.

    `shape` is the height of what they show by its width, so that no margins are left; within what a screen holds.
    """
    from matplotlib.figure import Figure

    height = min(max(_INCHES[0] * shape, _LOWEST), _HIGHEST)
    figure = Figure(figsize=(_INCHES[0], height), facecolor="white", layout="constrained")
    return figure.add_subplot()


@dataclass(frozen=True, repr=False)
class Picture:
    """A drawn picture: `data` in the format `mime`, `alt` the words that say the same."""

    data: bytes
    mime: str
    alt: str

    def __repr__(self) -> str:
        return self.alt

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """As HTML, since JupyterLab shows the alternative text of no other form."""
        drawn = b64encode(self.data).decode()
        style = "max-width: 100%; height: auto"
        image = f'<img alt="{escape(self.alt)}" width="{_WIDTH}" style="{style}" src="data:{self.mime};base64,{drawn}">'
        return {"text/plain": self.alt, "text/html": image}


def picture(axes: Axes, alt: str | None = None, form: str = "png") -> Picture:
    """What `axes` and all else on their figure show, for a notebook to display.

    `alt` is the alternative text; without it, what the chart says of itself. `form` is ``png`` or ``svg``, and the same
    chart always makes the same SVG. Raises `BadPicture`.
    """
    if form not in FORMATS:
        raise BadPicture("plots_format", value=form, known=", ".join(FORMATS))
    from matplotlib import rc_context

    figure, file = axes.get_figure(root=True), BytesIO()
    assert figure is not None
    # Without a salt, the ids in an SVG would differ at each run.
    with rc_context({"svg.hashsalt": "cardlessons"}):
        figure.savefig(file, format=form, dpi=_DOTS_PER_INCH, metadata=_UNSAID[form])
    return Picture(file.getvalue(), FORMATS[form], str(axes.get_label()) if alt is None else alt)
