"""A proof revealed step by step. Its lines are MathML, so that no formula stays raw until MathJax has loaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from cardlessons.i18n import language, text
from cardlessons.show.counting import terms
from cardlessons.widgets.boxes import script, style
from cardlessons.widgets.callbacks import told
from cardlessons.widgets.links import Marked, on_table_shown, tables_of

if TYPE_CHECKING:
    from cardlessons.derive.derivation import Derivation

_LABELS = {"proof": "derive.proof", "back": "derive.back_one", "next": "derive.next", "all": "derive.all"}


class ProofSteps(anywidget.AnyWidget):
    """A live view of `derivation`, of which the first `count` steps are shown.

    Only these are in the page. A term that has the focus marks what it counts at the `tables`, or, if there are none,
    at those of its game that are shown. Raises `WrongStep` if the derivation is not true: then there is nothing to see.
    """

    _esm = script("proof")
    _css = style("proof")
    shown = traitlets.Dict().tag(sync=True)
    links = traitlets.Dict().tag(sync=True)
    marked = traitlets.Unicode().tag(sync=True)

    def __init__(self, derivation: Derivation, count: int = 1, tables: Iterable[Marked] = ()) -> None:
        self.derivation = derivation
        self.game = derivation.name.split(".")[0]
        self.given = tuple(tables)
        self.count = self._within(count)
        super().__init__(shown=self._now(), links=self._links())
        self.on_msg(lambda _, content, __: self.receive(content))
        on_table_shown(self._link)

    def reveal(self, count: int) -> None:
        """Shows the first `count` steps: at least one, at most all."""
        self.count = self._within(count)
        self.shown = self._now()

    def _link(self) -> None:
        self.links = self._links()

    def receive(self, message: Mapping[str, Any]) -> None:
        """Does what the page asks: next, back, first or all, or marks a term; anything else changes nothing.

        Whoever observes what is shown may refuse: that is said below the steps, which are shown all the same.
        """
        asked = {"next": self.count + 1, "back": self.count - 1, "first": 1, "all": len(self.derivation)}
        with told(self._tell):
            if "term" in message:
                self.mark(str(message["term"]))
            else:
                self.reveal(asked.get(str(message.get("go")), self.count))

    def _tell(self, problem: str) -> None:
        self.shown = {**self.shown, "problem": problem}

    @property
    def tables(self) -> tuple[Marked, ...]:
        """The tables at which a term marks what it counts."""
        return self.given or tuple(tables_of(self.game))

    def mark(self, term: str) -> None:
        """Marks what `term` counts at the tables, and says which cards these are; nothing for one that counts none."""
        term = term if term in terms(self.game) else ""
        for table in self.tables:
            table.mark(term)
        self.marked = self._said() if term else ""

    def _said(self) -> str:
        marked = [place for table in self.tables for place in table.marked_at(table.history.cursor)]
        cards = dict.fromkeys(text("cards.name", card=place.card) for place in marked)
        return text("linked.marked", cards=", ".join(cards)) if cards else text("linked.nothing")

    def _within(self, count: int) -> int:
        return min(max(count, 1), len(self.derivation))

    def _now(self) -> dict[str, Any]:
        count, steps = self.count, len(self.derivation)
        labels = {name: text(key) for name, key in _LABELS.items()}
        place = {"lang": language(), "all": count == steps, "where": text("derive.step_of", count=count, steps=steps)}
        return {**self.derivation.reveal(count).page(), **place, "labels": labels, "problem": ""}

    def _links(self) -> dict[str, str]:
        """The terms that count cards at the tables, with what is said of each."""
        linked = terms(self.game) if self.tables else {}
        return {term: text("linked.term", term=text(f"derive.term.{term}")) for term in linked}

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The live view, and for a page without a kernel the same steps in Markdown and text."""
        live = super()._repr_mimebundle_(**kwargs)
        still = self.derivation.reveal(self.count)._repr_mimebundle_()
        return {**(live[0] if live else {}), **still}, live[1] if live else {}
