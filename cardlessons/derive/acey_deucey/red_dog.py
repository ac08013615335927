"""Red Dog's edge: all spreads at even money, what narrow ones pay on top, pairs, and the raise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.acey_deucey.deals import every_turn, net, worth_of
from cardlessons.derive.acey_deucey.fates import final
from cardlessons.derive.acey_deucey.gaps import PLAIN, ends_at, k
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import (
    Expression,
    add,
    function,
    mean,
    minus,
    mul,
    number,
    over,
    power,
    total,
)
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact.acey_deucey import red_dog as exact
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import RED_DOG_PAYS, RED_DOG_TRIPLE, Ends, gap, is_pair

_g, _w = function("g"), function("w")
ANTE, RAISE, TRIPLE = mean("acey_ante"), mean("acey_raise"), mean("acey_triple")
ONE_PACK = Rules.red_dog()


def red_dog_edge(rules: Rules = ONE_PACK) -> Derivation:
    """The House's edge in Red Dog, the player's expected loss per initial ante, as a proof.

    The player raises by the ante where that is worth it, from a fresh pack. Published by the Wizard of Odds. Raises
    `BadRules` for rules without a House and for packs of fewer than five ranks.
    """
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="acey_deucey")
    exact.red_dog_edge(rules)
    if rules.pack.ranks < 5:
        raise BadRules("derive_acey_ranks", ranks=rules.pack.ranks)
    return Derivation("acey_deucey.red_dog_edge", tuple(_edge(rules.pack, rules)), every_turn(_edge, rules))


def _edge(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    yield _how_often(rules)
    yield _won(rules)
    yield from _triple(rules)
    yield from _staked(rules, _widths(rules), ANTE, "acey_red_dog_ante")
    yield from _staked(rules, _raised(rules), RAISE, "acey_red_dog_raise")
    truth = exact.red_dog_edge(rules)

    def counted(deal: Deal) -> int:
        return -_net(rules, deal) * (2 if _gap(rules, deal) in _raised(rules) else 1)

    term = Term(mean("acey_edge"), lambda: truth, counted)
    yield Step(add(mul(-1, ANTE), mul(-1, RAISE), mul(-1, TRIPLE)), "acey_red_dog_edge", {}, term)
    yield final(truth)


def _widths(rules: Rules) -> range:
    """The gaps that are played on: neighbours push."""
    return range(1, rules.pack.ranks - 1)


def _raised(rules: Rules) -> list[int]:
    """The gaps at which a raise is worth something."""
    return [width for width in _widths(rules) if worth_of(rules, ends_at(rules, PLAIN, width)) > 0]


def _gap(rules: Rules, deal: Deal) -> int | None:
    ends = Ends(deal[0], deal[1])
    return None if is_pair(ends, rules) else gap(ends, rules)


def _net(rules: Rules, deal: Deal) -> int:
    return net(rules, Ends(deal[0], deal[1]), deal[2])


def _how_often(rules: Rules) -> Step:
    """Proves g(k): how often k ranks lie between the first two cards."""
    pack = rules.pack
    pairs = {width: 0 for width in _widths(rules)}
    for first in range(1, pack.ranks + 1):
        for second in range(1, pack.ranks + 1):
            if (width := _gap(rules, (first, second))) in pairs:
                pairs[width] += pack.per_rank**2
    term = Term(
        _g(k),
        lambda k: Fraction(pairs[k], pack.size * (pack.size - 1)),
        lambda deal, k: _gap(rules, deal) == k,
        tuple({"k": width} for width in pairs),
    )
    ways = mul(2, minus(pack.ranks - 1, k), power(pack.per_rank, 2))
    data = {"ranks": pack.ranks - 1, "suits": pack.per_rank, "cards": pack.size, "left": pack.size - 1}
    return Step(over(ways, mul(pack.size, pack.size - 1)), "acey_how_often", data, term)


def _won(rules: Rules) -> Step:
    """Proves w(k): how often the third card lies between."""
    suits, unseen = rules.pack.per_rank, rules.pack.size - 2

    def truth(k: int) -> Fraction:
        pays = RED_DOG_PAYS.get(k, 1)  # the other way round: a bet that pays so much is worth w (1 + pays) − 1
        return (worth_of(rules, ends_at(rules, PLAIN, k)) + 1) / (pays + 1)

    def counted(deal: Deal, k: int) -> bool | None:
        return _net(rules, deal) > 0 if _gap(rules, deal) == k else None

    term = Term(_w(k), truth, counted, tuple({"k": width} for width in _widths(rules)))
    return Step(over(mul(suits, k), unseen), "acey_red_dog_won", {"suits": suits, "unseen": unseen}, term)


def _triple(rules: Rules) -> Iterator[Step]:
    """Proves what pairs bring: the third card of the rank pays, all others push."""
    suits, size = rules.pack.per_rank, rules.pack.size
    triples = rules.pack.ranks * suits * (suits - 1) * (suits - 2)
    truth = Fraction(RED_DOG_TRIPLE * triples, size * (size - 1) * (size - 2))
    term = Term(TRIPLE, lambda: truth, lambda deal: _net(rules, deal) if deal[0] == deal[1] else 0)
    again = mul(RED_DOG_TRIPLE, over(minus(suits, 1), size - 1), over(minus(suits, 2), size - 2))
    yield Step(again, "acey_red_dog_triple", {"pays": RED_DOG_TRIPLE, "suits": suits}, term)
    yield final(truth)


def _staked(rules: Rules, widths: Iterable[int], name: Expression, reason: str) -> Iterator[Step]:
    """Proves what one ante brings that lies there at these gaps."""
    at = list(widths)
    nets = [(_often(rules, width), worth_of(rules, ends_at(rules, PLAIN, width))) for width in at]
    truth = sum((often * worth for often, worth in nets), Fraction(0))
    term = Term(name, lambda: truth, _counted(rules, at))
    sums = [total(mul(_g(k), minus(mul(2, _w(k)), 1)), k, first, last) for first, last in _runs(at)]
    tops = [_on_top(width) for width in at if width in RED_DOG_PAYS]
    if at:
        yield Step(add(*sums, *tops), reason, {"least": at[0]}, term)
    else:
        yield Step(number(0), "acey_red_dog_no_raise", {}, term)
    yield final(truth)


def _on_top(width: int) -> Expression:
    """What a narrow gap pays on top of even money."""
    more = RED_DOG_PAYS[width] - 1
    factors = _g(number(width)), _w(number(width))
    return mul(more, *factors) if more > 1 else mul(*factors)


def _counted(rules: Rules, at: list[int]) -> Callable[[Deal], int]:
    return lambda deal: _net(rules, deal) if _gap(rules, deal) in at else 0


def _often(rules: Rules, width: int) -> Fraction:
    """How often this gap comes, over the ranks at which the lower end card can lie."""
    size, lower = rules.pack.size, range(2, rules.pack.ranks + 1 - width)
    return Fraction(2 * len(lower) * rules.pack.per_rank**2, size * (size - 1))


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """The first and last of each run of numbers that follow one another."""
    runs = [[one for _, one in run] for _, run in groupby(enumerate(numbers), lambda place: place[1] - place[0])]
    return [(run[0], run[-1]) for run in runs]
