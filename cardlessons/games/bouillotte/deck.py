"""Which cards a deal is played with: the pack of the rules, or the one for the number of seats that ante."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from cardlessons.core.cards import PLAYED_RANKS, PLAYED_SUITS, Card, Pack, seen_cards
from cardlessons.core.errors import BadRules

ACE = 1
PIQUET_RANKS = (ACE, 13, 12, 11, 10, 9, 8, 7)  # highest first: a small pack keeps the first of these
COURT_VALUE = 10
ACE_VALUE = 11
HAND = 3
MIN_SEATS, MAX_SEATS = 3, 5


class Packs(StrEnum):
    """The packs by the number of seats that ante.

    PIQUET: the piquet pack less sevens, for four less knaves too, for three less queens too: 28, 24, 20 cards (our
    source, read with EB's "also"). CLASSICAL: 24, 20, 16 cards, A K Q 9 8 for four (Pagat).
    """

    PIQUET = "piquet"
    CLASSICAL = "classical"


_VALUES = (0, ACE_VALUE, *(min(rank, COURT_VALUE) for rank in range(2, PLAYED_RANKS + 1)))  # by rank, from the ace on
_BY_SEATS: dict[Packs, dict[int, tuple[int, ...]]] = {
    Packs.PIQUET: {5: (1, 13, 12, 11, 10, 9, 8), 4: (1, 13, 12, 10, 9, 8), 3: (1, 13, 10, 9, 8)},
    Packs.CLASSICAL: {5: (1, 13, 12, 11, 9, 8), 4: (1, 13, 12, 9, 8), 3: (1, 13, 9, 8)},
}


def height(card: Card) -> int:
    """How high a card is: the ace above the king."""
    return card.rank if card.rank != ACE else PLAYED_RANKS + 1


def value(card: Card) -> int:
    """What a card counts: ace 11, court cards 10, the others their number."""
    return _VALUES[card.rank]


def read_pack(pack: object) -> tuple[int, ...] | Pack | None:
    """A pack as the rules keep it: ranks from the highest down, or a small pack. Raises `BadRules`."""
    if pack is None:
        return None
    if isinstance(pack, Pack):
        if pack.ranks > len(PIQUET_RANKS) or pack.suits > PLAYED_SUITS:
            raise BadRules("rules_small_pack", ranks=pack.ranks, suits=pack.suits, most=len(PIQUET_RANKS))
        return pack
    if not isinstance(pack, list | tuple) or not all(type(r) is int and 1 <= r <= PLAYED_RANKS for r in pack):
        raise BadRules("rules_ranks", value=pack)
    if not pack or len(set(pack)) < len(pack):
        raise BadRules("rules_ranks", value=pack)
    return tuple(sorted(pack, key=lambda rank: -height(Card(rank, 0))))


class Deck(NamedTuple):
    """The cards of a deal: those of `whole` that are not counted in `absent`.

    Counting what is not in the pack as seen from the start lets everything that counts seen cards count these too.
    """

    ranks: tuple[int, ...]
    whole: Pack
    absent: int

    @classmethod
    def of(cls, pack: tuple[int, ...] | Pack | None, packs: Packs, hands: int) -> Deck:
        """The deck for so many hands, of the `pack` in force."""
        if isinstance(pack, Pack):
            return _deck(PIQUET_RANKS[: pack.ranks], pack.suits, pack.copies)
        ranks = _BY_SEATS[packs][hands] if pack is None else pack
        return _deck(ranks, PLAYED_SUITS, 1)

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return self.whole.size - seen_cards(self.absent)

    def holds(self, card: Card) -> bool:
        """Whether such a card is in it."""
        return card.rank in self.ranks and card in self.whole.places

    @property
    def faces(self) -> tuple[Card, ...]:
        """Its different cards, suit by suit, ace first."""
        return tuple(card for card in self.whole.faces if card.rank in self.ranks)


@lru_cache
def _deck(ranks: tuple[int, ...], suits: int, copies: int) -> Deck:
    whole = Pack(PLAYED_RANKS, suits, copies)
    return Deck(ranks, whole, whole.seen([card for card in whole.cards if card.rank not in ranks]))
