"""The notations: LaTeX for notebooks, plain text on one line, and MathML for pages that load no MathJax."""

from __future__ import annotations

import re
from html import escape

from cardlessons.derive.expressions import Expression
from cardlessons.derive.notation import ATOM, BIG, POWER, PRODUCT, Notation, Piece


class Latex(Notation):
    """LaTeX, as MathJax shows it in a notebook."""

    minus, negative, nearly, dots, dot = "-", "-", r"\approx", r"\cdots", r"\cdot"
    brackets = r"\left(", r"\right)"

    def line(self, name: Expression, expression: Expression) -> list[str]:
        """As in every notation; and the slope of a sum, behind its factors, is one piece for each of the terms."""
        factors = expression.args if expression.is_Mul else (expression,)
        *before, slope = factors
        if not (before and type(slope).__name__ == "Derivative" and slope.expr.is_Add):
            return super().line(name, expression)
        first, *rest, last = self._terms(slope.expr)
        head = f"{self.equals} {self._product_of(before)[0]}"
        return [self.write(name), head, rf"{self.dot} \frac{{d}}{{dx}} \bigl({first}", *rest, rf"{last} \bigr)"]

    def words(self, sentence: str) -> str:
        """Upright words."""
        return rf"\text{{{sentence}}}"

    def family(self, letter: str, below: Expression, above: Expression | None = None) -> str:
        """A_{n}(x), L_{n}^{(a)}(x)."""
        order = "" if above is None else f"^{{({self.write(above)})}}"
        return f"{letter}_{{{self.write(below)}}}{order}(x)"

    def fraction(self, above: str, below: str) -> str:
        """A fraction with a bar."""
        return rf"\frac{{{above}}}{{{below}}}"

    def factors(self, before: str, piece: str) -> str:
        """A dot before a number, and before a bar fraction, which would read as a mixed number."""
        return (
            f"{before} {self.dot} {piece}" if piece[0].isdigit() or piece.startswith(r"\frac") else f"{before} {piece}"
        )

    def power(self, base: str, exponent: str) -> str:
        """A raised exponent."""
        return f"{base}^{{{exponent}}}"

    def root(self, radicand: Expression) -> str:
        """A root with a bar."""
        return rf"\sqrt{{{self.write(radicand)}}}"

    def _log(self, expression: Expression) -> Piece:
        return rf"\log{self.bracketed(self.write(expression.args[0]))}", POWER

    def _derivative(self, expression: Expression) -> Piece:
        return rf"\frac{{d}}{{dx}} {self.bracketed(self.write(expression.expr))}", BIG

    def _factorial(self, expression: Expression) -> Piece:
        return self.inside(expression.args[0], ATOM) + "!", POWER

    def _binomial(self, expression: Expression) -> Piece:
        n, k = map(self.write, expression.args)
        return rf"\binom{{{n}}}{{{k}}}", ATOM

    def _exp(self, expression: Expression) -> Piece:
        return f"e^{{{self.write(expression.args[0])}}}", POWER

    def _over(self, sign: str, expression: Expression) -> Piece:
        index, first, last = map(self.write, expression.limits[0])
        return rf"{sign}_{{{index}={first}}}^{{{last}}} {self.inside(expression.function, BIG)}", BIG

    def _sum(self, expression: Expression) -> Piece:
        return self._over(r"\sum", expression)

    def _product(self, expression: Expression) -> Piece:
        return self._over(r"\prod", expression)

    def _integral(self, expression: Expression) -> Piece:
        return rf"\int_{{0}}^{{\infty}} {self.inside(expression.function, BIG)} \, dx", BIG

    def _coefficient(self, expression: Expression) -> Piece:
        place, polynomial, mark = expression.args
        return rf"[{self.write(mark)}^{{{self.write(place)}}}] \, {self.inside(polynomial, POWER)}", PRODUCT


class Text(Notation):
    """Plain text on one line: what a terminal shows and what tests compare."""

    def family(self, letter: str, below: Expression, above: Expression | None = None) -> str:
        """A_n(x), L_n^(a)(x)."""
        order = "" if above is None else f"^({self.write(above)})"
        return f"{letter}_{self._held(self.write(below))}{order}(x)"

    def fraction(self, above: str, below: str) -> str:
        """A fraction with a slash."""
        return f"{self._held(above)}/{self._held(below)}"

    def _held(self, written: str) -> str:
        return self.bracketed(written) if re.search("[ /−]", written) else written

    def factors(self, before: str, piece: str) -> str:
        """A dot after a slash, and before a number."""
        return f"{before} {self.dot} {piece}" if "/" in before or piece[0].isdigit() else f"{before} {piece}"

    def power(self, base: str, exponent: str) -> str:
        """The exponent behind a caret."""
        return f"{base}^{self._held(exponent)}"

    def root(self, radicand: Expression) -> str:
        """The sign of a root."""
        return f"√{self.inside(radicand, ATOM)}"

    def _derivative(self, expression: Expression) -> Piece:
        return f"d/dx {self.bracketed(self.write(expression.expr))}", BIG

    def _factorial(self, expression: Expression) -> Piece:
        return self.inside(expression.args[0], ATOM) + "!", POWER

    def _binomial(self, expression: Expression) -> Piece:
        return f"C({', '.join(map(self.write, expression.args))})", ATOM

    def _exp(self, expression: Expression) -> Piece:
        return f"e^{self.bracketed(self.write(expression.args[0]))}", POWER

    def _over(self, sign: str, expression: Expression) -> Piece:
        index, first, last = map(self.write, expression.limits[0])
        return f"{sign}({index} = {first} … {last}) {self.inside(expression.function, BIG)}", BIG

    def _sum(self, expression: Expression) -> Piece:
        return self._over("Σ", expression)

    def _product(self, expression: Expression) -> Piece:
        return self._over("Π", expression)

    def _integral(self, expression: Expression) -> Piece:
        return f"∫(0 … ∞) {self.inside(expression.function, BIG)} dx", BIG

    def _coefficient(self, expression: Expression) -> Piece:
        place, polynomial, mark = expression.args
        power = f"{self.write(mark)}^{self._held(self.write(place))}"
        return f"[{power}] {self.inside(polynomial, POWER)}", PRODUCT


_THIN_SPACE = '<mspace width="0.17em"/>'


class MathML(Notation):
    """MathML, which browsers show and screen readers read by themselves."""

    # A browser tells a sign from an operation by its place, and a line broken into pieces would mislead it.
    plus, minus, equals, nearly, dot = (f'<mo form="infix">{sign}</mo>' for sign in "+−=≈·")
    negative = '<mo form="prefix">−</mo>'
    dots, comma = "<mo>⋯</mo>", "<mo>,</mo>"
    brackets = "<mrow><mo>(</mo>", "<mo>)</mo></mrow>"

    def numeral(self, digits: str) -> str:
        """A number without a sign."""
        return f"<mn>{digits}</mn>"

    def letter(self, name: str) -> str:
        """A variable."""
        return f"<mi>{name}</mi>"

    def words(self, sentence: str) -> str:
        """Words inside a formula."""
        return f"<mtext>{escape(sentence)}</mtext>"

    def labelled(self, letter: str, words: str) -> str:
        """A letter with words or arguments in brackets that do not grow with them."""
        return f'{letter}<mo stretchy="false">(</mo>{words}<mo stretchy="false">)</mo>'

    def family(self, letter: str, below: Expression, above: Expression | None = None) -> str:
        """The number stands below the letter, the order above it in brackets."""
        base, number = self.letter(letter), _row(self.write(below))
        if above is None:
            head = f"<msub>{base}{number}</msub>"
        else:
            head = f"<msubsup>{base}{number}{self.bracketed(self.write(above))}</msubsup>"
        return head + self.bracketed(self.letter("x"))

    def fraction(self, above: str, below: str) -> str:
        """A fraction with a bar."""
        return f"<mfrac>{_row(above)}{_row(below)}</mfrac>"

    def factors(self, before: str, piece: str) -> str:
        """A dot before a number or a fraction."""
        starts_with_number = re.match("(<mrow>|<msup>)*(<mn>|<mfrac>)", piece)
        return f"{before} {self.dot if starts_with_number else _THIN_SPACE} {piece}"

    def power(self, base: str, exponent: str) -> str:
        """A raised exponent."""
        return f"<msup>{_row(base)}{_row(exponent)}</msup>"

    def root(self, radicand: Expression) -> str:
        """A root with a bar."""
        return f"<msqrt>{self.write(radicand)}</msqrt>"

    def _derivative(self, expression: Expression) -> Piece:
        over_x = self.fraction(self.letter("d"), self.letter("d") + self.letter("x"))
        return f"{over_x} {self.bracketed(self.write(expression.expr))}", BIG

    def _factorial(self, expression: Expression) -> Piece:
        return self.inside(expression.args[0], ATOM) + "<mo>!</mo>", POWER

    def _binomial(self, expression: Expression) -> Piece:
        n, k = (_row(self.write(argument)) for argument in expression.args)
        return self.bracketed(f'<mfrac linethickness="0">{n}{k}</mfrac>'), ATOM

    def _exp(self, expression: Expression) -> Piece:
        return f"<msup><mi>e</mi>{_row(self.write(expression.args[0]))}</msup>", POWER

    def _over(self, sign: str, expression: Expression) -> Piece:
        index, first, last = map(self.write, expression.limits[0])
        bounds = _row(f"{index}<mo>=</mo>{first}") + _row(last)
        return f"<munderover><mo>{sign}</mo>{bounds}</munderover>{self.inside(expression.function, BIG)}", BIG

    def _sum(self, expression: Expression) -> Piece:
        return self._over("∑", expression)

    def _product(self, expression: Expression) -> Piece:
        return self._over("∏", expression)

    def _integral(self, expression: Expression) -> Piece:
        sign = "<msubsup><mo>∫</mo><mn>0</mn><mi>∞</mi></msubsup>"
        return f"{sign}{self.inside(expression.function, BIG)}{_THIN_SPACE}<mi>d</mi><mi>x</mi>", BIG

    def _coefficient(self, expression: Expression) -> Piece:
        place, polynomial, mark = expression.args
        power = f"<msup>{self.write(mark)}{_row(self.write(place))}</msup>"
        return f"<mo>[</mo>{power}<mo>]</mo>{self.inside(polynomial, POWER)}", PRODUCT


def _row(written: str) -> str:
    return f"<mrow>{written}</mrow>"


LATEX, TEXT, MATHML = Latex(), Text(), MathML()
