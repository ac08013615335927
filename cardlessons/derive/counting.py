"""The proof of the proof: the same derivation made for small packs, each term held against a count of every deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.derive.evaluate import constant
from cardlessons.derive.lines import Proved, named, prove, shown
from cardlessons.derive.step import Deal, Step, WrongStep

# Small enough to be counted while a reader waits; between them they have one, two and three passes.
SMALL = (Pack(3, 1), Pack(2, 2), Pack(3, 2), Pack(2, 3))


@cache
def orders(pack: Pack) -> tuple[Deal, ...]:
    """Every order in which the ranks of `pack` can lie. Each stands for equally many deals, so all weigh the same."""
    return tuple(_orders([pack.per_rank] * pack.ranks))


def _orders(left: list[int]) -> Iterator[Deal]:
    if not any(left):
        yield ()
    for index, cards in enumerate(left):
        if cards:
            rest = [*left[:index], cards - 1, *left[index + 1 :]]
            yield from ((index + 1, *deal) for deal in _orders(rest))


def count(steps: tuple[Step, ...], pack: Pack) -> int:
    """Proves `steps`, made for `pack`, and counts each term in every deal. Returns how many orders of ranks there are.

    Raises `WrongStep`.
    """
    for proved in prove(steps):
        _count(proved, pack)
    return len(orders(pack))


def _count(proved: Proved, pack: Pack) -> None:
    term, deals = proved.term, orders(pack)
    if term.counted is None:
        return
    for place, value in zip(term.places, proved.values, strict=True):
        mean = Fraction(sum(term.counted(deal, **place) for deal in deals), len(deals))
        if constant(mean) != value:
            data = {"name": named(term, place), "ranks": pack.ranks, "suits": pack.per_rank}
            raise WrongStep("derive_wrong_count", proved.number, count=mean, value=shown(value), **data)


@cache
def small_packs(build: Callable[..., Iterable[Step]], *arguments: Any) -> int:
    """Counts every deal of the small packs against the steps ``build(pack, *arguments)``, once in a session.

    Returns how many orders of ranks were counted. Raises `WrongStep`.
    """
    return sum(count(tuple(build(pack, *arguments)), pack) for pack in SMALL)
