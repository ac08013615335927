"""A whole turn played for the best: spreads gap by gap, pairs rank by rank, and a first ace that may be called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from cardlessons.core.cards import Pack
from cardlessons.derive.acey_deucey.aces import NAMED, better, called_steps, named_steps
from cardlessons.derive.acey_deucey.bets import USUAL, check_pot
from cardlessons.derive.acey_deucey.deals import best, brought, every_turn
from cardlessons.derive.acey_deucey.fates import final
from cardlessons.derive.acey_deucey.gaps import (
    HIGH_ACE,
    PLAIN,
    ends_of,
    gains,
    k,
    least_favourable,
    line_steps,
    special,
    widest,
)
from cardlessons.derive.acey_deucey.pairs import pair_sum, pair_worth_steps
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import Expression, add, function, mean, minus, mul, number, over, power, total
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact.acey_deucey import turn_value as exact
from cardlessons.games.acey_deucey.rules import AceChoice, Aces, Rules
from cardlessons.games.acey_deucey.worth import HIGH, LOW, gap

_g = function("g")
TURN = mean("acey_turn")


class Part(NamedTuple):
    """One part of a turn's worth: the turns that `holds`, with the best bet in each."""

    name: str
    holds: Callable[[Deal], bool]

    @property
    def term(self) -> Expression:
        """What the part adds, as a named term."""
        return mean(self.name)


def turn_value(rules: Rules = USUAL) -> Derivation:
    """What a turn is worth per counter of the pot to a player who calls and bets for the best, as a proof.

    On one hand, from a fresh pack, where the whole pot or nothing is bet. Raises `BadRules` for a House, for rules
    that give new cards for neighbours, and for packs of fewer than five ranks.
    """
    check_pot(rules)
    exact(rules)
    return Derivation("acey_deucey.turn_value", tuple(_turn(rules.pack, rules)), every_turn(_turn, rules))


def _turn(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    yield from line_steps(rules, PLAIN)
    yield _how_often(rules)
    parts = [Part("acey_spreads", lambda deal: ends_of(rules, PLAIN, deal) is not None)]
    yield from _part(rules, parts[-1], _spreads(rules), "acey_spreads")
    if special(rules):
        yield from _aces(rules, parts)
    if pack.per_rank > 1:
        yield from _pairs(rules, parts)
    term = Term(TURN, lambda: exact(rules).value, lambda deal: _played(rules, deal))
    yield Step(add(*(part.term for part in parts)), "acey_turn_parts", {}, term)
    yield final(exact(rules).value)


def _played(rules: Rules, deal: Deal) -> int:
    """What a turn brings, every call made for the best."""
    if deal[0] != 1 or rules.aces is not Aces.CHOSEN:
        return brought(rules, deal)
    if rules.ace_choice is AceChoice.AFTER:
        return brought(rules, deal, max(LOW, HIGH, key=lambda ace: best(rules, 1, deal[1], ace).worth))
    return brought(rules, deal, better(rules))


def _part(rules: Rules, part: Part, formula: Expression, reason: str, **data: object) -> Iterator[Step]:
    """Proves one part; its truth is the sum over all end cards that it is about."""
    ends = {deal[:2] for deal in turns_of_ends(rules) if part.holds((*deal, 0))}
    worth = sum(_ways(rules, one) * _gain(rules, *one) for one in ends)
    truth = Fraction(worth) / (rules.pack.size * (rules.pack.size - 1))
    term = Term(part.term, lambda: truth, lambda deal: _played(rules, deal) if part.holds(deal) else 0)
    yield Step(formula, reason, data, term)
    yield final(truth)


def turns_of_ends(rules: Rules) -> list[tuple[int, int]]:
    """All pairs of ranks that two end cards can have, in order."""
    ranks = range(1, rules.pack.ranks + 1)
    return [(first, second) for first in ranks for second in ranks if _ways(rules, (first, second))]


def _ways(rules: Rules, ends: tuple[int, ...]) -> int:
    first, second = ends
    return rules.pack.per_rank * (rules.pack.per_rank - (first == second))


def _gain(rules: Rules, first: int, second: int) -> Fraction:
    if first != 1 or rules.aces is not Aces.CHOSEN:
        return best(rules, first, second).gain
    if rules.ace_choice is AceChoice.AFTER:
        return max(best(rules, first, second, ace).gain for ace in (LOW, HIGH))
    return best(rules, first, second, better(rules)).gain


def _how_often(rules: Rules) -> Step:
    """Proves g(k): how often two end cards, none of them a special ace, have k ranks between them."""
    pack, top = rules.pack, widest(rules, PLAIN)
    widths = range(top + 1)
    counts = dict.fromkeys(widths, 0)
    for one in turns_of_ends(rules):
        ends = ends_of(rules, PLAIN, one)
        if ends is not None:
            counts[gap(ends, rules)] += _ways(rules, one)
    term = Term(
        _g(k),
        lambda k: Fraction(counts[k], pack.size * (pack.size - 1)),
        lambda deal, k: (ends := ends_of(rules, PLAIN, deal)) is not None and gap(ends, rules) == k,
        tuple({"k": width} for width in widths),
    )
    ways = mul(2, minus(top + 1, k), power(pack.per_rank, 2))
    data = {"ranks": top + 1, "suits": pack.per_rank, "cards": pack.size, "left": pack.size - 1}
    return Step(over(ways, mul(pack.size, pack.size - 1)), "acey_how_often", data, term)


def _spreads(rules: Rules) -> Expression:
    least = least_favourable(rules, PLAIN)
    if least is None:
        return number(0)
    return total(mul(_g(k), PLAIN.worth(k)), k, least, widest(rules, PLAIN))


def _aces(rules: Rules, parts: list[Part]) -> Iterator[Step]:
    """Proves the parts of the aces that differ from other ranks."""
    pack, chosen = rules.pack, rules.aces is Aces.CHOSEN
    if chosen:
        yield from called_steps(rules)
        yield from named_steps(rules, rules.ace_choice)
        parts.append(Part("acey_first_ace", lambda deal: deal[0] == 1))
        yield from _part(
            rules, parts[-1], over(NAMED[rules.ace_choice], pack.ranks), "acey_first_ace", ranks=pack.ranks
        )
    else:
        yield from line_steps(rules, HIGH_ACE)
    name = "acey_second_ace" if chosen else "acey_one_ace"
    parts.append(Part(name, lambda deal: (deal[1] == 1 != deal[0]) if chosen else deal[:2].count(1) == 1))
    ways = power(pack.per_rank, 2) if chosen else mul(2, power(pack.per_rank, 2))
    share = over(ways, mul(pack.size, pack.size - 1))
    data = {"suits": pack.per_rank, "cards": pack.size, "left": pack.size - 1}
    yield from _part(rules, parts[-1], mul(share, gains(rules, HIGH_ACE)), name, **data)


def _pairs(rules: Rules, parts: list[Part]) -> Iterator[Step]:
    """Proves the part of the pairs; two aces of which the first was called belong to the first ace."""
    yield from pair_worth_steps(rules)
    aces_apart = rules.aces is Aces.CHOSEN
    parts.append(Part("acey_pairs", lambda deal: deal[0] == deal[1] and not (aces_apart and deal[0] == 1)))
    pack = rules.pack
    share = over(mul(pack.per_rank, pack.per_rank - 1), mul(pack.size, pack.size - 1))
    data = {"suits": pack.per_rank, "cards": pack.size, "left": pack.size - 1}
    yield from _part(rules, parts[-1], mul(share, pair_sum(rules)), "acey_pairs", **data)
