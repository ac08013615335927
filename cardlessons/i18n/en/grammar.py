"""How English counts and names cards."""

from __future__ import annotations

from typing import Protocol

RANKS = ("ace", "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
SUITS = ("spades", "hearts", "diamonds", "clubs")
LETTERS = {1: "A", 11: "J", 12: "Q", 13: "K"}
SIGNS = "♠♥♦♣"
UNSEEN = "card face down"


class _Card(Protocol):
    @property
    def rank(self) -> int: ...
    @property
    def suit(self) -> int: ...


def plural(count: int) -> int:
    """Which form of a noun goes with `count`: 0 singular, 1 plural."""
    return 0 if abs(count) == 1 else 1


def say_rank(rank: int) -> str:
    """The name of a rank: "eight"."""
    return RANKS[rank - 1] if rank <= len(RANKS) else str(rank)


def say_rank_acc(rank: int) -> str:
    """The name of a rank after a preposition; other languages have a case for it."""
    return say_rank(rank)


def say_rank_many(rank: int) -> str:
    """Several cards of a rank, as it follows "of": "eights"."""
    name = say_rank(rank)
    return f"{name}es" if name.endswith("x") else f"{name}s"


def say_Rank(rank: int) -> str:
    """The name of a rank at the head of a sentence: "Eight"."""
    return say_rank(rank).capitalize()


def say_suit(suit: int) -> str:
    """The name of a suit: "hearts"."""
    return SUITS[suit]


def say_card(card: _Card) -> str:
    """The name of a card: "eight of hearts"; or what it is when it cannot be seen."""
    if card.rank < 1:
        return UNSEEN
    return f"{say_rank(card.rank)} of {say_suit(card.suit)}"


def say_number(number: int) -> str:
    """A whole number, its thousands set apart: "1,000,000"."""
    return f"{number:,}"


def say_short(rank: int) -> str:
    """The short name of a rank: "A", "8"."""
    return LETTERS.get(rank, str(rank))


def say_code(card: _Card) -> str:
    """The short name of a card: "8♥"."""
    return say_short(card.rank) + SIGNS[card.suit]
