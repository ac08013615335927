"""A class's numbers as rows of dots, in text and in HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from cardlessons.i18n import text

MOST_DOTS = 40
_DOT = "●"
_LEFT = "text-align:left"


class Row(NamedTuple):
    """What was said, and how many said it."""

    label: str
    times: int


def per_dot(counts: Iterable[int]) -> int:
    """How many a dot stands for, so that no row has more than 40 dots."""
    return max(1, -(-max(counts, default=0) // MOST_DOTS))


def dots(times: int, each: int) -> str:
    """So many as dots, of which each stands for `each`."""
    return _DOT * -(-times // each)


def in_text(title: str, rows: Sequence[Row], words: str) -> str:
    """The rows under their title, and what is said of them."""
    each, width = per_dot(row.times for row in rows), max(4, *(len(row.label) for row in rows))
    lines = [f"{row.label:>{width}}  {row.times:>4}  {dots(row.times, each)}".rstrip() for row in rows]
    return "\n".join([title, *lines, words])


def in_html(title: str, rows: Sequence[Row], words: str) -> str:
    """The same as a table; its numbers say all that the dots say."""
    each = per_dot(row.times for row in rows)
    heads = "".join(f'<th scope="col">{escape(text(f"lessons.tally_{name}"))}</th>' for name in ("value", "times"))
    lines = "".join(
        f'<tr><th scope="row">{escape(row.label)}</th><td>{row.times}</td>'
        f'<td style="{_LEFT};overflow-wrap:anywhere" aria-hidden="true">{dots(row.times, each)}</td></tr>'
        for row in rows
    )
    return (
        f'<table style="font-size:18px"><caption style="{_LEFT}">{escape(title)}</caption>'
        f"<thead><tr>{heads}<td></td></tr></thead><tbody>{lines}</tbody></table><p>{escape(words)}</p>"
    )
