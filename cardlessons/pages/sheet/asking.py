"""What a lesson asks, read from its cells: its question, its predictions, its exit question."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Any

from cardlessons.core.errors import Unreadable
from cardlessons.i18n import known, text
from cardlessons.lessons.prediction import Prediction
from cardlessons.pages.lesson import PREDICTION, Lesson, source
from cardlessons.pages.markdown import sections

# A part of the core says its minutes at the end of its heading, in whatever language.
_TIMED = re.compile(r"^## .* · \d+ \w+\n")
QUESTION, EXIT = 0, -1


def number(lesson: Lesson) -> str:
    """The number of a lesson, with which its file begins."""
    return lesson.name.partition("-")[0]


def part(lesson: Lesson, place: int, name: str) -> str:
    """The prose of a timed part, by its place; of a lesson without such, the words of the sheet for `name`.

    Where there are no words either, its question is what stands under its first heading.
    """
    parts = [found for found in sections(lesson.prose) if found.startswith("## ")]
    if timed := [found for found in parts if _TIMED.match(found)]:
        return _TIMED.sub("", timed[place]).partition(text("sheet.then_check"))[0].strip()
    key = f"sheet.{number(lesson)}.{name}"
    if known(key):
        return text(key)
    return parts[0].partition("\n")[2].strip() if parts and place == QUESTION else ""


def predictions(lesson: Lesson) -> list[Prediction]:
    """What is to be predicted, in order. The cells are read, not run. Raises `Unreadable`."""
    cells = [source(cell) for cell in lesson.cells if PREDICTION in cell["metadata"].get("tags", ())]
    return [asked for cell in cells for asked in _asked(cell)]


def _asked(cell: str) -> Iterator[Prediction]:
    try:
        lines = [line for line in ast.parse(cell).body if isinstance(line, ast.Assign)]
    except SyntaxError as problem:
        raise Unreadable("unreadable", source=cell) from problem
    named = {target.id: line.value for line in lines for target in line.targets if isinstance(target, ast.Name)}
    for line in lines:
        made = line.value
        if isinstance(made, ast.Call) and isinstance(made.func, ast.Attribute) and made.func.attr == "predict":
            arguments = [_value(argument, named) for argument in made.args]
            yield Prediction(*arguments, **{one.arg: _value(one.value, named) for one in made.keywords if one.arg})


def _value(node: ast.expr, named: Mapping[str, ast.expr]) -> Any:
    """A number, a text, a tuple of them, what was given a name before, or a range. Raises `Unreadable`."""
    if isinstance(node, ast.Name) and node.id in named:
        return _value(named[node.id], {})
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        return range(*(_value(argument, named) for argument in node.args))
    try:
        return ast.literal_eval(node)
    except ValueError as problem:
        raise Unreadable("unreadable", source=ast.unparse(node)) from problem
