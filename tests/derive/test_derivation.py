"""What a derivation refuses to show, and what it shows."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest
import sympy

from cardlessons.core.cards import Pack
from cardlessons.core.errors import CardLessonsError, WrongStep
from cardlessons.derive import blucher
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import chance, function, integral, minus, mul, number, power, symbol, total, x
from cardlessons.derive.step import Step, Term
from cardlessons.i18n import language

k = symbol("k")


def made(*steps: Step) -> Derivation:
    return Derivation("blucher.made", steps, lambda: 0)


def ten(*expressions: sympy.Expr) -> Derivation:
    first, *others = expressions
    term = Term(chance("match"), lambda: 10)
    return made(Step(first, "added_up", {}, term), *(Step(expression, "added_up") for expression in others))


def test_a_true_derivation_says_what_was_checked() -> None:
    assert str(blucher.match_free_pass(Pack(4, 1)).check()).startswith("Checked: each of the 9 steps")


def test_a_wrong_line_is_not_shown_in_any_way() -> None:
    right = blucher.match_free_pass()
    wrong = right.with_step(6, right.steps[5].expression / 2)
    for show in (str, lambda whole: whole._repr_mimebundle_(), lambda whole: whole.value):
        with pytest.raises(WrongStep, match="Step 6 is wrong"):
            show(wrong)
    for show in (str, lambda part: part.markdown(), lambda part: part.latex(), lambda part: part._repr_mimebundle_()):
        with pytest.raises(WrongStep, match="Step 6 is wrong"):
            show(wrong.reveal(2))


def test_naming_it_proves_nothing_and_shows_no_line() -> None:
    wrong = ten(number(9))
    assert repr(wrong) == "<Derivation blucher.made: 1 steps>"
    assert repr(wrong.reveal(1)) == "<1 of 1 steps of blucher.made>"


def test_the_first_line_is_held_against_another_way_of_counting() -> None:
    with pytest.raises(WrongStep, match="equal to 9, but another way of counting gives 10"):
        ten(number(9), number(9)).check()


def test_the_first_wrong_line_is_the_one_that_is_named() -> None:
    with pytest.raises(WrongStep) as refused:
        ten(number(10), number(9), number(8), number(10)).check()
    assert refused.value.step == 2
    assert isinstance(refused.value, CardLessonsError)


def test_sums_of_one_form_agree_term_by_term() -> None:
    # 1 + 2 + 3 + 4 and 4 + 3 + 2 + 1: the same in the end, but not the same terms.
    up, down = total(k, k, 1, 4), total(minus(5, k), k, 1, 4)
    assert ten(up, number(10), down).check()
    with pytest.raises(WrongStep, match="but not term by term"):
        ten(up, down).check()


def test_integrals_agree_beside_the_exponential() -> None:
    # 10 and 5 x²: the integrals of both are 10.
    with pytest.raises(WrongStep, match="but not term by term"):
        ten(integral(number(10)), integral(mul(5, power(x, 2)))).check()


@pytest.mark.parametrize(
    "expression",
    [sympy.sin(1), symbol("y"), x, sympy.oo, power(0, -1), sympy.Integral(x, (x, 0, 1)), function("f")(1)],
    ids=str,
)
def test_what_has_no_exact_value_is_not_proved(expression: sympy.Expr) -> None:
    with pytest.raises(WrongStep, match="Step 2 is"):
        ten(number(10), expression).check()


def test_a_term_is_known_only_where_it_has_been_proved() -> None:
    f = function("f")
    term = Term(f(k), lambda k: k, places=({"k": 1}, {"k": 2}))
    ok = Step(k, "added_up", {}, term)
    assert made(ok, Step(f(2), "added_up", {}, Term(chance("match"), lambda: 2))).value == 2
    with pytest.raises(WrongStep, match="Step 2 is not proved"):
        made(ok, Step(f(3), "added_up", {}, Term(chance("match"), lambda: 3))).check()


def test_a_derivation_that_counts_small_packs_wrongly_is_refused() -> None:
    """Truth and step agree with each other, but not with the deals."""

    def build(pack: Pack) -> list[Step]:
        wrong = Fraction(1, pack.ranks + 1)
        return [Step(number(wrong), "added_up", {}, Term(chance("match"), lambda: wrong, lambda deal: deal[0] == 1))]

    with pytest.raises(WrongStep, match=r"with 3 ranks and 1 suits .* 1/4, but counting every deal gives 1/3"):
        small_packs(build)


def test_a_check_that_succeeded_is_remembered() -> None:
    asked = []
    derivation = Derivation("blucher.made", ten(number(10)).steps, lambda: asked.append(1) or 0)
    derivation.check()
    assert derivation.value == 10
    str(derivation)
    str(derivation.reveal(1))
    assert asked == [1]


def test_step_by_step_keeps_the_numbers() -> None:
    derivation = blucher.match_free_pass()
    assert len(derivation) == 9
    assert str(derivation.reveal(0)) == ""
    assert str(derivation.reveal(2)) == str(derivation[:2])
    assert str(derivation[1]).startswith("2. ")
    assert str(derivation[-1]).startswith("9. ")
    assert "Checked" in str(derivation)
    assert "Checked" not in str(derivation[:8])
    assert "\n".join(str(derivation[n]) for n in range(8)) == str(derivation[:8])
    with pytest.raises(IndexError):
        derivation[9]


def test_nothing_of_the_answer_is_in_the_first_steps() -> None:
    first = blucher.match_free_pass().reveal(6)._repr_mimebundle_()
    assert not any(answer in shown for shown in first.values() for answer in ("0.35", "9571721884148096"))


def test_the_text_of_one_pass() -> None:
    lines = str(blucher.match_free_pass(Pack(4, 2))).splitlines()
    assert lines[1::2] == [
        "   P(a given call matches) = 2/8",
        "   P(a given call matches) = 1/4",
        "   p(k) = Π(i = 0 … k − 1) 2/(8 − i)",
        "   p(k) = (2^k (8 − k)!)/8!",
        "   P(a given pass is match-free) = Σ(k = 0 … 4) (−1)^k C(4, k) p(k)",
        "   P(a given pass is match-free) = Σ(k = 0 … 4) ((−1)^k C(4, k) · 2^k (8 − k)!)/8!",
        "   P(a given pass is match-free) = 1 − 4 · 2/8 + 6 · 4/56 − 4 · 8/336 + 16/1680",
        "   P(a given pass is match-free) = 1 − 1 + 3/7 − 2/21 + 1/105",
        "   P(a given pass is match-free) = 12/35",
    ]


def test_notebook_text_and_latex_say_the_same() -> None:
    shown = blucher.match_free_deal()._repr_mimebundle_()
    assert set(shown) == {"text/markdown", "text/latex", "text/plain"}
    formula = r"\frac{1}{52!} \int_{0}^{\infty} e^{-x} \left(4! L_{4}(x)\right)^{13} \, dx"
    assert formula in shown["text/markdown"] and formula in shown["text/latex"]
    assert shown["text/markdown"].count("$$") == 2 * 9
    assert shown["text/latex"].count(r"\[") == shown["text/latex"].count(r"\]") == 9


def test_a_step_that_is_not_there() -> None:
    for number_ in (0, 10):
        with pytest.raises(IndexError, match="the steps are 1 to 9"):
            blucher.match_free_pass().with_step(number_, 1)


def test_every_sentence_in_every_language() -> None:
    derivations = [blucher.match_free_pass(), blucher.match_free_deal(), blucher.some_match_free_pass(), blucher.bet()]
    for code in ("en", "ru"):
        before = language()
        language(code)
        try:
            assert all("{" not in step.sentence for derivation in derivations for step in derivation.steps)
            assert all(str(derivation) for derivation in derivations)
        finally:
            language(before)


def test_sympy_loads_only_when_a_derivation_is_asked_for() -> None:
    code = """
import sys, cardlessons
cardlessons.derive
assert "sympy" not in sys.modules
cardlessons.derive.blucher
assert "sympy" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
