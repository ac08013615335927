"""Which named terms stand in the pieces of a line, so that a page can show at a table what each of them counts."""

from __future__ import annotations

import re

from cardlessons.derive.expressions import Expression
from cardlessons.derive.notation import shortened
from cardlessons.derive.step import Step

_NAMED = re.compile(r"[PE]\((\w+)\)|(\w{2,})")


def terms_of_line(step: Step, name: Expression, pieces: int) -> list[str]:
    """For each piece of a line the one named term in it, else an empty string.

    The left side counts only where the term begins; further lines of it would only repeat it.
    """
    expression = step.expression
    parts = shortened(expression.args) if expression.is_Add else [expression]
    left = named(name) if step.term is not None else ""
    found = [left, *("" if part is None else _only(part) for part in parts)]
    return [*found, *[""] * (pieces - len(found))]


def named(term: Expression) -> str:
    """The name of a term in ``derive.term``; empty for variables and for terms that depend on something."""
    match = _NAMED.fullmatch(str(term)) if term.is_Symbol else None
    return match[1] or match[2] if match else ""


def _only(part: Expression) -> str:
    names = {named(symbol) for symbol in part.free_symbols} - {""}
    return names.pop() if len(names) == 1 else ""
