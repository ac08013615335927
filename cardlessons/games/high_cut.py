"""The high cut, which decides who begins.

Each seat draws from one shuffled pack, without replacement; ace high, suits never count. Only the tied draw again, from
what is left; when too few cards are left, the first tied seat in seat order has it (ours).
"""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.actions import CutDrawn
from cardlessons.core.cards import Card, Pack, seen_cards
from cardlessons.core.game import Event, Events, Seat


class CutTied(NamedTuple):
    """`seats` tied in the high cut and draw again."""

    seats: tuple[int, ...]
    kind: str = "cut_tied"


class HighCut(NamedTuple):
    """A high cut under way: `cutters` draw in turn, `drawn` are this round's, `seen` counts the cards of all rounds."""

    cutters: tuple[Seat, ...]
    drawn: tuple[Card, ...] = ()
    seen: int = 0

    @property
    def used(self) -> int:
        """How many cards have been drawn in all rounds."""
        return seen_cards(self.seen)


def draw(cut: HighCut, pack: Pack, card: Card) -> tuple[HighCut | Seat, Events]:
    """The cut after its next seat drew `card`, or the seat that has won it, and what happened."""
    cutters, drawn, seen = cut
    after = HighCut(cutters, (*drawn, card), seen + (1 << pack.places[card]))
    events: tuple[Event, ...] = (CutDrawn(cutters[len(drawn)], card),)
    if len(after.drawn) < len(cutters):
        return after, events
    tied = _highest(after, pack)
    if len(tied) > 1 and pack.size - after.used >= len(tied):
        return HighCut(tied, (), after.seen), (*events, CutTied(tied))
    return tied[0], events


def _highest(cut: HighCut, pack: Pack) -> tuple[Seat, ...]:
    heights = [card.rank if card.rank > 1 else pack.ranks + 1 for card in cut.drawn]
    return tuple(seat for seat, height in zip(cut.cutters, heights, strict=True) if height == max(heights))
