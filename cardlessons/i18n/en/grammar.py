"""How English counts and names cards."""

from __future__ import annotations

from typing import Protocol

RANKS = ("ace", "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
SUITS = ("spades", "hearts", "diamonds", "clubs")


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


def say_Rank(rank: int) -> str:  # noqa: N802 - named as the placeholder is written
    """The name of a rank at the head of a sentence: "Eight"."""
    return say_rank(rank).capitalize()


def say_suit(suit: int) -> str:
    """The name of a suit: "hearts"."""
    return SUITS[suit]


def say_card(card: _Card) -> str:
    """The name of a card: "eight of hearts"."""
    return f"{say_rank(card.rank)} of {say_suit(card.suit)}"
