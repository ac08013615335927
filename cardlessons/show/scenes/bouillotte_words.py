"""What just happened in Bouillotte, in sentences: the short one first."""

from __future__ import annotations

from cardlessons.core.actions import Paid
from cardlessons.core.cards import UNSEEN
from cardlessons.games.bouillotte.brelans import Brelan
from cardlessons.games.bouillotte.events import (
    BrelanPaid,
    Deals,
    Dealt,
    Doubled,
    Dropped,
    HandShown,
    Matched,
    Opened,
    Passed,
    PotStays,
    PotWon,
    Raised,
    SatOut,
    Settled,
    SuitsCounted,
    TurnedUp,
)
from cardlessons.games.bouillotte.state import State
from cardlessons.i18n import text
from cardlessons.show.saying import OPENING, Worded, listed, stacks, told
from cardlessons.show.scene import Shown
from cardlessons.show.scenes.bouillotte_showdown import brelan_words, names, why


def sentence(shown: Shown) -> str:
    """What just happened, all of it."""
    return told(shown, WORDED, _begins(shown.state))


def _begins(state: State) -> str:
    if state.pot:
        return text("bouillotte.begins_stayed", deal=state.deal, chips=state.pot)
    return text("bouillotte.begins", deal=state.deal)


def _deals(shown: Shown, event: Deals) -> str:
    return text(f"bouillotte.deals_{event.reason}", name=shown.names[event.seat])


def _sat_out(shown: Shown, event: SatOut) -> str:
    return text("bouillotte.sat_out", name=shown.names[event.seat])


def _paid(shown: Shown, event: Paid) -> str:
    """Antes are told all at once; what is put in by saying something is told with what was said."""
    if event.reason == "ante":
        antes = [(one.source, one.chips) for one in shown.events if type(one) is Paid and one.reason == "ante"]
        first = isinstance(event.source, int) and event.source == antes[0][0]
        seats = [(seat, chips) for seat, chips in antes if isinstance(seat, int)]
        return text("bouillotte.antes", antes=listed(shown, seats), chips=shown.state.pot) if first else ""
    if event.reason in ("uncalled", "buy_in"):
        assert isinstance(event.target, int)
        return text(f"bouillotte.{event.reason}", name=shown.names[event.target], chips=event.chips)
    return ""


def _put_in(shown: Shown) -> int:
    """How many chips the seat that spoke has put in."""
    return next((one.chips for one in shown.events if type(one) is Paid and one.target == "pot"), 0)


def _passed(shown: Shown, event: Passed) -> str:
    return text("bouillotte.passed", name=shown.names[event.seat])


def _doubled(shown: Shown, event: Doubled) -> str:
    return text("bouillotte.doubled", name=shown.names[event.seat], chips=_put_in(shown))


def _opened(shown: Shown, event: Opened) -> str:
    return _with_all(shown, event.seat, text("bouillotte.opened", name=shown.names[event.seat], chips=event.chips))


def _raised(shown: Shown, event: Raised) -> str:
    return _with_all(shown, event.seat, text("bouillotte.raised", name=shown.names[event.seat], chips=event.chips))


def _matched(shown: Shown, event: Matched) -> str:
    name, chips = shown.names[event.seat], _put_in(shown)
    if event.short:
        return text(f"bouillotte.{event.word}_short", name=name, chips=chips, short=event.short)
    return _with_all(shown, event.seat, text(f"bouillotte.{event.word}_with", name=name, chips=chips))


def _with_all(shown: Shown, seat: int, said: str) -> str:
    """What was said, and that it took all that the seat had."""
    all_in = bool(shown.state.queue) and not shown.state.chips[seat]
    return text("bouillotte.said_all_in", said=said, name=shown.names[seat]) if all_in else said


def _dropped(shown: Shown, event: Dropped) -> str:
    return text("bouillotte.dropped", name=shown.names[event.seat])


def _dealt(shown: Shown, event: Dealt) -> str:
    key = "bouillotte.dealt_unseen" if event.card == UNSEEN else "bouillotte.dealt"
    return text(key, name=shown.names[event.seat], card=event.card)


def _turned_up(shown: Shown, event: TurnedUp) -> str:
    return text("bouillotte.turned_up", card=event.card)


def _hand_shown(shown: Shown, event: HandShown) -> str:
    first = next(one for one in shown.events if type(one) is HandShown)
    return text("bouillotte.hands_shown") if event is first else ""


def _suits_counted(shown: Shown, event: SuitsCounted) -> str:
    suits = range(shown.state.deck.whole.suits)
    totals = [text("table.stack", name=text(f"bouillotte.suit_{suit}"), chips=event.totals[suit]) for suit in suits]
    return text("bouillotte.suits_counted", totals=", ".join(totals))


def _pot_won(shown: Shown, event: PotWon) -> str:
    pots = sum(type(one) is PotWon for one in shown.events)
    data = {"chips": event.chips, "names": names(shown, event.winners), "why": why(shown, event)}
    if pots == 1:
        return text("bouillotte.pot_taken", **data)
    return text("bouillotte.side_pot_taken", number=event.pot + 1, **data)


def _brelan_paid(shown: Shown, event: BrelanPaid) -> str:
    payments = [one for one in shown.events if type(one) is Paid and one.reason == "brelan"]
    paid = [(one.source, one.chips) for one in payments if one.target == event.seat and isinstance(one.source, int)]
    name, held = shown.names[event.seat], brelan_words(Brelan(event.name, event.rank))
    if not paid:
        return text("bouillotte.brelan_unpaid", name=name, brelan=held)
    return text("bouillotte.brelan_paid", name=name, brelan=held, payers=listed(shown, paid))


def _pot_stays(shown: Shown, event: PotStays) -> str:
    return text("bouillotte.pot_stays", chips=event.chips)


def _settled(shown: Shown, event: Settled) -> str:
    return text("bouillotte.settled", stacks=stacks(shown))


WORDED: Worded = {
    **OPENING,
    Deals: _deals,
    SatOut: _sat_out,
    Paid: _paid,
    Passed: _passed,
    Doubled: _doubled,
    Opened: _opened,
    Raised: _raised,
    Matched: _matched,
    Dropped: _dropped,
    Dealt: _dealt,
    TurnedUp: _turned_up,
    HandShown: _hand_shown,
    SuitsCounted: _suits_counted,
    PotWon: _pot_won,
    BrelanPaid: _brelan_paid,
    PotStays: _pot_stays,
    Settled: _settled,
}
