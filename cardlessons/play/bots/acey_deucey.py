"""The bots of Acey Deucey.

`never` bets nothing and `always` the most that it may, both saying whatever comes first; `expectation` calls for the
best and bets the most where a chip is worth more than nothing; `half_kelly` calls for the best and bets half of
Kelly's share of its chips, rounded down. None splits a pair.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from random import Random

from cardlessons.core.choices import Action, Choices
from cardlessons.exact.acey_deucey import BetOdds, odds
from cardlessons.games.acey_deucey.state import ACE, BET, NameAce, Say, State
from cardlessons.games.acey_deucey.turn import player

HALF = Fraction(1, 2)

Size = Callable[[State, int], int]  # how many chips to bet on the ends that lie there, when so many may be bet


def _say_first(size: Size, view: State, legal: Choices, draws: Random) -> Action:
    """The first thing that may be said, low or higher; then a bet of `size`."""
    return _bet(size, view, legal) if view.phase == BET else legal.actions[0]


def _say_best(size: Size, view: State, legal: Choices, draws: Random) -> Action:
    """What makes a chip worth most; then a bet of `size`."""
    if view.phase == BET:
        return _bet(size, view, legal)
    open_now = odds(view)
    if open_now.aces:
        return NameAce(max(open_now.aces, key=open_now.aces.__getitem__))
    best = max(open_now.bets, key=lambda bet: bet.worth).ends
    return NameAce(best.ace) if view.phase == ACE else Say(best.said)


def _bet(size: Size, view: State, legal: Choices) -> Action:
    (amounts,) = legal.ranges
    return amounts.at(size(view, amounts.high))


def _nothing(view: State, high: int) -> int:
    return 0


def _most(view: State, high: int) -> int:
    return high


def _most_where_worth(view: State, high: int) -> int:
    return high if _lies(view).worth > 0 else 0


def _half_of_kelly(view: State, high: int) -> int:
    return min(high, _lies(view).kelly_chips(view.chips[player(view)], HALF))


def _lies(view: State) -> BetOdds:
    """The bet on the ends that lie there, all having been said."""
    (bet,) = odds(view).bets
    return bet


BOTS = {
    "never": partial(_say_first, _nothing),
    "always": partial(_say_first, _most),
    "expectation": partial(_say_best, _most_where_worth),
    "half_kelly": partial(_say_best, _half_of_kelly),
}
