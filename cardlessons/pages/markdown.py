"""Markdown as HTML, with its formulas as MathML."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from cardlessons.pages.mathml import formula

_HEADING = re.compile(r"^(?=#{1,2} )", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def html_of(markdown: str) -> str:
    """The HTML of a text in Markdown. HTML in it is kept, formulas between dollars become MathML."""
    return cast(str, _writer()(markdown))


def sections(markdown: str) -> list[str]:
    """The text cut before each heading of the first two levels."""
    fenced = [found.span() for found in _FENCE.finditer(markdown)]
    starts = [found.start() for found in _HEADING.finditer(markdown)]
    cuts = [at for at in starts if not any(begin < at < end for begin, end in fenced)]
    pieces = [markdown[a:b].strip() for a, b in zip([0, *cuts], [*cuts, None], strict=True)]
    return [piece for piece in pieces if piece]


@cache
def _writer() -> Callable[[str], Any]:
    import mistune

    writer = mistune.create_markdown(escape=False, plugins=["table", "math"])
    assert writer.renderer is not None  # it writes HTML unless told otherwise
    writer.renderer.register("inline_math", lambda _, latex: formula(latex))
    writer.renderer.register("block_math", lambda _, latex: block_formula(latex))
    writer.renderer.register("table", lambda _, rows: wide(f"<table>\n{rows}</table>"))
    return writer


def block_formula(latex: str) -> str:
    """A formula on a line of its own."""
    return wide(formula(latex, "block"))


def wide(html: str) -> str:
    """What may be wider than a narrow page, which then scrolls by itself and leaves the page where it is."""
    return f'<div class="wide">{html}</div>\n'
