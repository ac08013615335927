"""Wrong formulas: each number of a right one raised by 1, one after the other."""

from __future__ import annotations

import sympy


def raised(expression: sympy.Basic) -> list[sympy.Basic]:
    """The formula with one of its numbers raised by 1, for each number."""
    if expression.is_Integer:
        return [expression + 1]
    if not expression.args or expression.is_Rational:
        return []
    return [
        _with(expression, place, changed)
        for place, argument in enumerate(expression.args)
        for changed in raised(argument)
        # The 1 behind the x of a derivative says that it is taken once.
        if not (expression.func is sympy.Derivative and place == 1)
    ]


def _with(expression: sympy.Basic, place: int, argument: sympy.Basic) -> sympy.Basic:
    arguments = (*expression.args[:place], argument, *expression.args[place + 1 :])
    if isinstance(expression, sympy.Tuple | sympy.Sum | sympy.Product | sympy.Integral | sympy.Derivative):
        return expression.func(*arguments)
    return expression.func(*arguments, evaluate=False)
