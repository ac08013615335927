"""Exact probabilities of Blucher beside the direct formula and beside libraries that count exactly."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from importlib.util import find_spec
from math import comb, perm

from benchmarks.row import Row, best, short_time
from benchmarks.turning import ready
from cardlessons import exact
from cardlessons.core.actions import Turn
from cardlessons.core.cards import Pack
from cardlessons.games import blucher
from cardlessons.games.blucher import Doubling, Rules, Spoils

FULL = Pack(13, 4)
LOST = (-1, ())
Walk = tuple[int, tuple[int, ...]]


def direct() -> Fraction:
    """Inclusion and exclusion over the 13 calls of a pass, as one writes it down."""
    return Fraction(sum((-1) ** j * comb(13, j) * 4**j * perm(52 - j, 13 - j) for j in range(14)), perm(52, 13))


def sympy_pass() -> object:
    """The rook polynomial of a pass as a sympy polynomial, term by term."""
    from sympy import Poly, ff, symbols

    x = symbols("x")
    rook = Poly((1 + 4 * x) ** 13, x).all_coeffs()[::-1]
    return sum((-1) ** j * count / ff(52, j) for j, count in enumerate(rook))


def sympy_some() -> object:
    """Some pass of the deal, by inclusion and exclusion over passes, each term a rook polynomial in sympy."""
    from sympy import Poly, binomial, factorial, ff, symbols

    x, total = symbols("x"), 0
    for passes in range(1, 5):
        rank = sum(binomial(4, j) * binomial(passes, j) * factorial(j) * x**j for j in range(passes + 1))
        rook = Poly(rank**13, x).all_coeffs()[::-1]
        free = sum((-1) ** j * count / ff(52, j) for j, count in enumerate(rook))
        total -= (-1) ** passes * binomial(4, passes) * free
    return total


def step(state: Walk) -> dict[Walk, int]:
    """One call: (cards of ranks called already, cards of each rank not called yet), with integer weights.

    Ranks not called yet are alike, so any of them may be called next.
    """
    if state == LOST:
        return {LOST: 1}
    called, others = state
    weights: Counter[Walk] = Counter()
    for rank, alike in Counter(others).items():
        rest = list(others)
        rest.remove(rank)
        weights[LOST] += alike * rank
        if called:
            weights[called - 1 + rank, tuple(rest)] += alike * called
        for other, many in Counter(rest).items():
            left = list(rest)
            left.remove(other)
            weights[called + rank, tuple(sorted([*left, other - 1]))] += alike * many * other
    return {state: weight for state, weight in weights.items() if weight}


def icepool_pass() -> Fraction:
    """The pass call by call, as icepool maps a die thirteen times."""
    from icepool import Die

    die = Die({(0, (4,) * 13): 1})
    for _ in range(13):
        die = die.map(lambda state: Die(step(state)), star=False)
    return 1 - Fraction(die.quantity(LOST), die.denominator())


def dyce_pass() -> Fraction:
    """The pass call by call, as dyce expands a histogram thirteen times."""
    from dyce import H, expand

    seen = H({(0, (4,) * 13): 1})
    for _ in range(13):
        seen = expand(lambda result: H(step(result.outcome)), seen, min_path_probability=Fraction(0))
    return 1 - Fraction(seen[LOST], seen.total)


PEERS: dict[str, Callable[[], object]] = {"sympy": sympy_pass, "icepool": icepool_pass, "dyce": dyce_pass}


def passes() -> None:
    """A given pass, and some pass, match-free."""
    peers = {name: call for name, call in PEERS.items() if find_spec(name)}
    one, some, formula, *others = best(
        lambda: exact.blucher.match_free_pass(FULL),
        lambda: exact.blucher.some_match_free_pass(FULL),
        direct,
        *peers.values(),
    )
    assert exact.blucher.match_free_pass(FULL) == direct()
    what, slower = "P(match-free pass) exactly", one / formula
    peer = f"direct formula {short_time(formula)}"
    Row(what, "≤ 3 × its time", short_time(one), peer, f"1 / {slower:.2f} ×", slower <= 3).emit()
    for name, seconds in zip(peers, others, strict=True):
        Row(what, "–", short_time(one), f"{name} {short_time(seconds)}", f"{seconds / one:.0f} ×").emit()
    what, peer, times = "P(some match-free pass) exactly", "–", "–"
    if "sympy" in peers:
        assert Fraction(str(sympy_some())) == exact.blucher.some_match_free_pass(FULL)
        (seconds,) = best(sympy_some)
        peer, times = f"sympy {short_time(seconds)}", f"{seconds / some:.0f} ×"
    Row(what, "≤ 0.4 ms", short_time(some), peer, times, some <= 0.4e-3).emit()


def bets() -> None:
    """Every outcome of a stake, under each choice of rules that counts differently; and the live odds."""
    choices = [Rules(spoils=spoils, doubling=doubling) for spoils in Spoils for doubling in Doubling]
    layout = range(1, 11)
    slowest = max(best(*(lambda rules=rules: exact.blucher.bet(rules, layout).outcomes for rules in choices)))
    Row("every outcome of a stake, dearest rules", "≤ 5 ms", short_time(slowest), met=slowest <= 5e-3).emit()
    states = [ready()]
    for card in Rules().pack.cards[::-1][:20]:
        states.append(blucher.apply(states[-1], Turn(card)).state)

    def all_odds(number: int) -> None:
        odds = exact.blucher.odds(states[number], 1)
        _ = odds.this_pass, odds.later_pass, odds.survives, odds.worth

    slowest = max(best(*(lambda number=number: all_odds(number) for number in (0, 3, 20))))
    Row("live odds of a state, all ranks", "≤ 5 ms", short_time(slowest), met=slowest <= 5e-3).emit()


def main() -> None:
    """Measures the exact numbers."""
    warnings.filterwarnings("ignore", module="dyce")
    warnings.filterwarnings("ignore", message=".*expand.*")
    passes()
    bets()


if __name__ == "__main__":
    main()
