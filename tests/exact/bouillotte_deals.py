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
    if not any(sizes):
        yield ()
        return
    group = next(number for number, size in enumerate(sizes) if size)
    fewer = [size - (number == group) for number, size in enumerate(sizes)]
    for at in combinations(range(len(left)), 3):
        hand, rest = tuple(left[one] for one in at), [card for one, card in enumerate(left) if one not in at]
        later = left[at[0] + 1 :] if fewer[group] else rest  # the group's next hand begins with a later card
        for others in groups(rest, fewer):
            if not fewer[group] or others[0][0] in later:
                yield (hand, *others)
