"""The unseen cards of Acey Deucey in three boxes: between, post, outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from cardlessons.core.cards import Card
from cardlessons.games.acey_deucey.calls import called
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import Ends, is_pair, nets
from cardlessons.i18n import text
from cardlessons.lessons.pack import card_item
from cardlessons.lessons.pack import pack as pack_picture

USUAL = Rules()

_BOX = "border:2px solid;border-radius:8px;margin:0;padding:8px;min-width:0"
_RANKS = "display:flex;flex-wrap:wrap;gap:4px"
_COLUMN = "display:grid;align-content:start;gap:6px;list-style:none;margin:0;padding:0"
_SIDE_BY_SIDE = "display:flex;flex-wrap:wrap;gap:12px"


@dataclass(frozen=True, repr=False)
class Boxes:
    """The cards that may come third, each in the box that says what it would do to a bet on these `ends`."""

    rules: Rules
    ends: Ends
    unseen: tuple[Card, ...]

    @property
    def inside(self) -> tuple[Card, ...]:
        """The cards that win: those between the end cards, or as said on a pair."""
        return self._where(lambda net: net > 0)

    @property
    def posts(self) -> tuple[Card, ...]:
        """The cards that cost more than the bet."""
        return self._where(lambda net: net < -1)

    @property
    def outside(self) -> tuple[Card, ...]:
        """The cards that lose the bet."""
        return self._where(lambda net: net == -1)

    @property
    def sizes(self) -> tuple[int, int, int]:
        """How many cards each box holds: between, post, outside."""
        return len(self.inside), len(self.posts), len(self.outside)

    def _where(self, fits: Callable[[int], bool]) -> tuple[Card, ...]:
        brings = nets(self.rules, self.ends)
        return tuple(card for card in self.unseen if fits(brings[card.rank - 1]))

    def _named(self) -> list[tuple[str, tuple[Card, ...]]]:
        """Each box with its name and count."""
        names = ("right", "same", "wrong") if is_pair(self.ends, self.rules) else ("between", "post", "outside")
        boxes = zip(names, (self.inside, self.posts, self.outside), strict=True)
        return [(self._title(text(f"acey_deucey.was_{name}"), cards), cards) for name, cards in boxes]

    def _title(self, name: str, cards: tuple[Card, ...]) -> str:
        return text("lessons.box", box=name, count=len(cards), unseen=len(self.unseen))

    def _heading(self) -> str:
        first, second = (text("cards.short_rank", rank=rank) for rank in self.ends[:2])
        return text("lessons.boxes", first=first, second=second, unseen=len(self.unseen))

    def __repr__(self) -> str:
        lines = [self._heading()]
        for title, cards in self._named():
            rows = [[text("cards.code", card=card) for card in column] for column in _by_rank(cards)]
            lines += [title, *(f"  {' '.join(f'{code:>3}' for code in row)}" for row in rows)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        heading = escape(self._heading())
        boxes = "".join(_box(title, cards) for title, cards in self._named())
        return (
            f'<div role="group" aria-label="{heading}"><p>{heading}</p><div style="{_SIDE_BY_SIDE}">{boxes}</div></div>'
        )


def boxes(first: Card, second: Card, rules: Rules = USUAL, call: str | None = None) -> Boxes:
    """The boxes of the cards that are unseen when these end cards lie there.

    `call` is what the player says, as for `exact.acey_deucey.outcomes`. Raises `BadRules`, and `BadCard` for cards that
    the pack does not hold.

    >>> boxes(Card.parse("5H"), Card.parse("JS")).sizes
    (20, 6, 24)
    """
    unseen = pack_picture(rules.pack, (first, second)).unseen
    return Boxes(rules, called(first.rank, second.rank, rules, call), unseen)


def _by_rank(cards: tuple[Card, ...]) -> list[list[Card]]:
    return [[card for card in cards if card.rank == rank] for rank in sorted({card.rank for card in cards})]


def _box(title: str, cards: tuple[Card, ...]) -> str:
    """A column for each rank; it breaks where the page is narrow."""
    columns = "".join(
        f'<ul style="{_COLUMN}">{"".join(card_item(card, True) for card in column)}</ul>' for column in _by_rank(cards)
    )
    name = escape(title)
    return (
        f'<div role="group" aria-label="{name}" style="{_BOX}"><p style="margin:0 0 8px;font-size:18px">'
        f'<strong>{name}</strong></p><div style="{_RANKS}">{columns}</div></div>'
    )
