"""How the rule laboratory shows itself in Jupyter: with a list for each rule, and beside it as text and static HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, Protocol

from cardlessons.i18n import text
from cardlessons.show.scene import Rule
from cardlessons.widgets.beside import beside


class Changed(Protocol):
    """What the form needs of a laboratory; `view` is its one widget, made when it is first shown."""

    view: Any

    @property
    def title(self) -> str:
        """Which game it is."""

    @property
    def selects(self) -> Mapping[str, Rule]:
        """The rules that can be chosen, with their answers."""

    @property
    def notes(self) -> Sequence[str]:
        """What is to be said of the figures."""

    @property
    def head(self) -> list[str]:
        """The heads of the table."""

    @property
    def body(self) -> list[tuple[list[str], bool]]:
        """Its lines, and whether the figure has changed."""

    def choose(self, rule: str, value: str) -> object:
        """Changes one rule. Raises `CardLessonsError`."""

    def reset(self) -> object:
        """Makes the rules what they were."""

    def static_html(self) -> str:
        """The table for a page without a kernel."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change."""


def bundle(laboratory: Changed) -> dict[str, Any]:
    """All forms of the laboratory; the live one where widgets are installed."""
    static = f"{laboratory.static_html()}<p>{escape(text('lab.no_kernel'))}</p>"
    return beside(laboratory, {"text/plain": repr(laboratory), "text/html": static}, lambda: _form(laboratory))


def _form(laboratory: Changed) -> Any:
    from cardlessons.widgets.laboratory import LaboratoryForm

    return LaboratoryForm(laboratory)
