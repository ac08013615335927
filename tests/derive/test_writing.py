"""Formulas as they are written: what is read from them must be what was meant."""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb
from xml.etree import ElementTree

import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st

from cardlessons.core.errors import NoValue
from cardlessons.derive import blucher
from cardlessons.derive.display import parts
from cardlessons.derive.evaluate import as_number, evaluate
from cardlessons.derive.expressions import (
    add,
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
    sign,
    symbol,
    total,
    x,
)
from cardlessons.derive.writing import LATEX, MATHML, TEXT

k, n = symbol("k"), symbol("n")
SMALL = st.integers(-4, 4)
NUMBERS = SMALL.map(number) | st.builds(Fraction, SMALL, st.integers(1, 4)).map(number)


def _larger(expressions: st.SearchStrategy[sympy.Expr]) -> st.SearchStrategy[sympy.Expr]:
    some = st.lists(expressions, min_size=2, max_size=4)
    return (
        some.map(lambda terms: add(*terms))
        | some.map(lambda factors: mul(*factors))
        | st.builds(over, expressions, expressions)
        | st.builds(power, expressions, st.integers(0, 3))
        | st.builds(choose, st.integers(0, 5), st.integers(0, 5))
    )


def _read(written: str) -> Fraction:
    """What a person reads in plain text: a space between two factors is a product."""
    program = re.sub(r"(?<![-−+·,]) (?![−+·])", "*", written)
    program = program.replace("−", "-").replace("·", "*").replace("^", "**")
    program = re.sub(
        r"\b\d+\b", r"N(\g<0>)", re.sub(r"C\((\d), (\d)\)", lambda c: str(comb(int(c[1]), int(c[2]))), program)
    )
    return eval(program, {"N": Fraction})  # type: ignore[no-any-return]


@given(st.recursive(NUMBERS, _larger, max_leaves=8))
def test_a_formula_in_plain_text_means_what_was_built(expression: sympy.Expr) -> None:
    try:
        value = as_number(evaluate(expression, {}))
    except NoValue:  # a division by zero
        return
    assert _read(TEXT.write(expression)) == value, TEXT.write(expression)


@given(st.recursive(NUMBERS, _larger, max_leaves=8))
def test_a_formula_in_mathml_is_well_formed(expression: sympy.Expr) -> None:
    written = ElementTree.fromstring(f"<math>{MATHML.write(expression)}</math>")
    for part in written.iter():
        arguments = {"msup": 2, "msub": 2, "mfrac": 2, "munderover": 3, "msubsup": 3}.get(part.tag)
        assert arguments in (None, len(part))


CASES = {
    "a sum before another term": (
        add(total(k, k, 1, 3), 1),
        "(Σ(k = 1 … 3) k) + 1",
        r"\left(\sum_{k=1}^{3} k\right) + 1",
    ),
    "a sum of sums": (
        total(minus(k, 1), k, 1, 3),
        "Σ(k = 1 … 3) (k − 1)",
        r"\sum_{k=1}^{3} \left(k - 1\right)",
    ),
    "a negative factor": (minus(1, mul(-2, k)), "1 − (−2) k", None),
    "a fraction of fractions": (over(number(Fraction(1, 2)), 3), "(1/2)/3", r"\frac{\frac{1}{2}}{3}"),
    "a factorial to a power": (power(factorial(4), 2), "(4!)^2", r"\left(4!\right)^{2}"),
    "a sign": (mul(sign(k), choose(4, k)), "(−1)^k C(4, k)", r"\left(-1\right)^{k} \binom{4}{k}"),
    "two numbers": (mul(3, power(4, k)), "3 · 4^k", r"3 \cdot 4^{k}"),
    "a number and a fraction": (mul(13, over(4, 52)), "13 · 4/52", r"13 \cdot \frac{4}{52}"),
    "an integral": (
        mul(over(1, factorial(5)), integral(power(laguerre(2), 3))),
        "1/5! · ∫(0 … ∞) e^(−x) (L_2(x))^3 dx",
        r"\frac{1}{5!} \int_{0}^{\infty} e^{-x} \left(L_{2}(x)\right)^{3} \, dx",
    ),
    "a polynomial of a family": (function("A(x)")(n), "A_n(x)", "A_{n}(x)"),
    "one of higher order": (laguerre(n, minus(4, n)), "L_n^(4 − n)(x)", "L_{n}^{(4 - n)}(x)"),
    "a coefficient": (coefficient(k, add(1, x)), "[x^k] (1 + x)", r"[x^{k}] \, \left(1 + x\right)"),
    "a long sum": (add(*range(1, 10)), "1 + 2 + 3 + 4 + 5 + … + 9", r"1 + 2 + 3 + 4 + 5 + \cdots + 9"),
}


@pytest.mark.parametrize(("expression", "plain", "latex"), CASES.values(), ids=CASES)
def test_a_formula_is_written(expression: sympy.Expr, plain: str, latex: str | None) -> None:
    assert TEXT.write(expression) == plain
    if latex is not None:
        assert LATEX.write(expression) == latex


def test_every_step_is_well_formed_mathml_with_its_sentence() -> None:
    for derivation in (blucher.match_free_pass(), blucher.match_free_deal(), blucher.bet()):
        steps = parts(derivation.steps, range(len(derivation)))
        assert [step["sentence"] for step in steps] == [step.sentence for step in derivation.steps]
        for step in steps:
            name, *pieces = (ElementTree.fromstring(f"<math>{piece}</math>") for piece in step["line"])
            signs = ["".join(piece.itertext())[0] for piece in pieces]
            assert "".join(name.itertext()) and signs[0] == "=" and set(signs[1:]) <= set("+−≈")
