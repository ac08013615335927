"""A result as a proof: lines that a reader can follow, each checked by machine before it is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from cardlessons.core.errors import WrongStep
from cardlessons.derive import display
from cardlessons.derive.evaluate import as_number
from cardlessons.derive.expressions import as_built
from cardlessons.derive.lines import prove
from cardlessons.derive.step import Step
from cardlessons.derive.surd import Surd
from cardlessons.i18n import text

__all__ = ["Checked", "Derivation", "Part", "Step", "WrongStep"]


@dataclass(frozen=True, repr=False)
class Checked:
    """What a check has found true: so many steps, and so many deals of small packs counted one by one.

    `said` is the key of the sentence that tells it (``derive.<said>``).
    """

    steps: int
    deals: int
    said: str = "checked"

    def __str__(self) -> str:
        return text(f"derive.{self.said}", steps=self.steps, deals=self.deals)

    __repr__ = __str__


@dataclass(frozen=True, repr=False)
class Derivation:
    """A proof of an exact value, line by line.

    `name` is what the exact result and the simulation are called too. `small` makes the same derivation for small
    packs, holds it against a count of every deal, and says how many there were; `said` is the key of the sentence that
    tells this (``derive.<said>``). ``derivation[:3]`` shows three steps.

    A display runs the check first: a derivation with a wrong line raises `WrongStep` and is never shown as true.
    """

    name: str
    steps: tuple[Step, ...]
    small: Callable[[], int]
    said: str = "checked"

    def check(self) -> Checked:
        """Proves every step and counts every deal of small packs; remembered once it has succeeded.

        A term's first line must have the exact value that another way of counting gives, every other line the value of
        the line before, and sums and integrals of one form must agree part by part. Raises `WrongStep`.
        """
        return self._proof[0]

    @property
    def value(self) -> Fraction | Surd:
        """What the last line is worth, a `Surd` where a root stays. Raises `WrongStep` if a line is not true."""
        return self._proof[1]

    @cached_property
    def _proof(self) -> tuple[Checked, Fraction | Surd]:
        value = as_number(prove(self.steps)[-1].values[-1])
        checked = Checked(len(self.steps), self.small(), self.said)
        return checked, value if isinstance(value, Surd) else Fraction(value)

    def reveal(self, count: int) -> Part:
        """The first `count` steps, to be shown; the whole is checked."""
        return self[:count]

    def __getitem__(self, which: int | slice) -> Part:
        numbers = range(len(self.steps))[which]
        return Part(self, range(numbers, numbers + 1) if isinstance(numbers, int) else numbers)

    def __len__(self) -> int:
        return len(self.steps)

    def with_step(self, number: int, expression: Any) -> Derivation:
        """The same with another formula as step `number`, counted from 1: to see what the check makes of it.

        `expression` is a number or a sympy expression. Raises `IndexError` if there is no such step.
        """
        if not 1 <= number <= len(self.steps):
            raise IndexError(text("error.derive_no_step", number=number, steps=len(self.steps)))
        changed = replace(self.steps[number - 1], expression=as_built(expression))
        return replace(self, steps=(*self.steps[: number - 1], changed, *self.steps[number:]))

    def __str__(self) -> str:
        return str(self[:])

    def __repr__(self) -> str:
        return f"<Derivation {self.name}: {len(self.steps)} steps>"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return self[:]._repr_mimebundle_()


@dataclass(frozen=True, repr=False)
class Part:
    """Some steps of a derivation, shown with the numbers they have in it. Showing them checks the whole derivation."""

    derivation: Derivation
    numbers: range

    def _footer(self) -> str:
        checked = self.derivation.check()
        return str(checked) if self.numbers == range(len(self.derivation)) else ""

    def markdown(self) -> str:
        """For a notebook. Raises `WrongStep`."""
        footer = self._footer()
        return display.markdown(self.derivation.steps, self.numbers, footer)

    def latex(self) -> str:
        """As a piece of a LaTeX document. Raises `WrongStep`."""
        footer = self._footer()
        return display.latex(self.derivation.steps, self.numbers, footer)

    def page(self) -> dict[str, Any]:
        """For a page that lays the steps out itself: sentences, lines in MathML, and what was checked at the end.

        Raises `WrongStep`.
        """
        footer = self._footer()
        return {"steps": display.parts(self.derivation.steps, self.numbers), "checked": footer}

    def __str__(self) -> str:
        footer = self._footer()
        return display.plain(self.derivation.steps, self.numbers, footer)

    def __repr__(self) -> str:
        return f"<{len(self.numbers)} of {len(self.derivation)} steps of {self.derivation.name}>"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/markdown": self.markdown(), "text/latex": self.latex(), "text/plain": str(self)}
