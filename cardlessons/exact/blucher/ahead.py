"""The calls that lie ahead: when a rank is first matched, and how often the bank has doubled before.

All events are signed polynomials (see `rook`), packed. For one rank with u unseen cards let U(n) be the polynomial of
the complete board u × n: none of n calls is matched. "First matched in pass j" is then U(calls before it) − U(calls
through it), and a joint event of several ranks is a product.

The number of match-free passes before pass j comes from S_m = Σ Pr(all passes of F are match-free), over the sets F of
m passes before j: exactly k of them are match-free with Σ (−1)^(m−k) C(m, k) S_m, by inclusion and exclusion.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from cardlessons.core.errors import BadRules
from cardlessons.exact import rook
from cardlessons.games.blucher.rules import Doubling, Rules

MOST_STAKED_PASSES = 8  # a rule that looks at the stakes needs every set of passes: the work doubles with each pass


class Kind(NamedTuple):
    """Ranks that are alike: `cards` of each are unseen; `called` is 1 if the pass under way has called them, else 0."""

    cards: int
    called: int = 0


class Fate(NamedTuple):
    """What becomes of a stake: whether it is `lost`, and how often it was doubled before."""

    lost: bool
    doublings: int


class PassSet(NamedTuple):
    """`times` sets of passes with the same polynomial; `passes` is one of them."""

    times: int
    passes: tuple[int, ...]


class SplitSet(NamedTuple):
    """A `PassSet` by how many of its passes are `before` and `after` a given one."""

    before: int
    after: int
    times: int
    passes: tuple[int, ...]


class Ahead:
    """What lies ahead in a deal with `passes` incomplete passes, the one under way being pass 0.

    `kinds` counts the ranks on which a match spoils a pass; `free` is whether pass 0 can still be match-free. Every
    match spoils here; `StakedAhead` is for the other rule.
    """

    def __init__(self, kinds: Mapping[Kind, int], passes: int, free: bool = True) -> None:
        self.kinds = kinds
        self.passes = passes
        self.first = 0 if free else 1
        whole = prod([sum(rook.complete(kind.cards, passes - kind.called)) ** n for kind, n in kinds.items()])
        self.packing = rook.Packing(whole << 4 * passes + 8)  # room for sums over all sets, with weights up to 3 a pass
        self._boards: dict[tuple[int, int], int] = {}
        self._factors: dict[tuple[Kind, tuple[int, ...]], int] = {}
        self._products: dict[tuple[tuple[int, ...], tuple[Kind, ...]], int] = {}

    def board(self, cards: int, calls: int) -> int:
        """U(calls) for a rank with so many cards unseen."""
        key = cards, calls
        if key not in self._boards:
            self._boards[key] = self.packing.pack(rook.signed(rook.complete(cards, calls)))
        return self._boards[key]

    def unmatched(self, kind: Kind, passes: int) -> int:
        """No match on a rank of this kind in the first `passes` passes."""
        return self.board(kind.cards, max(passes - kind.called, 0))

    def first_match(self, kind: Kind, number: int, later: int = 0) -> int:
        """The first match on a rank of this kind comes in pass `number`, or never if that is the number of passes.

        With `later`, that many passes after it have no match on the rank either.
        """
        unmatched = self.unmatched(kind, number + later)
        return unmatched if number == self.passes else unmatched - self.unmatched(kind, number + later + 1)

    def later(self) -> Ahead:
        """The same, but the pass under way does not count as match-free."""
        later = copy(self)  # what has been counted already serves both
        later.first = 1
        return later

    def sets(self, before: int) -> Iterator[PassSet]:
        """The sets of passes before pass `before` that can be match-free."""
        others = max(before - 1, 0)
        for under_way in range(2 if before and not self.first else 1):
            for size in range(others + 1):
                yield PassSet(comb(others, size), (0,) * under_way + (1,) * size)

    def split_sets(self, early: int, late: int) -> Iterator[SplitSet]:
        """The sets of passes before pass `late` but for pass `early`, from the start of a deal."""
        for before in range(early + 1):
            for after in range(max(late - early, 1)):
                times = comb(early, before) * comb(late - early - 1, after) if after else comb(early, before)
                yield SplitSet(before, after, times, (1,) * (before + after))

    def factor(self, kind: Kind, passes: tuple[int, ...]) -> int:
        """No match on a rank of this kind spoils any of `passes`."""
        return self.board(kind.cards, len(passes) - kind.called * (0 in passes))

    def all_free(self, passes: tuple[int, ...], without: tuple[Kind, ...] = ()) -> int:
        """No match spoils any of `passes`, the ranks `without` not regarded."""
        key = passes, without
        if key not in self._products:
            if without:  # the division is exact, since this is a factor of the product
                product = self.all_free(passes, without[1:]) // self._factor(without[0], passes)
            else:
                product = prod([self._factor(kind, passes) ** n for kind, n in self.kinds.items()])
            self._products[key] = product
        return self._products[key]

    def _factor(self, kind: Kind, passes: tuple[int, ...]) -> int:
        if (kind, passes) not in self._factors:
            self._factors[kind, passes] = self.factor(kind, passes)
        return self._factors[kind, passes]

    def no_free(self, before: int) -> int:
        """None of the passes before pass `before` is match-free."""
        return sum([(-1) ** len(passes) * times * self.all_free(passes) for times, passes in self.sets(before)])


class StakedAhead(Ahead):
    """The same where only matches on the ranks that still carry a stake spoil a pass: `kinds` counts those ranks.

    After its first match a rank spoils nothing more, so it leaves a set F of passes alone if its first match does not
    come in F: 1 − Σ over F of (first match there).
    """

    def sets(self, before: int) -> Iterator[PassSet]:
        """Each set on its own: which passes they are matters. Raises `BadRules` if there are too many."""
        if self.passes > MOST_STAKED_PASSES:
            raise BadRules("exact_too_many", passes=self.passes, most=MOST_STAKED_PASSES)
        choices = range(self.first, before)
        for size in range(len(choices) + 1):
            yield from (PassSet(1, passes) for passes in combinations(choices, size))

    def split_sets(self, early: int, late: int) -> Iterator[SplitSet]:
        """Each such set on its own."""
        for times, passes in self.sets(late):
            if early not in passes:
                before = sum([number < early for number in passes])
                yield SplitSet(before, len(passes) - before, times, passes)

    def first_match(self, kind: Kind, number: int, later: int = 0) -> int:
        """The same; a match on the rank in the `later` passes would spoil nothing, so it may come."""
        return super().first_match(kind, number)

    def factor(self, kind: Kind, passes: tuple[int, ...]) -> int:
        """The first match on a rank of this kind comes in none of `passes`."""
        return 1 - sum([self.first_match(kind, number) for number in passes])


class Stakes:
    """What becomes of stakes that are left lying, with so many `doublings` behind them."""

    def __init__(self, rules: Rules, ahead: Ahead, doublings: int = 0) -> None:
        self.rules = rules
        self.ahead = ahead
        self.doublings = doublings

    def fates(self, kind: Kind) -> dict[Fate, int]:
        """The fates of a stake on a rank of this kind, each with its polynomial."""
        passes = self.ahead.passes
        matched = [self.ahead.first_match(kind, number) for number in range(passes + 1)]
        if self.rules.doubling is Doubling.EVERY_PASS:
            return {Fate(number < passes, number): event for number, event in enumerate(matched)}
        if self.rules.doubling is Doubling.ONCE and self.doublings:
            return {Fate(True, 0): sum(matched[:-1]), Fate(False, 0): matched[-1]}
        lost = self._with_free_passes(kind, dict(enumerate(matched[:-1])))
        returned = self._with_free_passes(kind, {passes: matched[-1]})
        return {
            Fate(is_lost, k): event
            for is_lost, sums in ((True, lost), (False, returned))
            for k, event in enumerate(self._doubled(sums))
        }

    def _with_free_passes(self, kind: Kind, matched: Mapping[int, int]) -> list[int]:
        """S_0, S_1 …: one of the events, numbered by passes, and all of F before it match-free, summed over the F."""
        events: dict[tuple[int, ...], int] = {}
        for number, event in matched.items():
            for times, passes in self.ahead.sets(number):
                events[passes] = events.get(passes, 0) + times * event
        sums = [0] * (self.ahead.passes + 1)
        for passes, event in events.items():
            sums[len(passes)] += event * self.ahead.all_free(passes, (kind,))
        return sums

    def _doubled(self, sums: list[int]) -> list[int]:
        """The event of which `sums` are S_0, S_1 …, parted by how often the bank doubles before it: 0, 1 … times."""
        if self.rules.doubling is Doubling.ONCE:
            never = sum([-term if m % 2 else term for m, term in enumerate(sums)])
            return [never, sums[0] - never]
        return [sum([(-1) ** (m - k) * comb(m, k) * sums[m] for m in range(k, len(sums))]) for k in range(len(sums))]
