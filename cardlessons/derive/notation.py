"""Formulas exactly as they were built: no factor changes its place, nothing is worked out.

A sum too long for a line shows its first terms and its last; the check has read them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from cardlessons.derive.expressions import Expression
from cardlessons.i18n import text

# How tightly a piece holds together: what is looser than its place asks for is put in brackets.
SUM, BIG, PRODUCT, POWER, ATOM = range(5)
MOST_TERMS, SHOWN_TERMS = 7, 5
Piece = tuple[str, int]


def shortened(terms: Sequence[Expression]) -> list[Expression | None]:
    """The terms of a sum that are shown, None for those in the middle that are left out."""
    if len(terms) <= MOST_TERMS:
        return [*terms]
    return [*terms[:SHOWN_TERMS], None, terms[-1]]


class Notation(ABC):
    """Writes expressions. Each kind of notation says how its signs, a fraction, a power and the rest look."""

    plus, minus, negative, equals, nearly = "+", "−", "−", "=", "≈"
    dots, dot, comma = "…", "·", ", "
    brackets = "(", ")"

    def line(self, name: Expression, expression: Expression) -> list[str]:
        """A term, "=" and what it is equal to, and "≈" and a decimal where nobody sees the size at a glance.

        In pieces, between which the line may be broken: a sum is one piece for each of its terms.
        """
        first, *rest = self._terms(expression) if expression.is_Add else [self.write(expression)]
        pieces = [self.write(name), f"{self.equals} {first}", *rest]
        if expression.is_Rational and expression.q >= 100:
            pieces.append(f"{self.nearly} {self.signed_numeral(f'{expression.p / expression.q:.7g}')}")
        return pieces

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

    def numeral(self, digits: str) -> str:
        """A number without a sign."""
        return digits

    def signed_numeral(self, digits: str) -> str:
        """A number that may have a sign."""
        return self.negative + self.numeral(digits[1:]) if digits.startswith("-") else self.numeral(digits)

    def letter(self, name: str) -> str:
        """A variable."""
        return name

    def words(self, sentence: str) -> str:
        """Words inside a formula."""
        return sentence

    def labelled(self, letter: str, words: str) -> str:
        """A letter with words or arguments in brackets of the usual height."""
        return f"{letter}({words})"

    def named(self, name: str) -> str:
        """A variable or a named term: ``P(…)`` is the chance of what its words say, ``E(…)`` the mean."""
        if name.startswith(("P(", "E(")):
            return self.labelled(self.letter(name[0]), self.words(text(f"derive.term.{name[2:-1]}")))
        return self.letter(name) if len(name) == 1 else self.words(text(f"derive.term.{name}"))

    @abstractmethod
    def family(self, letter: str, below: Expression, above: Expression | None = None) -> str:
        """One polynomial in x of a family: its number stands below its letter, its order above."""

    @abstractmethod
    def fraction(self, above: str, below: str) -> str:
        """A fraction."""

    @abstractmethod
    def root(self, radicand: Expression) -> str:
        """A square root."""

    @abstractmethod
    def power(self, base: str, exponent: str) -> str:
        """A power."""

    @abstractmethod
    def factors(self, before: str, piece: str) -> str:
        """Two factors side by side, with a dot where they would run together."""

    def _piece(self, expression: Expression) -> Piece:
        if expression.is_Rational:
            return self._rational(expression)
        kind = type(expression).__name__
        writer: Callable[[Expression], Piece] | None = getattr(self, f"_{kind.lower()}", None)
        return writer(expression) if writer else self._function(expression, kind)

    def _rational(self, expression: Expression) -> Piece:
        written = self.numeral(str(abs(expression.p)))
        if expression.q != 1:
            written = self.fraction(written, self.numeral(str(expression.q)))
        strength = ATOM if expression.q == 1 else PRODUCT
        return (self.negative + written, SUM) if expression.p < 0 else (written, strength)

    def _pow(self, expression: Expression) -> Piece:
        if expression.exp == -1:
            return self.fraction(self.numeral("1"), self.write(expression.base)), PRODUCT
        if expression.exp.is_Rational and expression.exp.q == 2:
            return self.root(expression.base), POWER
        return self.power(self.inside(expression.base, ATOM), self.write(expression.exp)), POWER

    def _log(self, expression: Expression) -> Piece:
        return self.labelled(self.letter("log"), self.write(expression.args[0])), POWER

    def _symbol(self, expression: Expression) -> Piece:
        return self.named(expression.name), ATOM

    def _function(self, expression: Expression, kind: str) -> Piece:
        if kind.endswith("(x)"):
            return self.family(kind[0], expression.args[0]), POWER
        return self.labelled(self.letter(kind), self.comma.join(map(self.write, expression.args))), ATOM

    def _laguerre(self, expression: Expression) -> Piece:
        return self.family("L", expression.args[0]), POWER

    def _assoc_laguerre(self, expression: Expression) -> Piece:
        return self.family("L", *expression.args[:2]), POWER

    def _add(self, expression: Expression) -> Piece:
        return " ".join(self._terms(expression)), SUM

    def _terms(self, expression: Expression) -> list[str]:
        """The terms of a sum with their signs, those in the middle left out if there are many."""
        signed = [(self.plus, self.dots) if term is None else self._signed(term) for term in shortened(expression.args)]
        (sign, written), *rest = signed
        first = self.negative + written if sign == self.minus else written
        return [first, *(f"{sign} {written}" for sign, written in rest)]

    def _signed(self, term: Expression) -> tuple[str, str]:
        """A term of a sum as its sign and what follows it."""
        if term.is_Rational and term.p < 0:
            return self.minus, self._rational(-term)[0]
        if term.is_Mul and term.args[0].is_Integer and term.args[0] < 0:
            factors = [-term.args[0], *term.args[1:]]
            written, strength = self._product_of(factors[1:] if factors[0] == 1 else factors)
            return self.minus, written if strength >= PRODUCT else self.bracketed(written)
        return self.plus, self.inside(term, PRODUCT)

    def _mul(self, expression: Expression) -> Piece:
        if expression.args[0] == -1:
            return self.negative + self._product_of(list(expression.args[1:]))[0], SUM
        return self._product_of(list(expression.args))

    def _product_of(self, factors: list[Expression]) -> Piece:
        """A product: a fraction collects what stands above and below, sums and integrals stand behind it."""
        below = [factor.base for factor in factors if factor.is_Pow and factor.exp == -1]
        big = [factor for factor in factors if type(factor).__name__ in ("Sum", "Product", "Integral", "Derivative")]
        above = [f for f in factors if f not in big and not (f.is_Pow and f.exp == -1)]
        written = self._side_by_side(above, alone=bool(below)) if above else self.numeral("1")
        if below:
            written = self.fraction(written, self._side_by_side(below, alone=True))
        for factor in big:
            written = self.factors(written, self.inside(factor, BIG)) if above or below else self.inside(factor, BIG)
        return written, BIG if big else PRODUCT

    def _side_by_side(self, factors: list[Expression], alone: bool) -> str:
        """Factors in a row; one that is `alone` above or below a bar needs no brackets."""
        if len(factors) == 1 and alone:
            return self.write(factors[0])
        written = self.inside(factors[0], PRODUCT)
        for factor in factors[1:]:
            written = self.factors(written, self.inside(factor, PRODUCT))
        return written
