"""Как зовут карты, когда на колоде числа: 11, 12 и 13 вместо валета, дамы и короля; 1 — это туз."""

from __future__ import annotations

from cardlessons.i18n.ru import grammar
from cardlessons.i18n.ru.grammar import _Card

_HIGH = ("одиннадцать", "двенадцать", "тринадцать")
RANKS = (*grammar.RANKS[:10], *_HIGH)
RANKS_OF = (*grammar.RANKS_OF[:10], "одиннадцаток", "двенадцаток", "тринадцаток")
RANKS_ACCUSATIVE = (*grammar.RANKS_ACCUSATIVE[:10], *_HIGH)


def say_rank(rank: int) -> str:
    """The name of a rank: «восьмёрка», «тринадцать»."""
    return RANKS[rank - 1] if rank <= len(RANKS) else str(rank)


def say_rank_acc(rank: int) -> str:
    """The name of a rank in the accusative, as it follows «на»: «восьмёрку», «тринадцать»."""
    return RANKS_ACCUSATIVE[rank - 1] if rank <= len(RANKS_ACCUSATIVE) else str(rank)


def say_rank_many(rank: int) -> str:
    """Several cards of a rank in the genitive: «восьмёрок», «тринадцаток»."""
    return RANKS_OF[rank - 1] if rank <= len(RANKS_OF) else str(rank)


def say_Rank(rank: int) -> str:
    """The name of a rank at the head of a sentence: «Тринадцать»."""
    return say_rank(rank).capitalize()


def say_card(card: _Card) -> str:
    """The name of a card: «тринадцать червей»; or what it is when it cannot be seen."""
    if card.rank < 1:
        return grammar.UNSEEN
    return f"{say_rank(card.rank)} {grammar.say_suit(card.suit)}"


def say_short(rank: int) -> str:
    """The short name of a rank, as the deck shows it: «1», «13»."""
    return str(rank)


def say_code(card: _Card) -> str:
    """The short name of a card: «13♥»."""
    return say_short(card.rank) + grammar.SIGNS[card.suit]
