"""The laboratory's table in text and in HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from html import escape
from textwrap import fill
from typing import Protocol

from cardlessons.i18n import text
from cardlessons.lessons.laboratory.figures import Row
from cardlessons.lessons.numbers import say_exactly

WIDTH = 100
COLUMNS = ("figure", "before", "after", "difference")
_NONE = "–"
_PACK = re.compile(r"(\d+)x(\d+)x(\d+)")
_MINUS = "\N{MINUS SIGN}"


class Said(Protocol):
    """A rule that has changed, in words."""

    @property
    def question(self) -> str:
        """What the rule answers."""

    @property
    def before(self) -> str:
        """Its answer as it was."""

    @property
    def after(self) -> str:
        """Its answer as changed."""


class Shown(Protocol):
    """What a laboratory says."""

    @property
    def title(self) -> str:
        """Which game it is."""

    @property
    def changes(self) -> Sequence[Said]:
        """The rules that are not as they were."""

    @property
    def rows(self) -> Sequence[Row]:
        """The figures under both sets of rules."""

    @property
    def notes(self) -> Sequence[str]:
        """What is to be said of them."""

    @property
    def invitation(self) -> str:
        """How to change a rule."""


def columns(lab: Shown) -> list[str]:
    """The heads of the table: two columns while nothing is changed."""
    names = COLUMNS if lab.changes else ("figure", "exact")
    return [text(f"lab.{name}") for name in names]


def cells(lab: Shown, row: Row) -> list[str]:
    """A figure's name and values, as many as there are heads."""
    values = (_said(row.before), _said(row.after), _signed(row.difference)) if lab.changes else (_said(row.before),)
    return [row.label, *values]


def _said(value: Fraction | None) -> str:
    return _NONE if value is None else say_exactly(value)


def _signed(value: Fraction | None) -> str:
    """A difference with its sign, which stands before the fraction and before the decimal."""
    return _said(-value).replace(_MINUS, "+") if value is not None and value > 0 else _said(value)


def in_text(lab: Shown) -> str:
    """The table as text."""
    table = [columns(lab), *(cells(lab, row) for row in lab.rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    changed = [line for change in lab.changes for line in (change.question, f"  {change.before} → {change.after}")]
    after = [fill(words, WIDTH) for words in (*lab.notes, lab.invitation) if words]
    return "\n".join([lab.title, *changed, *(_line(row, widths) for row in table), *after])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(row, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]).rstrip()


def in_html(lab: Shown) -> str:
    """The table as HTML."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in columns(lab))
    rows = "".join(_row(cells(lab, row), row.difference != 0) for row in lab.rows)
    changed = "".join(
        f"<p>{escape(change.question)}<br>{escape(change.before)} → <strong>{escape(change.after)}</strong></p>"
        for change in lab.changes
    )
    after = "".join(f"<p>{escape(words)}</p>" for words in (*lab.notes, lab.invitation) if words)
    title = f'<caption style="text-align:left">{escape(lab.title)}</caption>'
    table = f'<table style="font-size:18px">{title}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return changed + table + after


def _row(cells: Sequence[str], moved: bool) -> str:
    name, *values = cells
    said = "".join(f"<td>{f'<strong>{escape(value)}</strong>' if moved else escape(value)}</td>" for value in values)
    return f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>{said}</tr>'


def in_python(value: str, like: object) -> str:
    """A value of a rule's list as it is written in Python, for a rule whose value is now `like`."""
    if isinstance(like, str):
        return f'"{value}"'
    if pack := _PACK.fullmatch(value):
        ranks, suits, copies = pack.groups()
        return f"cl.Pack({ranks}, {suits}{'' if copies == '1' else f', {copies}'})"
    if "-" in value:  # a pack by its ranks
        return f"({value.replace('-', ', ')})"
    return value if value.isdigit() else "None"
