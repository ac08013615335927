"""Numbers with a square root in them, and slopes: exact, or refused."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st

from cardlessons.core.errors import NoValue
from cardlessons.derive.evaluate import evaluate
from cardlessons.derive.expressions import add, log, minus, mul, number, over, power, root, slope, x
from cardlessons.derive.surd import Surd, root_of, surd
from cardlessons.derive.writing import LATEX, MATHML, TEXT

FRACTIONS = st.fractions(-9, 9, max_denominator=12)


@given(FRACTIONS, FRACTIONS, FRACTIONS, FRACTIONS, st.integers(0, 60))
def test_sums_and_products_are_those_of_the_numbers(
    a: Fraction, b: Fraction, c: Fraction, d: Fraction, under: int
) -> None:
    one, other = surd(a, b, under), surd(c, d, under)
    assert float(one + other) == pytest.approx(float(one) + float(other), abs=1e-9)
    assert float(one * other) == pytest.approx(float(one) * float(other), abs=1e-9)
    assert one * other == other * one and one + other == other + one
    assert one + -1 * one == 0


@given(st.fractions(0, 50, max_denominator=50))
def test_a_root_squared_is_the_number(number: Fraction) -> None:
    found = root_of(number)
    assert found * found == number
    assert float(found) == pytest.approx(sqrt(number))


def test_a_root_has_one_form() -> None:
    assert root_of(3856) == surd(Fraction(0), Fraction(1), 3856) == Surd(Fraction(0), Fraction(4), 241)
    assert root_of(Fraction(9, 4)) == Fraction(3, 2)
    assert str(surd(Fraction(21, 50), Fraction(-1, 50), 241)) == "21/50 − 1/50 √241"


@pytest.mark.parametrize("refused", [lambda: root_of(-2), lambda: root_of(2) + root_of(3), lambda: root_of(root_of(2))])
def test_what_is_no_such_number_is_refused(refused: object) -> None:
    with pytest.raises(NoValue):
        refused()  # type: ignore[operator]


def test_a_formula_with_a_root_has_its_exact_value() -> None:
    share = over(minus(84, root(minus(power(84, 2), mul(4, 100, 8)))), mul(2, 100))
    assert evaluate(share, {}) == (surd(Fraction(21, 50), Fraction(-1, 50), 241),)
    assert float(sympy.N(share.doit())) == pytest.approx(0.109517, abs=5e-7)
    with pytest.raises(NoValue):
        evaluate(over(1, root(2)), {})


GROWTH = add(mul(number(Fraction(3, 5)), log(add(1, x))), mul(number(Fraction(2, 5)), log(add(1, mul(-2, x)))))


def test_a_slope_times_its_denominators_is_what_sympy_makes_of_it() -> None:
    product = mul(add(1, x), add(1, mul(-2, x)), slope(GROWTH))
    expected = sympy.Poly(sympy.cancel(product.doit()), sympy.Symbol("x")).all_coeffs()[::-1]
    assert list(evaluate(product, {})) == [Fraction(int(one.p), int(one.q)) for one in expected]


@pytest.mark.parametrize(
    "expression", [mul(add(1, x), slope(GROWTH)), slope(GROWTH), mul(x, slope(power(x, 2)))], ids=str
)
def test_a_slope_with_a_denominator_left_or_of_another_kind_is_refused(expression: sympy.Expr) -> None:
    with pytest.raises(NoValue):
        evaluate(expression, {})


def test_roots_logarithms_and_slopes_are_written() -> None:
    assert TEXT.write(minus(21, root(241))) == "21 − √241"
    assert TEXT.write(root(minus(5, 2))) == "√(5 − 2)"
    assert LATEX.write(root(minus(5, 2))) == r"\sqrt{5 - 2}"
    assert MATHML.write(root(241)) == "<msqrt><mn>241</mn></msqrt>"
    product = mul(x, slope(log(add(1, x))))
    assert TEXT.write(product) == "x d/dx (log(1 + x))"
    assert LATEX.write(product) == r"x \cdot \frac{d}{dx} \left(\log\left(1 + x\right)\right)"
