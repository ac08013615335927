"""Long lines of LaTeX are broken between their pieces, and no part of them is lost."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("sympy")

from cardlessons.derive import acey_deucey, blucher, bouillotte, display
from cardlessons.derive.breaking import ROOM, broken, width
from cardlessons.derive.writing import LATEX
from cardlessons.games.acey_deucey.rules import Rules

DERIVATIONS = [
    blucher.match_free_pass(),
    blucher.bet(),
    blucher.some_match_free_pass(),
    acey_deucey.kelly(4, 13),
    acey_deucey.choosing_late(),
    acey_deucey.kelly(1, 1, Rules.liaoning(), call="low"),
    bouillotte.some_brelan(),
]
SPLIT = re.compile(r"\\begin\{split\}|\\end\{split\}|\\\\|&")


def lines(formula: str) -> list[str]:
    """The lines of a formula, without what lays them out."""
    return [SPLIT.sub("", line).strip() for line in formula.splitlines() if SPLIT.sub("", line).strip()]


def pieces_of(derivation: object) -> list[list[str]]:
    steps = derivation.steps  # type: ignore[attr-defined]
    return [LATEX.line(display._name(steps, n), step.expression) for n, step in enumerate(steps)]


def test_a_short_line_stays_as_it_is() -> None:
    assert broken(["a", "= b", "+ c"]) == "a = b + c"


def test_a_long_line_is_broken_before_a_term() -> None:
    terms = [f"+ {1000 * number}" for number in range(1, 12)]
    formula = broken(["f(x)", "= 1", *terms])
    assert formula.startswith("\\begin{split}\nf(x) &= 1") and formula.endswith("\\end{split}")
    assert len(lines(formula)) > 1 and " ".join(lines(formula)) == " ".join(["f(x)", "= 1", *terms])
    assert all(width(line) <= ROOM for line in lines(formula))


def test_a_long_name_stands_alone() -> None:
    name = r"\text{what the last place costs}"
    first, *rest = lines(broken([name, rf"= P(\text{{{'the age' * 4}}})", "- 1"]))
    assert first == name and len(rest) == 1


@pytest.mark.parametrize("derivation", DERIVATIONS, ids=lambda one: one.name)
def test_every_line_of_the_proofs_fits_and_says_what_its_pieces_say(derivation: object) -> None:
    for pieces in pieces_of(derivation):
        shown = lines(broken(pieces))
        assert " ".join(shown) == " ".join(pieces)
        assert max(map(width, shown)) <= ROOM, pieces


def test_the_slope_of_a_long_sum_is_broken_inside_its_brackets() -> None:
    fourth = broken(pieces_of(acey_deucey.kelly(4, 13))[3])
    assert r"\cdot \frac{d}{dx} \bigl(P(\text{between})" in fourth and fourth.count(r"\bigr)") == 1
    assert len(lines(fourth)) == 2


def test_a_fraction_is_as_wide_as_its_wider_part_and_bounds_add_little() -> None:
    assert width(r"\frac{12345}{1}") < width("12345") + 1 < width("12345 + 1") + 1
    assert width(r"\sum_{k=0}^{13} k") - width(r"\sum k") < width("k=0")
    assert width(r"x^{2}") < width("x2") and width(r"x^2") == width(r"x^{2}")
    assert width(r"\text{ab cd}") == pytest.approx(5 * width(r"\text{a}"))
