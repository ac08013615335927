"""Proving lines: each term's first against an independent value, every other against the line before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardlessons.core.errors import NoValue, WrongStep
from cardlessons.derive.evaluate import (
    Scope,
    Value,
    constant,
    evaluate,
    integrand,
    plus,
    summands,
    term_by_term,
    times,
)
from cardlessons.derive.expressions import Expression
from cardlessons.derive.step import Place, Step, Term
from cardlessons.derive.writing import TEXT


class Reading(NamedTuple):
    """What a line is worth at one place, and in which parts.

    The parts are the terms of a sum, or what stands beside e⁻ˣ in an integral. Two lines of the same `form` must agree
    part by part, and not only in the end.
    """

    value: Value
    form: Any = None
    parts: tuple[Value, ...] = ()


@dataclass(frozen=True)
class Proved:
    """A term whose lines have been proved: the `number` of its first step, and its value at each of its places."""

    term: Term
    number: int
    values: tuple[Value, ...]


def prove(steps: Sequence[Step]) -> list[Proved]:
    """Reads `steps` in order and returns the terms that they prove. Raises `WrongStep` at the first untrue one."""
    proved: list[Proved] = []
    scope: dict[str, Any] = {}
    before: list[Reading] = []
    for number, step in enumerate(steps, 1):
        if step.term is not None:
            term, first = step.term, number
        readings = [_read(number, step.expression, scope, place) for place in term.places]
        if step.term is not None:
            _hold_to_truth(number, term, readings)
        else:
            _hold_to_line_before(number, term, readings, before)
        before = readings
        if number == len(steps) or steps[number].term is not None:
            proved.append(Proved(term, first, tuple(reading.value for reading in readings)))
            _bind(scope, proved[-1])
    return proved


def _bind(scope: dict[str, Any], proved: Proved) -> None:
    """Makes a proved term known to the steps that follow: its value, or its values where it has been proved."""
    name = proved.term.name
    if name.is_Symbol:
        scope[name.name] = proved.values[0]
        return
    places = [tuple(place.values()) for place in proved.term.places]
    values = dict(zip(places, proved.values, strict=True))

    def known(*place: int) -> Value:
        if place not in values:
            raise NoValue("derive_no_value", expression=f"{name.func}{place}")
        return values[place]

    scope[str(name.func)] = known


def _read(number: int, expression: Expression, scope: Scope, place: Place) -> Reading:
    here = {**scope, **{variable: constant(value) for variable, value in place.items()}}
    try:
        return read(expression, here)
    except NoValue as problem:
        raise WrongStep("derive_step_no_value", number, problem=problem) from problem


def read(expression: Expression, scope: Scope) -> Reading:
    """The value of a formula, with its parts if it is a sum or an integral, times a factor or not. Raises `NoValue`."""
    factors = expression.args if expression.is_Mul else (expression,)
    big = [factor for factor in factors if type(factor).__name__ in ("Sum", "Integral")]
    if len(big) != 1:
        return Reading(evaluate(expression, scope))
    outside: Value = (1,)
    for factor in factors:
        if factor is not big[0]:
            outside = times(outside, evaluate(factor, scope))
    if type(big[0]).__name__ == "Integral":
        inside = integrand(big[0], scope)
        return Reading(times(outside, term_by_term(inside)), "Integral", (times(outside, inside),))
    parts = tuple(times(outside, term) for term in summands(big[0], scope))
    value: Value = ()
    for part in parts:
        value = plus(value, part)
    return Reading(value, big[0].limits, parts)


def _hold_to_truth(number: int, term: Term, readings: list[Reading]) -> None:
    for place, reading in zip(term.places, readings, strict=True):
        truth = term.truth(**place)
        expected = truth if isinstance(truth, tuple) else constant(truth)
        if reading.value != expected:
            data = {"value": shown(reading.value), "truth": shown(expected)}
            raise WrongStep("derive_wrong_first", number, name=named(term, place), **data)


def _hold_to_line_before(number: int, term: Term, readings: list[Reading], before: list[Reading]) -> None:
    for place, reading, previous in zip(term.places, readings, before, strict=True):
        if reading.value != previous.value:
            data = {"value": shown(reading.value), "before": shown(previous.value)}
            raise WrongStep("derive_wrong_step", number, name=named(term, place), **data)
        if reading.form is not None and reading.form == previous.form and reading.parts != previous.parts:
            raise WrongStep("derive_wrong_part", number, name=named(term, place))


def named(term: Term, place: Place) -> str:
    """A term's name, with the place where it was looked at: "p(k), k = 3"."""
    return ", ".join([TEXT.write(term.name), *(f"{variable} = {value}" for variable, value in place.items())])


def shown(value: Value) -> str:
    """A value in an error: a number, or the coefficients of a polynomial."""
    return str(value[0] if value else 0) if len(value) <= 1 else ", ".join(map(str, value))
