"""The seats of any table: who sits there, what they are in this deal, what lies before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardlessons.core.cards import Card
from cardlessons.games import game
from cardlessons.i18n import text
from cardlessons.show.scene import Mark, Pile, Shown, Spot, Zone, face


class Sitting(NamedTuple):
    """What a game says of a seat: its `role` in words, its `marks`, and piles besides its stack."""

    role: str
    marks: tuple[Mark, ...] = ()
    piles: tuple[Pile, ...] = ()


def seats(shown: Shown, sitting: Callable[[Shown, int], Sitting]) -> Zone:
    """All seats, each with what the game says of it."""
    spots = {f"s{seat}": _seat(shown, seat, sitting(shown, seat)) for seat in range(shown.state.seats)}
    return Zone("seats", text("table.seats"), len(spots), spots)


def _seat(shown: Shown, seat: int, sitting: Sitting) -> Spot:
    state, name = shown.state, shown.names[seat]
    marks, cards = sitting.marks, _drawn(shown, seat)
    if seat in shown.bots:
        name = text("table.bot", name=name, bot=shown.bots[seat])
    piles = (Pile(state.chips[seat], text("table.chips", chips=state.chips[seat])), *sitting.piles)
    says = [sitting.role, *(pile.name or pile.label for pile in piles)]
    says += [text("cards.name", card=card) for card in cards]
    if game(shown.game).to_act(state) == seat:
        marks = (*marks, "acting")
        says.append(text("table.acting"))
    full = text("table.seat", name=name, parts=", ".join(part for part in says if part))
    return Spot(name, full, tuple(map(face, cards)), piles, marks, sitting.role)


def _drawn(shown: Shown, seat: int) -> tuple[Card, ...]:
    """The card that the seat drew in the high cut, while it lasts."""
    cut = shown.state.cut
    if cut is None:
        return ()
    drawn = zip(cut.cutters, cut.drawn, strict=False)  # the seats still to draw have no card yet
    return tuple(card for cutter, card in drawn if cutter == seat)
