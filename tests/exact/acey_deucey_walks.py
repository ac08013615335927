"""Turns of Acey Deucey, walked through the engine card by card, and settled by hand: two other ways to count."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from cardlessons.core.cards import Pack
from cardlessons.core.game import DEALER, OVER
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Aces, Bet, Neighbours, PairAce, Rules, State, ThirdAce
from tests.games.acey_deucey_table import waiting

PACKS = (Pack(3, 1), Pack(5, 1), Pack(2, 2), Pack(4, 2), Pack(3, 2), Pack(1, 3), Pack(2, 3), Pack(3, 1, 2))
COSTS = ((2, 2, 3, 3), (1, 4, 2, 3), (2, 4, 4, 2))  # of a post, on an ace, on a pair, on a pair of aces


def every_rules(pack: Pack) -> Iterator[Rules]:
    """Every combination of the choices that decide what a third card is worth, each cost told from the others."""
    for (post, ace_post, pair, aces), *choices in product(COSTS, Aces, ThirdAce, PairAce, Neighbours):
        ace, third, pair_ace, neighbours = choices
        yield Rules(
            pack, ace, post=post, ace_post=ace_post, pair_post=pair, ace_pair_post=aces, third_ace=third,
            pair_ace=pair_ace, neighbours=neighbours,
        )  # fmt: skip


class Called(NamedTuple):
    """End cards by rank and what was called: low or high for a first ace, higher or lower on a pair."""

    first: int
    second: int
    ace: str
    said: str

    @property
    def call(self) -> str | None:
        """The one call that `outcomes` asks for."""
        return self.said or self.ace or None


def net_by_hand(rules: Rules, called: Called, third: int) -> int:
    """What the third card is worth in bets, as the rules tell it."""
    first, second, ace, said = called

    def high(rank: int) -> int:
        return rules.pack.ranks + 1 if rank == 1 else rank

    left, right = 1 if ace == "low" else high(first), high(second)
    if left == right:
        if third == first:
            return -(rules.ace_pair_post if first == 1 else rules.pair_post)
        if third == 1 and rules.pair_ace == "loses":
            return -1
        return 1 if (high(third) > left) == (said == "higher") else -1
    if abs(left - right) == 1 and rules.neighbours != "bet":
        return 0
    if third == 1 == first and second != 1 and ace == "low" and rules.third_ace == "high":
        return -1
    if third in (first, second):
        return -(rules.ace_post if third == 1 else rules.post)
    return 1 if min(left, right) < high(third) < max(left, right) else -1


def bets(rules: Rules) -> dict[Called, Counter[int]]:
    """{ends as called: {net of a bet of one chip: ways to the third card}}, for all ends of a fresh pack."""
    found: dict[Called, Counter[int]] = defaultdict(Counter)
    before = waiting(rules, pot=100, chips=100)._replace(phase="first")
    for state in _ends(before):
        hand = state.hand
        called = Called(hand.first.rank, hand.second.rank if hand.second else 0, hand.ace, hand.said)
        if state.phase != "bet":  # neighbours on which nothing can be bet
            found[called][0] += 1
            continue
        state = acey_deucey.apply(state, Bet(1)).state
        for action, weight in acey_deucey.chance(state):
            net = acey_deucey.apply(state, action).state.chips[0] - 100
            found[called][net] += weight
    return found


def _ends(state: State) -> Iterator[State]:
    """Each state in which two end cards lie and all is called."""
    if state.hands and state.hand.second is not None and state.phase not in ("ace", "pair"):
        yield state
        return
    for action in acey_deucey.legal(state):
        yield from _ends(acey_deucey.apply(state, action).state)


class Best(NamedTuple):
    """What a turn played for the best brings, in chips, and how often a bet was worth more than nothing."""

    value: Fraction
    favourable: Fraction


def best_play(rules: Rules, pot: int = 1) -> Best:
    """The best that can be made of a turn before a pot, by trying everything that may be done."""
    _best.cache_clear()
    return _best(waiting(rules, pot=pot, chips=100))


@cache
def _best(state: State) -> Best:
    actor = acey_deucey.to_act(state)
    if actor is OVER:
        return Best(Fraction(state.chips[0] - 100), Fraction(0))
    if actor is DEALER:
        weights = acey_deucey.chance(state)
        after = [(_best(acey_deucey.apply(state, action).state), weight) for action, weight in weights]
        value = sum((best.value * weight for best, weight in after), Fraction(0)) / weights.total
        return Best(value, sum((best.favourable * weight for best, weight in after), Fraction(0)) / weights.total)
    tried = [_best(acey_deucey.apply(state, action).state) for action in acey_deucey.legal(state)]
    best = max(tried, key=lambda one: one.value)  # the first of equals, as the closed form takes the low ace
    return best._replace(favourable=Fraction(best.value > 0)) if state.phase == "bet" else best
