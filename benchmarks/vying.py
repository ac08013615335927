"""Exact numbers of Bouillotte beside icepool and beside counting deals, and how long its bots think."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from importlib.util import find_spec
from random import Random

from benchmarks.row import Row, best, short_time
from cardlessons import exact
from cardlessons.core.cards import Card, cards
from cardlessons.core.game import DEALER, OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Rules, State
from cardlessons.games.bouillotte.showdown import Showdown, decide
from cardlessons.play.bots import BOTS

RULES, PAGAT = Rules(), Rules(unclaimed="best")
HANDS = (("AH KH 9D", "AS"), ("QH KC 9D", "8S"))
DEALS = 2000


def icepool_some() -> Fraction:
    """Four hands dealt from six ranks of four cards, rank by rank, as icepool evaluates several hands together."""
    from icepool import Deck, MultisetEvaluator

    class SomeBrelan(MultisetEvaluator):  # type: ignore[misc, type-arg]
        def next_state(self, state: object, order: object, rank: object, held: tuple[int, ...]) -> bool:
            return bool(state) or 3 in held

    found = SomeBrelan().evaluate(Deck(dict.fromkeys(range(6), 4)).deal((3, 3, 3, 3)))
    return Fraction(found.quantity(True), found.denominator())


def brelans() -> None:
    """P(some brelan), for each number of hands."""
    goal = 50e-6
    slowest = max(best(*(lambda hands=hands: exact.bouillotte.some_brelan(hands, RULES) for hands in (3, 4, 5))))
    peer, times = "icepool is not installed", "–"
    if find_spec("icepool"):
        assert icepool_some() == exact.bouillotte.some_brelan(4, RULES)
        (seconds,) = best(icepool_some)
        peer, times = f"icepool {short_time(seconds)}", f"{seconds / slowest:.0f} ×"
    Row("P(some brelan) exactly", "≤ 50 µs", short_time(slowest), peer, times, slowest <= goal).emit()


def deal_rate() -> float:
    """Seconds that one deal takes to be looked at: its cards sorted into three hands, and the pot decided."""
    deck, hand, up = RULES.deck(4), cards(HANDS[0][0]), Card.parse(HANDS[0][1])
    left, draws = [card for card in deck.faces if card not in (*hand, up)], Random(1)
    deals = [draws.sample(left, 9) for _ in range(DEALS)]

    def decided() -> None:
        for dealt in deals:
            others = (tuple(dealt[at : at + 3]) for at in (0, 3, 6))
            decide(Showdown((hand, *others), up, (0, 1, 2, 3), RULES), (0, 1, 2, 3))

    return best(decided)[0] / DEALS


def slowest(hands: int, dropped: int, rules: Rules) -> float:
    """Seconds of CPU for a share at the place where it takes longest, the next places dropped, over two hands."""
    return max(
        seconds(lambda names=names, up=up, place=place: exact.bouillotte.equity(
            cards(names), Card.parse(up), hands, place, rules,
            [(place + 1 + one) % hands for one in range(dropped)],
        ))
        for names, up in HANDS for place in range(hands)
    )  # fmt: skip


def seconds(call: Callable[[], object]) -> float:
    """Seconds of CPU that one call takes, the quicker of two."""
    taken = []
    for _ in range(2):
        began = time.process_time()
        call()
        taken.append(time.process_time() - began)
    return min(taken)


def equities() -> None:
    """Shares of the pot with nobody dropped, which have goals, and with dropped hands unseen."""
    deals = 282_172_800
    one_by_one = deal_rate() * deals
    for hands, goal in ((4, 0.25), (5, 1.0)):
        taken = slowest(hands, 0, RULES)
        counted = hands == 4
        peer = f"deal by deal {one_by_one / 3600:.1f} h" if counted else "–"
        times = f"{one_by_one / taken:,.0f} ×" if counted else "–"
        what = f"a share of the pot exactly, {hands} hands, nobody dropped"
        Row(what, f"≤ {short_time(goal)}", short_time(taken), peer, times, taken <= goal).emit()
    for hands, dropped in ((4, 1), (4, 2), (5, 1), (5, 2), (5, 3)):
        for name, rules in (("another suit", RULES), ("the highest card still in", PAGAT)):
            what = f"the same, {dropped} of {hands} hands dropped unseen: then {name} decides"
            Row(what, "–", short_time(slowest(hands, dropped, rules))).emit()


def thinking() -> None:
    """How long the bot that counts thinks at most, over some deals."""
    for seats, goal in ((4, 0.25), (5, 1.0)):
        longest = max(thought(rules, seats, seed) for rules in (RULES, Rules.classical(), PAGAT) for seed in range(12))
        what = f"Bouillotte, the counting bot's longest thought with {seats} seats"
        Row(what, f"≤ {short_time(goal)}", short_time(longest), met=longest <= goal).emit()


def thought(rules: Rules, seats: int, seed: int) -> float:
    """The longest thought, in seconds of CPU, of a deal in which seats drop, call and raise by chance."""
    draws, longest = Random(seed), 0.0
    state: State = bouillotte.start(rules, seats, (60,) * seats)
    while (actor := bouillotte.to_act(state)) is not OVER:
        if actor is DEALER:
            weights = bouillotte.chance(state)
            action = weights.at(int(draws.random() * weights.total))
        else:
            view = bouillotte.view(state, actor)
            legal = bouillotte.legal(view)
            began = time.process_time()
            BOTS["bouillotte"]["expectation"](view, legal, draws)
            longest = max(longest, time.process_time() - began)
            action = BOTS["bouillotte"]["loose" if draws.random() < 0.7 else "random"](view, legal, draws)
        state = bouillotte.apply(state, action).state
    return longest


def main() -> None:
    """Measures Bouillotte."""
    brelans()
    equities()
    thinking()


if __name__ == "__main__":
    main()
