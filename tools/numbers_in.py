"""The numbers that a reader of a notebook sees, and which of them changed."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any

# 52, 0.3569, 1/13, 4 784 with a narrow space; a sign belongs to it only where no word or number stands before.
NUMBER = re.compile(r"(?<![\w.])[-\N{MINUS SIGN}]?\d+(?:[.,/\N{NARROW NO-BREAK SPACE}]\d+)*")
MARKUP = re.compile(r"<(svg|style|script)\b.*?</\1>|<[^>]*>", re.DOTALL)


def visible(output: Any) -> dict[str, str]:
    """The text of an output that a person reads, by its kind."""
    if output.output_type == "stream":
        return {output.name: output.text}
    texts = {kind: text for kind, text in output.get("data", {}).items() if kind.startswith("text/")}
    if "text/html" in texts:
        texts["text/html"] = html.unescape(MARKUP.sub(" ", texts["text/html"]))
    return texts


def changed_numbers(before: Any, after: Any) -> list[str]:
    """A line for each number that differs between two runs of a notebook, cell by cell id. New cells have no before."""
    earlier = {cell.id: cell for cell in before.cells}
    return [
        f"cell {cell.id} ({kind}): {change}"
        for cell in after.cells
        if cell.cell_type == "code" and earlier.get(cell.id, {}).get("outputs")
        for kind, change in _changes(earlier[cell.id].outputs, cell.outputs)
    ]


def _changes(before: list[Any], after: list[Any]) -> Iterator[tuple[str, str]]:
    old, new = _numbers(before), _numbers(after)
    for kind in sorted(old.keys() | new.keys()):
        was, now = old.get(kind, []), new.get(kind, [])
        for tag, a, b, c, d in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
            if tag != "equal":
                yield kind, f"{' '.join(was[a:b]) or 'nothing'} → {' '.join(now[c:d]) or 'nothing'}"


def _numbers(outputs: list[Any]) -> dict[str, list[str]]:
    numbers: dict[str, list[str]] = {}
    for output in outputs:
        for kind, text in visible(output).items():
            numbers.setdefault(kind, []).extend(NUMBER.findall(text))
    return numbers
