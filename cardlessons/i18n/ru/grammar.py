"""How Russian counts and names cards."""

from __future__ import annotations

from typing import Protocol

_NUMBERS = ("двойк", "тройк", "четвёрк", "пятёрк", "шестёрк", "семёрк", "восьмёрк", "девятк", "десятк")
RANKS = ("туз", *(f"{stem}а" for stem in _NUMBERS), "валет", "дама", "король")
RANKS_ACCUSATIVE = ("туза", *(f"{stem}у" for stem in _NUMBERS), "валета", "даму", "короля")
_FEWER = ("двоек", "троек", "четвёрок", "пятёрок", "шестёрок", "семёрок", "восьмёрок", "девяток", "десяток")
RANKS_OF = ("тузов", *_FEWER, "валетов", "дам", "королей")
SUITS = ("пик", "червей", "бубен", "треф")
LETTERS = {1: "Т", 11: "В", 12: "Д", 13: "К"}
SIGNS = "♠♥♦♣"
UNSEEN = "карта рубашкой вверх"


class _Card(Protocol):
    @property
    def rank(self) -> int: ...
    @property
    def suit(self) -> int: ...


def plural(count: int) -> int:
    """Which form of a noun goes with `count`: 0 for 1, 21 …, 1 for 2 to 4, 22 …, 2 for 5 to 20, 25 …."""
    count = abs(count)
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else 2


def say_rank(rank: int) -> str:
    """The name of a rank: «восьмёрка»."""
    return RANKS[rank - 1] if rank <= len(RANKS) else str(rank)


def say_rank_acc(rank: int) -> str:
    """The name of a rank in the accusative, as it follows «на»: «восьмёрку»."""
    return RANKS_ACCUSATIVE[rank - 1] if rank <= len(RANKS_ACCUSATIVE) else str(rank)


def say_rank_many(rank: int) -> str:
    """Several cards of a rank in the genitive: «восьмёрок»."""
    return RANKS_OF[rank - 1] if rank <= len(RANKS_OF) else str(rank)


def say_Rank(rank: int) -> str:
    """The name of a rank at the head of a sentence: «Восьмёрка»."""
    return say_rank(rank).capitalize()


def say_suit(suit: int) -> str:
    """The name of a suit in the genitive, as it follows a rank: «червей»."""
    return SUITS[suit]


def say_card(card: _Card) -> str:
    """The name of a card: «восьмёрка червей»; or what it is when it cannot be seen."""
    if card.rank < 1:
        return UNSEEN
    return f"{say_rank(card.rank)} {say_suit(card.suit)}"


def say_number(number: int) -> str:
    """A whole number, its thousands set apart: «1 000 000»."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def say_short(rank: int) -> str:
    """The short name of a rank: «Т», «8»."""
    return LETTERS.get(rank, str(rank))


def say_code(card: _Card) -> str:
    """The short name of a card: «8♥»."""
    return say_short(card.rank) + SIGNS[card.suit]
