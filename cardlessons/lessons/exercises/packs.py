"""The packs that exercises are set on, and chances counted over the few cards that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import permutations, product

from cardlessons.core.cards import Card, Pack
from cardlessons.lessons.exercises.task import Deal

NAMED_PACKS = tuple(product(range(5, 14), (2, 3, 4)))


def on(first: tuple[int, int], others: Iterable[tuple[int, int]] = NAMED_PACKS, **names: object) -> tuple[Deal, ...]:
    """Deals on packs of (ranks, suits), each once, `first` being that of the course; `names` go into each."""
    packs = dict.fromkeys([first, *others])
    return tuple({"ranks": ranks, "suits": suits, **names} for ranks, suits in packs)


def pack_of(deal: Deal) -> Pack:
    """The pack of a deal."""
    return Pack(deal["ranks"], deal["suits"])


def one_of_each(deal: Deal) -> Pack:
    """The pack of a deal with one card of each rank: what is counted by those who take ranks for cards."""
    return Pack(deal["ranks"], 1)


def chance_of_two(pack: Pack, event: Callable[[Card, Card], bool]) -> Fraction:
    """The chance that the first two cards of a shuffled pack are as `event` says, by listing all ordered pairs.

    >>> chance_of_two(Pack(13, 4), lambda first, second: first.rank == second.rank)
    Fraction(1, 17)
    """
    pairs = list(permutations(pack.cards, 2))
    return Fraction(sum(event(*pair) for pair in pairs), len(pairs))
