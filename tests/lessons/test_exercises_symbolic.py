"""Answers as expressions of sympy."""

from __future__ import annotations

from typing import Any

import pytest

from cardlessons.lessons import check
from cardlessons.lessons.exercises import Outcome, start_over

pytestmark = pytest.mark.notebook
sympy = pytest.importorskip("sympy")
S, Rational, Integer = sympy.S, sympy.Rational, sympy.Integer


@pytest.fixture(autouse=True)
def fresh() -> None:
    start_over()


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        (Rational(12, 35), 1),
        (1 - Rational(23, 35), 1),
        (sympy.Add(1, Rational(-23, 35), evaluate=False), 1),
        (sympy.Mul(12, sympy.Pow(35, -1, evaluate=False), evaluate=False), 1),
        (sympy.binomial(4, 1) * 3 / sympy.binomial(7, 3), 1),
        (sympy.factorial(4, evaluate=False) / 70, 1),
        (sympy.sqrt(Rational(144, 1225)), 1),
        (sympy.Float(12) / 35, 1),
        (sympy.Float("0.343"), 0.75),
        (Rational(23, 35), 0.5),
        (Rational(81, 256), 0.25),
        (sympy.exp(-1), 0),
        (sympy.sqrt(2) / 4, 0),
        (sympy.pi, 0),
    ],
)
def test_arithmetic_is_worked_out(answer: Any, points: float) -> None:
    verdict = check("12.2", answer)
    assert verdict.points == points and verdict.outcome is not Outcome.UNREAD


x = sympy.Symbol("x")
TOO_MUCH = [
    x, x + 1, sympy.nan, sympy.oo, sympy.zoo, sympy.I, sympy.true, sympy.Integral(x, x), sympy.Sum(1 / x, (x, 1, 9**9)),
    sympy.factorial(10**9, evaluate=False), sympy.Pow(9, 10**9, evaluate=False), sympy.Pow(0, -1, evaluate=False),
    sympy.Pow(sympy.Pow(sympy.Pow(9, 200, evaluate=False), 200, evaluate=False), 200, evaluate=False),
    sympy.exp(sympy.exp(100, evaluate=False), evaluate=False), sympy.exp(10**6, evaluate=False), sympy.Matrix([1, 2]),
    sympy.Tuple(1, 2), sympy.Eq(x, 1), sympy.binomial(10**6, 5 * 10**5, evaluate=False), sympy.sin(1),
    sympy.Add(*(sympy.sqrt(n) for n in range(2, 400))), sympy.sqrt(-2), sympy.Rational(1, 10**5000),
]  # fmt: skip


@pytest.mark.parametrize("answer", TOO_MUCH, ids=range(len(TOO_MUCH)))
def test_what_is_no_bounded_arithmetic_is_said_so(answer: Any) -> None:
    verdict = check("12.2", answer)
    assert verdict.outcome in (Outcome.UNREAD, Outcome.WRONG) and verdict.points == 0 and verdict.message
