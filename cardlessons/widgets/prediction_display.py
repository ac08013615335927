"""How a prediction shows itself in Jupyter: as a form, and beside it as text and static HTML without a kernel."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Protocol

from cardlessons.i18n import text
from cardlessons.widgets.beside import beside


class Shown(Protocol):
    """What the form needs of a prediction; `view` is its one widget, made when it is first shown."""

    view: Any

    @property
    def question(self) -> str:
        """What is asked."""

    @property
    def hint(self) -> str:
        """What may be written."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words one of which is to be chosen; none where a number is to be written."""

    @property
    def status(self) -> str:
        """What has just become so."""

    @property
    def entry(self) -> str:
        """The locked prediction as it stands in the field."""

    @property
    def locked(self) -> bool:
        """Whether the prediction is made."""

    def said(self) -> tuple[tuple[str, str], ...]:
        """Labels and words that stand beside the question: the prediction first, then the outcome."""

    def lock(self, given: object) -> object:
        """Makes the prediction. Raises `CardLessonsError`."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change."""


def bundle(prediction: Shown) -> dict[str, Any]:
    """All forms of the prediction; the live one where widgets are installed."""
    forms = {"text/plain": repr(prediction), "text/html": html_of(prediction)}
    return beside(prediction, forms, lambda: _form(prediction))


def _form(prediction: Shown) -> Any:
    from cardlessons.widgets.prediction import PredictionForm

    return PredictionForm(prediction)


def html_of(prediction: Shown) -> str:
    """The prediction as it stands, for a page without a kernel."""
    lines = "".join(f"<dt>{escape(label)}</dt><dd>{escape(words)}</dd>" for label, words in prediction.said())
    after = f"<dl>{lines}</dl>" if lines else f"<p>{escape(prediction.hint)} {escape(text('lessons.no_kernel'))}</p>"
    return f"<p><strong>{escape(prediction.question)}</strong></p>{after}"
