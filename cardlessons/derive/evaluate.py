"""The exact value of an expression, worked out node by node in integers and fractions.

It is a reader of its own: sympy builds the formula, and none of sympy's simplification is asked what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import zip_longest
from math import comb, factorial
from typing import Any

import sympy

from cardlessons.core.errors import NoValue
from cardlessons.derive.expressions import Expression, x
from cardlessons.derive.surd import Number, Surd, root_of

# A polynomial in x, lowest coefficient first, no zero at the end; a number is a polynomial of degree 0.
Value = tuple[Number, ...]
Scope = Mapping[str, Any]  # what names stand for: a `Value`, or a function of integers that gives one


def evaluate(expression: Expression, scope: Scope) -> Value:
    """The value of `expression`, its names looked up in `scope`. Raises `NoValue`."""
    if expression.is_Rational:
        return constant(Fraction(expression.p, expression.q))
    kind = type(expression).__name__
    if kind in _NODES:
        return _NODES[kind](expression, scope)
    if kind in scope:
        value: Value = scope[kind](*(integer(argument, scope) for argument in expression.args))
        return value
    raise NoValue("derive_no_value", expression=expression)


def constant(number: Number) -> Value:
    """A number as a polynomial."""
    return () if number == 0 else (_simple(number),)


def _simple(number: Number) -> Number:
    """A whole number as an integer."""
    if type(number) is int:  # most numbers are; to ask a Fraction's class takes ten times as long
        return number
    return number.numerator if isinstance(number, Fraction) and number.denominator == 1 else number


def as_number(value: Value) -> Number:
    """The number that a polynomial of degree 0 is. Raises `NoValue` if it is of a higher one."""
    if len(value) > 1:
        raise NoValue("derive_not_a_number")
    return value[0] if value else 0


def integer(expression: Expression, scope: Scope) -> int:
    """The value of an expression that must be an integer. Raises `NoValue`."""
    number = as_number(evaluate(expression, scope))
    if not isinstance(number, int):
        raise NoValue("derive_not_whole", number=number)
    return number


def trimmed(coefficients: list[Number]) -> Value:
    """The polynomial with these coefficients."""
    while coefficients and coefficients[-1] == 0:
        coefficients.pop()
    return tuple(map(_simple, coefficients))


def plus(first: Value, second: Value) -> Value:
    """The sum of two polynomials."""
    if not first or not second:
        return first or second
    if len(first) == len(second) == 1:
        return constant(first[0] + second[0])
    longer, shorter = (first, second) if len(first) >= len(second) else (second, first)
    return trimmed([one + other for one, other in zip(longer, shorter, strict=False)] + list(longer[len(shorter) :]))


def times(first: Value, second: Value) -> Value:
    """The product of two polynomials."""
    if len(first) == len(second) == 1:
        return constant(first[0] * second[0])
    result: list[Number] = [0] * max(len(first) + len(second) - 1, 0)
    for i, one in enumerate(first):
        if one:
            for j, other in enumerate(second):
                result[i + j] += one * other
    return trimmed(result)


def _symbol(expression: Expression, scope: Scope) -> Value:
    if expression == x:
        return (0, 1)
    if expression.name not in scope:
        raise NoValue("derive_no_value", expression=expression)
    value: Value = scope[expression.name]
    return value


def _add(expression: Expression, scope: Scope) -> Value:
    value: Value = ()
    for term in expression.args:
        value = plus(value, evaluate(term, scope))
    return value


def _mul(expression: Expression, scope: Scope) -> Value:
    value: Value = (1,)
    slopes = [factor for factor in expression.args if type(factor).__name__ == "Derivative"]
    for factor in expression.args:
        if factor not in slopes:
            value = times(value, evaluate(factor, scope))
    for slope in slopes:
        value = _times_slope(value, slope, scope)
    return value


def _times_slope(factor: Value, slope: Expression, scope: Scope) -> Value:
    """`factor` times the slope of a sum of logarithms, each of a polynomial that `factor` has as a factor.

    The slope of c log p(x) is c p'(x) / p(x). Raises `NoValue` for any other slope.
    """
    value: Value = ()
    for term in slope.expr.args if slope.expr.is_Add else (slope.expr,):
        *weights, log = term.args if term.is_Mul else (term,)
        if type(log).__name__ != "log":
            raise NoValue("derive_no_value", expression=slope)
        inside = evaluate(log.args[0], scope)
        part = times(divided(factor, inside), trimmed([power * one for power, one in enumerate(inside)][1:]))
        for weight in weights:
            part = times(part, evaluate(weight, scope))
        value = plus(value, part)
    return value


def divided(first: Value, second: Value) -> Value:
    """The polynomial that makes `first` when multiplied by `second`. Raises `NoValue` if there is none."""
    rest, by = [Fraction(rational(one)) for one in first], list(map(rational, second))
    quotient = [Fraction(0)] * max(len(rest) - len(by) + 1, 0)
    for place in reversed(range(len(quotient))):
        quotient[place] = rest[place + len(by) - 1] / by[-1]
        for power, one in enumerate(by):
            rest[place + power] -= quotient[place] * one
    if any(rest) or not by:
        raise NoValue("derive_no_factor")
    return trimmed([*quotient])


def rational(number: Number) -> int | Fraction:
    """A number without a root in it. Raises `NoValue` for another."""
    if isinstance(number, Surd):
        raise NoValue("derive_no_root", number=number)
    return number


def _pow(expression: Expression, scope: Scope) -> Value:
    base = evaluate(expression.base, scope)
    if expression.exp == sympy.Rational(1, 2):
        return constant(root_of(as_number(base)))
    exponent = integer(expression.exp, scope)
    if exponent < 0 and not as_number(base):
        raise NoValue("derive_no_value", expression=expression)
    if exponent < 0 or (len(base) <= 1 and not isinstance(as_number(base), Surd)):
        return constant(Fraction(rational(as_number(base))) ** exponent)
    value: Value = (1,)
    for _ in range(exponent):
        value = times(value, base)
    return value


def _factorial(expression: Expression, scope: Scope) -> Value:
    n = integer(expression.args[0], scope)
    if n < 0:
        raise NoValue("derive_no_value", expression=expression)
    return (factorial(n),)


def _choose(expression: Expression, scope: Scope) -> Value:
    n, k = (integer(argument, scope) for argument in expression.args)
    if n < 0:
        raise NoValue("derive_no_value", expression=expression)
    return constant(comb(n, k) if k >= 0 else 0)


def summands(expression: Expression, scope: Scope) -> list[Value]:
    """The terms of a sum, or the factors of a product, at each index. Raises `NoValue`."""
    (index, first, last), term = expression.limits[0], expression.function
    places = range(integer(first, scope), integer(last, scope) + 1)
    return [evaluate(term, {**scope, index.name: constant(place)}) for place in places]


def _sum(expression: Expression, scope: Scope) -> Value:
    value: Value = ()
    for term in summands(expression, scope):
        value = plus(value, term)
    return value


def _product(expression: Expression, scope: Scope) -> Value:
    value: Value = (1,)
    for factor in summands(expression, scope):
        value = times(value, factor)
    return value


def integrand(expression: Expression, scope: Scope) -> Value:
    """The polynomial that stands beside e⁻ˣ under an integral from 0 to ∞. Raises `NoValue` for any other integral."""
    variable, *bounds = expression.limits[0]
    factors = expression.function.args
    decay = sympy.exp(-x, evaluate=False)
    if variable != x or bounds != [0, sympy.oo] or not expression.function.is_Mul or decay not in factors:
        raise NoValue("derive_no_value", expression=expression)
    value: Value = (1,)
    for factor in factors:
        if factor != decay:
            value = times(value, evaluate(factor, scope))
    return value


def term_by_term(polynomial: Value) -> Value:
    """The integral of e⁻ˣ times a polynomial from 0 to ∞: that of xⁿe⁻ˣ is n!, for every n (n times by parts)."""
    return constant(sum(number * factorial(n) for n, number in enumerate(polynomial)))


def _integral(expression: Expression, scope: Scope) -> Value:
    return term_by_term(integrand(expression, scope))


def _laguerre(expression: Expression, scope: Scope) -> Value:
    """Σ (−1)ʲ C(n + a, n − j) xʲ / j! (Abramowitz and Stegun 22.3.9)."""
    degree, *order, _ = expression.args
    n, a = integer(degree, scope), integer(order[0], scope) if order else 0
    return trimmed([Fraction((-1) ** j * comb(n + a, n - j), factorial(j)) for j in range(n + 1)])


def _coefficient(expression: Expression, scope: Scope) -> Value:
    k, polynomial, mark = expression.args
    place = integer(k, scope)
    closed = polynomial.free_symbols <= {x, mark} and not polynomial.atoms(sympy.core.function.AppliedUndef)
    found = _closed(polynomial, mark) if closed else _coefficients(polynomial, mark, scope)
    return found[place] if 0 <= place < len(found) else ()


@lru_cache(maxsize=64)
def _closed(polynomial: Expression, mark: Expression) -> list[Value]:
    """The coefficients of a polynomial without names: once for all those that are asked of it."""
    return _coefficients(polynomial, mark, {})


def _coefficients(polynomial: Expression, mark: Expression, scope: Scope) -> list[Value]:
    """The coefficients of the powers of `mark`, lowest first; where it is not x, polynomials in x."""
    if mark == x:
        return [constant(number) for number in evaluate(polynomial, scope)]
    return _in_mark(polynomial, mark, scope)


def _in_mark(expression: Expression, mark: Expression, scope: Scope) -> list[Value]:
    """A polynomial in `mark`, put together from sums, products and powers. Raises `NoValue` for anything else."""
    if mark not in expression.free_symbols:
        return [evaluate(expression, scope)]
    if expression == mark:
        return [(), (1,)]
    if expression.is_Add:
        parts = [_in_mark(term, mark, scope) for term in expression.args]
        return [reduce(plus, together, ()) for together in zip_longest(*parts, fillvalue=())]
    if expression.is_Mul:
        return reduce(_times_in_mark, (_in_mark(factor, mark, scope) for factor in expression.args))
    if expression.is_Pow and (exponent := integer(expression.exp, scope)) >= 0:
        return reduce(_times_in_mark, [_in_mark(expression.base, mark, scope)] * exponent, [(1,)])
    raise NoValue("derive_no_value", expression=expression)


def _times_in_mark(first: list[Value], second: list[Value]) -> list[Value]:
    result: list[Value] = [()] * (len(first) + len(second) - 1)
    for i, one in enumerate(first):
        for j, other in enumerate(second):
            if one and other:
                result[i + j] = plus(result[i + j], times(one, other))
    return result


_NODES: dict[str, Callable[[Expression, Scope], Value]] = {
    "Symbol": _symbol,
    "Add": _add,
    "Mul": _mul,
    "Pow": _pow,
    "factorial": _factorial,
    "binomial": _choose,
    "Sum": _sum,
    "Product": _product,
    "Integral": _integral,
    "laguerre": _laguerre,
    "assoc_laguerre": _laguerre,
    "coefficient": _coefficient,
}
