"""Acey Deucey's experiments, named as its exact results are.

A turn is three cards, so a table of all three ranks says what each brings; the deals are looked up in it. The player
calls and bets for the best, which is counted here anew, card by card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.calls import End, called, rank_of, unseen_ranks
from cardlessons.games.acey_deucey.rules import AceChoice, Bank, Neighbours, Rules
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER, Ends, is_pair, names_ace, nets
from cardlessons.simulate.experiment import Values, Whole
from cardlessons.simulate.shuffle import Cards

Nets = NDArray[np.int8]  # by rank, the ace first

RED_DOG = Rules.red_dog()


def ranks(cards: Cards, pack: Pack) -> Whole:
    """The rank of each card, from 0."""
    found: Whole = cards // cards.dtype.type(pack.per_rank)
    return found


@dataclass(frozen=True)
class Outcomes:
    """The net multiple of a bet on given end cards, when the cards `seen` have gone too.

    Of a shuffled pack the third card is the first that is none of these, so it is any other card with equal chance.
    """

    first: End
    second: End
    rules: Rules = field(default_factory=Rules)
    seen: Iterable[End] = ()
    call: str | None = None
    _gone: tuple[int, ...] = field(init=False)
    _nets: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        _check(self.rules)
        object.__setattr__(self, "seen", tuple(self.seen))
        object.__setattr__(self, "_gone", _numbers(self.rules, (self.first, self.second, *self.seen)))
        ends = called(rank_of(self.first), rank_of(self.second), self.rules, self.call)
        object.__setattr__(self, "_nets", nets(self.rules, ends))

    @property
    def pack(self) -> Pack:
        """The pack of the rules."""
        return self.rules.pack

    @property
    def drawn(self) -> int:
        """One card more than have gone."""
        return len(self._gone) + 1

    def values(self, cards: Cards) -> Values:
        """The net multiple."""
        left = np.isin(cards, np.array(self._gone, cards.dtype), invert=True)
        third = np.take_along_axis(cards, left.argmax(axis=0)[np.newaxis], axis=0)[0]
        found: Nets = np.array(self._nets, np.int8)[ranks(third, self.pack)]
        return found


@dataclass(frozen=True)
class TurnValue:
    """What a turn brings per counter of the pot to a player who bets the whole pot or nothing, whichever is best."""

    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        _check(self.rules)
        if self.rules.neighbours is Neighbours.NEW_CARDS or self.rules.bank is Bank.HOUSE:
            raise BadRules("exact_turn_value")

    @property
    def pack(self) -> Pack:
        """The pack of the rules."""
        return self.rules.pack

    @property
    def drawn(self) -> int:
        """The three cards of a turn."""
        return 3

    def values(self, cards: Cards) -> Values:
        """The net in pots: 0 where nothing is bet."""
        first, second, third = ranks(cards, self.pack)
        found: Nets = _turns(self.rules)[first, second, third]
        return found


@dataclass(frozen=True)
class RedDogEdge:
    """What the House wins per initial ante from a player who raises by the ante where that is worth it."""

    rules: Rules = RED_DOG

    def __post_init__(self) -> None:
        _check(self.rules)
        if self.rules.bank is not Bank.HOUSE:
            raise BadRules("exact_red_dog")

    @property
    def pack(self) -> Pack:
        """The pack of the rules."""
        return self.rules.pack

    @property
    def drawn(self) -> int:
        """The three cards of a turn."""
        return 3

    def values(self, cards: Cards) -> Values:
        """The House's net in antes."""
        first, second, third = ranks(cards, self.pack)
        found: Nets = -_raised(self.rules)[first, second, third]
        return found


@cache
def _turns(rules: Rules) -> Nets:
    """What the best bet, or none, brings by the three ranks."""
    table = np.zeros((rules.pack.ranks,) * 3, np.int8)
    for first in range(1, rules.pack.ranks + 1):
        aces = (LOW, HIGH) if names_ace(first, rules) else ("",)
        columns = [_column(rules, first, ace) for ace in aces]
        gains = np.array([[_gain(rules, first, second, net) for second, net in enumerate(one, 1)] for one in columns])
        ways = [rules.pack.per_rank - (second == first) for second in range(1, rules.pack.ranks + 1)]
        late = rules.ace_choice is AceChoice.AFTER
        chosen = gains.argmax(axis=0) if late else np.full(rules.pack.ranks, (gains @ ways).argmax())
        for second, one in enumerate(chosen):
            if gains[one, second] > 0:
                table[first - 1, second] = columns[one][second]
    return table


def _column(rules: Rules, first: int, ace: str) -> list[Nets]:
    """The nets of the best call on each second rank, the first ace called `ace`."""
    columns = []
    for second in range(1, rules.pack.ranks + 1):
        ends = Ends(first, second, ace)
        said = (ends._replace(said=HIGHER), ends._replace(said=LOWER)) if is_pair(ends, rules) else (ends,)
        options = [np.array(nets(rules, one), np.int8) for one in said]
        columns.append(max(options, key=lambda net: _gain(rules, first, second, net)))
    return columns


def _gain(rules: Rules, first: int, second: int, net: Nets) -> int:
    """What a bet with these nets brings over all unseen cards, and nothing if that is less: then none is made."""
    unseen = np.full(rules.pack.ranks, rules.pack.per_rank)
    for rank in (first, second):
        unseen[rank - 1] -= 1
    return max(int(net @ unseen), 0)


@cache
def _raised(rules: Rules) -> Nets:
    """What an ante brings by the three ranks, with the raise where that is worth something."""
    table = np.zeros((rules.pack.ranks,) * 3, np.int8)
    for first, second in product(range(1, rules.pack.ranks + 1), repeat=2):
        ends = Ends(first, second)
        net = np.array(nets(rules, ends), np.int8)
        raises = not is_pair(ends, rules) and _gain(rules, first, second, net) > 0
        table[first - 1, second - 1] = 2 * net if raises else net
    return table


def _check(rules: object) -> None:
    """Raises `BadRules` unless `rules` are rules of this game."""
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="acey_deucey")


def _numbers(rules: Rules, gone: tuple[End, ...]) -> tuple[int, ...]:
    """The numbers that these cards have among the shuffled ones; which cards of a rank they are makes no difference.

    Raises `BadRules` if the pack does not hold them, or nothing else.
    """
    if not any(unseen_ranks(rules, gone)):
        raise BadRules("exact_no_card_left")
    named = list(map(rank_of, gone))
    return tuple((rank - 1) * rules.pack.per_rank + named[:place].count(rank) for place, rank in enumerate(named))
