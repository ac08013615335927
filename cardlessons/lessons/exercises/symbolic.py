"""Expressions of sympy, read without importing it: whoever gives one has done so.

Only plain arithmetic is followed, in bounds: an integral or a factorial of a billion must not hold up the notebook.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb, factorial, prod
from typing import Any

from cardlessons.core.errors import BadNumber, NoValue
from cardlessons.lessons.exercises.reading import Reading, read_text

MOST_NODES = 200
LARGEST_POWER = 200
LARGEST_FACTORIAL = 500
LARGEST_EXPONENT = 100  # of e, and in a logarithm
MOST_BITS = 20_000
_CONSTANTS = ("Exp1", "Pi")
_FUNCTIONS = ("exp", "log")


def is_symbolic(given: object) -> bool:
    """Whether `given` is an object of sympy."""
    return any(cls.__module__.partition(".")[0] == "sympy" for cls in type(given).__mro__)


def read_symbolic(expression: Any) -> Reading:
    """The value of `expression`, exact if it is rational. Raises `BadNumber` for what is no bounded arithmetic."""
    if expression.is_Float:
        return read_text(repr(float(expression)))
    _bounded(expression, [0])
    try:
        return Reading(_value(expression))
    except NoValue:
        decimal = Fraction(float(expression.evalf(17)))
        return Reading(decimal, Fraction(1, 10**15))


def _bounded(expression: Any, nodes: list[int]) -> None:
    """Refuses what is too large, and all functions that are not arithmetic, before anything is worked out."""
    nodes[0] += 1
    name = type(expression).__name__
    known = expression.is_Rational or expression.is_Float or name in (*_CONSTANTS, *_FUNCTIONS, *_NODES)
    if nodes[0] > MOST_NODES or not known:
        raise BadNumber("exercise_symbolic")
    if name == "Pow" and not _small(expression.exp, LARGEST_POWER):
        raise BadNumber("exercise_symbolic")
    if name in _FUNCTIONS and not _small(expression.args[0], LARGEST_EXPONENT):
        raise BadNumber("exercise_symbolic")
    for argument in expression.args:
        _bounded(argument, nodes)


def _small(expression: Any, largest: int) -> bool:
    return bool(expression.is_Rational and abs(expression) <= largest)


def _value(expression: Any) -> Fraction:
    """The value as a fraction. Raises `NoValue` where it is irrational, or where a float makes it inexact."""
    if expression.is_Rational:
        return Fraction(int(expression.p), int(expression.q))
    name = type(expression).__name__
    if name not in _NODES:
        raise NoValue("derive_no_value", expression=name)
    value = _NODES[name](*map(_value, expression.args))
    if max(abs(value.numerator), value.denominator).bit_length() > MOST_BITS:
        raise BadNumber("exercise_symbolic")
    return value


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1:
        raise NoValue("derive_no_value", expression=exponent)
    if not base and exponent < 0:
        raise BadNumber("exercise_symbolic")
    return base**exponent.numerator


def _whole(number: Fraction) -> int:
    if number.denominator != 1 or not 0 <= number <= LARGEST_FACTORIAL:
        raise BadNumber("exercise_symbolic")
    return number.numerator


_NODES: dict[str, Callable[..., Fraction]] = {
    "Add": lambda *terms: sum(terms, Fraction(0)),
    "Mul": lambda *factors: prod(factors, start=Fraction(1)),
    "Pow": _power,
    "factorial": lambda n: Fraction(factorial(_whole(n))),
    "binomial": lambda n, k: Fraction(comb(_whole(n), _whole(k))),
}
