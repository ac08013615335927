"""A deal of Blucher as the derivations count it: the ranks in the order in which they are turned.

Calls are numbered from 0 through the deal: call `at` is for rank `at` modulo the number of ranks, plus 1.
"""

from __future__ import annotations

from cardlessons.core.cards import Pack
from cardlessons.derive.step import Deal


def match(deal: Deal, pack: Pack, at: int) -> bool:
    """Whether call number `at` meets its rank."""
    return deal[at] == at % pack.ranks + 1


def free(deal: Deal, pack: Pack, number: int) -> bool:
    """Whether pass `number`, from 0, has no match."""
    first = number * pack.ranks
    return not any(match(deal, pack, at) for at in range(first, first + pack.ranks))


def matches(deal: Deal, pack: Pack, passes: int) -> int:
    """How many calls of the first `passes` passes match."""
    return sum(match(deal, pack, at) for at in range(passes * pack.ranks))
