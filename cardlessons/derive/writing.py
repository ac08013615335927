"""Formulas in LaTeX and in plain text, exactly as they were built: no factor changes its place, nothing is worked out.

A sum too long for a line shows its first terms and its last; the check has read them all.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from cardlessons.derive.expressions import Expression
from cardlessons.i18n import text

# How tightly a piece holds together: what is looser than its place asks for is put in brackets.
SUM, BIG, PRODUCT, POWER, ATOM = range(5)
MOST_TERMS, SHOWN_TERMS = 7, 5
Piece = tuple[str, int]


class Notation:
    """Writes expressions; its two kinds say how a fraction, a power and the rest look."""

    dots: str
    dot: str
    minus: str
    brackets: tuple[str, str]

    def write(self, expression: Expression) -> str:
        """The whole formula."""
        return self._piece(expression)[0]

    def inside(self, expression: Expression, place: int) -> str:
        """The formula as a part of a larger one, in brackets if it would fall apart there."""
        written, strength = self._piece(expression)
        return written if strength >= place else self.bracketed(written)

    def bracketed(self, written: str) -> str:
        """In brackets."""
        return self.brackets[0] + written + self.brackets[1]

    def named(self, name: str) -> str:
        """A variable or a named term: ``P(…)`` is the chance of what its words say, ``E(…)`` the mean."""
        if name.startswith(("P(", "E(")):
            return name[0] + self.bracketed(self.words(text(f"derive.term.{name[2:-1]}")))
        return name if len(name) == 1 else self.words(text(f"derive.term.{name}"))

    def _piece(self, expression: Expression) -> Piece:
        if expression.is_Rational:
            return self._rational(expression)
        kind = type(expression).__name__
        writer: Callable[[Expression], Piece] | None = getattr(self, f"_{kind.lower()}", None)
        return writer(expression) if writer else self._function(expression, kind)

    def _rational(self, expression: Expression) -> Piece:
        written = str(abs(expression.p))
        if expression.q != 1:
            written = self.fraction(written, str(expression.q))
        strength = ATOM if expression.q == 1 else PRODUCT
        return (self.minus + written, SUM) if expression.p < 0 else (written, strength)

    def _symbol(self, expression: Expression) -> Piece:
        return self.named(expression.name), ATOM

    def _function(self, expression: Expression, kind: str) -> Piece:
        if kind.endswith("(x)"):  # a family of polynomials: its number stands below its letter
            return self.subscript(kind[0], self.write(expression.args[0])) + "(x)", ATOM
        return kind + self.bracketed(", ".join(map(self.write, expression.args))), ATOM

    def _add(self, expression: Expression) -> Piece:
        signed = [self._signed(term) for term in expression.args]
        if len(signed) > MOST_TERMS:
            signed[SHOWN_TERMS:-1] = [("+", self.dots)]
        (sign, written), *rest = signed
        first = self.minus + written if sign == self.minus else written
        return " ".join([first, *(f"{sign} {written}" for sign, written in rest)]), SUM

    def _signed(self, term: Expression) -> tuple[str, str]:
        """A term of a sum as its sign and what follows it."""
        if term.is_Rational and term.p < 0:
            return self.minus, self._rational(-term)[0]
        if term.is_Mul and term.args[0].is_Integer and term.args[0] < 0:
            factors = [-term.args[0], *term.args[1:]]
            return self.minus, self.product(factors[1:] if factors[0] == 1 else factors)[0]
        return "+", self.inside(term, BIG)

    def _mul(self, expression: Expression) -> Piece:
        if expression.args[0] == -1:
            return self.minus + self.product(list(expression.args[1:]))[0], SUM
        return self.product(list(expression.args))

    def product(self, factors: list[Expression]) -> Piece:
        """A product: sums and integrals stand behind the fraction that multiplies them."""
        below = [factor.base for factor in factors if factor.is_Pow and factor.exp == -1]
        big = [factor for factor in factors if type(factor).__name__ in ("Sum", "Product", "Integral")]
        above = [f for f in factors if f not in big and not (f.is_Pow and f.exp == -1)]
        if not below and not big:
            return self.joined(above), PRODUCT
        if below:
            written = self.fraction(self.joined(above, alone=True) if above else "1", self.joined(below, alone=True))
        else:
            written = self.joined(above)
        return " ".join([written, *(self.inside(factor, BIG) for factor in big)]), BIG if big else PRODUCT

    def joined(self, factors: list[Expression], alone: bool = False) -> str:
        """Factors side by side, with a dot where two numbers would run together."""
        if len(factors) == 1 and alone:
            return self.write(factors[0])
        written = ""
        for factor in factors:
            piece = self.inside(factor, PRODUCT)
            touching = written and (piece[0].isdigit() or self.starts_with_number(piece))
            written += (self.dot if touching else " " if written else "") + piece
        return written

    def starts_with_number(self, written: str) -> bool:
        """Whether a piece would be misread right after a number."""
        return False

    def fraction(self, above: str, below: str) -> str:
        """A fraction."""
        raise NotImplementedError

    def subscript(self, letter: str, below: str) -> str:
        """A letter with a number or a variable below it."""
        raise NotImplementedError

    def words(self, sentence: str) -> str:
        """Words inside a formula."""
        raise NotImplementedError

    def decimal(self, value: Fraction) -> str:
        """A value to seven digits, for a fraction too long to be grasped."""
        raise NotImplementedError


class Latex(Notation):
    """LaTeX, as MathJax shows it in a notebook."""

    dots, dot, minus, brackets = r"\cdots", r" \cdot ", "-", (r"\left(", r"\right)")

    def fraction(self, above: str, below: str) -> str:
        """A fraction with a bar."""
        return rf"\frac{{{above}}}{{{below}}}"

    def subscript(self, letter: str, below: str) -> str:
        """A true subscript."""
        return f"{letter}_{{{below}}}"

    def words(self, sentence: str) -> str:
        """Upright words."""
        return rf"\text{{{sentence}}}"

    def starts_with_number(self, written: str) -> bool:
        """A bar fraction after a number would read as a mixed number."""
        return written.startswith(r"\frac")

    def decimal(self, value: Fraction) -> str:
        """≈ and seven digits."""
        return rf" \approx {float(value):.7g}"

    def _pow(self, expression: Expression) -> Piece:
        if expression.exp == -1:
            return self.fraction("1", self.write(expression.base)), PRODUCT
        return f"{self.inside(expression.base, ATOM)}^{{{self.write(expression.exp)}}}", POWER

    def _factorial(self, expression: Expression) -> Piece:
        return self.inside(expression.args[0], ATOM) + "!", POWER

    def _binomial(self, expression: Expression) -> Piece:
        n, k = map(self.write, expression.args)
        return rf"\binom{{{n}}}{{{k}}}", ATOM

    def _exp(self, expression: Expression) -> Piece:
        return f"e^{{{self.write(expression.args[0])}}}", POWER

    def _big(self, sign: str, expression: Expression) -> Piece:
        index, first, last = map(self.write, expression.limits[0])
        return rf"{sign}_{{{index}={first}}}^{{{last}}} {self.inside(expression.function, BIG)}", BIG

    def _sum(self, expression: Expression) -> Piece:
        return self._big(r"\sum", expression)

    def _product(self, expression: Expression) -> Piece:
        return self._big(r"\prod", expression)

    def _integral(self, expression: Expression) -> Piece:
        return rf"\int_{{0}}^{{\infty}} {self.inside(expression.function, BIG)} \, dx", BIG

    def _laguerre(self, expression: Expression) -> Piece:
        return self.subscript("L", self.write(expression.args[0])) + "(x)", POWER

    def _assoc_laguerre(self, expression: Expression) -> Piece:
        n, order = map(self.write, expression.args[:2])
        return f"L_{{{n}}}^{{({order})}}(x)", POWER

    def _coefficient(self, expression: Expression) -> Piece:
        place, polynomial = expression.args
        return f"[x^{{{self.write(place)}}}] \\, {self.inside(polynomial, POWER)}", PRODUCT


class Text(Notation):
    """Plain text on one line: what a terminal shows and what tests compare."""

    dots, dot, minus, brackets = "…", " · ", "−", ("(", ")")

    def fraction(self, above: str, below: str) -> str:
        """A fraction with a slash."""
        return f"{self._held(above)}/{self._held(below)}"

    def subscript(self, letter: str, below: str) -> str:
        """An underscore."""
        return f"{letter}_{self._held(below)}"

    def _held(self, written: str) -> str:
        return self.bracketed(written) if " " in written else written

    def words(self, sentence: str) -> str:
        """The words themselves."""
        return sentence

    def decimal(self, value: Fraction) -> str:
        """≈ and seven digits."""
        return f" ≈ {float(value):.7g}".replace("-", self.minus)

    def _pow(self, expression: Expression) -> Piece:
        if expression.exp == -1:
            return self.fraction("1", self.write(expression.base)), PRODUCT
        return f"{self.inside(expression.base, ATOM)}^{self._held(self.write(expression.exp))}", POWER

    def _factorial(self, expression: Expression) -> Piece:
        return self.inside(expression.args[0], ATOM) + "!", POWER

    def _binomial(self, expression: Expression) -> Piece:
        return f"C({', '.join(map(self.write, expression.args))})", ATOM

    def _exp(self, expression: Expression) -> Piece:
        return f"e^{self.bracketed(self.write(expression.args[0]))}", POWER

    def _big(self, sign: str, expression: Expression) -> Piece:
        index, first, last = map(self.write, expression.limits[0])
        return f"{sign}({index} = {first} … {last}) {self.inside(expression.function, BIG)}", BIG

    def _sum(self, expression: Expression) -> Piece:
        return self._big("Σ", expression)

    def _product(self, expression: Expression) -> Piece:
        return self._big("Π", expression)

    def _integral(self, expression: Expression) -> Piece:
        return f"∫(0 … ∞) {self.inside(expression.function, BIG)} dx", BIG

    def _laguerre(self, expression: Expression) -> Piece:
        return self.subscript("L", self.write(expression.args[0])) + "(x)", POWER

    def _assoc_laguerre(self, expression: Expression) -> Piece:
        n, order = map(self.write, expression.args[:2])
        return f"L_{self._held(n)}^({order})(x)", POWER

    def _coefficient(self, expression: Expression) -> Piece:
        place, polynomial = expression.args
        return f"[x^{self._held(self.write(place))}] {self.inside(polynomial, POWER)}", PRODUCT


LATEX, TEXT = Latex(), Text()


def approximately(notation: Notation, expression: Any) -> str:
    """The decimal beside a fraction whose size nobody sees at a glance; else nothing."""
    if not expression.is_Rational or expression.q < 100:
        return ""
    return notation.decimal(Fraction(expression.p, expression.q))
