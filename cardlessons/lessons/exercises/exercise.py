"""An exercise as it is set: its text with the numbers of a variant."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from cardlessons.i18n import text
from cardlessons.lessons.exercises.bank import solution, task
from cardlessons.lessons.exercises.check import check, how_to_write
from cardlessons.lessons.exercises.task import Deal
from cardlessons.lessons.exercises.variants import Variant, deal
from cardlessons.lessons.exercises.verdict import Line, Verdict


@dataclass(frozen=True, repr=False)
class Exercise:
    """Exercise `number` with the `numbers` of its `variant`, None being those of the course. It holds no answer."""

    number: str
    variant: Variant
    numbers: Deal

    @property
    def text(self) -> str:
        """What is asked, in the language in force."""
        return str(Line(f"exercises.{self.number}.text", tuple(self.numbers.items())))

    @property
    def how(self) -> str:
        """What may be written as an answer."""
        return str(how_to_write(solution(self.number, self.variant)))

    def check(self, answer: object) -> Verdict:
        """What `answer` is worth: see `check`."""
        return check(self.number, answer, self.variant)

    def _heading(self) -> str:
        return text("exercises.title", number=self.number)

    def __repr__(self) -> str:
        return f"{self._heading()}\n{self.text}\n{self.how}"

    def _repr_html_(self) -> str:
        heading = escape(self._heading())
        return (
            f'<div role="group" aria-label="{heading}"><p><strong>{heading}</strong></p>'
            f"<p>{escape(self.text)}</p><p>{escape(self.how)}</p></div>"
        )


def exercise(number: str, variant: Variant = None) -> Exercise:
    """Exercise `number` ("12.3": the third of lesson 12), with numbers of its own for each `variant`.

    `variant` is a text or a whole number, such as a learner's number in the class: the same deals the same numbers
    always, and `check` needs it too. Raises `BadExercise`.

    >>> print(exercise("12.1").numbers)
    {'ranks': 4}
    """
    one = task(number)
    return Exercise(one.number, variant, deal(one, variant))
