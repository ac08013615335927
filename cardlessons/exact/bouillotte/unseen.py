"""What a question about Bouillotte is about: the pack for so many hands, and the cards of it that are not known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from cardlessons.core.cards import Card, is_card
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte.deck import HAND, MAX_SEATS, MIN_SEATS, Deck
from cardlessons.games.bouillotte.rules import Rules


class Unseen(NamedTuple):
    """The cards of `deck` that are not known, in any order: `known` are the others."""

    deck: Deck
    known: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many they are."""
        return len(self.deck.ranks) * self.deck.whole.per_rank - len(self.known)

    @property
    def ranks(self) -> dict[int, int]:
        """{rank of the pack: how many of it are unseen}."""
        counts = dict.fromkeys(self.deck.ranks, self.deck.whole.per_rank)
        for card in self.known:
            counts[card.rank] -= 1
        return counts

    @property
    def cards(self) -> dict[Card, int]:
        """{card of the pack: how many copies of it are unseen}, suit by suit, ranks from the highest down."""
        gone, whole = Counter(self.known), self.deck.whole
        faces = (Card(rank, suit) for suit in range(whole.suits) for rank in self.deck.ranks)
        return {card: whole.copies - gone[card] for card in faces}


def unseen(hands: int, rules: Rules, known: Iterable[Card] = (), dealt: int | None = None) -> Unseen:
    """The unseen cards when `hands` hands are dealt and `known` are known to lie elsewhere.

    `dealt` is how many hands must come from them, besides a turn-up. Raises `BadRules`.
    """
    deck = deck_for(hands, rules)
    found = Unseen(deck, _checked(deck, known))
    least = HAND * (hands if dealt is None else dealt)
    if found.size < least:
        raise BadRules("exact_bouillotte_few_unseen", size=found.size, least=least)
    return found


def deck_for(hands: int, rules: Rules) -> Deck:
    """The pack with which so many hands are dealt. Raises `BadRules`."""
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="bouillotte")
    least = MIN_SEATS if rules.pack is None else 1
    if type(hands) is not int or not least <= hands <= MAX_SEATS:
        raise BadRules("exact_bouillotte_hands", hands=hands, least=least, most=MAX_SEATS)
    deck = rules.deck(hands)
    size, needed = Unseen(deck, ()).size, HAND * hands + 1
    if size < needed:
        raise BadRules("exact_bouillotte_pack_small", hands=hands, least=needed, size=size)
    return deck


def cards_of(known: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as given, one or several. Raises `BadRules` for what names no cards."""
    if is_card(known):
        return (known,)
    if isinstance(known, str) or not isinstance(known, Iterable):
        raise BadRules("exact_bouillotte_cards", value=known)
    return tuple(known)


def _checked(deck: Deck, known: Iterable[Card]) -> tuple[Card, ...]:
    """The known cards, each in the pack and none more often than it. Raises `BadRules`."""
    cards = cards_of(known)
    for card in cards:
        if not is_card(card):
            raise BadRules("no_card", value=card)
        if not deck.holds(card):
            raise BadRules("card_not_in_pack", card=card)
    for card in set(cards):
        if cards.count(card) > deck.whole.copies:
            raise BadRules(
                "exact_bouillotte_twice", card=card, times=cards.count(card), copies=deck.whole.copies
            )  # fmt: skip
    return cards
