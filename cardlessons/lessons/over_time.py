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
_QUICK = 10**7  # bits of one whole number
_BITS = 64


class After(NamedTuple):
    """After so many bets of one: the chances to be behind, level and ahead, and the mean net."""

    times: int
    behind: Fraction
    level: Fraction
    ahead: Fraction
    average: Fraction


@dataclass(frozen=True, repr=False)
class OverTime:
    """One bet, made over and over with a fresh pack: a row for each number of times. `staked` is what each risks."""

    rows: tuple[After, ...]
    staked: int = 1

    @property
    def title(self) -> str:
        """What is done again and again, and by how many players."""
        key = "lessons.over_time" if self.staked == 1 else "lessons.over_time_staked"
        return text(key, players=PLAYERS, staked=self.staked)

    def _cells(self) -> Iterator[tuple[str, ...]]:
        for times, *chances, average in self.rows:
            yield (str(times), *(str(round(chance * PLAYERS)) for chance in chances), say_decimal(average, 2))

    def __repr__(self) -> str:
        table = [tuple(text(f"lessons.over_{column}") for column in COLUMNS), *self._cells()]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
        return "\n".join([self.title, *lines])

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{escape(text(f"lessons.over_{column}"))}</th>' for column in COLUMNS)
        rows = "".join(
            f'<tr><th scope="row">{first}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
            for first, *cells in self._cells()
        )
        return (
            f'<table style="font-size:18px"><caption style="text-align:left">{escape(self.title)}</caption>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )


def over_time(outcomes: Mapping[int, Fraction], times: Iterable[int] = _USUAL, staked: int = 1) -> OverTime:
    """What comes of `outcomes`, {net: probability} of one bet, made `times` times. Raises `BadRules`.

    `staked` is how many chips are put down each time, where the nets are those of several together.
    Chances with long denominators, made many times, are off by less than a billionth; all others are exact.

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
    return OverTime(tuple(_after(chances, count, mean) for count in often), staked)


def _after(chances: Mapping[int, Fraction], times: int, mean: Fraction) -> After:
    totals = summed(chances, times)
    behind = sum((chance for net, chance in totals.items() if net < 0), Fraction(0))
    level = totals.get(0, Fraction(0))
    return After(times, behind, level, 1 - behind - level, mean * times)


def summed(chances: Mapping[int, Fraction], times: int) -> dict[int, Fraction]:
    """The distribution of the sum of `times` independent nets.

    Exact where that is quick; else the chances of all sums are off by less than a billionth together.
    """
    scale = lcm(*(chance.denominator for chance in chances.values()))
    places = (max(chances) - min(chances)) * times + 1
    return _exactly(chances, times, scale) if scale.bit_length() * times * places < _QUICK else _nearly(chances, times)


def _exactly(chances: Mapping[int, Fraction], times: int, scale: int) -> dict[int, Fraction]:
    """The sums as a power of one polynomial.

    One whole number holds all weights, each in bits of its own, so that its power is the power of the polynomial.
    """
    least = min(chances)
    room = (scale**times).bit_length()
    packed = sum(int(chance * scale) << (net - least) * room for net, chance in chances.items())
    weights, total, mask = packed**times, scale**times, (1 << room) - 1
    places = range((max(chances) - least) * times + 1)
    found = {least * times + place: weights >> place * room & mask for place in places}
    return {net: Fraction(weight, total) for net, weight in found.items() if weight}


def _nearly(chances: Mapping[int, Fraction], times: int) -> dict[int, Fraction]:
    """The same by doubling, each chance cut to so many bits: every step loses less than one unit of these a place."""
    least = min(chances)
    once = [int(chances.get(net, 0) * (1 << _BITS)) for net in range(least, max(chances) + 1)]
    total = [1 << _BITS]
    for digit in f"{times:b}":
        total = _convolved(total, total)
        total = _convolved(total, once) if digit == "1" else total
    return {least * times + place: Fraction(weight, 1 << _BITS) for place, weight in enumerate(total) if weight}


def _convolved(one: list[int], other: list[int]) -> list[int]:
    """The sums of two independent nets, their weights in units of 2 to the −`_BITS`, rounded down."""
    room = 2 * _BITS // 8 + 1  # bytes; all weights together are at most 1
    packed = int.from_bytes(_bytes(one, room), "little") * int.from_bytes(_bytes(other, room), "little")
    raw = packed.to_bytes(room * (len(one) + len(other)), "little")
    places = range(0, room * (len(one) + len(other) - 1), room)
    return [int.from_bytes(raw[place : place + room], "little") >> _BITS for place in places]


def _bytes(weights: list[int], room: int) -> bytes:
    return b"".join(weight.to_bytes(room, "little") for weight in weights)
