"""A pack in one picture: a row for each suit, a column for each rank, and the cards that are out greyed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadCard, BadRules
from cardlessons.i18n import text
from cardlessons.show.cards import svg

# The row breaks where the page is narrow.
_ROW = "display:flex;flex-wrap:wrap;gap:4px;list-style:none;margin:0 0 8px;padding:0"
_ITEM = "width:48px;margin:0;text-align:center;font-size:16px;line-height:1.2"


@dataclass(frozen=True, repr=False)
class PackPicture:
    """The cards of a pack, those in `seen` shown as out."""

    pack: Pack
    seen: tuple[Card, ...] = ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are still to come."""
        left = Counter(self.pack.cards)
        left.subtract(self.seen)
        return tuple(left.elements())

    def _title(self) -> str:
        key = "lessons.pack" if self.seen else "lessons.pack_whole"
        return text(key, unseen=len(self.unseen), cards=self.pack.size)

    def _row(self, suit: int) -> list[Card]:
        return [card for card in self.pack.faces if card.suit == suit]

    def __repr__(self) -> str:
        left = set(self.unseen)
        rows = [
            " ".join(f"{text('cards.code', card=card) if card in left else '·':>3}" for card in self._row(suit))
            for suit in range(self.pack.suits)
        ]
        return "\n".join([self._title(), *rows])

    def _repr_html_(self) -> str:
        left = set(self.unseen)
        rows = "".join(
            f'<ul style="{_ROW}">{"".join(card_item(card, card in left) for card in self._row(suit))}</ul>'
            for suit in range(self.pack.suits)
        )
        return f'<div role="group" aria-label="{escape(self._title())}"><p>{escape(self._title())}</p>{rows}</div>'


def card_item(card: Card, left: bool) -> str:
    """A card as picture and text: pages that trust nobody take the picture away."""
    code, name = text("cards.code", card=card), text("cards.name", card=card)
    words = escape(code) if left else f"<s>{escape(code)}</s> {escape(text('lessons.pack_out'))}"
    faded = "" if left else ' style="opacity:.2"'
    return f'<li style="{_ITEM}"><span{faded}>{svg(card.code, name)}</span><br>{words}</li>'


def pack(pack: Pack = Pack(13, 4), seen: Iterable[Card] = ()) -> PackPicture:
    """The picture of `pack`, the cards in `seen` greyed. Raises `BadRules` for a pack without faces, and `BadCard`."""
    if not pack.playable:
        raise BadRules("pack_not_playable", ranks=pack.ranks, suits=pack.suits)
    out = tuple(seen)
    missing = Counter(out) - Counter(pack.cards)
    if missing:
        raise BadCard("lesson_not_there", card=next(iter(missing)))
    return PackPicture(pack, out)
