"""A unit on each rank, all left lying: what all of them bring together.

Let pass j be the first match-free one, and look at the passes of a set F before it besides. If all of F and pass j are
match-free, a rank is either lost before pass j, lost after it, or never matched, each with a polynomial of its own (see
`rook`): with U(n) for "none of n calls matched" these are U(|F| + 1) − U(j + 1), U(j + 1) − U(P) and U(P). The number
of ranks of each kind gives the net, and inclusion and exclusion over the F leaves j as the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb

from cardlessons.core.errors import BadRules
from cardlessons.exact import rook
from cardlessons.games.blucher.rules import Doubling, Extra, Rules, Spoils

# What a unit brings that is lost before the bank doubles, and after it.
_LOST = {Extra.DOUBLED: (-2, -3), Extra.ORIGINAL: (-2, -2), Extra.NONE: (-1, -1)}


def one_on_each(rules: Rules) -> dict[int, Fraction]:
    """{the punter's net from one unit on each rank: probability}, the possible ones, from the dearest loss up.

    Raises `BadRules` unless the bank doubles once, after the first pass without any match.

    >>> from cardlessons.core.cards import Pack
    >>> one_on_each(Rules(Pack(2, 1)))
    {-4: Fraction(1, 2), 2: Fraction(1, 2)}
    """
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="blucher")
    if rules.doubling is not Doubling.ONCE or rules.spoils is not Spoils.ALL:
        raise BadRules("exact_one_on_each")
    packing, events = _packing(rules), dict[int, int]()
    for before in range(rules.passes + 1):
        for net, event in _events(rules, before, packing):
            events[net] = events.get(net, 0) + event
    shares = {net: packing.share(event, rules.pack.size) for net, event in sorted(events.items())}
    return {net: share for net, share in shares.items() if share}


def _packing(rules: Rules) -> rook.Packing:
    """Room for three kinds of ranks, and for sums over all sets of passes with either sign."""
    passes = rules.passes
    most = 3 * sum(rook.complete(passes, passes))
    return rook.Packing(most**rules.pack.ranks << passes + 2)


def _events(rules: Rules, before: int, packing: rook.Packing) -> Iterator[tuple[int, int]]:
    """The nets, each with its polynomial, where `before` passes precede the first match-free one, or there is none."""
    passes, ranks, doubled = rules.passes, rules.pack.ranks, before < rules.passes
    early, late = _LOST[rules.extra]
    through, never = (_unmatched(passes, calls, packing) for calls in (before + doubled, passes))
    for size in range(before + 1):
        times = (-1) ** size * comb(before, size)
        lost = _unmatched(passes, size + doubled, packing) - through
        for first, later in product(range(ranks + 1), repeat=2):
            if (kept := ranks - first - later) >= 0:
                ways = times * comb(ranks, first) * comb(ranks - first, later)
                event = ways * lost**first * (through - never) ** later * never**kept
                yield early * first + late * later + doubled * kept, event


def _unmatched(cards: int, calls: int, packing: rook.Packing) -> int:
    return packing.pack(rook.signed(rook.complete(cards, calls)))
