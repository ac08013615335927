"""Exact numbers of Acey Deucey beside counting every third card, and beside dyce."""

from __future__ import annotations

from fractions import Fraction
from importlib.util import find_spec
from itertools import product

from benchmarks.row import Row, best, short_time
from cardlessons import exact
from cardlessons.core.cards import Card
from cardlessons.games.acey_deucey import Rules, start
from cardlessons.games.acey_deucey.state import BET, Hand

RULES = Rules()
RANKS = range(1, 14)


def brute_force() -> dict[tuple[int, int], Fraction]:
    """Every pair of end cards, every third card looked at: the base game written down without the library."""
    found = {}
    for first, second in product(RANKS, RANKS):
        if first <= second:
            deck = [rank for rank in RANKS for _ in range(4)]
            deck.remove(first)
            deck.remove(second)
            nets = [[net(first, second, third, sign) for third in deck] for sign in (1, -1)]
            found[first, second] = Fraction(max(map(sum, nets)), 50)
    return found


def net(first: int, second: int, third: int, sign: int) -> int:
    """What a third card brings; on a pair `sign` is 1 for higher and -1 for lower. Aces are high."""
    one, other, card = (14 if rank == 1 else rank for rank in (first, second, third))
    if one == other:
        return -3 if card == one else sign * (1 if card > one else -1)
    if card in (one, other):
        return -2
    return 1 if min(one, other) < card < max(one, other) else -1


def dyce_worths() -> dict[tuple[int, int], Fraction]:
    """The same with a histogram of the unseen ranks for each pair of end cards."""
    from dyce import H

    found = {}
    for first, second in product(RANKS, RANKS):
        if first <= second:
            unseen = H({rank: 4 - (rank == first) - (rank == second) for rank in RANKS})
            outcomes = [H.from_counts((net(first, second, rank, s), n) for rank, n in unseen.items()) for s in (1, -1)]
            found[first, second] = max(sum(Fraction(value * n, 50) for value, n in one.items()) for one in outcomes)
    return found


def pairs() -> None:
    """Every pair of end cards with its value."""
    ours = exact.acey_deucey.worths(RULES)
    peers = {"brute force": brute_force}
    if find_spec("dyce"):
        peers["dyce"] = dyce_worths
    for name, count in peers.items():
        assert count() == ours, name
    taken, *others = best(lambda: exact.acey_deucey.worths(RULES), *peers.values())
    what = "Acey Deucey, every pair of end cards with its value"
    for name, seconds in zip(peers, others, strict=True):
        peer, times = f"{name} {short_time(seconds)}", f"{seconds / taken:.0f} ×"
        Row(what, "≤ 1.5 ms", short_time(taken), peer, times, taken <= 1.5e-3).emit()


def odds() -> None:
    """Live odds, with the Kelly share, of a turn in which the player is to bet."""
    end = Hand(Card(2, 0), second=Card(11, 1))
    state = start(RULES, 3, (50, 50, 50))._replace(phase=BET, player=0, hands=(end,), seen=RULES.pack.seen(end.cards))

    def all_odds() -> None:
        (bet,) = exact.acey_deucey.odds(state).bets
        _ = bet.worth, bet.kelly

    (taken,) = best(all_odds)
    Row("Acey Deucey, live odds with Kelly's share", "≤ 5 ms", short_time(taken), met=taken <= 5e-3).emit()


def main() -> None:
    """Measures Acey Deucey."""
    pairs()
    odds()


if __name__ == "__main__":
    main()
