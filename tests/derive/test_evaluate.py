"""The reader of formulas, held against sympy's own."""

from __future__ import annotations

from fractions import Fraction

import pytest
import sympy

from cardlessons.core.errors import NoValue
from cardlessons.derive.evaluate import as_number, constant, evaluate
from cardlessons.derive.expressions import (
    add,
    as_built,
    choose,
    coefficient,
    factorial,
    function,
    integral,
    laguerre,
    minus,
    mul,
    number,
    over,
    power,
    product,
    sign,
    symbol,
    total,
    written_out,
    x,
)
from cardlessons.derive.writing import LATEX, MATHML, TEXT

k, n = symbol("k"), symbol("n")


@pytest.mark.parametrize(
    "expression",
    [
        over(4, 52),
        add(1, -1, number(Fraction(8, 17))),
        product(over(4, minus(52, k)), k, 0, 4),
        total(mul(sign(k), choose(5, k), factorial(minus(9, k))), k, 0, 5),
        integral(power(mul(factorial(2), laguerre(2)), 3)),
        mul(over(1, factorial(6)), integral(power(mul(x, laguerre(1, 2)), 3))),
        integral(total(mul(choose(4, k), power(x, k)), k, 0, 4)),
        power(number(Fraction(2, 3)), -3),
    ],
    ids=str,
)
def test_a_number_is_what_sympy_makes_of_it(expression: sympy.Expr) -> None:
    value = sympy.Rational(str(as_number(evaluate(expression, {}))))
    assert sympy.simplify(expression.doit() - value) == 0


@pytest.mark.parametrize(
    "expression", [laguerre(4), laguerre(3, 2), power(written_out([1, -4, 2]), 3), mul(x, add(1, x))], ids=str
)
def test_a_polynomial_is_what_sympy_makes_of_it(expression: sympy.Expr) -> None:
    expected = sympy.Poly(sympy.expand(expression.doit()), sympy.Symbol("x")).all_coeffs()[::-1]
    assert list(evaluate(expression, {})) == [Fraction(int(one.p), int(one.q)) for one in expected]
    assert evaluate(coefficient(1, expression), {}) == constant(Fraction(int(expected[1].p), int(expected[1].q)))


def test_a_polynomial_times_nothing_is_nothing() -> None:
    assert evaluate(mul(0, add(1, x)), {}) == ()
    assert evaluate(add(x, mul(-1, x)), {}) == ()
    assert evaluate(coefficient(7, x), {}) == ()


def test_names_are_looked_up() -> None:
    assert evaluate(mul(n, n), {"n": constant(7)}) == (49,)
    assert evaluate(sympy.Function("p")(add(n, 1)), {"n": constant(7), "p": lambda at: (at,)}) == (8,)


@pytest.mark.parametrize(
    "expression",
    [power(2, x), power(x, -1), factorial(-1), choose(-1, 2), factorial(over(1, 2)), sympy.pi, as_built(sympy.I)],
    ids=str,
)
def test_what_is_not_exact_is_refused(expression: sympy.Expr) -> None:
    with pytest.raises(NoValue):
        evaluate(expression, {})


def test_text_is_no_formula() -> None:
    with pytest.raises(sympy.SympifyError):
        as_built("1 + 1")


def test_a_coefficient_of_another_variable_keeps_x() -> None:
    t, v = symbol("t"), symbol("v")
    suit = mul(add(1, mul(x, power(t, 11))), power(add(1, mul(x, power(t, 10))), 3), add(1, mul(x, power(t, 9))))
    assert evaluate(coefficient(20, suit, t), {}) == (0, 0, 4)  # 11 + 9, or two of three tens
    assert evaluate(coefficient(v, suit, t), {"v": (50,)}) == (0, 0, 0, 0, 0, 1)
    assert evaluate(coefficient(7, suit, t), {}) == ()
    named = mul(function("a")(v), power(t, 2))
    assert evaluate(coefficient(2, named, t), {"v": (3,), "a": lambda v: (v, 1)}) == (3, 1)
    with pytest.raises(NoValue):
        evaluate(coefficient(1, factorial(t), t), {})


def test_a_coefficient_is_written_with_its_variable() -> None:
    t, v = symbol("t"), symbol("v")
    one = coefficient(v, add(1, mul(x, t)), t)
    assert TEXT.write(one) == "[t^v] (1 + x t)"
    assert LATEX.write(one) == r"[t^{v}] \, \left(1 + x t\right)"
    assert MATHML.write(one).startswith("<mo>[</mo><msup><mi>t</mi><mrow><mi>v</mi></mrow></msup>")
