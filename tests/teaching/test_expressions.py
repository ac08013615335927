"""What stands between double braces in a teacher's source is worked out, proved equal, or refused."""

from __future__ import annotations

import doctest
from fractions import Fraction

import pytest

from tools.teacher import formulas
from tools.teacher.expressions import Refused, Scope, filled, without_expressions, written

SCOPE = Scope({"half": Fraction(1, 2), "tiny": Fraction(1, 10**9), "known": {"a": 3}}, frozenset({"half", "known"}))


@pytest.mark.parametrize(
    ("expression", "page"),
    [
        ("half", "1/2"),
        ("half | 2", "0.50"),
        ("half / 4 | 1%", "12.5 %"),
        ("-half", "−1/2"),
        ("half * 4000", "2,000"),
        ("-half / 1000 | 2", "−0.00"),
        ('known["a"]', "3"),
        ("sum(half for n in range(3))", "3/2"),
    ],
)
def test_a_value_is_worked_out(expression: str, page: str) -> None:
    assert filled(f"so {{{{ {expression} }}}}.", SCOPE) == f"so {page}."


def test_working_is_shown_as_it_was_written_and_ends_in_the_value() -> None:
    assert filled("{{ 2/4 * 3/3 == half }}", SCOPE) == r"$\frac{2}{4} \cdot \frac{3}{3} = \frac{1}{2}$"
    assert filled("{{ comb(4, 2) / 12 == half }}", SCOPE) == r"$\frac{\binom{4}{2}}{12} = \frac{1}{2}$"
    assert filled("{{ 1 - (1 - half) == half }}", SCOPE).startswith(r"$1 - \left(1 - \frac{1}{2}\right) = ")
    squared = filled('{{ (1 - half)**2 == known["a"] / 12 }}', SCOPE)
    assert squared == r"$\left(1 - \frac{1}{2}\right)^{2} = \frac{1}{4}$"
    assert filled('{{ tiny * 0 + 1/3 == known["a"] / 9 | 2 }}', SCOPE) == r"$tiny \cdot 0 + \frac{1}{3} \approx 0.33$"


@pytest.mark.parametrize(
    "expression",
    [
        "1/2",  # worked out by nothing
        "tiny",
        "1/3 == half",  # not so
        "3/7 == half | 1",
        "half.__class__",
        "half.numerator.__class__",
        "(lambda: half)()",
        "[half for _ in ()] and half",
        "open(half)",
        "__import__",
        "half +",
        "half / 0",
        "unknown + half",
        "half ** half",  # no exact number, and no decimals asked for
    ],
)
def test_what_is_not_so_or_not_to_be_said_is_refused(expression: str) -> None:
    with pytest.raises(Refused):
        filled(f"{{{{ {expression} }}}}", SCOPE)


def test_a_name_is_as_good_as_what_it_stands_for() -> None:
    scope = SCOPE.define("quarter", "half / 2").define("third", "1/3")
    assert filled("{{ quarter }}", scope) == "1/4"
    with pytest.raises(Refused, match="worked out by nothing"):
        filled("{{ third }}", scope)


def test_decimals_are_rounded_as_python_rounds_them() -> None:
    for number in (Fraction(1, 3), Fraction(-2, 3), Fraction(9999, 10000), Fraction(12345, 10), Fraction(0)):
        assert written(number, (2, "")) == f"{float(number):,.2f}".replace("-", "−")


def test_what_is_left_is_what_was_written_down() -> None:
    assert without_expressions("so {{ half }} and 3/4").split() == ["so", "and", "3/4"]


def test_the_examples_of_the_formulas_hold() -> None:
    assert doctest.testmod(formulas) == (0, doctest.testmod(formulas).attempted) and formulas.as_written.__doc__
