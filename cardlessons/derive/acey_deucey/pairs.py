"""Pairs, rank by rank: u(r) is the worth of "higher" on a pair of rank r, d(r) that of "lower"; an ace counts high."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from cardlessons.derive.acey_deucey.deals import best, net, worth_of
from cardlessons.derive.acey_deucey.fates import brought_by, final
from cardlessons.derive.expressions import Expression, add, function, mean, minus, mul, number, over, symbol, total
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.games.acey_deucey.rules import Aces, PairAce, Rules
from cardlessons.games.acey_deucey.worth import HIGHER, LOWER, Ends

r = symbol("r")
WORTHS = {HIGHER: function("u"), LOWER: function("d")}
LONE = mean("acey_pair_of_aces")


def lone_aces(rules: Rules) -> bool:
    """Whether a pair of aces is none of the first-named aces and still follows a line of its own."""
    return rules.aces is Aces.HIGH and (rules.ace_pair_post != rules.pair_post or rules.pair_ace is PairAce.LOSES)


def heights(rules: Rules) -> range:
    """How high the ranks count whose pairs follow the common line."""
    highest = rules.aces is Aces.HIGH and not lone_aces(rules)
    return range(2, rules.pack.ranks + 1 + highest)


def pair_worth_steps(rules: Rules) -> Iterator[Step]:
    """Proves u(r) and d(r), and the worth of a pair of aces if that is neither."""
    pack, unseen = rules.pack, rules.pack.size - 2
    suits, aces_lose = pack.per_rank, rules.pair_ace is PairAce.LOSES
    above, below = minus(pack.ranks + (not aces_lose), r), minus(r, 2)
    for said, (right, wrong) in {HIGHER: (above, below), LOWER: (below, above)}.items():
        term = Term(
            WORTHS[said](r),
            _worth_at(rules, said),
            _counted_at(rules, said),
            tuple({"r": height} for height in heights(rules)),
        )
        same = mul(-rules.pair_post, minus(suits, 2))
        terms = [mul(suits, right), mul(-suits, wrong), same, *([-suits] if aces_lose else [])]
        data = {"suits": suits, "cost": rules.pair_post}
        yield Step(over(add(*terms), unseen), f"acey_line_{said}{'_aces_lose' if aces_lose else ''}", data, term)
    if lone_aces(rules):
        yield from _lone_aces(rules)


def _worth_at(rules: Rules, said: str) -> Callable[[int], Fraction]:
    return lambda r: worth_of(rules, _ends(rules, r, said))


def _counted_at(rules: Rules, said: str) -> Callable[[Deal, int], int | None]:
    def counted(deal: Deal, r: int) -> int | None:
        ends = _ends(rules, r, said)
        return net(rules, ends, deal[2]) if deal[:2] == ends[:2] else None

    return counted


def _ends(rules: Rules, height: int, said: str) -> Ends:
    rank = 1 if height == rules.pack.ranks + 1 else height
    return Ends(rank, rank, said=said)


def _lone_aces(rules: Rules) -> Iterator[Step]:
    worth, ends = best(rules, 1, 1)

    def counted(deal: Deal) -> int | None:
        return net(rules, ends, deal[2]) if deal[:2] == (1, 1) else None

    yield Step(
        over(add(*brought_by(rules, ends)), rules.pack.size - 2),
        "acey_pair_of_aces",
        {},
        Term(LONE, lambda: worth, counted),
    )
    yield final(worth)


def pair_sum(rules: Rules) -> Expression:
    """The better of u(r) and d(r), added up over the ranks where it is more than nothing."""
    sums: list[Expression] = []
    for said, other in ((HIGHER, LOWER), (LOWER, HIGHER)):
        good = [height for height in heights(rules) if _chosen(rules, height, said, other)]
        if good:
            sums.append(total(WORTHS[said](r), r, good[0], good[-1]))
    if lone_aces(rules) and best(rules, 1, 1).worth > 0:
        sums.append(LONE)
    return add(*sums) if sums else number(0)


def _chosen(rules: Rules, height: int, said: str, other: str) -> bool:
    worth, others = (worth_of(rules, _ends(rules, height, one)) for one in (said, other))
    return worth > 0 and (worth > others or (worth == others and said == HIGHER))
