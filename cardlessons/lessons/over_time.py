"""The same bet again and again: how many are behind, and how many ahead, after few times and after many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from math import lcm
from typing import NamedTuple

from cardlessons.core.errors import BadRules
from cardlessons.i18n import text
from cardlessons.lessons.numbers import say_decimal

PLAYERS = 1000
COLUMNS = ("times", "behind", "level", "ahead", "average")
_USUAL = (1, 10, 50, 200)


class After(NamedTuple):
    """After so many bets of one: the chances to be behind, level and ahead, and the mean net."""

    times: int
    behind: Fraction
    level: Fraction
    ahead: Fraction
    average: Fraction


@dataclass(frozen=True, repr=False)
class OverTime:
    """One bet, made over and over with a fresh pack: a row for each number of times."""

    rows: tuple[After, ...]

    def _cells(self) -> Iterator[tuple[str, ...]]:
        for times, *chances, average in self.rows:
            yield (str(times), *(str(round(chance * PLAYERS)) for chance in chances), say_decimal(average, 2))

    def __repr__(self) -> str:
        table = [tuple(text(f"lessons.over_{column}") for column in COLUMNS), *self._cells()]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
        return "\n".join([text("lessons.over_time", players=PLAYERS), *lines])

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{escape(text(f"lessons.over_{column}"))}</th>' for column in COLUMNS)
        rows = "".join(
            f'<tr><th scope="row">{first}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
            for first, *cells in self._cells()
        )
        title = escape(text("lessons.over_time", players=PLAYERS))
        return (
            f'<table style="font-size:18px"><caption style="text-align:left">{title}</caption>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )


def over_time(outcomes: Mapping[int, Fraction], times: Iterable[int] = _USUAL) -> OverTime:
    """What comes of `outcomes`, {net: probability} of one bet, made `times` times. Raises `BadRules`.

    >>> over_time({-1: Fraction(1, 2), 1: Fraction(1, 2)}, [2]).rows[0].level
    Fraction(1, 2)
    """
    chances = dict(outcomes)
    if sum(chances.values()) != 1 or any(chance < 0 for chance in chances.values()):
        raise BadRules("lesson_outcomes")
    often = tuple(times)
    if not all(isinstance(count, int) and 0 < count <= PLAYERS for count in often):
        raise BadRules("lesson_times", most=PLAYERS)
    mean = sum((net * chance for net, chance in chances.items()), Fraction(0))
    return OverTime(tuple(_after(chances, count, mean) for count in often))


def _after(chances: Mapping[int, Fraction], times: int, mean: Fraction) -> After:
    totals = summed(chances, times)
    behind = sum((chance for net, chance in totals.items() if net < 0), Fraction(0))
    level = totals.get(0, Fraction(0))
    return After(times, behind, level, 1 - behind - level, mean * times)


def summed(chances: Mapping[int, Fraction], times: int) -> dict[int, Fraction]:
    """The distribution of the sum of `times` independent nets.

    One whole number holds all weights, each in bits of its own, so that its power is the power of the polynomial.
    """
    least, scale = min(chances), lcm(*(chance.denominator for chance in chances.values()))
    room = (scale**times).bit_length()
    packed = sum(int(chance * scale) << (net - least) * room for net, chance in chances.items())
    weights, total, mask = packed**times, scale**times, (1 << room) - 1
    places = range((max(chances) - least) * times + 1)
    found = {least * times + place: weights >> place * room & mask for place in places}
    return {net: Fraction(weight, total) for net, weight in found.items() if weight}
