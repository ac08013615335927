"""A figure of a game under some rules: its name in words and its exact value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from cardlessons.i18n import text


class Name(NamedTuple):
    """A figure's name: the key of its words and what fills them, so that it follows the language in force."""

    key: str
    data: Mapping[str, object]

    def __str__(self) -> str:
        return text(self.key, **self.data)


def named(key: str, **data: object) -> Name:
    """The name with this key, filled with `data`."""
    return Name(key, data)


class Figure(NamedTuple):
    """A figure's name and its value. Where it equals the figure `like` anyhow, it need not be shown."""

    name: Name
    value: Fraction
    like: str = ""


Figures = dict[str, Figure]  # by key, in the order in which they are shown


class Row(NamedTuple):
    """A figure under the rules as they were and as they are changed; None where it does not exist."""

    key: str
    name: Name
    before: Fraction | None
    after: Fraction | None

    @property
    def label(self) -> str:
        """Its name in the language in force."""
        return str(self.name)

    @property
    def difference(self) -> Fraction | None:
        """The figure as changed less the figure as it was; None where one of them does not exist."""
        return None if self.before is None or self.after is None else self.after - self.before


def compared(before: Figures, after: Figures) -> tuple[Row, ...]:
    """Every figure that exists under one set of rules or the other."""
    keys = (key for key in _in_order(before, after) if not all(_repeats(key, one) for one in (before, after)))
    return tuple(_row(key, before, after) for key in keys)


def _repeats(key: str, figures: Figures) -> bool:
    """Whether the figure says nothing that another one does not say."""
    if key not in figures:
        return True
    like = figures[key].like
    return like in figures and figures[like].value == figures[key].value


def _row(key: str, before: Figures, after: Figures) -> Row:
    name = (before.get(key) or after[key]).name
    return Row(key, name, *(one[key].value if key in one else None for one in (before, after)))


def _in_order(before: Iterable[str], after: Iterable[str]) -> list[str]:
    """All keys, each new one after the one that it follows."""
    keys = list(before)
    place = 0
    for key in after:
        if key in keys:
            place = keys.index(key) + 1
        else:
            keys.insert(place, key)
            place += 1
    return keys
