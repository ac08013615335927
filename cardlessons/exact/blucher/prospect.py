"""A state of a deal as what lies ahead of each rank and each stake."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cached_property
from math import comb

from cardlessons.exact.blucher.ahead import MOST_STAKED_PASSES, Ahead, Kind, StakedAhead, Stakes
from cardlessons.games.blucher.rules import Doubling, Extra, Spoils
from cardlessons.games.blucher.state import SETTLED, Lying, State

MOST_CARDS = 208  # beyond that, counting all passes together takes longer than a table can wait


class Prospect:
    """What lies ahead of `state`: `size` unseen cards, incomplete `passes`, the `stakes` that lie there."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.size = state.rules.pack.size - len(state.turned)
        self.passes = 0 if state.phase == SETTLED else state.passes_left
        self.stakes = state.stakes()
        self.staked = sorted({stake.rank for stake in self.stakes})
        self._gains: dict[Kind, tuple[Fraction, Fraction]] = {}

    @cached_property
    def kinds(self) -> dict[int, Kind]:
        """The kind of each rank."""
        pack = self.state.rules.pack
        called = len(self.state.turned) % pack.ranks
        turned = Counter([card.rank for card in self.state.turned])
        return {rank: Kind(pack.per_rank - turned[rank], int(rank <= called)) for rank in range(1, pack.ranks + 1)}

    @cached_property
    def ahead(self) -> Ahead:
        """The calls ahead of the ranks that can spoil a pass."""
        if self.state.rules.spoils is Spoils.ALL:
            return Ahead(Counter(self.kinds.values()), self.passes, self.state.free)
        return StakedAhead(Counter([self.kinds[rank] for rank in self.staked]), self.passes, self.state.free)

    @property
    def too_large(self) -> bool:
        """Whether there are too many cards or passes to count them together."""
        many_sets = self.state.rules.spoils is Spoils.STAKED and self.passes > MOST_STAKED_PASSES
        return many_sets or self.size > MOST_CARDS

    @property
    def doubling_is_open(self) -> bool:
        """Whether it depends on match-free passes to come how often the bank doubles."""
        doubling = self.state.rules.doubling
        return doubling is Doubling.EVERY_FREE_PASS or (doubling is Doubling.ONCE and not self.state.doublings)

    def share(self, event: int) -> Fraction:
        """The probability of an event ahead."""
        return self.ahead.packing.share(event, self.size)

    def survives(self, rank: int) -> Fraction:
        """The probability that none of the calls of `rank` ahead is a match: C(N − calls, cards) / C(N, cards)."""
        cards, called = self.kinds[rank]
        return Fraction(comb(self.size - (self.passes - called), cards), comb(self.size, cards))

    def gain(self, stake: Lying) -> Fraction:
        """What a stake can be expected to bring its owner, who counts the own chips on it as had."""
        returned, lost = self._grown(self.kinds[stake.rank])
        gain = stake.chips * returned - stake.own
        if self.state.rules.extra is Extra.DOUBLED:
            gain -= stake.chips * lost
        elif self.state.rules.extra is Extra.ORIGINAL:
            gain -= stake.own * (1 - self.survives(stake.rank))
        return gain

    def _grown(self, kind: Kind) -> tuple[Fraction, Fraction]:
        """By how much a stake on a rank of this kind grows and comes back, and by how much it grows and is lost."""
        if kind not in self._gains:
            returned = lost = 0
            for fate, event in Stakes(self.state.rules, self.ahead, self.state.doublings).fates(kind).items():
                if fate.lost:
                    lost += event << fate.doublings
                else:
                    returned += event << fate.doublings
            self._gains[kind] = self.share(returned), self.share(lost)
        return self._gains[kind]
