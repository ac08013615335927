"""Exercises of lesson 90: how far thirty trials lie from the truth."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, isqrt

from cardlessons.core.cards import Pack
from cardlessons.exact import blucher
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

WHOLE = Pack(13, 4)
FINE = 10**12
PASSES = tuple({"passes": passes} for passes in range(20, 41) if passes != 30)


def _mean(deal: Deal) -> tuple[Part, ...]:
    passes, free = deal["passes"], blucher.match_free_pass(WHOLE)
    slips = {
        "independent_calls_mean": passes * (1 - Fraction(1, WHOLE.ranks)) ** WHOLE.ranks,
        "with_a_match": passes * (1 - free),
        "one_in_thirteen": Fraction(passes, WHOLE.ranks),
    }
    return (Part(passes * free, slips, Kind.SIZE, digits=2),)


def _deviation(deal: Deal) -> tuple[Part, ...]:
    passes, free = deal["passes"], blucher.match_free_pass(WHOLE)
    variance = passes * free * (1 - free)
    slips = {
        "variance_itself": variance,
        "root_of_mean": root(passes * free),
        "one_trial": root(free * (1 - free)),
    }
    return (Part(root(variance), slips, Kind.SIZE, digits=2),)


def root(square: Fraction) -> Fraction:
    """The square root, at most 1e-12 too small.

    >>> root(Fraction(9, 4))
    Fraction(3, 2)
    """
    return Fraction(isqrt(square.numerator * FINE**2 // square.denominator), FINE)


def _at_most(deal: Deal) -> tuple[Part, ...]:
    passes, most = deal["passes"], deal["most"]
    free = blucher.match_free_pass(WHOLE)
    shares = [comb(passes, n) * free**n * (1 - free) ** (passes - n) for n in range(most + 1)]
    slips = {"exactly_so_many": shares[-1], "fewer": sum(shares[:-1], Fraction(0))}
    return (Part(sum(shares, Fraction(0)), slips, digits=3),)


TASKS = (
    Task("90.1", ({"passes": 30}, *PASSES), _mean),
    Task("90.2", ({"passes": 30}, *PASSES), _deviation),
    Task(
        "90.3",
        (
            {"passes": 30, "most": 8},
            *({"passes": passes, "most": most} for passes, most in product((24, 25, 26, 28, 32), (6, 7, 8, 9))),
        ),
        _at_most,
    ),
)
