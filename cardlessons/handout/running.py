"""A lesson's cells run in order, as a kernel would: what each leaves as its last value, and what it shows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, NamedTuple

from cardlessons.pages.lesson import Cell, source

_FORMS = {"_repr_html_": "text/html", "_repr_markdown_": "text/markdown", "_repr_latex_": "text/latex"}


class Ran(NamedTuple):
    """A cell with code after it ran: its last `value`.

    `cell` shows what it showed when it was saved; one that was never run shows what has come out now.
    """

    cell: Cell
    value: Any


def run(cells: tuple[Cell, ...]) -> Iterator[Cell | Ran]:
    """The cells in order: those with code as they have run, one after another in one namespace, all others as they are.

    A cell that stops with an error shows the error, and the next one runs all the same, as in a notebook.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells:
        yield _ran(cell, names) if cell["cell_type"] == "code" else cell


def _ran(cell: Cell, names: dict[str, Any]) -> Ran:
    said = StringIO()
    value, failed = None, []
    try:
        tree = ast.parse(source(cell))
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with redirect_stdout(said):
            exec(compile(tree, "<cell>", "exec"), names)
            if isinstance(last, ast.Expr) and not _drawn(cell):
                value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    except Exception as problem:  # a cell may do anything; what went wrong is shown where its result would stand
        failed = [{"output_type": "error", "ename": type(problem).__name__, "evalue": str(problem)}]
    shown = cell.get("outputs") or [*_printed(said.getvalue()), *_displayed(value)]
    return Ran({**cell, "outputs": [*shown, *failed]}, value)


def _drawn(cell: Cell) -> bool:
    """Whether a cell ends in a picture that it holds already: drawing is what takes longest."""
    return bool(cell.get("outputs")) and "plot" in cell["metadata"].get("tags", ())


def _printed(text: str) -> list[dict[str, Any]]:
    return [{"output_type": "stream", "text": text}] if text else []


def _displayed(value: Any) -> list[dict[str, Any]]:
    """What a notebook would show of a value, without what only lives beside a kernel."""
    if value is None:
        return []
    data = {"text/plain": repr(value)}
    if hasattr(value, "_repr_mimebundle_"):
        bundle = value._repr_mimebundle_()
        data |= bundle[0] if isinstance(bundle, tuple) else bundle or {}
    data |= {form: getattr(value, name)() for name, form in _FORMS.items() if hasattr(value, name)}
    return [{"output_type": "execute_result", "data": data, "metadata": {}}]
