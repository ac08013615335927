"""One line of a derivation, and the term that a chain of lines is equal to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from cardlessons.derive.evaluate import Value
from cardlessons.derive.expressions import Expression
from cardlessons.derive.surd import Number
from cardlessons.i18n import text

Deal = tuple[int, ...]  # the ranks of a pack in the order in which they are turned
Place = Mapping[str, int]  # values of the variables that a term depends on


@dataclass(frozen=True)
class Term:
    """What the lines of one chain are equal to.

    `name` is how later steps refer to it: a symbol, or a function of the variables in `places`, which lists all values
    that they take. `truth` gives its exact value at a place, by another way than the steps; `counted` its value in a
    single deal, whose mean over all deals it is (None where it is no mean, as with a rook polynomial). A deal in which
    `counted` is None is not among those that the term is about.
    """

    name: Expression
    truth: Callable[..., Number | Value]
    counted: Callable[..., int | Fraction | None] | None = None
    places: tuple[Place, ...] = ({},)


@dataclass(frozen=True)
class Step:
    """One line: a formula, and the sentence that justifies it.

    `reason` is the key of the sentence (``derive.<reason>``), `data` fills its placeholders. `term` is what begins on
    this line; None says that it goes on from the line before and equals it.
    """

    expression: Expression
    reason: str
    data: Mapping[str, object] = field(default_factory=dict)
    term: Term | None = None

    @property
    def sentence(self) -> str:
        """The justification in words."""
        return text(f"derive.{self.reason}", **self.data)
