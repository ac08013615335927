"""Blucher's experiments, named as its exact results are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadExperiment, BadRules
from cardlessons.games.blucher import Doubling, Extra, Rules, Spoils
from cardlessons.simulate.experiment import Truths, Values, Whole, check_pack, whole
from cardlessons.simulate.shuffle import Cards

FULL_PACK = Pack(13, 4)

_MOST_DOUBLINGS = 60  # a stake that doubles more often no longer fits into 64 bits


def matches(cards: Cards, pack: Pack) -> Truths:
    """Whether each turned card is of the rank called: shape (passes, ranks, deals) from whole passes of cards."""
    called = (np.arange(len(cards), dtype=cards.dtype) % pack.ranks)[:, np.newaxis]
    matched: Truths = cards // cards.dtype.type(pack.per_rank) == called
    return matched.reshape(-1, pack.ranks, cards.shape[1])


@dataclass(frozen=True)
class MatchFreePasses:
    """Whether `count` passes that were named beforehand are all match-free; which ones makes no difference."""

    count: int = 1
    pack: Pack = FULL_PACK

    def __post_init__(self) -> None:
        check_pack(self.pack)
        object.__setattr__(self, "count", whole("count", self.count, 1, self.pack.per_rank))

    @property
    def drawn(self) -> int:
        """The cards of those passes."""
        return self.count * self.pack.ranks

    def values(self, cards: Cards) -> Values:
        """True where no card matches."""
        free: Truths = np.logical_not(matches(cards, self.pack).any(axis=(0, 1)))
        return free


def match_free_pass(pack: Pack = FULL_PACK) -> MatchFreePasses:
    """Whether one given pass is match-free."""
    return MatchFreePasses(1, pack)


def match_free_deal(pack: Pack = FULL_PACK) -> MatchFreePasses:
    """Whether no call of the whole deal is matched."""
    check_pack(pack)
    return MatchFreePasses(pack.per_rank, pack)


@dataclass(frozen=True)
class SomeMatchFreePass:
    """Whether at least one pass of the deal is match-free."""

    pack: Pack = FULL_PACK

    def __post_init__(self) -> None:
        check_pack(self.pack)

    @property
    def drawn(self) -> int:
        """The whole pack."""
        return self.pack.size

    def values(self, cards: Cards) -> Values:
        """True where not every pass has a match."""
        some: Truths = np.logical_not(matches(cards, self.pack).any(axis=1).all(axis=0))
        return some


@dataclass(frozen=True)
class Matches:
    """How many of the calls of `passes` passes are matched."""

    pack: Pack = FULL_PACK
    passes: int = 1

    def __post_init__(self) -> None:
        check_pack(self.pack)
        object.__setattr__(self, "passes", whole("passes", self.passes, 1, self.pack.per_rank))

    @property
    def drawn(self) -> int:
        """The cards of those passes."""
        return self.passes * self.pack.ranks

    def values(self, cards: Cards) -> Values:
        """The number of matches."""
        number: NDArray[np.uint16] = matches(cards, self.pack).sum(axis=(0, 1), dtype=np.uint16)
        return number


@dataclass(frozen=True)
class Bet:
    """The punter's net for one unit that is left lying, extra payments included.

    `layout` holds the ranks that carry anybody's stake; the unit lies on the first of them. It is needed where matches
    on staked ranks alone spoil a pass and that matters.
    """

    rules: Rules = field(default_factory=Rules)
    layout: Iterable[int] | None = None
    _staked: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        if not isinstance(self.rules, Rules):
            raise BadRules("rules_type", value=self.rules, game="blucher")
        if self.rules.passes > _MOST_DOUBLINGS:
            raise BadExperiment("simulate_too_many_passes", passes=self.rules.passes, most=_MOST_DOUBLINGS)
        asked = self.rules.spoils is Spoils.STAKED and self.rules.doubling is not Doubling.EVERY_PASS
        if self.layout is None and asked:
            raise BadExperiment("simulate_layout_needed")
        layout = (1,) if self.layout is None else tuple(self.layout)
        staked = dict.fromkeys(whole("rank", rank, 1, self.pack.ranks) for rank in layout)
        if not staked:
            raise BadExperiment("simulate_layout_empty")
        object.__setattr__(self, "_staked", tuple(staked))

    @property
    def pack(self) -> Pack:
        """The pack of the rules."""
        return self.rules.pack

    @property
    def drawn(self) -> int:
        """The whole pack."""
        return self.pack.size

    def values(self, cards: Cards) -> Values:
        """The net in units: negative where the stake was lost."""
        deals = cards.shape[1]
        staked = np.array(self._staked) - 1
        lies = np.ones((len(staked), deals), np.bool_)
        multiple: Whole = np.ones(deals, np.min_scalar_type(-2 << self.rules.passes))
        net = np.zeros_like(multiple)
        for matched in matches(cards, self.pack):
            lost = matched[staked] & lies
            spoiled = matched.any(axis=0) if self.rules.spoils is Spoils.ALL else lost.any(axis=0)
            np.copyto(net, -1 - self._extra(multiple), where=lost[0])
            lies &= ~lost
            multiple <<= self._doubles(~spoiled, multiple)
        return np.where(lies[0], multiple - 1, net)

    def _extra(self, multiple: Whole) -> Whole | int:
        """What the punter adds per unit when the stake is matched."""
        if self.rules.extra is Extra.DOUBLED:
            return multiple
        return 1 if self.rules.extra is Extra.ORIGINAL else 0

    def _doubles(self, free: Truths, multiple: Whole) -> Truths:
        """Where the bank doubles at the end of a pass; where the unit is gone the answer makes no difference."""
        if self.rules.doubling is Doubling.EVERY_PASS:
            return np.ones_like(free)
        return free & (multiple == 1) if self.rules.doubling is Doubling.ONCE else free
