"""What a cell showed, as HTML: of the forms that an output has, the one that says most without a kernel."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any

from cardlessons.pages.lesson import Cell, joined
from cardlessons.pages.markdown import block_formula, html_of, wide

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_MATHS = re.compile(r"^\s*(?:\$\$?|\\\[)?(.*?)(?:\$\$?|\\\])?\s*$", re.DOTALL)


def outputs(cell: Cell) -> str:
    """All that a cell with code showed, or nothing."""
    return "".join(_output(output) for output in cell.get("outputs", ()))


def _output(output: dict[str, Any]) -> str:
    if output["output_type"] == "stream":
        return preformatted(joined(output["text"]))
    if output["output_type"] == "error":
        return preformatted(f"{output['ename']}: {output['evalue']}")
    data = output["data"]
    form = next((form for form in _FORMS if form in data), None)
    return _FORMS[form](joined(data[form]), output.get("metadata", {})) if form else ""


def preformatted(text: str) -> str:
    """Text with its lines and spaces as they are; but a line that is laid out by no spaces may wrap."""
    lines = map(escape, _COLOUR.sub("", text).rstrip("\n").split("\n"))
    wrapped = (line if "  " in line else f"<span>{line}</span>" for line in lines)
    body = "\n".join(wrapped)
    return f'<pre class="wide">{body}</pre>\n'


def _html(text: str, _: Any) -> str:
    return wide(text)


def _picture(kind: str) -> Callable[[str, Any], str]:
    def picture(data: str, metadata: Any) -> str:
        said = escape(str(metadata.get(kind, {}).get("alt", "")))
        return f'<img alt="{said}" src="data:{kind};base64,{"".join(data.split())}">\n'

    return picture


def _latex(text: str, _: Any) -> str:
    found = _MATHS.match(text)
    return block_formula(found[1] if found else text)


_FORMS: dict[str, Callable[[str, Any], str]] = {
    "text/html": _html,
    "image/svg+xml": _html,
    "image/png": _picture("image/png"),
    "image/jpeg": _picture("image/jpeg"),
    "text/markdown": lambda text, _: f"<div>{html_of(text)}</div>\n",
    "text/latex": _latex,
    "text/plain": lambda text, _: preformatted(text),
}
