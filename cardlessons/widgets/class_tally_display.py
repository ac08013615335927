"""How a class's show of hands shows itself in Jupyter: as a form, and beside it as text and static HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Protocol

from cardlessons.i18n import text
from cardlessons.widgets.beside import beside


class Hands(Protocol):
    """What the form needs of a show of hands; `view` is its one widget, made when it is first shown."""

    view: Any
    hands: list[int]

    @property
    def values(self) -> Sequence[Any]:
        """What the answers are, in the order of their labels."""

    @property
    def question(self) -> str:
        """What is asked."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The answers there are."""

    @property
    def locked(self) -> bool:
        """Whether the counting is over."""

    @property
    def place(self) -> float | None:
        """Where among the answers the truth lies, from 0 to 1; None before the lock."""

    @property
    def said(self) -> str:
        """The truth in words; empty before the lock."""

    @property
    def summary(self) -> str:
        """How many hands there are, and their mean."""

    @property
    def status(self) -> str:
        """What has just become so."""

    def add(self, value: object) -> object:
        """Counts one hand. Raises `CardLessonsError`."""

    def take(self, value: object) -> object:
        """Takes one hand back. Raises `CardLessonsError`."""

    def paste(self, numbers: str) -> object:
        """Counts a list. Raises `CardLessonsError`."""

    def lock(self) -> object:
        """Ends the counting."""

    def static_html(self) -> str:
        """The tally for a page without a kernel."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change."""


def bundle(tally: Hands) -> dict[str, Any]:
    """All forms of the show of hands; the live one where widgets are installed."""
    how = "" if tally.locked else f"<p>{escape(text('hands.no_kernel'))}</p>"
    forms = {"text/plain": repr(tally), "text/html": tally.static_html() + how}
    return beside(tally, forms, lambda: _form(tally))


def _form(tally: Hands) -> Any:
    from cardlessons.widgets.class_tally import ClassTallyForm

    return ClassTallyForm(tally)
