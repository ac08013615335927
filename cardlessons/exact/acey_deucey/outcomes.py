"""What a bet on two end cards brings, counted over the cards that are unseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.calls import End, called, rank_of, unseen_ranks
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import nets


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
    unseen = unseen_ranks(rules, [first, second, *seen])
    ends = called(rank_of(first), rank_of(second), rules, call)
    return probabilities(tally(nets(rules, ends), unseen))


def mean(outcomes: Mapping[int, Fraction]) -> Fraction:
    """The expected net multiple of the bet."""
    return sum((net * probability for net, probability in outcomes.items()), Fraction(0))


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
