"""The Kelly fraction from its maximum: the slope of the expected logarithm, and where it is 0."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import gcd, lcm

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.acey_deucey.bets import USUAL, check_pot
from cardlessons.derive.acey_deucey.deals import every_ends, every_turn, worth_of
from cardlessons.derive.acey_deucey.fates import count, fate_steps, fates, weighed
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.evaluate import plus, times
from cardlessons.derive.expressions import (
    Expression,
    add,
    function,
    log,
    minus,
    mul,
    number,
    over,
    power,
    root,
    slope,
    symbol,
    written_out,
    x,
)
from cardlessons.derive.step import Step, Term
from cardlessons.derive.surd import Number, Surd, root_of
from cardlessons.exact.acey_deucey.kelly import kelly as enclosed
from cardlessons.exact.acey_deucey.outcomes import mean as expected
from cardlessons.exact.acey_deucey.outcomes import outcomes
from cardlessons.games.acey_deucey.calls import End, called, rank_of
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import Ends

_K = function("K")(x)
SHARE = symbol("acey_kelly")


def kelly(
    first: End, second: End, rules: Rules = USUAL, seen: Iterable[End] = (), call: str | None = None
) -> Derivation:
    """The share of what one has at which a bet grows fastest in the long run, as a proof (Kelly 1956).

    Arguments as for `exact.acey_deucey.kelly`, which encloses the same share. The value is a `Fraction`, or a `Surd`
    where a root stays. Raises `BadRules` where the bet is worth nothing or cannot lose, where the share is a root of
    a cubic equation that is no fraction, for a House, and where `outcomes` does.
    """
    check_pot(rules)
    gone = tuple(seen)
    chances = outcomes(first, second, rules, gone, call)
    if expected(chances) <= 0 or min(chances) >= 0:
        raise BadRules("derive_acey_kelly")
    ends = called(rank_of(first), rank_of(second), rules, call)
    if best_share(rules, ends, gone) is None:
        raise BadRules("derive_acey_cubic")
    return Derivation("acey_deucey.kelly", tuple(_kelly(rules, ends, gone)), every_turn(_small, rules))


def _small(pack: Pack, rules: Rules) -> Iterator[Step]:
    """On a small pack every bet that is worth something is proved, where its share can be written down."""
    rules = replace(rules, pack=pack)
    for ends in every_ends(rules):
        if worth_of(rules, ends) > 0 > min(_chances(rules, ends)) and best_share(rules, ends) is not None:
            yield from _kelly(rules, ends, ())


def _chances(rules: Rules, ends: Ends, seen: tuple[End, ...] = ()) -> Mapping[int, Fraction]:
    return outcomes(ends.first, ends.second, rules, seen, ends.said or ends.ace or None)


def polynomial(chances: Mapping[int, Fraction]) -> tuple[Number, ...]:
    """The slope Σ p n / (1 + n x) times all its denominators, lowest coefficient first."""
    value: tuple[Number, ...] = ()
    for net, probability in chances.items():
        part: tuple[Number, ...] = (probability * net,)
        for other in chances:
            part = times(part, (1, other)) if other != net else part
        value = plus(value, part)
    return value


def best_share(rules: Rules, ends: Ends, seen: tuple[End, ...] = ()) -> Number | None:
    """The root of the slope that lies where `exact` encloses it; None where neither a fraction nor a surd is one."""
    whole, _ = _in_integers(polynomial(_chances(rules, ends, seen)))
    low, high = enclosed(ends.first, ends.second, rules, seen, ends.said or ends.ace or None)
    fraction = ((low + high) / 2).limit_denominator(abs(whole[-1]))
    if low <= fraction <= high and sum(one * fraction**place for place, one in enumerate(whole)) == 0:
        return fraction
    if len(whole) != 3:
        return None
    found = _root(whole)
    assert isinstance(found, Surd) and low <= Fraction(float(found)) <= high
    return found


def _root(whole: tuple[int, ...]) -> Number:
    """The smaller root of a quadratic equation that opens upwards."""
    constant, middle, leading = whole
    part = root_of(middle * middle - 4 * leading * constant)
    return (part * -1 + -middle) * Fraction(1, 2 * leading)


def _in_integers(coefficients: tuple[Number, ...]) -> tuple[tuple[int, ...], Fraction]:
    """(integers without a common factor, the factor taken out)."""
    fractions = [Fraction(one) for one in coefficients if not isinstance(one, Surd)]
    below = lcm(*(one.denominator for one in fractions))
    above = gcd(*(int(one * below) for one in fractions))
    return tuple(int(one * below) // above for one in fractions), Fraction(above, below)


def _kelly(rules: Rules, ends: Ends, seen: tuple[End, ...]) -> Iterator[Step]:
    yield from fate_steps(rules, ends, seen)
    chances = _chances(rules, ends, seen)
    whole, factor = _in_integers(polynomial(chances))
    yield from _slope(rules, ends, seen, chances)
    yield Step(mul(number(factor), written_out(list(whole))), "acey_kelly_collected")
    share = best_share(rules, ends, seen)
    assert share is not None
    if len(whole) == 4:
        assert isinstance(share, Fraction)
        yield _factored(whole, factor, share)
    yield from _share(whole, share)


def _slope(rules: Rules, ends: Ends, seen: tuple[End, ...], chances: Mapping[int, Fraction]) -> Iterator[Step]:
    """Proves the slope of the mean logarithm, times the factors that clear its denominators."""
    found = [fate for fate in fates(rules, ends) if count(rules, ends, fate.ranks, seen)]
    factors = {net: add(1, weighed(net, x)) for net in dict.fromkeys(fate.net for fate in found)}
    growth = add(*(mul(fate.chance, log(factors[fate.net])) for fate in found))
    term = Term(_K, lambda: polynomial(chances))
    names = ", ".join(str(-net) for net in factors if net < 0)
    yield Step(mul(*factors.values(), slope(growth)), "acey_kelly_growth", {"costs": names}, term)
    parts = [
        mul(
            *([] if fate.net == 1 else [fate.net]), fate.chance,
            *(factor for net, factor in factors.items() if net != fate.net),
        )
        for fate in found
    ]  # fmt: skip
    yield Step(add(*parts), "acey_kelly_slope")


def _factored(whole: tuple[int, ...], factor: Fraction, share: Fraction) -> Step:
    """The cubic with its rational root taken out."""
    rest, carried = [], Fraction(0)
    for one in reversed(whole):
        carried = one + carried * share
        rest.append(carried)
    quotient = [int(one / share.denominator) for one in reversed(rest[:-1])]
    line = add(mul(share.denominator, x), -share.numerator)
    return Step(mul(number(factor), line, written_out(quotient)), "acey_kelly_factored")


def _share(whole: tuple[int, ...], share: Number) -> Iterator[Step]:
    """Proves the root itself."""
    term = Term(SHARE, lambda: share)
    if len(whole) == 2:
        yield Step(over(whole[0], -whole[1]), "acey_kelly_linear", {}, term)
    elif len(whole) == 3:
        constant, middle, leading = whole
        square = minus(power(middle, 2), mul(4, leading, constant))
        yield Step(over(minus(-middle, root(square)), mul(2, leading)), "acey_kelly_root", {}, term)
    else:
        assert isinstance(share, Fraction)
        yield Step(over(share.numerator, share.denominator), "acey_kelly_factor", {}, term)
        return
    yield Step(_written(share), "worked_out")


def _written(share: Number) -> Expression:
    """A number, or a surd over one bar."""
    if not isinstance(share, Surd):
        return number(share)
    below = lcm(share.whole.denominator, share.part.denominator)
    part = int(share.part * below)
    return over(add(int(share.whole * below), weighed(part, root(share.under))), below)
