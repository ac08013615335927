"""What stands between double braces in a teacher's source: worked out when the page is made, never written down.

``{{ answer("12.1") }}`` is a value, ``{{ p | 4 }}`` the same with four decimals, ``{{ p | 1% }}`` in per cent, and
``{{ 4/52 * 4/51 == answer("10.1") }}`` a line of working: it is shown as written, and the page is refused unless all
its sides are equal.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, factorial, sqrt
from typing import Any

from tools.teacher.formulas import as_written, is_written, of_number

_BRACES = re.compile(r"\{\{(.+?)\}\}", re.DOTALL)
_DIGITS = re.compile(r"\|\s*(?P<digits>\d+)(?P<percent>%?)\s*$")
_NODES = (
    ast.Expression, ast.Constant, ast.Name, ast.Load, ast.Store, ast.Attribute, ast.Call, ast.keyword, ast.Subscript,
    ast.BinOp, ast.UnaryOp, ast.USub, ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.Compare, ast.Eq, ast.Tuple,
    ast.List, ast.GeneratorExp, ast.comprehension, ast.Gt,
)  # fmt: skip
_ARITHMETIC = {"comb": comb, "factorial": factorial, "sqrt": sqrt, "sum": sum, "range": range, "min": min, "abs": abs}
SAID = "said"


class Refused(Exception):
    """A source claims what is not so, or what nothing here works out; the message says where."""


@dataclass(frozen=True)
class Scope:
    """The names that an expression may use, and those of them that stand for something worked out by the package."""

    names: Mapping[str, Any]
    produced: frozenset[str]

    def define(self, name: str, expression: str) -> Scope:
        """This scope and one more name, for the value of an expression. Raises `Refused`."""
        tree = _parsed(expression)
        made = self.produced | ({name} if self.holds(tree) else set())
        return Scope({**self.names, name: _value(tree, self)}, frozenset(made))

    def holds(self, tree: ast.AST) -> bool:
        """Whether something that the package works out is in this expression."""
        return any(isinstance(node, ast.Name) and node.id in self.produced for node in ast.walk(tree))


def filled(text: str, scope: Scope) -> str:
    """`text` with all that stands in double braces worked out. Raises `Refused`."""
    return _BRACES.sub(lambda found: shown(found[1], scope), text)


def without_expressions(text: str) -> str:
    """What is written down in `text` as it is: all but what stands in double braces."""
    return _BRACES.sub(" ", text)


def shown(expression: str, scope: Scope) -> str:
    """An expression as it stands on the page. Raises `Refused`."""
    form = _DIGITS.search(expression)
    tree = _parsed(_DIGITS.sub("", expression))
    if not scope.holds(tree):
        raise Refused(f"{expression.strip()!r} is worked out by nothing: take it from the package, or say said(…)")
    digits = (int(form["digits"]), form["percent"]) if form else None
    if isinstance(tree.body, ast.Compare):
        return _working([tree.body.left, *tree.body.comparators], scope, digits)
    return written(_value(tree, scope), digits)


def written(value: Any, digits: tuple[int, str] | None = None) -> str:
    """A value in words and figures: whole, as a fraction, or with so many decimals or per cent. Raises `Refused`."""
    if isinstance(value, str):
        return value
    if digits:
        places, percent = digits
        number = Fraction(value) * (100 if percent else 1)
        return f"{_rounded(number, places)}{' %' if percent else ''}".replace("-", "−")
    if isinstance(value, int | Fraction):
        number = Fraction(value)
        return (f"{number.numerator:,}" if number.denominator == 1 else str(number)).replace("-", "−")
    raise Refused(f"{value!r} is no exact number: say how many decimals it has")


def _working(sides: list[ast.expr], scope: Scope, digits: tuple[int, str] | None) -> str:
    values = [_value(ast.Expression(side), scope) for side in sides]
    if len({written(value, digits) for value in values}) > 1:
        raise Refused(f"{' == '.join(map(ast.unparse, sides))}: {', '.join(map(str, values))}")
    said = [as_written(side, scope.names) for side in sides if is_written(side, scope.names)]
    sign = r"\approx" if digits else "="
    return f"${' = '.join(said)} {sign if said else ''} {_formula(values[-1], digits)}$"


def _formula(value: Any, digits: tuple[int, str] | None) -> str:
    if digits or Fraction(value).denominator == 1:
        return written(value, digits).replace("−", "-").replace("%", r"\%").replace(",", "{,}")
    return of_number(value)


def _rounded(number: Fraction, places: int) -> str:
    """As `f"{number:.4f}"` has it, but without a float between: Python 3.11 cannot format a Fraction."""
    sign, scaled = "-" if number < 0 else "", round(abs(number) * 10**places)
    digits = str(scaled).rjust(places + 1, "0")
    whole = f"{int(digits[: len(digits) - places]):,}"
    return f"{sign}{whole}.{digits[len(digits) - places :]}" if places else f"{sign}{whole}"


def _parsed(expression: str) -> ast.Expression:
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except SyntaxError as problem:
        raise Refused(f"{expression.strip()!r} cannot be read: {problem.msg}") from None
    for node in ast.walk(tree):
        hidden = isinstance(node, ast.Attribute) and node.attr.startswith("_")
        if hidden or not isinstance(node, _NODES):
            raise Refused(f"{expression.strip()!r} may not say {ast.unparse(node)!r}")
    return tree


class _Exact(ast.NodeTransformer):
    """Makes ``4/52`` the fraction and not the float."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """A quotient of any two numbers, exact if both are."""
        self.generic_visit(node)
        if not isinstance(node.op, ast.Div):
            return node
        return ast.Call(ast.Name("over", ast.Load()), [node.left, node.right], [])


def _value(tree: ast.Expression, scope: Scope) -> Any:
    exact = ast.fix_missing_locations(_Exact().visit(ast.parse(ast.unparse(tree), mode="eval")))
    names = {"__builtins__": {}, "over": _over, **_ARITHMETIC, **scope.names}
    try:
        return eval(compile(exact, "<source>", "eval"), names)
    except Exception as problem:
        raise Refused(f"{ast.unparse(tree)!r}: {problem}") from problem


def _over(above: Any, below: Any) -> Any:
    return Fraction(above, below) if isinstance(above, int) and isinstance(below, int) else above / below
