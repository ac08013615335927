"""Deals of Bouillotte as the derivations count them: the ranks of the hands, three for each, and of the turn-up last.

Hands that hold the same ranks are taken together, each deal with the number of ways in which its cards can come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.derive.counting import small_packs
from cardlessons.derive.step import Deal, Step
from cardlessons.games.bouillotte.deck import HAND

# Small enough to be counted while a reader waits: three or four of a rank, two hands or three; in the last two brelans
# of one rank can lie in one deal.
SMALL = (Pack(3, 3), Pack(2, 4), Pack(3, 4), Pack(2, 3, 2))
SMALL_HANDS = 3
SAID = "checked_hands"


def fitting(pack: Pack, hands: int) -> int:
    """So many hands, or as many as the pack has cards for, with a turn-up."""
    return min(hands, (pack.size - 1) // HAND)


@cache
def deals(pack: Pack) -> Mapping[Deal, int]:
    """{ranks of a deal: in how many ways it can come}, with as many hands as it has cards for, up to `SMALL_HANDS`."""
    return dict(_deals((pack.per_rank,) * pack.ranks, fitting(pack, SMALL_HANDS)))


def _deals(left: tuple[int, ...], hands: int) -> Iterator[tuple[Deal, int]]:
    if not hands:
        yield from (((rank,), cards) for rank, cards in enumerate(left, 1) if cards)
        return
    for taken in combinations_with_replacement(range(len(left)), HAND):
        counts = [taken.count(rank) for rank in range(len(left))]
        if ways := prod(map(comb, left, counts)):
            rest = tuple(cards - count for cards, count in zip(left, counts, strict=True))
            held = tuple(rank + 1 for rank in taken)
            yield from (((*held, *others), ways * more) for others, more in _deals(rest, hands - 1))


def every_deal(build: Callable[..., Iterable[Step]], *arguments: Any) -> Callable[[], int]:
    """Counts every deal of the small packs against the steps ``build(pack, *arguments)``."""
    return partial(small_packs, build, *arguments, packs=SMALL, deals=deals)


def held(deal: Deal, hand: int) -> Deal:
    """The ranks of hand number `hand`, from 0."""
    return deal[HAND * hand : HAND * (hand + 1)]


def is_brelan(deal: Deal, hand: int) -> bool:
    """Whether that hand holds three of a rank."""
    return len(set(held(deal, hand))) == 1


def brelans(deal: Deal) -> int:
    """How many hands of the deal hold three of a rank."""
    return sum(is_brelan(deal, hand) for hand in range(len(deal) // HAND))
