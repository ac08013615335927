"""Can everyone pay? Limits such that no punter and no banker ever owes more than they have.

Let p passes be left and m the most by which what lies on the layout can still be multiplied while it can still be
matched: 2 if the bank doubles once and has not yet (and p > 1), 2^(p-1) if it may double after each pass. A punter's
stack must hold the dearest extra payment: m times what lies there (DOUBLED), the own chips (ORIGINAL) or nothing. With
all p passes ahead that is the test "stack plus own chips ≥ w × own stakes" with w = 3, 2, 1 or 1 + 2^(p-1). The bank
must hold what it may have to add: the layout once, or (2^p - 1) times; each punter may fill an equal share of that.
"""

from __future__ import annotations

from cardlessons.core.chips import Ledger
from cardlessons.core.errors import MatchOver
from cardlessons.games.blucher.rules import Doubling, Extra, Rules
from cardlessons.games.blucher.state import State

MIN_SEATS, MAX_SEATS = 3, 8


def most_multiple(rules: Rules, passes: int, doublings: int = 0) -> int:
    """The most that one chip on the layout can have become when it is matched, with `passes` left."""
    if rules.doubling is Doubling.ONCE:
        return 2 if passes > 1 and not doublings else 1
    return 1 << (passes - 1)


def dearest_extra(rules: Rules, passes: int, doublings: int = 0) -> int:
    """The dearest extra payment on one chip now staked, with `passes` left: w - 1 in the rule above."""
    if rules.extra is Extra.NONE:
        return 0
    return 1 if rules.extra is Extra.ORIGINAL else most_multiple(rules, passes, doublings)


def bank_multiple(rules: Rules, passes: int, doublings: int = 0) -> int:
    """The most that the bank may have to add for one chip on the layout, with `passes` left."""
    if rules.doubling is Doubling.ONCE:
        return 0 if doublings else 1
    return (1 << passes) - 1


def highest_stake(state: State, seat: int, rank: int) -> int:
    """The most own chips that `seat` may have on `rank` now, everything else as it lies."""
    return min(
        _limit(state),
        state.own(seat, rank) + state.ledger.accounts[seat],
        _payable(state, seat, rank),
        _bank_share(state, seat, rank),
    )


def _limit(state: State) -> int:
    return state.ledger.total if state.rules.highest is None else state.rules.highest


def _payable(state: State, seat: int, rank: int) -> int:
    """The own chips on `rank` for which the stack still covers every extra payment."""
    rules, ledger = state.rules, state.ledger
    extra = dearest_extra(rules, state.passes_left, state.doublings)
    lies = state.own if rules.extra is Extra.ORIGINAL else state.lying
    others = sum(lies(seat, other) for other in range(1, rules.pack.ranks + 1) if other != rank)
    own = state.own(seat, rank)
    doubling = lies(seat, rank) - own
    return (ledger.accounts[seat] + own - extra * (others + doubling)) // (1 + extra)


def _bank_share(state: State, seat: int, rank: int) -> int:
    """The own chips on `rank` with which the punter's part of the layout stays within an equal share of the bank."""
    assert state.bank is not None
    multiple = bank_multiple(state.rules, state.passes_left, state.doublings)
    if multiple == 0:
        return state.ledger.total
    share = state.ledger.accounts[state.bank] // multiple // len(state.punters)
    lying = sum(state.lying(seat, other) for other in range(1, state.rules.pack.ranks + 1))
    return share - (lying - state.own(seat, rank))


def _able_punters(rules: Rules, ledger: Ledger, seats: int, bank: int) -> tuple[int, ...]:
    """The seats that can stake the minimum against `bank`, from the banker's left."""
    least = (1 + dearest_extra(rules, rules.passes)) * rules.lowest
    order = ((bank + step) % seats for step in range(1, seats))
    return tuple(seat for seat in order if ledger.accounts[seat] >= least)


def seat_the_deal(rules: Rules, ledger: Ledger, seats: int, first: int) -> tuple[int, tuple[int, ...]]:
    """The banker and the punters of a deal that `first` should bank.

    A seat that cannot cover the smallest stake of every punter passes the bank on to its left. Raises `MatchOver` when
    fewer than three seats can take part or no seat can bank.
    """
    crowded = False
    for step in range(seats):
        bank = (first + step) % seats
        punters = _able_punters(rules, ledger, seats, bank)
        if len(punters) + 1 < MIN_SEATS:
            continue
        crowded = True
        if ledger.accounts[bank] >= bank_multiple(rules, rules.passes) * rules.lowest * len(punters):
            return bank, punters
    raise MatchOver("over_bank" if crowded else "over_seats", least=MIN_SEATS)
