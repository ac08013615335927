"""What one unit staked on one rank brings, from a full pack."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from cardlessons.core.errors import BadRules
from cardlessons.exact.blucher.ahead import Ahead, Fate, Kind, StakedAhead, Stakes
from cardlessons.exact.blucher.two_stakes import mean_product
from cardlessons.games.blucher.rules import Doubling, Extra, Rules, Spoils


@dataclass(frozen=True)
class Bet:
    """A unit left lying on one rank until it is lost or comes back.

    `ranks` is how many ranks carry a stake where the rules ask that, else None. `fates` says with which probability the
    unit is lost or comes back, and how often doubled.
    """

    rules: Rules
    ranks: int | None
    fates: dict[Fate, Fraction]

    @cached_property
    def outcomes(self) -> dict[int, Fraction]:
        """{the punter's net per unit: probability}, the possible ones, from the dearest loss up."""
        outcomes: dict[int, Fraction] = {}
        for fate, probability in self.fates.items():
            net = _net(self.rules.extra, fate)
            outcomes[net] = outcomes.get(net, Fraction(0)) + probability
        return dict(sorted(outcomes.items()))

    @property
    def mean(self) -> Fraction:
        """The expected net per unit."""
        return sum((net * probability for net, probability in self.outcomes.items()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The variance of the net per unit."""
        return sum((net**2 * share for net, share in self.outcomes.items()), Fraction(0)) - self.mean**2

    @cached_property
    def covariance(self) -> Fraction:
        """The covariance of two units on two different ranks. Raises `BadRules` if only one rank can carry a stake."""
        return mean_product(self.rules, self.ranks) - (self.mean + 1) ** 2

    @property
    def returned(self) -> Fraction:
        """The probability that the stake comes back undoubled, where the bank doubles once. Raises `BadRules`."""
        return self._fate(Fate(False, 0))

    @property
    def doubled(self) -> Fraction:
        """The probability that the stake comes back doubled, where the bank doubles once. Raises `BadRules`."""
        return self._fate(Fate(False, 1))

    @property
    def lost(self) -> Fraction:
        """The probability that the stake is lost undoubled, where the bank doubles once. Raises `BadRules`."""
        return self._fate(Fate(True, 0))

    @property
    def lost_doubled(self) -> Fraction:
        """The probability that the stake is lost doubled, where the bank doubles once. Raises `BadRules`."""
        return self._fate(Fate(True, 1))

    def _fate(self, fate: Fate) -> Fraction:
        if self.rules.doubling is not Doubling.ONCE:
            raise BadRules("exact_four_fates")
        return self.fates.get(fate, Fraction(0))


def bet(rules: Rules, layout: Iterable[int] | None = None) -> Bet:
    """What becomes of one unit on one rank, staked before the first card and left lying where it could be moved.

    `layout` are the ranks that carry anybody's stake, that of the unit among them: a list, or a mapping from ranks. It
    counts only where matches on staked ranks alone spoil a pass; before the first card all ranks are alike, so the
    unit may lie on any of them. Raises `BadRules` if the rules ask for the layout and there is none, if it has ranks
    that the pack has not, and for the rule that looks at the stakes if there are more than eight passes.

    >>> from cardlessons.core.cards import Pack
    >>> bet(Rules(Pack(3, 2))).mean
    Fraction(-44, 45)
    >>> bet(Rules(Pack(3, 2), extra=Extra.ORIGINAL)).mean
    Fraction(-13, 15)
    """
    ranks = _staked(rules, layout)
    passes, kind = rules.passes, Kind(rules.pack.per_rank)
    ahead = StakedAhead({kind: ranks}, passes) if ranks else Ahead({kind: rules.pack.ranks}, passes)
    shares = {
        fate: ahead.packing.share(event, rules.pack.size) for fate, event in Stakes(rules, ahead).fates(kind).items()
    }
    return Bet(rules, ranks, {fate: share for fate, share in sorted(shares.items()) if share})


def _staked(rules: Rules, layout: Iterable[int] | None) -> int | None:
    """How many ranks carry a stake, if the rules ask that."""
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="blucher")
    ranks = None if layout is None else _ranks(rules, layout)
    if rules.spoils is Spoils.ALL or rules.doubling is Doubling.EVERY_PASS:
        return None
    if ranks is None:
        raise BadRules("exact_no_layout")
    return len(ranks)


def _ranks(rules: Rules, layout: Iterable[int]) -> set[int]:
    """The ranks that `layout` names. Raises `BadRules` if it names none, or anything else."""
    try:
        ranks = set(layout)
    except TypeError:  # no list, or what it lists is no rank
        raise BadRules("exact_layout", ranks=rules.pack.ranks, layout=repr(layout)) from None
    if not ranks or not ranks <= set(range(1, rules.pack.ranks + 1)):
        raise BadRules("exact_layout", ranks=rules.pack.ranks, layout=", ".join(sorted(map(str, ranks))))
    return ranks


def _net(extra: Extra, fate: Fate) -> int:
    chips = 1 << fate.doublings
    if not fate.lost:
        return chips - 1
    return -1 - {Extra.DOUBLED: chips, Extra.ORIGINAL: 1, Extra.NONE: 0}[extra]
