"""The proof of the proof: the same derivation made for small packs, each term held against a count of every deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import WrongStep
from cardlessons.derive.evaluate import constant
from cardlessons.derive.lines import Proved, named, prove, shown
from cardlessons.derive.step import Deal, Step

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


def whole_deals(pack: Pack) -> Mapping[Deal, int]:
    """{order of all the ranks: its weight}."""
    return dict.fromkeys(orders(pack), 1)


def count(steps: tuple[Step, ...], pack: Pack, deals: Mapping[Deal, int]) -> int:
    """Proves `steps`, made for `pack`, and counts each term in all of `deals`. Returns how many orders there are.

    Raises `WrongStep`.
    """
    for proved in prove(steps):
        _count(proved, pack, deals)
    return len(deals)


def _count(proved: Proved, pack: Pack, deals: Mapping[Deal, int]) -> None:
    term = proved.term
    if term.counted is None:
        return
    for place, value in zip(term.places, proved.values, strict=True):
        found = ((term.counted(deal, **place), weight) for deal, weight in deals.items())
        counted = [(one, weight) for one, weight in found if one is not None]
        weights = sum(weight for _, weight in counted)
        mean = Fraction(sum(one * weight for one, weight in counted)) / weights
        if constant(mean) != value:
            data = {"name": named(term, place), "ranks": pack.ranks, "suits": pack.per_rank}
            raise WrongStep("derive_wrong_count", proved.number, count=mean, value=shown(value), **data)


@cache
def small_packs(
    build: Callable[..., Iterable[Step]],
    *arguments: Any,
    packs: tuple[Pack, ...] = SMALL,
    deals: Callable[[Pack], Mapping[Deal, int]] = whole_deals,
) -> int:
    """Counts every deal of the small `packs` against the steps ``build(pack, *arguments)``, once in a session.

    `deals` gives the orders of the ranks that matter, with their weights. Returns how many orders were counted. Raises
    `WrongStep`.
    """
    return sum(count(tuple(build(pack, *arguments)), pack, deals(pack)) for pack in packs)
