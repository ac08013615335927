"""Markdown and formulas as a page has them."""

from __future__ import annotations

import doctest
import re

import pytest

from cardlessons.pages import mathml
from cardlessons.pages.markdown import html_of, sections
from cardlessons.pages.mathml import formula

pytestmark = pytest.mark.notebook
# What sympy and the proofs write.
WRITTEN = [
    r"P(\text{a given call matches}) = \frac{4}{52}",
    r"\left(\frac{1}{2}\right)^{13} \approx 0.0001",
    r"\sum_{k=0}^{13} \left(-1\right)^{k} {\binom{13}{k}} p(k)",
    r"\prod_{j=0}^{k-1} \frac{4}{52-j} + \sqrt{241} \cdot \log{2} + \cdots",
]


def test_the_examples_hold() -> None:
    assert doctest.testmod(mathml).failed == 0 < doctest.testmod(mathml).attempted


@pytest.mark.parametrize("latex", WRITTEN)
@pytest.mark.parametrize("display", ["inline", "block"])
def test_what_the_proofs_write_becomes_mathml(latex: str, display: str) -> None:
    made = formula(latex, display)
    assert made.startswith(f'<math display="{display}">') and made.endswith("</math>")
    assert "\\" not in made and "xmlns" not in made
    numbers = re.findall(r"\d+(?:\.\d+)?", latex)
    assert re.findall(r"<mn>([\d.]+)</mn>", made) == numbers


def test_a_function_stands_apart_from_what_it_is_applied_to() -> None:
    assert "<mi>log</mi><mo " in formula(r"\log 2") and "<mi>x</mi><mn>2</mn>" in formula("x2")


@pytest.mark.parametrize("latex", [r"x^", r"\left( x", r"\nosuch{3}", r"\begin{aligned}a&<b\\&=c\end{aligned}"])
def test_what_cannot_be_mathml_stays_as_it_was_written(latex: str) -> None:
    kept = latex.replace("&", "&amp;").replace("<", "&lt;")
    assert formula(latex) == f"<code>{kept}</code>"


def test_formulas_are_found_between_dollars_and_nowhere_else() -> None:
    made = html_of(
        "Let $n = 4$ be.\n\n$$\nn + 1\n$$\n\n$$ n $$\n\n`$n$` costs <kbd>M</kbd>\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    )
    assert made.count("<math") == 3 and made.count('display="block"') == 2
    assert "<code>$n$</code>" in made and "<kbd>M</kbd>" in made and "<td>1</td>" in made


def test_what_may_be_wider_than_a_page_scrolls_by_itself() -> None:
    table = html_of("| a | b |\n|---|---|\n| 1 | 2 |")
    assert table.startswith('<div class="wide"><table>') and table.rstrip().endswith("</table></div>")
    assert html_of("$$ n $$").startswith('<div class="wide"><math')


def test_a_text_is_cut_before_its_headings() -> None:
    text = "# One\n\nprose\n\n## Two\n```\n# no heading\n```\n### part of two"
    assert sections(text) == ["# One\n\nprose", "## Two\n```\n# no heading\n```\n### part of two"]
    assert sections("no heading") == ["no heading"]
