"""Lines of LaTeX that a narrow page has room for: a long one is broken between its pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

ROOM = 28  # em: an output of a notebook on a screen of 640 pixels
SHORT = 6  # em: a name no longer stands on one line with what it is equal to

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|[{}_^]|\S")
_WIDTHS = {
    **dict.fromkeys("+-=", 1.25), **dict.fromkeys("()[]", 0.4), **dict.fromkeys("!,", 0.3),
    r"\cdot": 0.75, r"\approx": 1.3, r"\cdots": 1.3, r"\log": 1.45, r"\sqrt": 0.9, r"\,": 0.2, r"\infty": 1.0,
    r"\sum": 1.45, r"\prod": 1.3, r"\int": 1.0,
    **dict.fromkeys((r"\left", r"\right", r"\bigl", r"\bigr"), 0.1),
}  # fmt: skip
_LETTER, _IN_WORDS, _SMALL = 0.52, 0.5, 0.7
_STACKED = (r"\frac", r"\binom")
_BOUNDED = (r"\sum", r"\prod")  # bounds stand below and above, not beside


def broken(pieces: Sequence[str]) -> str:
    """The pieces of a line, the name first, on one line, or below each other where that would be too wide."""
    if sum(map(width, pieces)) <= ROOM:
        return " ".join(pieces)
    name, *rest = pieces
    short = width(name) <= SHORT and width(name) + max(map(width, rest)) <= ROOM
    lines = list(_lines(rest, ROOM - width(name) if short else ROOM))
    first = f"{name} &{lines[0]}" if short else f"&{name} \\\\\n&{lines[0]}"
    return "\\begin{split}\n" + " \\\\\n&".join([first, *lines[1:]]) + "\n\\end{split}"


def _lines(pieces: Sequence[str], room: float) -> Iterator[str]:
    """As many pieces on each line as there is room for, and one at least."""
    line = pieces[0]
    for piece in pieces[1:]:
        if width(line) + width(piece) > room:
            yield line
            line = piece
        else:
            line = f"{line} {piece}"
    yield line


def width(latex: str) -> float:
    r"""About how wide a formula is, in em.

    >>> width(r"\frac{4}{52}") < width("4 + 52")
    True
    """
    return _width(_tokens(latex))


def _tokens(latex: str) -> list[str]:
    words = re.compile(r"\\text\{([^}]*)\}")
    parts = words.split(latex)
    found: list[str] = []
    for number, part in enumerate(parts):
        found += [f"text:{part}"] if number % 2 else _TOKEN.findall(part)
    return found


def _width(tokens: list[str]) -> float:
    total, bounds, place = 0.0, 0.0, 0
    while place < len(tokens):
        token = tokens[place]
        place += 1
        if token in _STACKED:
            above, place = _argument(tokens, place)
            below, place = _argument(tokens, place)
            total += max(above, below) + 0.3
        elif token in "^_":
            script, place = _argument(tokens, place)
            beside = bounds == 0
            total += script * _SMALL if beside else max(0.0, script * _SMALL - bounds)
            bounds = bounds if beside else max(bounds, script * _SMALL)
            continue
        else:
            total += _one(token)
        bounds = _WIDTHS[token] if token in _BOUNDED else 0.0
    return total


def _one(token: str) -> float:
    if token.startswith("text:"):
        return _IN_WORDS * (len(token) - len("text:"))
    return _WIDTHS.get(token, 0.0 if token in "{}" else _LETTER)


def _argument(tokens: list[str], place: int) -> tuple[float, int]:
    """The width of the argument at `place`, in braces or a single token, and the place behind it."""
    if tokens[place] != "{":
        return _one(tokens[place]), place + 1
    depth, end = 1, place + 1
    while depth:
        depth += {"{": 1, "}": -1}.get(tokens[end], 0)
        end += 1
    return _width(tokens[place + 1 : end - 1]), end
