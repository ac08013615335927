"""Cards and packs.

A card is a rank from 1 (the ace) and a suit from 0 (spades). Names are read in Latin letters (``8H``, ``10C``, ``TC``)
and in Russian ones (``8Ч``, ``ТП``), never in a mixture: a Cyrillic Т is an ace or clubs, a Latin T is a ten.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import factorial
from typing import NamedTuple, TypeGuard

from cardlessons.core.errors import BadCard, BadRules

RANK_LETTERS = {1: "A", 11: "J", 12: "Q", 13: "K"}
SUIT_LETTERS = "SHDC"

_LATIN_RANKS = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
_LATIN_SUITS = {"S": 0, "H": 1, "D": 2, "C": 3}
_RUSSIAN_RANKS = {"Т": 1, "В": 11, "Д": 12, "К": 13}
_RUSSIAN_SUITS = {"П": 0, "Ч": 1, "Б": 2, "Т": 3}
_SIGNS = {"♠": 0, "♥": 1, "♦": 2, "♣": 3}
_NUMBERS = {str(rank): rank for rank in range(2, 11)}

MOST_RANKS, MOST_SUITS, MOST_COPIES = 26, 8, 8
PLAYED_RANKS, PLAYED_SUITS = 13, 4
_SEEN_BITS = 4  # room for eight copies of a card


class Card(NamedTuple):
    """A card: `rank` from 1 (ace), `suit` from 0 (spades, hearts, diamonds, clubs).

    >>> Card.parse("8H")
    8H
    >>> Card.parse("10C") == Card.parse("TC") == Card.parse("10Т")
    True
    """

    rank: int
    suit: int

    @classmethod
    def parse(cls, name: str) -> Card:
        """The card that `name` means, in Latin or Russian letters. Raises `BadCard`."""
        if not isinstance(name, str):
            raise BadCard("card_name", name=name)
        rank_name, suit_name = name.strip().upper()[:-1], name.strip().upper()[-1:]
        for ranks, suits in ((_LATIN_RANKS, _LATIN_SUITS), (_RUSSIAN_RANKS, _RUSSIAN_SUITS)):
            rank = _NUMBERS.get(rank_name, ranks.get(rank_name))
            suit = _SIGNS.get(suit_name, suits.get(suit_name))
            if rank is not None and suit is not None:
                return cls(rank, suit)
        raise BadCard("card_mixed" if _mixes_scripts(name) else "card_name", name=name)

    @property
    def code(self) -> str:
        """Its short name in Latin letters, as transcripts write it: ``8H``, ``10C``, ``AS``; ``?`` if it is unseen."""
        if self == UNSEEN:
            return "?"
        suit = SUIT_LETTERS[self.suit] if self.suit < len(SUIT_LETTERS) else f"/{self.suit + 1}"
        return rank_code(self.rank) + suit

    def __repr__(self) -> str:
        proper = is_card(self) and self.rank > 0 and self.suit >= 0
        return self.code if proper else f"Card({self.rank!r}, {self.suit!r})"


UNSEEN = Card(0, -1)  # stands for a card that a seat cannot see


def is_card(thing: object) -> TypeGuard[Card]:
    """Whether it is a card of whole numbers: 1.0 and True equal 1, but would be written and worded otherwise."""
    return type(thing) is Card and type(thing.rank) is type(thing.suit) is int


def _mixes_scripts(name: str) -> bool:
    letters = [letter for letter in name if letter.isalpha()]
    return any(letter.isascii() for letter in letters) and not all(letter.isascii() for letter in letters)


def rank_code(rank: int) -> str:
    """The short name of a rank in Latin letters: A, 2 … 10, J, Q, K, and plain numbers beyond 13."""
    return RANK_LETTERS.get(rank, str(rank))


def cards(names: str) -> tuple[Card, ...]:
    """The cards that are named in `names`, parted by spaces. Raises `BadCard`.

    >>> cards("AS KH 10D")
    (AS, KH, 10D)
    """
    if not isinstance(names, str):
        raise BadCard("card_names", names=names)
    return tuple(Card.parse(name) for name in names.split())


@dataclass(frozen=True)
class Pack:
    """A pack of `ranks` × `suits`, each card in `copies`.

    Up to 13 × 4 it can be played; beyond, up to 26 × 8, it can only be counted. Raises `BadRules`.

    >>> Pack(3, 2).size
    6
    """

    ranks: int
    suits: int
    copies: int = 1

    def __post_init__(self) -> None:
        for name, most in (("ranks", MOST_RANKS), ("suits", MOST_SUITS), ("copies", MOST_COPIES)):
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
                raise BadRules(f"pack_{name}", value=value, most=most)

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return self.ranks * self.suits * self.copies

    @property
    def per_rank(self) -> int:
        """How many cards of one rank it holds: suits × copies."""
        return self.suits * self.copies

    @property
    def deals(self) -> int:
        """In how many orders it can lie, the copies of a card told apart."""
        return factorial(self.size)

    @property
    def playable(self) -> bool:
        """Whether the cards have names and faces, so that it can be played."""
        return self.ranks <= PLAYED_RANKS and self.suits <= PLAYED_SUITS

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """Its different cards, suit by suit, ace first."""
        return tuple(Card(rank, suit) for suit in range(self.suits) for rank in range(1, self.ranks + 1))

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All its cards, copies included."""
        return self.faces * self.copies

    # Cards seen are counted in one integer, four bits a face: an integer is frozen, hashable and cheap to copy.

    @cached_property
    def places(self) -> dict[Card, int]:
        """Where in a count of seen cards each face's own bits begin."""
        return {card: _SEEN_BITS * index for index, card in enumerate(self.faces)}

    def seen(self, turned: tuple[Card, ...] | list[Card]) -> int:
        """The count of the cards in `turned`, which are all in this pack."""
        return sum(1 << self.places[card] for card in turned)

    def unseen(self, card: Card, seen: int) -> int:
        """How many copies of `card` are not in the count `seen`; 0 for a card that is not in this pack."""
        place = self.places.get(card)
        return 0 if place is None else self.copies - (seen >> place & 15)


def seen_cards(seen: int) -> int:
    """How many cards the count `seen` holds."""
    cards = 0
    while seen:
        cards += seen & 15
        seen >>= _SEEN_BITS
    return cards
