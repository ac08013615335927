"""Where the third card of a fresh pack falls: between the end cards, on the rank of one of them, or outside."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import Neighbours, Rules
from cardlessons.games.acey_deucey.worth import HIGH, LOW, Ends, fall, gap, is_pair, names_ace


def thirds(rules: Rules, ace: str = LOW) -> dict[tuple[int, str], Fraction]:
    """{(k, "between", "post" or "outside"): probability} for the gap k of the first two end cards and the card after.

    The possible ones only. Pairs are left out, and neighbours on which no third card comes, so the sum is below 1.
    `ace` is what a first ace is called where the rules let the player choose. Raises `BadRules` for another call.

    >>> sum(share for (_, where), share in thirds(Rules()).items() if where == "post")
    Fraction(48, 425)
    """
    if ace not in (LOW, HIGH):
        raise BadRules("exact_call_ace", call=ace)
    counts: dict[tuple[int, str], int] = {}
    for first, second, third in product(range(1, rules.pack.ranks + 1), repeat=3):
        ends = Ends(first, second, ace if names_ace(first, rules) else "")
        if _third_comes(rules, ends):
            key = gap(ends, rules), fall(rules, ends, third)
            counts[key] = counts.get(key, 0) + _ways(rules.pack.per_rank, (first, second, third))
    size = rules.pack.size
    return {key: Fraction(ways, size * (size - 1) * (size - 2)) for key, ways in sorted(counts.items()) if ways}


def _third_comes(rules: Rules, ends: Ends) -> bool:
    return not is_pair(ends, rules) and (gap(ends, rules) > 0 or rules.neighbours is Neighbours.BET)


def _ways(per_rank: int, ranks: tuple[int, int, int]) -> int:
    """In how many ways cards of these ranks can come in this order."""
    ways = 1
    for place, rank in enumerate(ranks):
        ways *= per_rank - ranks[:place].count(rank)
    return ways
