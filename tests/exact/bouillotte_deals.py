"""A hand's share of the pot by dealing every deal of what is unseen and looking who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from cardlessons.core.cards import Card
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.showdown import Showdown, decide

Hand = tuple[Card, ...]


def share(
    hand: Hand, turn_up: Card, hands: int, place: int, rules: Rules, dropped: Sequence[int] = (), known: Hand = ()
) -> Fraction:
    """What `equity` asks. Hands that stand alike towards the own one are dealt in one order only."""
    left = unseen(rules, hands, (*hand, turn_up, *known))
    before = [other for other in range(place) if other not in dropped]
    after = [other for other in range(place + 1, hands) if other not in dropped]
    still_in = tuple(sorted((*before, place, *after)))
    won: Counter[int] = Counter()  # deals by how many share the pot with the hand, or 0
    for dealt in groups(left, [len(before), len(after), len(dropped)]):
        at = dict(zip([*before, *after, *dropped], dealt, strict=True)) | {place: hand}
        winners = decide(Showdown(tuple(at[one] for one in range(hands)), turn_up, still_in, rules), still_in).winners
        won[len(winners) if place in winners else 0] += 1
    return sum((Fraction(won[sharing], sharing) for sharing in won if sharing), Fraction(0)) / won.total()


def unseen(rules: Rules, hands: int, known: Hand) -> list[Card]:
    """The cards that are not known, each copy by itself."""
    left = [card for card in rules.deck(hands).whole.cards if rules.deck(hands).holds(card)]
    for card in known:
        left.remove(card)
    return left


def groups(left: list[Card], sizes: Sequence[int]) -> Iterator[tuple[Hand, ...]]:
    """Every deal of so many hands to each group, a group's hands in one order."""
    for dealt in _places(tuple(range(len(left))), sizes, 0):
        yield tuple(tuple(left[place] for place in hand) for hand in dealt)


def _places(left: tuple[int, ...], sizes: Sequence[int], least: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The same by the places of the cards; the next hand begins at `least` or later."""
    if not any(sizes):
        yield ()
        return
    group = next(number for number, size in enumerate(sizes) if size)
    fewer = [size - (number == group) for number, size in enumerate(sizes)]
    for hand in combinations(left, 3):
        if hand[0] >= least:
            rest = tuple(place for place in left if place not in hand)
            for others in _places(rest, fewer, hand[0] + 1 if fewer[group] else 0):
                yield (hand, *others)
