"""The Kelly fraction: the share of a bankroll whose bet lets it grow fastest in the long run (Kelly 1956).

The growth rate of betting the share f is g(f) = Σ p log(1 + f n) over the net multiples n; it is concave, and its
derivative Σ p n / (1 + f n) falls from the mean at f = 0. The root is rarely rational, so it is enclosed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm

from cardlessons.exact.acey_deucey.outcomes import mean, outcomes
from cardlessons.games.acey_deucey.calls import End
from cardlessons.games.acey_deucey.rules import Rules

ALL = Fraction(1)
STEPS = 30  # halvings of an interval no longer than 1: 2^-30 < 1e-9


def kelly(
    first: End, second: End, rules: Rules, seen: Iterable[End] = (), call: str | None = None
) -> tuple[Fraction, Fraction]:
    """(low, high): bounds of the Kelly fraction, at most 1e-9 apart, from 0 to 1. Arguments as for `outcomes`.

    (0, 0) where the bet is worth nothing, (1, 1) where it cannot lose.
    """
    return kelly_fraction(outcomes(first, second, rules, seen, call))


def kelly_fraction(chances: Mapping[int, Fraction]) -> tuple[Fraction, Fraction]:
    """Bounds of the Kelly fraction of a bet with these net multiples, at most 1e-9 apart."""
    if mean(chances) <= 0:
        return Fraction(0), Fraction(0)
    worst = min(chances)
    if worst >= 0:
        return Fraction(1), Fraction(1)
    weights = _weights(chances)
    low, high, parts = 0, 1, -worst  # shares are low / parts and high / parts: at 1 / -worst all could be lost
    for _ in range(STEPS):
        low, high, parts = 2 * low, 2 * high, 2 * parts
        middle = (low + high) // 2
        if _slope(weights, middle, parts) > 0:
            low = middle
        else:
            high = middle
    return Fraction(low, parts), Fraction(high, parts)


def kelly_bet(chances: Mapping[int, Fraction], chips: int, part: Fraction = ALL) -> int:
    """`part` of the Kelly fraction of `chips`, rounded down exactly: the bounds alone may lie about a whole number."""
    low, high = (int(bound * part * chips) for bound in kelly_fraction(chances))
    if low == high:
        return low
    share = high / (part * chips)
    return high if _slope(_weights(chances), share.numerator, share.denominator) >= 0 else low


def _weights(chances: Mapping[int, Fraction]) -> list[tuple[int, int]]:
    """The net multiples with integer weights in proportion to their probabilities."""
    common = lcm(*(probability.denominator for probability in chances.values()))
    return [(net, int(probability * common)) for net, probability in chances.items()]


def _slope(weights: list[tuple[int, int]], share: int, parts: int) -> int:
    """The sign of the growth rate's derivative at share / parts, Σ w n / (parts + share n), as an integer."""
    numerator, denominator = 0, 1
    for net, weight in weights:
        part = parts + share * net
        numerator, denominator = numerator * part + weight * net * denominator, denominator * part
    return numerator
