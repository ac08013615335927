"""The zones of Bouillotte: the turn-up and the pots, each seat's hand, the suits, the seats with their chips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlessons.core.game import OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte.brelans import Hand
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.events import PotWon
from cardlessons.games.bouillotte.pots import Pot, pots_so_far
from cardlessons.games.bouillotte.state import State
from cardlessons.i18n import text
from cardlessons.show.scene import Mark, Pile, Shown, Spot, Zone, face
from cardlessons.show.scenes.bouillotte_showdown import held, names, suits
from cardlessons.show.seats import Sitting, seats


def zones(shown: Shown) -> Mapping[str, Zone]:
    """What lies on the table, the hands, the suits once hands are shown, the seats."""
    made = {"table": _table(shown), "hands": _hands(shown)}
    if (counted := suits(shown)) is not None:
        made["suits"] = counted
    return {**made, "seats": seats(shown, _sitting)}


def _table(shown: Shown) -> Zone:
    """The turn-up, then the pots, smallest first, or who has taken them."""
    state: State = shown.state
    won = [event for event in shown.events if type(event) is PotWon]
    pots = [_pot(shown, number, pot, len(won)) for number, pot in enumerate(won)] or _open_pots(shown)
    spots = {"turn_up": _turn_up(state), **{f"pot{number}": spot for number, spot in enumerate(pots)}}
    return Zone("layout", text("bouillotte.on_table"), len(spots), spots, width=2)


def _turn_up(state: State) -> Spot:
    caption = text("bouillotte.turn_up")
    if state.turn_up is None:
        return Spot(caption, caption)
    says = text("bouillotte.spot", place=caption, contents=text("cards.name", card=state.turn_up))
    return Spot(caption, says, (face(state.turn_up),))


def _open_pots(shown: Shown) -> list[Spot]:
    """The pots as far as they can be told apart: by the seats that are all in."""
    state: State = shown.state
    if bouillotte.to_act(state) is OVER or not state.inside:
        return [_pot(shown, 0, Pot(state.pot, ()), 1)]
    pots = pots_so_far(sum(state.dead), state.live, state.inside, state.chips)
    return [_pot(shown, number, pot, len(pots)) for number, pot in enumerate(pots)]


def _pot(shown: Shown, number: int, pot: Pot | PotWon, of: int) -> Spot:
    """A pot with its chips, and whose it can be or was."""
    caption = text("bouillotte.pot") if of == 1 else text("bouillotte.pot_number", number=number + 1)
    note = ""
    if isinstance(pot, PotWon):
        note = text("bouillotte.note_to", names=names(shown, pot.winners))
    elif of > 1:
        note = text("bouillotte.note_for", names=names(shown, pot.contestants))
    chips = text("table.chips", chips=pot.chips)
    says = text("bouillotte.spot", place=caption, contents=", ".join(part for part in (chips, note) if part))
    return Spot(caption, says, piles=(Pile(pot.chips, str(pot.chips), chips),), note=note)


def _hands(shown: Shown) -> Zone:
    """Each seat's hand, in the order of the seats."""
    spots = {f"h{seat}": _hand(shown, seat) for seat in range(shown.state.seats)}
    return Zone("layout", text("bouillotte.hands"), len(spots), spots, width=HAND)


def _hand(shown: Shown, seat: int) -> Spot:
    state: State = shown.state
    hand: Hand = state.hands[seat]
    note, name = _note(shown, seat), shown.names[seat]
    says = [text("cards.name", card=card) for card in hand] + ([note] if note else [])
    full = text("bouillotte.spot", place=name, contents=", ".join(says)) if says else name
    return Spot(name, full, tuple(map(face, hand)), marks=_marks(shown, seat), note=note)


def _marks(shown: Shown, seat: int) -> tuple[Mark, ...]:
    """Who is to speak, who has dropped, who has just taken a pot."""
    state: State = shown.state
    marks: dict[Mark, bool] = {
        "current": bouillotte.to_act(state) == seat,
        "out": bool(state.playing) and seat not in state.inside,
        "gained": any(type(event) is PotWon and seat in event.winners for event in shown.events),
    }
    return tuple(mark for mark, holds in marks.items() if holds)


def _note(shown: Shown, seat: int) -> str:
    """What the seat is in this deal; once hands are shown, what it holds and what it got."""
    state: State = shown.state
    parts = [_standing(state, seat)]
    if state.shown and state.hands[seat]:
        parts.append(held(state, seat))
    got = sum(_got(event, seat) for event in shown.events)
    parts.append(text("bouillotte.note_takes", chips=got) if got else "")
    return ", ".join(part for part in parts if part)


def _got(event: Any, seat: int) -> int:
    """What the event brought the seat, apart from its own chips."""
    return event.chips if event.kind == "paid" and event.target == seat and event.reason in ("won", "brelan") else 0


def _standing(state: State, seat: int) -> str:
    if not state.playing:
        return ""
    if seat not in state.playing:
        return text("bouillotte.note_sits_out")
    if seat not in state.inside:
        return text("bouillotte.note_dropped")
    if bouillotte.to_act(state) is OVER:
        return ""
    if not state.chips[seat]:
        return text("bouillotte.note_all_in")
    if state.bets[seat]:
        key = "bouillotte.note_leads" if seat == state.leader else "bouillotte.note_put_in"
        return text(key, chips=state.bets[seat])
    return ""


def _sitting(shown: Shown, seat: int) -> Sitting:
    """Who deals and who is the age, and what the seat has in the pot."""
    state: State = shown.state
    if state.playing and seat not in state.playing:
        return Sitting(text("bouillotte.note_sits_out"), ("out",))
    roles = [name for name, holder in (("deals", state.dealer), ("age", _age(state))) if holder == seat]
    marks: tuple[Mark, ...] = ("bank",) if seat == state.dealer else ()
    put_in = state.dead[seat] + state.live[seat]
    piles = (Pile(put_in, text("bouillotte.in_pot", chips=put_in)),) if put_in else ()
    return Sitting(", ".join(text(f"bouillotte.role_{name}") for name in roles), marks, piles)


def _age(state: State) -> int | None:
    return state.age if state.playing else None
