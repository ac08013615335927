"""A state of a deal as what lies ahead of each rank and each stake."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cached_property
from math import comb

from cardlessons.exact.blucher.ahead import MOST_STAKED_PASSES, Ahead, Kind, StakedAhead, Stakes
from cardlessons.games.blucher.rules import Doubling, Extra, Spoils
from cardlessons.games.blucher.state import SETTLED, State

MOST_CARDS = 156  # three packs; beyond, counting all passes together takes longer than a table can wait


class Prospect:
    """What lies ahead of `state`: `size` unseen cards, incomplete `passes`, the `stakes` that lie there."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.size = state.rules.pack.size - len(state.turned)
        self.passes = 0 if state.phase == SETTLED else state.passes_left
        self.stakes = state.stakes()
        self.staked = sorted({stake.rank for stake in self.stakes})
        self._known: dict[Kind, tuple[Fraction, Fraction]] = {}

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

    def misses(self, kind: Kind) -> Fraction:
        """The probability that no call of such a rank ahead is a match: C(N − calls, cards) / C(N, cards)."""
        calls = self.passes - kind.called
        return Fraction(comb(self.size - calls, kind.cards), comb(self.size, kind.cards))

    def gain(self, seat: int) -> Fraction:
        """What the stakes of `seat` can be expected to bring it, the own chips on them counted as had."""
        lying: dict[Kind, tuple[int, int]] = {}
        for stake in self.stakes:
            if stake.seat == seat:
                chips, own = lying.get(self.kinds[stake.rank], (0, 0))
                lying[self.kinds[stake.rank]] = chips + stake.chips, own + stake.own
        gain = Fraction(0)
        for kind, (chips, own) in lying.items():
            per_chip, per_own = self._gains(kind)
            gain += chips * per_chip + own * per_own
        return gain

    def _gains(self, kind: Kind) -> tuple[Fraction, Fraction]:
        """What each chip that lies on such a rank brings, and each own chip besides."""
        if kind not in self._known:
            extra, event = self.state.rules.extra, 0
            for fate, grown in Stakes(self.state.rules, self.ahead, self.state.doublings).fates(kind).items():
                if not fate.lost:
                    event += grown << fate.doublings
                elif extra is Extra.DOUBLED:
                    event -= grown << fate.doublings
            per_own = self.misses(kind) - 2 if extra is Extra.ORIGINAL else Fraction(-1)
            self._known[kind] = self.share(event), per_own
        return self._known[kind]
