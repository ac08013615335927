"""How cards are named where the deck has numbers: 11, 12 and 13 in the place of jack, queen and king; 1 is the ace."""

from __future__ import annotations

from cardlessons.i18n.en import grammar
from cardlessons.i18n.en.grammar import _Card

RANKS = (*grammar.RANKS[:10], "eleven", "twelve", "thirteen")


def say_rank(rank: int) -> str:
    """The name of a rank: "eight", "thirteen"."""
    return RANKS[rank - 1] if rank <= len(RANKS) else str(rank)


def say_rank_acc(rank: int) -> str:
    """The name of a rank after a preposition; other languages have a case for it."""
    return say_rank(rank)


def say_rank_many(rank: int) -> str:
    """Several cards of a rank, as it follows "of": "thirteens"."""
    name = say_rank(rank)
    return f"{name}es" if name.endswith("x") else f"{name}s"


def say_Rank(rank: int) -> str:
    """The name of a rank at the head of a sentence: "Thirteen"."""
    return say_rank(rank).capitalize()


def say_card(card: _Card) -> str:
    """The name of a card: "thirteen of hearts"; or what it is when it cannot be seen."""
    if card.rank < 1:
        return grammar.UNSEEN
    return f"{say_rank(card.rank)} of {grammar.say_suit(card.suit)}"


def say_short(rank: int) -> str:
    """The short name of a rank, as the deck shows it: "1", "13"."""
    return str(rank)


def say_code(card: _Card) -> str:
    """The short name of a card: "13♥"."""
    return say_short(card.rank) + grammar.SIGNS[card.suit]
