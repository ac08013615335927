"""Formulas built as they are to be read: nothing is added up, cancelled or put in order before the reader has seen it.

Each function makes one unevaluated sympy expression. Plain integers are taken as they are.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy

Expression = Any  # sympy comes without types

x = sympy.Symbol("x")
_coefficient = sympy.Function("coefficient")


def as_built(expression: Any) -> Expression:
    """A number or an expression as an expression."""
    return sympy.sympify(expression, strict=True)  # strict: text is no formula


def symbol(name: str) -> Expression:
    """The variable or the named term `name`."""
    return sympy.Symbol(name)


def function(name: str) -> Expression:
    """The named term `name` that depends on something: ``function("p")(k)``."""
    return sympy.Function(name)


def chance(name: str) -> Expression:
    """The probability of what the sentence ``derive.term.<name>`` says, as a named term."""
    return sympy.Symbol(f"P({name})")


def mean(name: str) -> Expression:
    """The mean of what the sentence ``derive.term.<name>`` says, as a named term."""
    return sympy.Symbol(f"E({name})")


def number(value: int | Fraction) -> Expression:
    """A rational number."""
    return sympy.Rational(value.numerator, value.denominator)


def add(*terms: Any) -> Expression:
    """The sum of `terms`, in this order."""
    return sympy.Add(*map(as_built, terms), evaluate=False) if len(terms) > 1 else as_built(terms[0])


def minus(first: Any, second: Any) -> Expression:
    """The difference, not worked out."""
    return add(first, mul(-1, second))


def mul(*factors: Any) -> Expression:
    """The product of `factors`, in this order."""
    return sympy.Mul(*map(as_built, factors), evaluate=False) if len(factors) > 1 else as_built(factors[0])


def power(base: Any, exponent: Any) -> Expression:
    """A power of `base`."""
    return sympy.Pow(as_built(base), as_built(exponent), evaluate=False)


def over(numerator: Any, denominator: Any) -> Expression:
    """The fraction, not cancelled."""
    return mul(numerator, power(denominator, -1))


def root(radicand: Any) -> Expression:
    """The square root of `radicand`."""
    return power(radicand, sympy.Rational(1, 2))


def log(argument: Any) -> Expression:
    """The natural logarithm of `argument`."""
    return sympy.log(as_built(argument), evaluate=False)


def slope(expression: Any) -> Expression:
    """The derivative with respect to x, not taken."""
    return sympy.Derivative(expression, x)


def sign(exponent: Any) -> Expression:
    """(−1) to the power `exponent`."""
    return power(-1, exponent)


def factorial(n: Any) -> Expression:
    """The number of orders of n things, n!."""
    return sympy.factorial(as_built(n), evaluate=False)


def choose(n: Any, k: Any) -> Expression:
    """The number of ways to name k of n."""
    return sympy.binomial(as_built(n), as_built(k), evaluate=False)


def total(term: Any, index: Any, first: Any, last: Any) -> Expression:
    """The sum of `term` for index = first … last."""
    return sympy.Sum(term, (index, first, last))


def product(factor: Any, index: Any, first: Any, last: Any) -> Expression:
    """The product of `factor` for index = first … last."""
    return sympy.Product(factor, (index, first, last))


def integral(polynomial: Any) -> Expression:
    """The integral of e⁻ˣ times a polynomial in x, from 0 to ∞."""
    return sympy.Integral(mul(sympy.exp(-x, evaluate=False), polynomial), (x, 0, sympy.oo))


def laguerre(n: Any, order: Any = 0) -> Expression:
    """The Laguerre polynomial of degree n in x, generalised if `order` is not 0."""
    if order == 0:
        return sympy.laguerre(as_built(n), x, evaluate=False)
    return sympy.assoc_laguerre(as_built(n), as_built(order), x, evaluate=False)


def coefficient(k: Any, polynomial: Any, mark: Expression = x) -> Expression:
    """The coefficient of x to the power k in a polynomial; or of another variable `mark`, where x may stay in it."""
    return _coefficient(as_built(k), polynomial, mark)


def written_out(coefficients: list[int]) -> Expression:
    """The polynomial in x that has these coefficients, lowest first; zeros are left out."""
    powers = [(value, power(x, degree) if degree > 1 else x) for degree, value in enumerate(coefficients)]
    terms = [mul(value, factor) if value != 1 else factor for value, factor in powers[1:] if value]
    return add(*([coefficients[0]] if coefficients[0] else []), *terms)
