"""Blucher as the texts tell it, told a second time without the engine: what a deal with locked stakes comes to."""

from __future__ import annotations

from itertools import permutations
from random import Random

Stakes = dict[tuple[int, int], int]  # (seat, rank): chips


def settle(rules: object, chips: list[int], bank: int, stakes: Stakes, ranks_turned: list[int]) -> list[int]:
    """Everybody's chips after the whole pack is turned; `ranks_turned` are the ranks of its cards in order."""
    chips = list(chips)
    lying = {}
    for (seat, rank), own in stakes.items():
        chips[seat] -= own
        lying[seat, rank] = own
    ranks, times_doubled = rules.pack.ranks, 0
    for start in range(0, len(ranks_turned), ranks):
        free = True
        for call, turned in enumerate(ranks_turned[start : start + ranks], 1):
            if call != turned:
                continue
            matched = [key for key in lying if key[1] == call]
            if rules.spoils == "all" or matched:
                free = False
            for key in matched:
                seat = key[0]
                whole = lying.pop(key)
                extra = {"doubled": whole, "original": stakes[key], "none": 0}[rules.extra]
                chips[bank] += whole + extra
                chips[seat] -= extra
        wanted = free if rules.doubling != "every_pass" else True
        if wanted and lying and not (rules.doubling == "once" and times_doubled):
            times_doubled += 1
            for key in lying:
                chips[bank] -= lying[key]
                lying[key] *= 2
    for (seat, _), whole in lying.items():
        chips[seat] += whole
    return chips


def order_for(passes: list[set[int] | None], ranks: int, copies: int, draws: Random) -> list[int]:
    """The ranks of a pack in an order in which pass by pass exactly the named ranks match.

    None leaves a pass to chance. Found by laying pass after pass anew until one fits.
    """
    while True:
        left = [rank for rank in range(1, ranks + 1) for _ in range(copies)]
        order: list[int] = []
        for wanted in passes:
            for _ in range(2000):
                draws.shuffle(left)
                laid = _with_matches(left, wanted or set(), ranks, draws)
                if wanted is None or (laid and {c for c, t in enumerate(laid, 1) if c == t} == wanted):
                    break
            else:
                break
            laid = left[:ranks] if wanted is None else laid
            for rank in laid:
                left.remove(rank)
            order += laid
        else:
            return order


def _with_matches(left: list[int], wanted: set[int], ranks: int, draws: Random) -> list[int]:
    """One pass from the cards `left`, its wanted matches put in place."""
    rest = list(left)
    for rank in wanted:
        if rank not in rest:
            return []
        rest.remove(rank)
    return [call if call in wanted else rest.pop() for call in range(1, ranks + 1)]


def every_order(ranks: int, copies: int) -> list[tuple[int, ...]]:
    """Every order of a small pack, suits not told apart."""
    return sorted(set(permutations([rank for rank in range(1, ranks + 1) for _ in range(copies)])))
