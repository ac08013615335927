"""A player's turn: cards, what is called and bet on them, and the settlement."""

from __future__ import annotations

from cardlessons.core.actions import Paid
from cardlessons.core.cards import Card
from cardlessons.core.choices import Choices, Range
from cardlessons.core.game import Event, Seat, Transition
from cardlessons.games.acey_deucey.rules import AceChoice, Bank, Cover, Half, Neighbours, Rules, Split
from cardlessons.games.acey_deucey.seating import cards_for_a_turn, cards_left
from cardlessons.games.acey_deucey.state import (
    ACE,
    BET,
    FIRST,
    PAIR,
    SECOND,
    SETTLED,
    SHUFFLE,
    THIRD,
    AceNamed,
    Bet,
    Hand,
    HasBet,
    HasSplit,
    NameAce,
    NoRoom,
    Outcome,
    Said,
    Say,
    Settled,
    Shown,
    SplitPair,
    State,
)
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER, dearest, gap, is_pair, names_ace, nets

CARD_PHASES = {FIRST: "first", SECOND: "second", THIRD: "third"}


def player(state: State) -> Seat:
    """The seat whose turn it is."""
    assert state.player is not None
    return state.player


def choices(state: State) -> Choices:
    """What the player may do now."""
    if state.phase == ACE:
        return Choices((NameAce(LOW), NameAce(HIGH)))
    if state.phase == PAIR:
        split = (SplitPair(),) if can_split(state) else ()
        return Choices((Say(HIGHER), Say(LOWER), *split))
    return Choices((), (Range(Bet(0), 0, highest_bet(state)),))


def highest_bet(state: State) -> int:
    """The most that the player may bet on the hand in play."""
    rules, chips = state.rules, state.ledger.accounts[player(state)]
    if rules.bank is Bank.HOUSE:
        return min(rules.ante, chips)
    pot = state.pot // 2 if rules.half is not Half.NEVER and state.player in state.fresh else state.pot
    covered = chips // dearest(rules, state.hand.ends) if rules.cover is Cover.COVERED else chips
    return min(pot, covered)


def split_cost(rules: Rules) -> int:
    """What splitting a pair costs, in chips."""
    return rules.ante * (2 if rules.split is Split.TWO_ANTES else 1)


def can_split(state: State) -> bool:
    """Whether the player may split the pair: once a turn, and if they can pay for it."""
    allowed = state.rules.split is not Split.OFF and len(state.hands) == 1
    return allowed and state.ledger.accounts[player(state)] >= split_cost(state.rules)


def turn(state: State, card: Card) -> Transition:
    """The state after the next card of the turn."""
    shown = Shown(card, CARD_PHASES[state.phase], state.at)
    state = state._replace(seen=state.seen + (1 << state.rules.pack.places[card]))
    if state.phase == FIRST:
        return proceed(state.with_hand(Hand(card)), [shown])
    if state.phase == SECOND:
        return proceed(state.with_hand(state.hand._replace(second=card)), [shown])
    return _settle(state.with_hand(state.hand._replace(third=card)), [shown])


def name_ace(state: State, action: NameAce) -> Transition:
    """The state after the first ace is called low or high."""
    hand = state.hand._replace(ace=action.value)
    return proceed(state.with_hand(hand), [AceNamed(player(state), action.value, state.at)])


def say(state: State, action: Say) -> Transition:
    """The state after higher or lower is said on a pair."""
    hand = state.hand._replace(said=action.value)
    return proceed(state.with_hand(hand), [Said(player(state), action.value, state.at)])


def split(state: State) -> Transition:
    """The state after the pair is split into two hands; the aces of a pair are called anew, hand by hand."""
    cost, hand = split_cost(state.rules), state.hand
    assert hand.second is not None
    ledger = state.ledger.transfer(player(state), state.pot_at, cost)
    events: list[Event] = [HasSplit(player(state)), Paid(player(state), "pot", cost, "split")]
    return proceed(state._replace(ledger=ledger, hands=(Hand(hand.first), Hand(hand.second))), events)


def bet(state: State, action: Bet) -> Transition:
    """The state after the bet; a bet of nothing turns no third card, but a raise of nothing does."""
    hand = state.hand._replace(bet=action.chips)
    events: list[Event] = [HasBet(player(state), action.chips, state.at)]
    if state.rules.bank is Bank.HOUSE:
        ledger = state.ledger.transfer(player(state), state.stake_at, action.chips)
        events.append(Paid(player(state), "stake", action.chips, "raise"))
        return proceed(state._replace(ledger=ledger).with_hand(hand), events)
    return proceed(state.with_hand(hand._replace(done=action.chips == 0)), events)


def proceed(state: State, events: list[Event]) -> Transition:
    """The state with what is due next: aces, second cards, then hand by hand from the left; or settled."""
    for at in range(len(state.hands)):
        if _ace_due(state, state.hands[at]):
            return Transition(state._replace(phase=ACE, at=at), tuple(events))
        if state.hands[at].second is None and all(hand.second or not _early_ace(state, hand) for hand in state.hands):
            return Transition(state._replace(phase=SECOND, at=at), tuple(events))
    for at, hand in enumerate(state.hands):
        if not hand.done:
            return _proceed_on(state._replace(at=at), events)
    return _end(state, events)


def _early_ace(state: State, hand: Hand) -> bool:
    """Whether the hand's first ace must be called before any second card comes."""
    before = state.rules.ace_choice is AceChoice.BEFORE
    return before and names_ace(hand.first.rank, state.rules) and not hand.ace


def _ace_due(state: State, hand: Hand) -> bool:
    named = bool(hand.ace) or not names_ace(hand.first.rank, state.rules)
    return not named and (state.rules.ace_choice is AceChoice.BEFORE or hand.second is not None)


def _proceed_on(state: State, events: list[Event]) -> Transition:
    """What is due on the hand in play, both of whose end cards lie there."""
    hand, rules = state.hand, state.rules
    against_house = rules.bank is Bank.HOUSE
    if is_pair(hand.ends, rules):
        if against_house:
            return Transition(state._replace(phase=THIRD), tuple(events))
        if not hand.said:
            return Transition(state._replace(phase=PAIR), tuple(events))
    elif gap(hand.ends, rules) == 0 and rules.neighbours is not Neighbours.BET:
        return _neighbours(state, events)
    return Transition(state._replace(phase=BET if hand.bet is None else THIRD), tuple(events))


def _neighbours(state: State, events: list[Event]) -> Transition:
    """The end cards are neighbours, and the rules do not just let the player bet."""
    rules, ledger = state.rules, state.ledger
    events.append(NoRoom(rules.neighbours))
    if rules.neighbours is Neighbours.NEW_CARDS:
        return _new_cards(state, events)
    if rules.neighbours is Neighbours.ANTE:
        chips = min(rules.ante, ledger.accounts[player(state)])
        state = state._replace(ledger=ledger.transfer(player(state), state.pot_at, chips))
        events.append(Paid(player(state), "pot", chips, "neighbours"))
    elif rules.bank is Bank.HOUSE:
        state = _push(state, events)
    return proceed(state.with_hand(state.hand._replace(done=True)), events)


def _new_cards(state: State, events: list[Event]) -> Transition:
    """Two new cards, free; the pack is shuffled first if too few are left."""
    short = cards_left(state) < cards_for_a_turn(state.rules)
    return Transition(state._replace(phase=SHUFFLE if short else FIRST), tuple(events))


def _settle(state: State, events: list[Event]) -> Transition:
    """The third card lies there: chips move."""
    hand, seat = state.hand, player(state)
    assert hand.third is not None
    worth = nets(state.rules, hand.ends)[hand.third.rank - 1]
    events.append(Outcome(seat, worth, state.at))
    settled = _settle_with_house if state.rules.bank is Bank.HOUSE else _settle_with_pot
    return proceed(settled(state, worth, events).with_hand(hand._replace(done=True)), events)


def _settle_with_pot(state: State, worth: int, events: list[Event]) -> State:
    seat, bet_chips = player(state), state.hand.bet or 0
    if worth > 0:
        events.append(Paid("pot", seat, worth * bet_chips, "won"))
        return state._replace(ledger=state.ledger.transfer(state.pot_at, seat, worth * bet_chips))
    chips = min(-worth * bet_chips, state.ledger.accounts[seat])
    events.append(Paid(seat, "pot", chips, "lost"))
    return state._replace(ledger=state.ledger.transfer(seat, state.pot_at, chips))


def _settle_with_house(state: State, worth: int, events: list[Event]) -> State:
    seat, ledger = player(state), state.ledger
    staked = ledger.accounts[state.stake_at]
    if worth < 0:
        events.append(Paid("stake", "house", staked, "lost"))
        return state._replace(ledger=ledger.transfer(state.stake_at, state.house_at, staked))
    if worth > 0:
        events.append(Paid("house", seat, worth * staked, "won"))
        state = state._replace(ledger=ledger.transfer(state.house_at, seat, worth * staked))
    return _push(state, events)


def _push(state: State, events: list[Event]) -> State:
    """What the player has put down goes back to them."""
    staked = state.ledger.accounts[state.stake_at]
    events.append(Paid("stake", player(state), staked, "returned"))
    return state._replace(ledger=state.ledger.transfer(state.stake_at, player(state), staked))


def _end(state: State, events: list[Event]) -> Transition:
    fresh = tuple(seat for seat in state.fresh if seat != state.player)
    return Transition(state._replace(phase=SETTLED, fresh=fresh), (*events, Settled()))
