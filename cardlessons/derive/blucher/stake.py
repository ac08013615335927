"""What becomes of one unit on one rank: the chances from which its worth is put together.

The unit lies on the ace, since before the first card all ranks are alike. "Its" matches are those on its own rank.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import NamedTuple

from cardlessons.core.cards import Pack
from cardlessons.derive.blucher.board import avoiding, avoiding_steps
from cardlessons.derive.blucher.deals import free, match
from cardlessons.derive.expressions import (
    Expression,
    choose,
    factorial,
    function,
    integral,
    mul,
    over,
    power,
    sign,
    symbol,
    total,
)
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import rook
from cardlessons.games.blucher.rules import Doubling, Extra, Rules

i, j, n = symbol("i"), symbol("j"), symbol("n")
h, z, w = function("h"), function("z"), function("w")


class Outcome(NamedTuple):
    """How a unit fared in one deal: whether it was lost, and how many chips lay there in the end."""

    lost: bool
    chips: int


def play(deal: Deal, rules: Rules) -> Outcome:
    """The unit's way through one deal, by the rules."""
    pack, chips = rules.pack, 1
    for number in range(rules.passes):
        if match(deal, pack, number * pack.ranks):
            return Outcome(True, chips)
        doubles = rules.doubling is Doubling.EVERY_PASS or free(deal, pack, number)
        if doubles and not (rules.doubling is Doubling.ONCE and chips > 1):
            chips *= 2
    return Outcome(False, chips)


def back(outcome: Outcome) -> int:
    """The chips that come back to the punter."""
    return 0 if outcome.lost else outcome.chips


def extra(outcome: Outcome, reading: Extra) -> int:
    """The extra payment for a matched unit."""
    if not outcome.lost:
        return 0
    return {Extra.DOUBLED: outcome.chips, Extra.ORIGINAL: 1, Extra.NONE: 0}[reading]


def net(deal: Deal, rules: Rules) -> int:
    """What the punter is up or down by in one deal."""
    outcome = play(deal, rules)
    return back(outcome) - 1 - extra(outcome, rules.extra)


def unmatched(deal: Deal, pack: Pack, passes: int) -> bool:
    """Whether the unit's rank has no match in the first `passes` passes."""
    return not any(match(deal, pack, number * pack.ranks) for number in range(passes))


def _free(deal: Deal, pack: Pack, passes: int) -> int:
    """How many of the first `passes` passes are match-free."""
    return sum(free(deal, pack, number) for number in range(passes))


def held(pack: Pack, unit: int, passes: int) -> Fraction:
    """The chance that the unit's rank has no match in `unit` passes and all ranks have none in `passes` of these."""
    return rook.hit_free([(pack.per_rank, unit, 1), (pack.per_rank, passes, pack.ranks - 1)], pack.size)


def _pairs(pack: Pack) -> list[tuple[int, int]]:
    """Passes in which the unit's rank has no match, and how many of them are looked at for all ranks."""
    return [(unit, passes) for unit in range(pack.per_rank + 1) for passes in range(unit + 1)]


def held_steps(pack: Pack) -> Iterator[Step]:
    """Proves h(i, n): the unit unmatched in i passes, of which n named ones are match-free."""
    yield from avoiding_steps(pack)
    term = Term(
        h(i, n),
        lambda i, n: held(pack, i, n),
        lambda deal, i, n: unmatched(deal, pack, i) and _free(deal, pack, n) == n,
        tuple({"i": unit, "n": passes} for unit, passes in _pairs(pack)),
    )
    others = power(avoiding(n), pack.ranks - 1)
    value = mul(over(1, factorial(pack.size)), integral(mul(avoiding(i), others)))
    yield Step(value, "unit_held", {"others": pack.ranks - 1}, term)


def undoubled_step(pack: Pack) -> Step:
    """Proves z(i, j): the unit unmatched in the first i passes, of which none of the first j is match-free."""
    value = total(mul(sign(n), choose(j, n), h(i, n)), n, 0, j)
    term = Term(
        z(i, j),
        lambda i, j: sum((-1) ** n * comb(j, n) * held(pack, i, n) for n in range(j + 1)),
        lambda deal, i, j: unmatched(deal, pack, i) and not _free(deal, pack, j),
        tuple({"i": unit, "j": passes} for unit, passes in _pairs(pack)),
    )
    return Step(value, "unit_undoubled", {}, term)


def lying_step(rules: Rules) -> Step:
    """Proves w(i, j): what the bank's doublings of the first j passes make of the unit, if it is unmatched in i."""
    pack, every = rules.pack, rules.doubling is Doubling.EVERY_PASS
    term = Term(
        w(i, j),
        lambda i, j: _lying(pack, i, j, every),
        lambda deal, i, j: 2 ** (j if every else _free(deal, pack, j)) if unmatched(deal, pack, i) else 0,
        tuple({"i": unit, "j": passes} for unit, passes in _pairs(pack)),
    )
    value: Expression = mul(power(2, j), h(i, 0)) if every else total(mul(choose(j, n), h(i, n)), n, 0, j)
    return Step(value, "unit_every_pass" if every else "unit_every_free_pass", {}, term)


def _lying(pack: Pack, unit: int, passes: int, every: bool) -> Fraction:
    """The same by the number of doublings m: 2ᵐ times the chance of exactly m."""
    if every:
        return (1 << passes) * held(pack, unit, 0)
    chances: list[Fraction] = [
        sum((-1) ** (n - m) * comb(n, m) * comb(passes, n) * held(pack, unit, n) for n in range(m, passes + 1))
        for m in range(passes + 1)
    ]
    return sum((2**m * chance for m, chance in enumerate(chances)), Fraction(0))
