"""What just happened in Acey Deucey, in sentences: the short one first."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.actions import Paid
from cardlessons.games.acey_deucey.rules import Bank, PairAce, Rules
from cardlessons.games.acey_deucey.state import (
    ANTE,
    AceNamed,
    Deals,
    Hand,
    HasBet,
    HasSplit,
    NoRoom,
    Outcome,
    Said,
    Settled,
    State,
)
from cardlessons.games.acey_deucey.state import Shown as CardShown
from cardlessons.games.acey_deucey.worth import fall, gap, is_pair, names_ace, nets
from cardlessons.i18n import text
from cardlessons.show.saying import OPENING, Worded, stacks, told
from cardlessons.show.scene import Shown, sentences


def sentence(shown: Shown) -> str:
    """What just happened, all of it."""
    return told(shown, WORDED, _begins(shown))


def _begins(shown: Shown) -> str:
    state: State = shown.state
    if state.player is None or state.dealer is None:
        return text("acey_deucey.begins", deal=state.deal)
    if state.phase == ANTE and state.rules.bank is Bank.POT:
        return text("acey_deucey.begins_antes", deal=state.deal)
    names = {"name": shown.names[state.player], "dealer": shown.names[state.dealer]}
    return text("acey_deucey.begins_turn", deal=state.deal, **names)


class ThirdCard(NamedTuple):
    """What a third card was, in a word, and what it was worth in bets."""

    word: str
    net: int


def outcome(rules: Rules, hand: Hand) -> ThirdCard:
    """What the third card of `hand` was."""
    assert hand.third is not None
    net = nets(rules, hand.ends)[hand.third.rank - 1]
    return ThirdCard(text(f"acey_deucey.was_{_kind(rules, hand, hand.third.rank, net)}"), net)


def _kind(rules: Rules, hand: Hand, third: int, net: int) -> str:
    if is_pair(hand.ends, rules):
        if third == hand.first.rank:
            return "same"
        if rules.bank is Bank.HOUSE:
            return "push"
        if third == 1 and rules.pair_ace is PairAce.LOSES:
            return "ace"
        return "right" if net > 0 else "wrong"
    return fall(rules, hand.ends, third)


def call_words(*calls: str) -> str:
    """What was called, in words: high, lower."""
    return ", ".join(text(f"acey_deucey.call_{call}") for call in calls if call)


def _deals(shown: Shown, event: Deals) -> str:
    return text("acey_deucey.deals", name=shown.names[event.seat])


def _paid(shown: Shown, event: Paid) -> str:
    if event.reason == "ante":
        return _ante(shown, event)
    if event.reason in ("split", "raise"):
        return ""  # told by the event of the choice itself
    seat = event.target if event.reason in ("won", "returned") else event.source
    name = shown.names[seat] if isinstance(seat, int) else ""
    against_house = "_house" if "house" in (event.source, event.target) else ""
    return text(f"acey_deucey.{event.reason}{against_house}", name=name, chips=event.chips)


def _ante(shown: Shown, event: Paid) -> str:
    """All antes in one sentence, and whose turn it is then; the antes to the pot are all paid at once."""
    state: State = shown.state
    names = [shown.names[paid.source] for paid in shown.events if isinstance(paid.source, int)]
    assert state.player is not None
    player = shown.names[state.player]
    if state.rules.bank is Bank.HOUSE:
        return text("acey_deucey.ante_house", name=player, chips=event.chips)
    if event is not shown.events[0]:
        return ""
    antes = text("acey_deucey.antes", names=", ".join(names), chips=event.chips, pot=state.pot)
    return sentences((antes, text("acey_deucey.turn_of", name=player)))


def _shown(shown: Shown, event: CardShown) -> str:
    state: State = shown.state
    hand, place = state.hands[event.hand], text(f"acey_deucey.place_{event.place}")
    if len(state.hands) > 1:
        side = text("acey_deucey.hand_right" if event.hand else "acey_deucey.hand_left")
        place = text("acey_deucey.in_hand", hand=side, place=place)
    if event.place == "third":
        word = outcome(state.rules, hand).word
        return text("acey_deucey.shown_third", place=place, card=event.card, outcome=word)
    card = text("acey_deucey.shown", place=place, card=event.card)
    return sentences((card, _width(state.rules, hand))) if event.place == "second" else card


def _width(rules: Rules, hand: Hand) -> str:
    """How far the end cards lie apart, once both lie there and a first ace has been called."""
    if hand.second is None or (names_ace(hand.first.rank, rules) and not hand.ace):
        return ""
    if is_pair(hand.ends, rules):
        return text("acey_deucey.is_pair")
    width = gap(hand.ends, rules)
    return text("acey_deucey.is_gap" if width else "acey_deucey.is_no_gap", gap=width)


def _ace_named(shown: Shown, event: AceNamed) -> str:
    named = text("acey_deucey.ace_named", name=shown.names[event.seat], value=call_words(event.value))
    return sentences((named, _width(shown.state.rules, shown.state.hands[event.hand])))


def _said(shown: Shown, event: Said) -> str:
    return text("acey_deucey.said", name=shown.names[event.seat], value=call_words(event.value))


def _has_split(shown: Shown, event: HasSplit) -> str:
    chips = sum(paid.chips for paid in shown.events if type(paid) is Paid)
    return text("acey_deucey.has_split", name=shown.names[event.seat], chips=chips)


def _has_bet(shown: Shown, event: HasBet) -> str:
    kind = "raised" if shown.state.rules.bank is Bank.HOUSE else "put"
    if not event.chips:
        return text(f"acey_deucey.{kind}_nothing", name=shown.names[event.seat])
    said = shown.state.hands[event.hand].said or "between"
    key = f"acey_deucey.put_{said}" if kind == "put" else "acey_deucey.raised"
    return text(key, name=shown.names[event.seat], chips=event.chips)


def _no_room(shown: Shown, event: NoRoom) -> str:
    return text(f"acey_deucey.no_room_{event.rule}")


def _outcome(shown: Shown, event: Outcome) -> str:
    return ""  # told with the card


def _settled(shown: Shown, event: Settled) -> str:
    state: State = shown.state
    against_house = state.rules.bank is Bank.HOUSE
    chips = state.ledger.accounts[state.house_at if against_house else state.pot_at]
    key = "acey_deucey.settled_house" if against_house else "acey_deucey.settled"
    return text(key, stacks=stacks(shown), chips=chips)


WORDED: Worded = {
    **OPENING,
    Deals: _deals,
    Paid: _paid,
    CardShown: _shown,
    AceNamed: _ace_named,
    Said: _said,
    HasSplit: _has_split,
    HasBet: _has_bet,
    NoRoom: _no_room,
    Outcome: _outcome,
    Settled: _settled,
}
