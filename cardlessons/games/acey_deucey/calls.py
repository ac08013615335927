"""What a question about a bet names: end cards, what the player says on them, and the cards that have gone."""

from __future__ import annotations

from collections.abc import Iterable

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import Bank, Rules
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER, Ends, is_pair, names_ace

End = Card | int  # an end card, or its rank


def rank_of(card: End) -> int:
    """The rank of a card, or the rank itself."""
    return card.rank if isinstance(card, Card) else card


def called(first: int, second: int, rules: Rules, call: str | None) -> Ends:
    """The end cards by rank with the player's call. Raises `BadRules` when the call is missing or of the wrong kind."""
    ace = ""
    if names_ace(first, rules):
        ace = LOW if call == LOW else HIGH
        if second != 1 and call not in (LOW, HIGH):
            raise BadRules("exact_call_ace", call=call)
    ends = Ends(first, second, ace)
    if is_pair(ends, rules) and rules.bank is Bank.POT:
        if call not in (HIGHER, LOWER):
            raise BadRules("exact_call_pair", call=call)
        return ends._replace(said=call)
    if not ace and call is not None:
        raise BadRules("exact_call_none", call=call)
    return ends


def unseen_ranks(rules: Rules, gone: Iterable[End]) -> list[int]:
    """How many cards of each rank, ace first, are unseen.

    Raises `BadRules` when the pack does not hold what is gone.
    """
    unseen = [rules.pack.per_rank] * rules.pack.ranks
    cards: dict[Card, int] = {}
    for card in gone:
        rank = rank_of(card)
        if type(rank) is not int or not 1 <= rank <= rules.pack.ranks:
            raise BadRules("exact_not_in_pack", card=card)
        unseen[rank - 1] -= 1
        if isinstance(card, Card):
            cards[card] = cards.get(card, 0) + 1
        if unseen[rank - 1] < 0 or (isinstance(card, Card) and cards[card] > rules.pack.copies):
            raise BadRules("exact_not_in_pack", card=card)
    return unseen
