"""Who plays: the dealer, who can ante, buying in again, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlessons.core.actions import Paid, Shuffled
from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.core.errors import BadRules, MatchOver
from cardlessons.core.game import Event, Seat, Transition
from cardlessons.games.bouillotte import before
from cardlessons.games.bouillotte.deck import HAND, MAX_SEATS, MIN_SEATS, Deck
from cardlessons.games.bouillotte.events import Deals, SatOut
from cardlessons.games.bouillotte.rules import Ante, CannotAnte, Rules
from cardlessons.games.bouillotte.state import ANTE, CUT, SHUFFLE_TO_CUT, State, added
from cardlessons.games.high_cut import HighCut, draw

STAYED = 1  # what the dealer adds to a pot that has stayed


def start(rules: Rules, seats: int, chips: Sequence[int]) -> State:
    """The first deal for `seats` players with `chips`, one number a seat. Raises `BadRules`, `MatchOver`."""
    _check_table(rules, seats, chips)
    nothing, no_hands = (0,) * seats, ((),) * seats
    state = State(
        rules, seats, 1, ANTE, None, (), 0, (), (), None, nothing, nothing, nothing,
        Ledger((*chips, 0, rules.purse)), no_hands, None, False, None,
    )  # fmt: skip
    deck = cutting_deck(state)  # MatchOver at once, not after the cut
    if rules.first_dealer is not None:
        return _dealt_by(state, rules.first_dealer)
    return state._replace(phase=SHUFFLE_TO_CUT, cut=HighCut(tuple(range(seats)), (), deck.absent))


def next_deal(state: State, rules: Rules) -> State:
    """The deal after a settled one; the deal moves on one seat. Raises `BadRules`, `MatchOver`.

    Who dealt first was settled before the first deal, and stays so whatever `rules` say.
    """
    _check_table(rules, state.seats, state.chips)
    rules = replace(rules, first_dealer=state.rules.first_dealer)
    if (rules.cannot_ante, rules.purse) != (state.rules.cannot_ante, state.rules.purse):
        raise BadRules("rules_purse_stays")
    nothing, no_hands = (0,) * state.seats, ((),) * state.seats
    cleared = state._replace(
        rules=rules, deal=state.deal + 1, playing=state.inside if state.pot else (), inside=(), queue=(), leader=None,
        bets=nothing, hands=no_hands, turn_up=None, shown=False,
    )  # fmt: skip
    assert cleared.dealer is not None
    return _dealt_by(cleared, cleared.after(cleared.dealer)[0])


def _check_table(rules: Rules, seats: int, chips: Sequence[int]) -> None:
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="bouillotte")
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadRules("seats", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    least = HAND * seats + 1
    if rules.deck(seats).size < least:
        raise BadRules("bouillotte_pack_small", size=rules.deck(seats).size, least=least, seats=seats)
    if len(chips) != seats or any(type(stack) is not int or stack < 0 for stack in chips):
        raise BadRules("chips", chips=", ".join(map(str, chips)), seats=seats)
    if rules.first_dealer is not None and rules.first_dealer >= seats:
        raise BadRules("first_dealer", seat=rules.first_dealer, last=seats - 1)


def cut(state: State, card: Card) -> Transition:
    """The state after the next seat's card in the high cut; the highest card deals."""
    assert state.cut is not None
    outcome, events = draw(state.cut, cutting_deck(state).whole, card)
    if isinstance(outcome, HighCut):
        return Transition(state._replace(cut=outcome), events)
    return Transition(_dealt_by(state, outcome), events)


def shuffle(state: State) -> Transition:
    """The state after the pack is shuffled for the high cut."""
    return Transition(state._replace(phase=CUT), (Shuffled(),))


def cutting_deck(state: State) -> Deck:
    """The pack for the high cut: that of those who will ante."""
    return state.rules.deck(len(_able(state)))


def _buyers(state: State) -> tuple[Seat, ...]:
    """The seats that cannot ante and buy in again, in seat order as far as the purse goes (ours)."""
    rules, purse = state.rules, state.ledger.accounts[state.purse_at]
    if rules.cannot_ante is CannotAnte.SITS_OUT:
        return ()
    short = [seat for seat, stack in enumerate(state.chips) if stack < rules.ante]
    return tuple(short[: purse // rules.buy_in])


def _able(state: State) -> tuple[Seat, ...]:
    """The seats that can ante, buying in again if need be. Raises `MatchOver` when they are too few."""
    buyers = _buyers(state)
    able = tuple(seat for seat, stack in enumerate(state.chips) if stack >= state.rules.ante or seat in buyers)
    if len(able) < MIN_SEATS:
        raise MatchOver("over_antes", least=MIN_SEATS)
    return able


def _dealt_by(state: State, seat: Seat) -> State:
    """The state before the antes, dealt by the first from `seat` on who can: for a pot that stayed, of its players."""
    if not state.pot:
        able = _able(state)
        return state._replace(phase=ANTE, cut=None, dealer=next(one for one in state.around(seat) if one in able))
    dealer = next(one for one in state.around(seat) if one in state.playing and state.chips[one] >= STAYED)
    return state._replace(phase=ANTE, dealer=dealer, playing=_from_age(state, dealer, state.playing))


def _from_age(state: State, dealer: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in (*state.after(dealer), dealer) if seat in seats)


def antes(state: State) -> Transition:
    """The state after the antes: one each as the rules say, or what the dealer adds to a pot that has stayed."""
    dealer = state.dealer
    assert dealer is not None
    events: list[Event] = [Deals(dealer, _reason(state))]
    if state.pot:
        state, paid = _ante(state, dealer, STAYED)
        return before.begin(state._replace(inside=state.playing), [*events, paid])
    able = _able(state)
    events += [SatOut(seat) for seat in range(state.seats) if seat not in able]
    playing = _from_age(state, dealer, able)
    state = _buy_in(state, events)
    for seat in playing:
        if due := min(_due(state, seat), state.chips[seat]):
            state, paid = _ante(state, seat, due)
            events.append(paid)
    return before.begin(state._replace(playing=playing, inside=playing, anted=len(playing)), events)


def _buy_in(state: State, events: list[Event]) -> State:
    ledger, chips = state.ledger, state.rules.buy_in
    for seat in _buyers(state):
        ledger = ledger.transfer(state.purse_at, seat, chips)
        events.append(Paid("purse", seat, chips, "buy_in"))
    return state._replace(ledger=ledger)


def _reason(state: State) -> str:
    if state.pot:
        return "stays"
    if state.deal > 1:
        return "next"
    return "cut" if state.rules.first_dealer is None else "named"


def _due(state: State, seat: Seat) -> int:
    """What a seat antes; the dealer's extra goes as far as their chips (ours)."""
    rules, deals = state.rules, seat == state.dealer
    if rules.antes is Ante.DEALER:
        return rules.ante if deals else 0
    return rules.ante + 1 if deals and rules.antes is Ante.MORE else rules.ante


def _ante(state: State, seat: Seat, chips: int) -> tuple[State, Paid]:
    state, paid = state.pay(seat, chips, "ante")
    return state._replace(dead=added(state.dead, seat, chips)), paid
