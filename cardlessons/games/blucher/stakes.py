"""Staking: what a punter may put on the layout, before the first pass and, where the rules say so, between passes."""

from __future__ import annotations

from functools import partial

from cardlessons.core.actions import Done, Paid, is_action, same
from cardlessons.core.choices import Action, Choices, Later, Range
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import Event, Transition
from cardlessons.games.blucher.cover import highest_stake
from cardlessons.games.blucher.state import TURN, Finished, Stake, State
from cardlessons.games.refusals import refusal


def punter(state: State) -> int:
    """The seat whose turn to stake it is."""
    return state.punters[state.seat]


def choices(state: State) -> Choices:
    """Done, taking up any stake that lies there, and each rank's amounts."""
    return Later(partial(_choices, state))


def _choices(state: State) -> Choices:
    seat, lowest = punter(state), state.rules.lowest
    ranks = range(1, state.rules.pack.ranks + 1)
    taken_up = tuple(Stake(rank, 0) for rank in ranks if state.lying(seat, rank))
    highest = ((rank, highest_stake(state, seat, rank)) for rank in ranks)
    ranges = tuple(Range(Stake(rank, lowest), lowest, high) for rank, high in highest if high >= lowest)
    return Choices((Done(), *taken_up), ranges)


def apply(state: State, action: Action) -> Transition:
    """The state after a punter's `Stake` or `Done`. Raises `IllegalAction`."""
    if same(action, Done()):
        return _finish(state)
    if type(action) is not Stake or not is_action(action):
        raise refusal("blucher", action, choices(state), "blucher_not_staking")
    _check(state, action)
    return _stake(state, action) if action.chips else _take_up(state, action.rank)


def _check(state: State, action: Stake) -> None:
    """Raises `IllegalAction`, saying which bound the stake breaks."""
    rank, chips, ranks = action.rank, action.chips, state.rules.pack.ranks
    if type(rank) is not int or not 1 <= rank <= ranks:
        raise IllegalAction("blucher_rank", choices(state), rank=rank, ranks=ranks)
    if type(chips) is not int or chips < 0:
        raise IllegalAction("blucher_chips", choices(state), chips=chips)
    seat = punter(state)
    if chips == 0:
        if not state.lying(seat, rank):
            raise IllegalAction("blucher_nothing_there", choices(state), rank=rank)
        return
    if chips < state.rules.lowest:
        raise IllegalAction("blucher_below_lowest", choices(state), chips=chips, lowest=state.rules.lowest)
    if chips > (high := highest_stake(state, seat, rank)):
        _refuse_above(state, action, high)


def _refuse_above(state: State, action: Stake, high: int) -> None:
    limit = state.rules.highest
    beyond_limit = limit is not None and action.chips > limit
    key = "blucher_above_highest" if beyond_limit else "blucher_not_covered"
    raise IllegalAction(key, choices(state), chips=action.chips, rank=action.rank, highest=limit, high=max(high, 0))


def _stake(state: State, action: Stake) -> Transition:
    seat, own = punter(state), state.own_at(punter(state), action.rank)
    change = action.chips - state.ledger.accounts[own]
    if change >= 0:
        ledger = state.ledger.transfer(seat, own, change)
        paid = Paid(seat, "layout", change, "stake", action.rank)
    else:
        ledger = state.ledger.transfer(own, seat, -change)
        paid = Paid("layout", seat, -change, "stake_lowered", action.rank)
    return Transition(state._replace(ledger=ledger), (paid,))


def _take_up(state: State, rank: int) -> Transition:
    """The stake goes back to the stack, the bank's doubling chips with it: lying there, they are the punter's."""
    seat, chips, ledger = punter(state), state.lying(punter(state), rank), state.ledger
    for account in (state.own_at(seat, rank), state.doubling_at(seat, rank)):
        ledger = ledger.transfer(account, seat, ledger.accounts[account])
    return Transition(state._replace(ledger=ledger), (Paid("layout", seat, chips, "stake_taken", rank),))


def _finish(state: State) -> Transition:
    seat = punter(state)
    finished: Event = Finished(seat, state.staked(seat))
    following = state.seat + 1
    if following < len(state.punters):
        return Transition(state._replace(seat=following), (finished,))
    return Transition(state._replace(phase=TURN, seat=0), (finished,))
