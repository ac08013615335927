"""The zones of Acey Deucey: each hand's two end cards with the third between them, the pot or the House, the seats."""

from __future__ import annotations

from collections.abc import Mapping

from cardlessons.core.cards import Card
from cardlessons.games.acey_deucey.rules import Aces, Bank
from cardlessons.games.acey_deucey.state import Hand, State
from cardlessons.games.acey_deucey.worth import HIGH, gap, is_pair, names_ace
from cardlessons.i18n import text
from cardlessons.show.scene import Mark, Pile, Shown, Spot, Zone, face
from cardlessons.show.scenes.acey_deucey_words import call_words, outcome
from cardlessons.show.seats import Sitting, seats

SIDES = ("left", "right")


def zones(shown: Shown) -> Mapping[str, Zone]:
    """A row for each hand, what lies on the table, the seats."""
    state: State = shown.state
    hands = state.hands or (None,)
    rows = {f"hand{number}": _row(shown, number, hand) for number, hand in enumerate(hands, 1)}
    return {**rows, "table": _table(state), "seats": seats(shown, _sitting)}


def _row(shown: Shown, number: int, hand: Hand | None) -> Zone:
    """First card, third card, second card: as they lie, the third between the end cards."""
    state: State = shown.state
    spots = {place: Spot(text(f"acey_deucey.{place}"), text(f"acey_deucey.place_{place}")) for place in PLACES}
    if hand is not None:
        made = {"first": (hand.first, _ace_note(state, hand)), "second": (hand.second, _second_note(state, hand))}
        made["third"] = (hand.third, _third_note(state, hand))
        spots = {place: _spot(shown, number, place, *made[place]) for place in PLACES}
    return Zone("cards", _caption(state, number, hand), len(PLACES), spots, _fate(state, hand))


PLACES = ("first", "third", "second")


def _spot(shown: Shown, number: int, place: str, card: Card | None, note: str) -> Spot:
    caption, name = text(f"acey_deucey.{place}"), text(f"acey_deucey.place_{place}")
    says = [text("cards.name", card=card)] if card else []
    says += [note] if note else []
    if says:
        name = text("acey_deucey.spot", place=name, contents=", ".join(says))
    return Spot(caption, name, (face(card),) if card else (), marks=_marks(shown, number, place), note=note)


def _marks(shown: Shown, number: int, place: str) -> tuple[Mark, ...]:
    """Whether the card has just come."""
    new = any(event.kind == "shown" and (event.hand + 1, event.place) == (number, place) for event in shown.events)
    return ("current",) if new else ()


def _fate(state: State, hand: Hand | None) -> tuple[Mark, ...]:
    """Whether the hand has gained or lost."""
    if hand is None or hand.third is None:
        return ()
    net = outcome(state.rules, hand).net
    return ("gained",) if net > 0 else ("lost",) if net < 0 else ()


def _caption(state: State, number: int, hand: Hand | None) -> str:
    """Which hand it is, and its gap once that is known."""
    split = len(state.hands) > 1
    name = text(f"acey_deucey.hand_{SIDES[number - 1]}" if split else "acey_deucey.hand")
    if hand is None or hand.second is None or (names_ace(hand.first.rank, state.rules) and not hand.ace):
        return name
    if is_pair(hand.ends, state.rules):
        return text("acey_deucey.hand_pair", hand=name)
    return text("acey_deucey.hand_gap", hand=name, gap=gap(hand.ends, state.rules))


def _ace_note(state: State, hand: Hand) -> str:
    return text(f"acey_deucey.counts_{hand.ace}") if hand.ace else ""


def _second_note(state: State, hand: Hand) -> str:
    """A second ace counts high, which is worth a word where a first one may be low."""
    ace = hand.second is not None and hand.second.rank == 1 and state.rules.aces is Aces.CHOSEN
    return text(f"acey_deucey.counts_{HIGH}") if ace else ""


def _third_note(state: State, hand: Hand) -> str:
    """What is said and bet on the third card, then what it was."""
    if hand.third is not None:
        return outcome(state.rules, hand).word
    if hand.done:
        return text("acey_deucey.no_third")
    parts = [call_words(hand.said)] if hand.said else []
    if hand.bet:
        key = "acey_deucey.note_raise" if state.rules.bank is Bank.HOUSE else "acey_deucey.note_bet"
        parts.append(text(key, chips=hand.bet))
    return ", ".join(parts)


def _table(state: State) -> Zone:
    """The pot; or what the player has put down, and the House."""
    pot, stake, house = state.ledger.accounts[state.seats :]
    places = {"pot": pot} if state.rules.bank is Bank.POT else {"down": stake, "house": house}
    spots = {key: _place(key, chips) for key, chips in places.items()}
    return Zone("layout", text("acey_deucey.on_table"), len(spots), spots)


def _place(key: str, chips: int) -> Spot:
    caption = text(f"acey_deucey.{key}")
    name = text("acey_deucey.spot", place=caption, contents=text("table.chips", chips=chips))
    return Spot(caption, name, piles=(Pile(chips, str(chips), text("table.chips", chips=chips)),))


def _sitting(shown: Shown, seat: int) -> Sitting:
    state: State = shown.state
    if _out(state, seat):
        return Sitting(text("acey_deucey.role_out"), ("out",))
    roles = [name for name, holder in (("deals", state.dealer), ("turn", state.player)) if holder == seat]
    marks: tuple[Mark, ...] = ("bank",) if seat == state.dealer else ()
    return Sitting(", ".join(text(f"acey_deucey.role_{name}") for name in roles), marks)


def _out(state: State, seat: int) -> bool:
    """Whether the seat cannot play: it has not paid the ante, or has no chips left to bet."""
    if seat == state.player:
        return False
    if state.rules.bank is Bank.HOUSE:
        return state.chips[seat] < state.rules.ante
    return bool(state.seated) and (seat not in state.seated or not state.chips[seat])
