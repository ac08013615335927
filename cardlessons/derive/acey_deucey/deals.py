"""A turn of Acey Deucey as the derivations count it: the ranks of its three cards, in the order in which they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import product
from typing import Any, NamedTuple

from cardlessons.core.cards import Pack
from cardlessons.derive.counting import small_packs
from cardlessons.derive.step import Deal, Step
from cardlessons.exact.acey_deucey.outcomes import mean, outcomes
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER, Ends, is_pair, names_ace, nets

# Small enough to be counted while a reader waits; in some of them a pair, a wide gap, or both are worth a bet.
SMALL = (Pack(7, 1), Pack(5, 2), Pack(5, 3), Pack(6, 2))


@cache
def turns(pack: Pack) -> Mapping[Deal, int]:
    """{ranks of three cards in order: in how many ways they can come}."""
    found: dict[Deal, int] = {}
    for deal in product(range(1, pack.ranks + 1), repeat=3):
        ways = 1
        for place, rank in enumerate(deal):
            ways *= pack.per_rank - deal[:place].count(rank)
        if ways > 0:
            found[deal] = ways
    return found


def every_turn(build: Callable[..., Iterable[Step]], *arguments: Any) -> Callable[[], int]:
    """Counts every turn of the small packs against the steps ``build(pack, *arguments)``."""
    return partial(small_packs, build, *arguments, packs=SMALL, deals=turns)


def every_ends(rules: Rules) -> Iterator[Ends]:
    """All end cards of a fresh pack, with each thing that can be called or said on them."""
    for first, second in dict.fromkeys(deal[:2] for deal in turns(rules.pack)):
        for ace in (LOW, HIGH) if names_ace(first, rules) else ("",):
            yield from said_on(rules, Ends(first, second, ace))


def said_on(rules: Rules, ends: Ends) -> tuple[Ends, ...]:
    """The ends with each thing that can be said on them."""
    return (ends._replace(said=HIGHER), ends._replace(said=LOWER)) if is_pair(ends, rules) else (ends,)


class Best(NamedTuple):
    """The best that can be said on two end cards, and what a bet of one is worth then."""

    worth: Fraction
    ends: Ends

    @property
    def gain(self) -> Fraction:
        """What it brings to bet only if that is worth something."""
        return max(self.worth, Fraction(0))


@lru_cache(maxsize=4096)
def worth_of(rules: Rules, ends: Ends) -> Fraction:
    """What a bet of one on these ends is worth from a fresh pack, counted card by card."""
    return mean(outcomes(ends.first, ends.second, rules, call=ends.said or ends.ace or None))


@lru_cache(maxsize=4096)
def best(rules: Rules, first: int, second: int, ace: str = "") -> Best:
    """The best bet on these ranks when the first ace, if there is one to be called, is called `ace`."""
    said = said_on(rules, Ends(first, second, ace))
    return max((Best(worth_of(rules, one), one) for one in said), key=lambda one: one.worth)


def brought(rules: Rules, deal: Deal, ace: str = "") -> int:
    """What the best bet of one, or none, brings in this turn."""
    chosen = best(rules, deal[0], deal[1], ace)
    return net(rules, chosen.ends, deal[2]) if chosen.worth > 0 else 0


def net(rules: Rules, ends: Ends, third: int) -> int:
    """What a third card of this rank brings a bet of one."""
    return settled(rules, ends)[third - 1]


settled = lru_cache(maxsize=4096)(nets)
