"""Red Dog: what the House keeps."""

from __future__ import annotations

from fractions import Fraction

from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import Bank, Rules
from cardlessons.games.acey_deucey.worth import Ends, is_pair, nets


def red_dog_edge(rules: Rules) -> Fraction:
    """The House's edge: the player's expected loss per initial ante, who raises by the ante where that is worth it.

    Published by the Wizard of Odds (https://wizardofodds.com/games/red-dog/): 3.155% with one pack, 2.798% with six.
    Raises `BadRules` for rules without a House.

    >>> round(float(red_dog_edge(Rules.red_dog())), 5)
    0.03155
    """
    if rules.bank is not Bank.HOUSE:
        raise BadRules("exact_red_dog")
    ranks, size = range(1, rules.pack.ranks + 1), rules.pack.size
    won = sum(_net(rules, first, second) for first in ranks for second in ranks)
    return Fraction(-won, size * (size - 1) * (size - 2))


def _net(rules: Rules, first: int, second: int) -> int:
    """What these end cards bring for an ante of one, raised where that is worth it, over all ordered triples."""
    per_rank, ends = rules.pack.per_rank, Ends(first, second)
    unseen = [per_rank - (rank == first) - (rank == second) for rank in range(1, rules.pack.ranks + 1)]
    net = sum(one * cards for one, cards in zip(nets(rules, ends), unseen, strict=True) if cards > 0)
    antes = 2 if net > 0 and not is_pair(ends, rules) else 1
    return per_rank * (per_rank - (first == second)) * antes * net
