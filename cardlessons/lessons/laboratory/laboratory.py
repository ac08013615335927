"""One set of rules beside another that differs in what somebody changed, and every exact figure under both."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from cardlessons.core.errors import BadRules
from cardlessons.i18n import text
from cardlessons.lessons.laboratory.figures import Figures, Row, compared
from cardlessons.lessons.laboratory.looks import cells, columns, in_html, in_python, in_text
from cardlessons.show.scene import Rule

GAMES = ("blucher", "acey_deucey", "bouillotte")
VARIANT = "variant"  # the rule that chooses a whole game at once


class Bench(Protocol):
    """What the laboratory needs of a game: a module of this package."""

    KIND: type[Any]
    SELECTS: tuple[str, ...]

    def figures(self, rules: Any) -> Figures:
        """All exact figures under these rules."""

    def questions(self, rules: Any) -> Mapping[str, Rule]:
        """The rules as questions with answers."""

    def chosen(self, rules: Any, choices: Mapping[str, str]) -> Any:
        """The rules after choices, by their values. Raises `BadRules`."""

    def notes(self, rules: Any) -> tuple[str, ...]:
        """What the figures are, and what they take for granted."""


class Change(NamedTuple):
    """A rule that is not as it was, in words."""

    question: str
    before: str
    after: str


class Laboratory:
    """Rules as they were, rules as they are changed, and the figures under both.

    In Jupyter each rule is a list to choose from; elsewhere it is a table in text.
    """

    def __init__(self, game: str, rules: Any) -> None:
        self.game = game
        self.before = self.after = rules
        self.view: Any = None
        self._bench: Bench = import_module(f"cardlessons.lessons.laboratory.{game}")
        self._was = self._is = self._bench.figures(rules)
        self._lock = threading.RLock()
        self._listeners: list[Callable[[], None]] = []

    def change(self, **rules: Any) -> Laboratory:
        """Changes these rules, by name; others stay as they are changed already. Raises `BadRules`."""
        return self._changed(lambda: self._with(rules))

    def choose(self, rule: str, value: str) -> Laboratory:
        """Changes one rule to a value that its list offers. Raises `BadRules`."""
        return self._changed(lambda: self._bench.chosen(self.after, {rule: value}))

    def reset(self) -> Laboratory:
        """Makes the rules what they were."""
        return self._changed(lambda: self.before)

    def _changed(self, made: Callable[[], Any]) -> Laboratory:
        with self._lock:
            rules = made()
            figures = self._bench.figures(rules)
            self.after, self._is = rules, figures
            for listener in self._listeners:
                listener()
        return self

    def _with(self, changed: Mapping[str, Any]) -> Any:
        offered = {name: rule for name, rule in self.questions.items() if rule.options}
        if unknown := [name for name in changed if name not in offered]:
            known = "; ".join(f"{name}: {', '.join(self._values(name, rule))}" for name, rule in offered.items())
            raise BadRules("lab_rule", names=", ".join(unknown), known=known)
        rest = {name: value for name, value in changed.items() if name != VARIANT}
        whole = {VARIANT: changed[VARIANT]} if VARIANT in changed else {}
        return replace(self._bench.chosen(self.after, whole), **rest)

    def _values(self, name: str, rule: Rule) -> list[str]:
        """The values that a rule's list offers, as they are written in Python."""
        return [in_python(value, getattr(self.after, name, value)) for value, _ in rule.options]

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change."""
        self._listeners.append(callback)

    # What is shown.

    @property
    def questions(self) -> Mapping[str, Rule]:
        """The rules as they are changed, each a question with its answers."""
        return self._bench.questions(self.after)

    @property
    def selects(self) -> dict[str, Rule]:
        """The rules on which the figures depend, as far as they can be chosen."""
        asked = self.questions
        return {name: asked[name] for name in self._bench.SELECTS if asked[name].options}

    @property
    def changes(self) -> tuple[Change, ...]:
        """The rules that are not as they were, in words."""
        was, now = self._bench.questions(self.before), self.questions
        both = ((was[name], rule) for name, rule in now.items() if name != VARIANT and name in was and rule.options)
        return tuple(Change(new.label, old.says, new.says) for old, new in both if old.value != new.value)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The figures, exact, under the rules as they were and as they are changed."""
        return compared(self._was, self._is)

    @property
    def title(self) -> str:
        """Which game it is."""
        return text("lab.title", game=text(f"lab.game_{self.game}"))

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be said of the figures: what they take for granted, and whether anything has changed."""
        moved = sum(row.difference != 0 for row in self.rows)
        changed = text("lab.moved", moved=moved, rows=len(self.rows)) if self.changes else ""
        return (*((changed,) if changed else ()), *self._bench.notes(self.after))

    @property
    def invitation(self) -> str:
        """How to change a rule, while none is changed."""
        if self.changes:
            return ""
        name, rule = next((name, rule) for name, rule in self.selects.items() if name not in (VARIANT, "pack"))
        value = next(value for value, _ in rule.options if value != rule.value)
        said = in_python(value, getattr(self.after, name))
        return text("lab.invitation", call=f'cl.lessons.laboratory("{self.game}", {name}={said})')

    @property
    def head(self) -> list[str]:
        """The heads of the table."""
        return columns(self)

    @property
    def body(self) -> list[tuple[list[str], bool]]:
        """The lines of the table in words, and whether the figure has changed."""
        return [(cells(self, row), row.difference != 0) for row in self.rows]

    def __repr__(self) -> str:
        return in_text(self)

    def static_html(self) -> str:
        """The table for a page without a kernel."""
        return in_html(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from cardlessons.widgets.laboratory_display import bundle

        return bundle(self)


def laboratory(game: Any, **changed: Any) -> Laboratory:
    """What changes with the rules of `game`, its name or a set of its rules: each figure exact, before and after.

    `changed` names rules and their new values, as the game's `Rules` has them, and ``variant="…"`` a whole game.
    Raises `BadRules` for a game or a rule that there is not, and names those there are.

    >>> from fractions import Fraction
    >>> rows = {row.key: row for row in laboratory("acey_deucey", post=1).rows}
    >>> rows["gap_7"].before, rows["gap_7"].after
    (Fraction(0, 1), Fraction(3, 25))
    """
    found = _laboratory(game)
    return found.change(**changed) if changed else found


def _laboratory(game: Any) -> Laboratory:
    for name in GAMES:
        kind = import_module(f"cardlessons.lessons.laboratory.{name}").KIND
        if game == name:
            return Laboratory(name, kind())
        if isinstance(game, kind):
            return Laboratory(name, game)
    raise BadRules("game", name=game, known=", ".join(GAMES))
