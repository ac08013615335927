"""How wide the end cards of a fresh pack lie apart."""

from __future__ import annotations

from fractions import Fraction

from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import HIGH, LOW, Ends, gap, is_pair, names_ace

PAIR = "pair"


def gaps(rules: Rules, ace: str = LOW) -> dict[int | str, Fraction]:
    """{k: probability} for the number k of ranks strictly between two end cards of a fresh pack, and for "pair".

    `ace` is what a first ace is called where the rules let the player choose. Raises `BadRules` for another call.

    >>> gaps(Rules())["pair"]
    Fraction(1, 17)
    """
    if ace not in (LOW, HIGH):
        raise BadRules("exact_call_ace", call=ace)
    counts: dict[int | str, int] = {}
    ranks, per_rank = range(1, rules.pack.ranks + 1), rules.pack.per_rank
    for first in ranks:
        for second in ranks:
            ends = Ends(first, second, ace if names_ace(first, rules) else "")
            width: int | str = PAIR if is_pair(ends, rules) else gap(ends, rules)
            counts[width] = counts.get(width, 0) + per_rank * (per_rank - (first == second))
    total = rules.pack.size * (rules.pack.size - 1)
    widths = sorted((width for width in counts if counts[width]), key=lambda width: (width != PAIR, width))
    return {width: Fraction(counts[width], total) for width in widths}
