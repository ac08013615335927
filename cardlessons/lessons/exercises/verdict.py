"""What is said to an answer, as text and as HTML."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import NamedTuple

from cardlessons.i18n import text
from cardlessons.lessons.exercises.judging import Outcome
from cardlessons.lessons.numbers import say_exactly

_MARKS = {Outcome.RIGHT: "✓", Outcome.NEARLY: "≈", Outcome.WRONG: "✗", Outcome.UNREAD: "…"}
_BOX = "border-left:4px solid;margin:0;padding:4px 12px"


class Line(NamedTuple):
    """A sentence by its key, with what fills it; worded when somebody reads it."""

    key: str
    data: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return text(self.key, **{name: _said(value) for name, value in self.data})


def _said(value: object) -> object:
    """A value as a sentence takes it: a hand of cards by their short names, a fraction with its decimal."""
    if isinstance(value, tuple):
        return " ".join(text("cards.code", card=card) for card in value)
    return say_exactly(value) if isinstance(value, Fraction) else value


@dataclass(frozen=True, repr=False)
class Verdict:
    """What an answer to `exercise` is worth: `outcome`, `points` from 0 to 1, and the `lines` that say why.

    Right is 1 point; nearly 3/4 for a matter of form, 1/2 for the right number under another name, 1/4 for a known
    slip; wrong, unread and not yet given are 0. Of several numbers asked for, the points are the mean. `found` names
    what was recognised, such as "complement" or "added"; `hint` is how strong a hint was given, 0 for none. A grader
    of notebooks takes the points from a cell that ends in ``check("12.1", answer).points``.
    """

    exercise: str
    outcome: Outcome
    points: float
    lines: tuple[Line, ...]
    found: tuple[str, ...] = ()
    hint: int = 0

    @property
    def right(self) -> bool:
        """Whether the answer is wholly right."""
        return self.outcome is Outcome.RIGHT

    @property
    def message(self) -> str:
        """What is said to the answer, in the language in force."""
        return "\n".join(map(str, self.lines))

    def _heading(self) -> str:
        name = text(f"exercises.outcome.{self.outcome}")
        return text("exercises.heading", mark=_MARKS[self.outcome], number=self.exercise, outcome=name)

    def __repr__(self) -> str:
        return f"{self._heading()}\n{self.message}"

    def _repr_html_(self) -> str:
        heading = escape(self._heading())
        lines = "".join(f'<p style="margin:4px 0">{escape(str(line))}</p>' for line in self.lines)
        return (
            f'<div role="group" aria-label="{heading}" style="{_BOX}">'
            f'<p style="margin:4px 0;font-size:18px"><strong>{heading}</strong></p>{lines}</div>'
        )
