"""What a bet on two end cards brings, counted over the cards that are unseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER, Ends, is_pair, names_ace, nets

End = Card | int  # an end card, or its rank


def outcomes(
    first: End, second: End, rules: Rules, seen: Iterable[End] = (), call: str | None = None
) -> dict[int, Fraction]:
    """{net multiple of the bet: probability}, the possible ones, from the dearest loss up.

    `first` and `second` are the end cards, `seen` the other cards gone, all as cards or ranks. `call` is what the
    player says: low or high for a first ace where the rules ask, higher or lower on a pair (of aces too: it is high
    then). Where the rules allow no bet the outcome is 0. Raises `BadRules` when a call is missing or the pack does
    not hold these cards.

    >>> outcomes(5, 11, Rules())
    {-2: Fraction(3, 25), -1: Fraction(12, 25), 1: Fraction(2, 5)}
    """
    ends = called(rank_of(first), rank_of(second), rules, call)
    unseen = unseen_ranks(rules, [first, second, *seen])
    return probabilities(tally(nets(rules, ends), unseen))


def mean(outcomes: Mapping[int, Fraction]) -> Fraction:
    """The expected net multiple of the bet."""
    return sum((net * probability for net, probability in outcomes.items()), Fraction(0))


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
    if is_pair(ends, rules):
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
        if not 1 <= rank <= rules.pack.ranks:
            raise BadRules("exact_not_in_pack", card=card)
        unseen[rank - 1] -= 1
        if isinstance(card, Card):
            cards[card] = cards.get(card, 0) + 1
        if unseen[rank - 1] < 0 or (isinstance(card, Card) and cards[card] > rules.pack.copies):
            raise BadRules("exact_not_in_pack", card=card)
    return unseen


def tally(worth: Iterable[int], unseen: Iterable[int]) -> dict[int, int]:
    """How many unseen cards bring each net multiple, from the dearest loss up."""
    counts: dict[int, int] = {}
    for net, cards in zip(worth, unseen, strict=True):
        if cards:
            counts[net] = counts.get(net, 0) + cards
    return dict(sorted(counts.items()))


def probabilities(counts: Mapping[int, int]) -> dict[int, Fraction]:
    """Counts as shares of their total. Raises `BadRules` when no card is left."""
    total = sum(counts.values())
    if not total:
        raise BadRules("exact_no_card_left")
    return {net: Fraction(cards, total) for net, cards in counts.items()}
