"""What a third card is worth to the player, in bets: the settlement of every version, in one place.

The engine settles by it, and the exact numbers count by it. Write the *gap* as k, the number of ranks strictly
between the end cards; never use their difference.
"""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.games.acey_deucey.rules import Aces, Bank, Neighbours, PairAce, Rules, ThirdAce

LOW, HIGH = "low", "high"  # what a first ace is called
HIGHER, LOWER = "higher", "lower"  # what is said on a pair
RED_DOG_PAYS = {1: 5, 2: 4, 3: 2}  # by gap; 1 for all wider ones
RED_DOG_TRIPLE = 11


class Ends(NamedTuple):
    """Two end cards by rank, and what was called: `ace` low or high, `said` higher or lower; empty where not asked."""

    first: int
    second: int
    ace: str = ""
    said: str = ""


def height(rank: int, rules: Rules) -> int:
    """How high a rank counts when its aces are high."""
    return rules.pack.ranks + 1 if rank == 1 else rank


def heights(ends: Ends, rules: Rules) -> tuple[int, int]:
    """How high the two end cards count: a first ace as it was called, a second one always high."""
    first = 1 if ends.first == 1 and ends.ace == LOW else height(ends.first, rules)
    return first, height(ends.second, rules)


def is_pair(ends: Ends, rules: Rules) -> bool:
    """Whether the end cards count alike. An ace called low and a second, high ace do not."""
    first, second = heights(ends, rules)
    return first == second


def gap(ends: Ends, rules: Rules) -> int:
    """The number k of ranks strictly between the end cards; -1 for a pair."""
    first, second = heights(ends, rules)
    return abs(first - second) - 1


def names_ace(rank: int, rules: Rules) -> bool:
    """Whether a first card of this rank must be called low or high."""
    return rank == 1 and rules.aces is Aces.CHOSEN


def nets(rules: Rules, ends: Ends) -> tuple[int, ...]:
    """What a third card of each rank, ace first, is worth in bets: 1 won, -1 lost, less for a post, 0 a push."""
    if is_pair(ends, rules):
        return _red_dog_on_pair(rules, ends) if rules.bank is Bank.HOUSE else _on_pair(rules, ends)
    low, high = sorted(heights(ends, rules))
    if high - low == 1 and rules.neighbours is not Neighbours.BET:
        return (0,) * rules.pack.ranks
    pays = RED_DOG_PAYS.get(high - low - 1, 1) if rules.bank is Bank.HOUSE else 1
    worth = [-1] * rules.pack.ranks
    worth[low : high - 1] = [pays] * (high - low - 1)
    for rank, cost in post_costs(rules, ends).items():
        worth[rank - 1] = -cost
    return tuple(worth)


def post_costs(rules: Rules, ends: Ends) -> dict[int, int]:
    """What a third card of each rank that posts costs, in bets, on ends that are no pair."""
    costs = {rank: rules.ace_post if rank == 1 else rules.post for rank in (ends.first, ends.second)}
    low_ace_alone = ends.ace == LOW and ends.second != 1
    if low_ace_alone and rules.third_ace is ThirdAce.HIGH:
        del costs[1]
    return costs


def fall(rules: Rules, ends: Ends, third: int) -> str:
    """Where a third card of this rank falls on ends that are no pair: "between", "post" or "outside"."""
    if third in post_costs(rules, ends):
        return "post"
    low, high = sorted(heights(ends, rules))
    return "between" if low < third < high else "outside"


def dearest(rules: Rules, ends: Ends) -> int:
    """The most that a bet on these ends can cost, in bets, whatever cards are left."""
    if is_pair(ends, rules):
        return pair_cost(rules, ends)
    return max(1, *post_costs(rules, ends).values())


def pair_cost(rules: Rules, ends: Ends) -> int:
    """What the same rank again costs on a pair, in bets."""
    return rules.ace_pair_post if ends.first == 1 else rules.pair_post


def _on_pair(rules: Rules, ends: Ends) -> tuple[int, ...]:
    ranks, rank = rules.pack.ranks, ends.first
    below, above = (-1, 1) if ends.said == HIGHER else (1, -1)
    worth = [below if height(third, rules) < height(rank, rules) else above for third in range(1, ranks + 1)]
    if rules.pair_ace is PairAce.LOSES:
        worth[0] = -1
    worth[rank - 1] = -pair_cost(rules, ends)
    return tuple(worth)


def _red_dog_on_pair(rules: Rules, ends: Ends) -> tuple[int, ...]:
    return tuple(RED_DOG_TRIPLE if rank == ends.first else 0 for rank in range(1, rules.pack.ranks + 1))
