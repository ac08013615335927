"""Which sentences the code asks for, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cardlessons.core import errors

PACKAGE = Path(__file__).parents[2] / "cardlessons"
WORDS = PACKAGE / "i18n"
ERRORS = set(errors.__all__)


def modules(folder: Path = PACKAGE) -> Iterator[tuple[Path, ast.Module]]:
    """Every module that is no words, with its syntax tree."""
    for path in sorted(folder.rglob("*.py")):
        if WORDS not in path.parents or path.parent == WORDS:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def asked() -> Iterator[tuple[str, str]]:
    """(where, key) for each key that stands in a call: `text("key")`, and errors by their class."""
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and (prefix := _prefix(node.func)) is not None:
                for key in _constants(node.args[0]):
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", prefix + key


def _prefix(called: ast.expr) -> str | None:
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name == "NotWritten" or (name == "text" and isinstance(called, ast.Name)):
        return ""  # the whole key
    return "error." if name in ERRORS else None


def _constants(argument: ast.expr) -> Iterator[str]:
    """The strings that an argument can be, a choice between two included."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _constants(argument.body)
        yield from _constants(argument.orelse)


def mentioned() -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings in the code, and patterns for those that are put together: either may name a sentence."""
    strings: set[str] = set()
    patterns: set[str] = set()
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
    return strings, [re.compile(pattern) for pattern in patterns if len(re.sub(r"\W|\.\+", "", pattern)) > 2]


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in joined.values)
