"""A line of working as LaTeX, just as it is written in a source."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

_SIGNS: dict[type[ast.operator], str] = {ast.Add: " + ", ast.Sub: " - ", ast.Mult: r" \cdot "}
_TIGHT = (ast.Mult, ast.Pow)
_COUNTS = {"comb": r"\binom{{{}}}{{{}}}", "factorial": "{}!", "sqrt": r"\sqrt{{{}}}"}
_SHORT = 100_000  # a number with more below its line is shown by its name
Numbers = Mapping[str, Any]


def is_written(node: ast.expr, numbers: Numbers) -> bool:
    """Whether a side of an equation is arithmetic with written or named numbers, to be shown as it stands.

    A name alone is no working: its value is.
    """
    kinds = (ast.Constant, ast.Name, ast.Load, ast.UnaryOp, ast.USub, ast.BinOp, ast.operator, ast.Call)
    names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    numeric = {name for name in names if isinstance(numbers.get(name), int | Fraction)}
    plain = not isinstance(node, ast.Name) and all(isinstance(one, kinds) for one in ast.walk(node))
    return plain and names <= {*_COUNTS} | numeric


def of_number(value: int | Fraction) -> str:
    """A number as LaTeX: whole, or as a fraction."""
    number = Fraction(value)
    if number.denominator == 1:
        return str(number.numerator)
    return rf"{'-' * (number < 0)}\frac{{{abs(number.numerator)}}}{{{number.denominator}}}"


def as_written(node: ast.expr, numbers: Numbers) -> str:
    r"""The LaTeX of an arithmetical expression.

    >>> as_written(ast.parse("4/52 * (1 - 3/51)", mode="eval").body, {})
    '\\frac{4}{52} \\cdot \\left(1 - \\frac{3}{51}\\right)'
    """
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.Name):
        value = numbers[node.id]
        return of_number(value) if Fraction(value).denominator < _SHORT else node.id
    if isinstance(node, ast.UnaryOp):
        return f"-{as_written(node.operand, numbers)}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _COUNTS[node.func.id].format(*(as_written(one, numbers) for one in node.args))
    assert isinstance(node, ast.BinOp)
    return _of_two(node, numbers)


def _of_two(node: ast.BinOp, numbers: Numbers) -> str:
    if _is(node, ast.Div) and _is(node.left, ast.Mult) and _has_quotient(node.left):
        # Python reads "4/52 * 4/51" as one quotient; its writer meant a product of two.
        assert isinstance(node.left, ast.BinOp)
        last = ast.BinOp(node.left.right, ast.Div(), node.right)
        return as_written(ast.BinOp(node.left.left, ast.Mult(), last), numbers)
    left, right = as_written(node.left, numbers), as_written(node.right, numbers)
    if isinstance(node.op, ast.Div):
        return rf"\frac{{{left}}}{{{right}}}"
    if isinstance(node.op, _TIGHT):
        left, right = _bracketed(node.left, left), _bracketed(node.right, right)
    if isinstance(node.op, ast.Pow):
        base = rf"\left({left}\right)" if _is(node.left, ast.Div) or left.startswith("\\frac") else left
        return f"{base}^{{{right}}}"
    if isinstance(node.op, ast.Sub):
        right = _bracketed(node.right, right)
    return f"{left}{_SIGNS[type(node.op)]}{right}"


def _has_quotient(product: ast.expr) -> bool:
    assert isinstance(product, ast.BinOp)
    return _is(product.left, ast.Div) or (_is(product.left, ast.Mult) and _has_quotient(product.left))


def _bracketed(node: ast.expr, latex: str) -> str:
    return rf"\left({latex}\right)" if _is(node, ast.Add, ast.Sub) or isinstance(node, ast.UnaryOp) else latex


def _is(node: ast.expr, *kinds: type[ast.operator]) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, kinds)
