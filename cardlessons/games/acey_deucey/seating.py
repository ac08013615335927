"""Who plays: the dealer, the antes, whose turn it is, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlessons.core.actions import Paid, Shuffled
from cardlessons.core.cards import Card, seen_cards
from cardlessons.core.chips import Ledger
from cardlessons.core.errors import BadRules, MatchOver
from cardlessons.core.game import Event, Seat, Transition
from cardlessons.games.acey_deucey.rules import Bank, EmptyPot, Half, Rules, Shuffling, Split
from cardlessons.games.acey_deucey.state import ANTE, CUT, FIRST, SHUFFLE, SHUFFLE_TO_CUT, Deals, State
from cardlessons.games.high_cut import HighCut, draw

MAX_SEATS = 8
LEAST_IN_POT = 2


def start(rules: Rules, seats: int, chips: Sequence[int]) -> State:
    """The first turn for `seats` players with `chips`, one number a seat. Raises `BadRules`, `MatchOver`."""
    _check_table(rules, seats, chips)
    ledger = Ledger((*chips, 0, 0, rules.house))
    state = State(rules, seats, 1, ANTE, None, None, (), (), ledger, (), 0, 0, None)
    _check_can_ante(state)
    if rules.first_dealer is not None:
        return _dealt_by(state, rules.first_dealer)
    if rules.pack.size < seats:
        return _dealt_by(state, 0)  # too few cards for a cut: the first seat, as with too few for a second draw
    return state._replace(phase=SHUFFLE_TO_CUT, cut=HighCut(tuple(range(seats))))


def next_deal(state: State, rules: Rules) -> State:
    """The next player's turn. Raises `BadRules`, and `MatchOver` when nobody can play on.

    Who dealt first was settled before the first turn, and stays so whatever `rules` say.
    """
    _check_table(rules, state.seats, state.chips)
    rules = replace(rules, first_dealer=state.rules.first_dealer)
    if (rules.bank, rules.house) != (state.rules.bank, state.rules.house):
        raise BadRules("rules_bank_stays")
    seen = state.seen if rules.pack == state.rules.pack else rules.pack.seen(rules.pack.cards)
    state = state._replace(rules=rules, deal=state.deal + 1, hands=(), at=0, seen=seen)
    if rules.bank is Bank.HOUSE:
        _check_house(state)
        _check_can_ante(state)
        return _turn_of_next(state)._replace(phase=ANTE)
    if state.pot:
        return _ready(_turn_of_next(state))
    if rules.empty_pot is EmptyPot.ENDS:
        raise MatchOver("over_pot")
    _check_can_ante(state)
    return state._replace(phase=ANTE)


def _check_table(rules: Rules, seats: int, chips: Sequence[int]) -> None:
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="acey_deucey")
    if not rules.pack.playable:
        raise BadRules("pack_not_playable", ranks=rules.pack.ranks, suits=rules.pack.suits)
    if rules.pack.size < cards_for_a_turn(rules):
        raise BadRules("pack_too_small", size=rules.pack.size, least=cards_for_a_turn(rules))
    if not rules.least_seats <= seats <= MAX_SEATS:
        raise BadRules("seats", seats=seats, least=rules.least_seats, most=MAX_SEATS)
    if len(chips) != seats or any(type(stack) is not int or stack < 0 for stack in chips):
        raise BadRules("chips", chips=", ".join(map(str, chips)), seats=seats)
    if rules.first_dealer is not None and rules.first_dealer >= seats:
        raise BadRules("first_dealer", seat=rules.first_dealer, last=seats - 1)


def _check_can_ante(state: State) -> None:
    against_house = state.rules.bank is Bank.HOUSE
    least = 1 if against_house else LEAST_IN_POT
    if sum(stack >= state.rules.ante for stack in state.chips) < least:
        raise MatchOver("over_antes", least=least)
    if not against_house and max(state.chips) == state.rules.ante:
        raise MatchOver("over_last_chips")  # the antes would take the last chips, and nobody could bet for the pot


def _check_house(state: State) -> None:
    if state.ledger.accounts[state.house_at] < state.rules.house_risk:
        raise MatchOver("over_house", risk=state.rules.house_risk)


def cut(state: State, card: Card) -> Transition:
    """The state after the next seat's card in the high cut; the highest card deals."""
    assert state.cut is not None
    outcome, events = draw(state.cut, state.rules.pack, card)
    if isinstance(outcome, HighCut):
        return Transition(state._replace(cut=outcome), events)
    return Transition(_dealt_by(state, outcome), (*events, Deals(outcome)))


def _dealt_by(state: State, dealer: Seat) -> State:
    state = state._replace(phase=ANTE, dealer=dealer, cut=None, seen=state.rules.pack.seen(state.rules.pack.cards))
    return _turn_of_next(state) if state.rules.bank is Bank.HOUSE else state


def antes(state: State) -> Transition:
    """The state after the antes: all who can pay one to the pot, or the player puts one down against the House."""
    rules, ledger = state.rules, state.ledger
    if rules.bank is Bank.HOUSE:
        assert state.player is not None
        ledger = ledger.transfer(state.player, state.stake_at, rules.ante)
        paid = Paid(state.player, "stake", rules.ante, "ante")
        return Transition(_ready(state._replace(ledger=ledger)), (paid,))
    able = tuple(seat for seat in range(state.seats) if ledger.accounts[seat] >= rules.ante)
    events: list[Event] = []
    for seat in able:
        ledger = ledger.transfer(seat, state.pot_at, rules.ante)
        events.append(Paid(seat, "pot", rules.ante, "ante"))
    fresh = able if state.player is None or rules.half is Half.AFTER_ANTES else state.fresh
    return Transition(_ready(_turn_of_next(state._replace(ledger=ledger, seated=able, fresh=fresh))), tuple(events))


def _turn_of_next(state: State) -> State:
    """The next seat that can play: from the dealer's left, the dealer last; then the deal moves a seat to the left."""
    assert state.dealer is not None
    dealer, last = state.dealer, state.player
    for _ in range(2 * state.seats + 1):
        if last == dealer:
            dealer = last = (dealer + 1) % state.seats
        seat = ((dealer if last is None else last) + 1) % state.seats
        if _can_play(state, seat):
            return state._replace(dealer=dealer, player=seat)
        last = seat
    raise MatchOver("over_chips")


def _can_play(state: State, seat: Seat) -> bool:
    if state.rules.bank is Bank.HOUSE:
        return state.ledger.accounts[seat] >= state.rules.ante
    return seat in state.seated and state.ledger.accounts[seat] > 0


def cards_for_a_turn(rules: Rules) -> int:
    """How many cards a turn needs at most: three, or six where a pair may be split."""
    return 3 if rules.split is Split.OFF else 6


def cards_left(state: State) -> int:
    """How many cards of the pack are left since the last shuffle."""
    return state.rules.pack.size - seen_cards(state.seen)


def _ready(state: State) -> State:
    """The state before the first card: the pack is shuffled if the rules say so or too few cards are left."""
    anew = state.rules.shuffling is Shuffling.EACH_TURN or cards_left(state) < cards_for_a_turn(state.rules)
    return state._replace(phase=SHUFFLE if anew else FIRST)


def shuffle(state: State) -> Transition:
    """The state after the pack is shuffled, without the cards of a hand that still lies there."""
    if state.phase == SHUFFLE_TO_CUT:
        return Transition(state._replace(phase=CUT), (Shuffled(),))
    lying = [card for at, hand in enumerate(state.hands) if at != state.at for card in hand.cards]
    return Transition(state._replace(phase=FIRST, seen=state.rules.pack.seen(lying)), (Shuffled(),))
