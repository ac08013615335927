"""Steps as a reader sees them: in Markdown, in LaTeX, in plain text and for a page, with the same words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cardlessons.derive.breaking import broken
from cardlessons.derive.expressions import Expression
from cardlessons.derive.linking import terms_of_line
from cardlessons.derive.notation import Notation
from cardlessons.derive.step import Step
from cardlessons.derive.writing import LATEX, MATHML, TEXT

_SPECIAL = {character: "\\" + character for character in "%&#_{}"}


def markdown(steps: Sequence[Step], numbers: Iterable[int], footer: str = "") -> str:
    """The steps at `numbers`, counted from 0, for a notebook: a sentence, then its line."""
    blocks = [
        f"**{n + 1}.** {sentence}\n\n$$\n{line}\n$$" for n, sentence, line in _shown(steps, numbers, LATEX, broken)
    ]
    return "\n\n".join([*blocks, footer] if footer else blocks)


def latex(steps: Sequence[Step], numbers: Iterable[int], footer: str = "") -> str:
    """The same as a piece of a LaTeX document."""
    blocks = [
        rf"\noindent\textbf{{{n + 1}.}} {_escaped(sentence)}" + f"\n\\[\n{line}\n\\]"
        for n, sentence, line in _shown(steps, numbers, LATEX, broken)
    ]
    return "\n\n".join([*blocks, _escaped(footer)] if footer else blocks)


def plain(steps: Sequence[Step], numbers: Iterable[int], footer: str = "") -> str:
    """The same in plain text."""
    blocks = [f"{n + 1}. {sentence}\n   {line}" for n, sentence, line in _shown(steps, numbers, TEXT, " ".join)]
    return "\n".join([*blocks, footer] if footer else blocks)


def parts(steps: Sequence[Step], numbers: Iterable[int]) -> list[dict[str, Any]]:
    """The same for a page that lays them out itself: each step's sentence, and its line in MathML.

    A line comes in pieces, and with the named term that stands in each piece.
    """
    return [_part(steps[n], _name(steps, n)) for n in numbers]


def _part(step: Step, name: Expression) -> dict[str, Any]:
    line = MATHML.line(name, step.expression)
    return {"sentence": step.sentence, "line": line, "terms": terms_of_line(step, name, len(line))}


def _shown(
    steps: Sequence[Step], numbers: Iterable[int], notation: Notation, lay_out: Callable[[Sequence[str]], str]
) -> Iterator[tuple[int, str, str]]:
    for n in numbers:
        pieces = notation.line(_name(steps, n), steps[n].expression)
        yield n, steps[n].sentence, lay_out(pieces)


def _name(steps: Sequence[Step], number: int) -> Expression:
    """The term that a line belongs to: the last that began."""
    return next(step.term.name for step in reversed(steps[: number + 1]) if step.term is not None)


def _escaped(sentence: str) -> str:
    return "".join(_SPECIAL.get(character, character) for character in sentence)
