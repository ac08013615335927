"""How growing numbers of deals show themselves in Jupyter: live, and beside it as text and static HTML."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Protocol


class Result(Protocol):
    """What a simulation has found so far."""

    @property
    def n(self) -> int:
        """The number of deals."""


class Shown(Protocol):
    """What the widget needs; `view` is the one widget, made when it is first shown."""

    view: Any
    last: int

    @property
    def so_far(self) -> Result | None:
        """What is known of the last step while it is being made."""

    @property
    def complete(self) -> bool:
        """Whether the last step is made."""

    def title(self) -> str:
        """What is asked."""

    def cells(self) -> list[tuple[str, ...]]:
        """The rows in words."""

    def headings(self) -> tuple[str, ...]:
        """What the columns are called."""

    def html(self) -> str:
        """The rows as a table."""

    def deal_on(self, progress: Callable[[Any], object] | None = None) -> object:
        """Makes the last step; a `KeyboardInterrupt` that `progress` raises stops it."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change, from whichever thread deals."""


def bundle(many: Shown) -> dict[str, Any]:
    """All forms; the live one where widgets are installed."""
    forms: dict[str, Any] = {"text/plain": repr(many), "text/html": many.html()}
    if not find_spec("anywidget"):
        return forms
    if many.view is None:
        from cardlessons.widgets.many import ManyDeals

        many.view = ManyDeals(many)
    live, _ = many.view._repr_mimebundle_()
    return {**live, **forms}
