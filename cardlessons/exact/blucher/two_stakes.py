"""Two units on two different ranks: the mean of the product of what they bring, from a full pack.

Let x be the rank that is matched first, in pass i, and y the other, first matched in pass j ≥ i or never. By how much
a stake has grown by then is a sum over sets F of match-free passes: 2^k = Σ 1 over all F of the k match-free passes,
4^k = Σ 3^|F|, and with one doubling 2 − Σ (−1)^|F|. So the product of both is a sum of c a^|F before i| b^|F after i|,
F all match-free, and the few (c, a, b) that stand for it are all that the rules change.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from cardlessons.core.errors import BadRules
from cardlessons.exact.blucher.ahead import Ahead, Kind, StakedAhead
from cardlessons.games.blucher.rules import Doubling, Extra, Rules


class Term(NamedTuple):
    """`times` Σ `early`^|F before i| `late`^|F after i|, over sets F of passes that are all match-free."""

    times: int
    early: int
    late: int


def mean_product(rules: Rules, ranks: int | None) -> Fraction:
    """The mean of (1 + net of x) × (1 + net of y); `ranks` carry a stake, where the rules ask that.

    Raises `BadRules` if there is one rank only.
    """
    if (ranks or rules.pack.ranks) < 2:
        raise BadRules("exact_two_ranks")
    kind, passes = Kind(rules.pack.per_rank), rules.passes
    ahead = StakedAhead({kind: ranks}, passes) if ranks else Ahead({kind: rules.pack.ranks}, passes)
    total = 0
    for i in range(passes + 1):
        for j in range(i, passes + 1):
            event = sum([term.times * _event(ahead, kind, i, j, term) for term in _terms(rules, i, j)])
            total += event if i == j else 2 * event  # either rank may be the first
    return ahead.packing.share(total, rules.pack.size)


def _terms(rules: Rules, i: int, j: int) -> list[Term]:
    """What x, matched in pass i, and y, matched in pass j, bring together; no match at all is pass number P."""
    lost_x, lost_y = i < rules.passes, j < rules.passes
    if lost_x and rules.extra is Extra.NONE:
        return []
    grown = {Extra.DOUBLED: True, Extra.ORIGINAL: False, Extra.NONE: False}[rules.extra]
    terms = _grown(rules.doubling, i, j, grown or not lost_x, grown or not lost_y)
    return terms if lost_x == lost_y else [term._replace(times=-term.times) for term in terms]


def _grown(doubling: Doubling, i: int, j: int, x: bool, y: bool) -> list[Term]:
    """The product of how much the stakes have grown, for those that count as grown: both, y alone, or neither."""
    if not y:
        return [Term(1, 0, 0)]
    if doubling is Doubling.EVERY_PASS:
        return [Term(1 << (i * x + j), 0, 0)]
    if doubling is Doubling.EVERY_FREE_PASS:
        return [Term(1, 3 if x else 1, 1)]
    if x:
        return [Term(4, 0, 0), Term(-2, -1, 0), Term(-1, -1, -1)]
    return [Term(2, 0, 0), Term(-1, -1, -1)]


def _event(ahead: Ahead, kind: Kind, i: int, j: int, term: Term) -> int:
    """Rank x is first matched in pass i and y in pass j, each set F weighed as `term` has it."""
    total = 0
    for before, after, times, passes in ahead.split_sets(i, j):
        if weight := times * term.early**before * term.late**after:
            x = ahead.first_match(kind, i, after)
            total += weight * ahead.all_free(passes, (kind, kind)) * x * ahead.first_match(kind, j)
    return total
