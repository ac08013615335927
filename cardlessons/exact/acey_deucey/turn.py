"""What a whole turn is worth when all is played for the best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import AceChoice, Aces, Bank, Neighbours, Rules
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER, Ends, is_pair, names_ace, nets


@dataclass(frozen=True)
class TurnValue:
    """`value`: the best expected net of a turn, in pots; `favourable`: how often a bet is worth more than nothing."""

    value: Fraction
    favourable: Fraction


def turn_value(rules: Rules) -> TurnValue:
    """The best worth per unit of pot of a turn from a fresh pack, the whole pot allowed as a bet, on one hand.

    The player calls aces and pairs for the best and bets the pot or nothing; antes are left out, that for neighbours
    too. Raises `BadRules` for rules that give new cards for neighbours (a turn has no bound then) and for a House.
    """
    if rules.neighbours is Neighbours.NEW_CARDS or rules.bank is Bank.HOUSE:
        raise BadRules("exact_turn_value")
    best = [_first(rules, first) for first in range(1, rules.pack.ranks + 1)]
    total = rules.pack.size * (rules.pack.size - 1) * (rules.pack.size - 2)
    value = sum(worth for worth, _ in best)
    favourable = sum(ways for _, ways in best)
    return TurnValue(Fraction(value, total), Fraction(favourable, rules.pack.size * (rules.pack.size - 1)))


def worths(rules: Rules, ace: str = HIGH) -> dict[tuple[int, int], Fraction]:
    """{(first, second): the expected net of a bet of one} for every pair of end cards by rank, from a fresh pack.

    The better of higher and lower on a pair; `ace` is what a first ace is called where the rules let the player choose.
    The lower rank comes first, so that a first ace stands for both orders only where both count alike.

    >>> worths(Rules())[4, 11]
    Fraction(-4, 25)
    """
    ranks, per_rank = range(1, rules.pack.ranks + 1), rules.pack.per_rank
    calls = (ace,) if rules.aces is Aces.CHOSEN else ("",)
    unseen = rules.pack.size - 2
    return {
        (first, second): Fraction(best_net(rules, first, second, calls if first == 1 else ("",)), unseen)
        for first in ranks
        for second in ranks[first - 1 :]
        if first != second or per_rank > 1
    }


def _first(rules: Rules, first: int) -> tuple[int, int]:
    """What the first cards of rank `first` bring: the best net over ordered triples of cards, and favourable pairs."""
    calls = (LOW, HIGH) if names_ace(first, rules) else ("",)
    per_rank = rules.pack.per_rank
    rows = [[best_net(rules, first, second, (call,)) for call in calls] for second in range(1, rules.pack.ranks + 1)]
    seconds = [per_rank - (second == first) for second in range(1, rules.pack.ranks + 1)]
    if rules.ace_choice is AceChoice.AFTER:
        chosen = [max(row) for row in rows]
    else:
        by_call = [_gain(column, seconds) for column in zip(*rows, strict=True)]
        chosen = [row[by_call.index(max(by_call))] for row in rows]
    worth = _gain(chosen, seconds)
    ways = sum(cards for net, cards in zip(chosen, seconds, strict=True) if net > 0)
    return per_rank * worth, per_rank * ways


def _gain(worth: Iterable[int], seconds: list[int]) -> int:
    """What the second cards bring in all when a bet that is worth less than nothing is not made."""
    return sum(max(net, 0) * cards for net, cards in zip(worth, seconds, strict=True))


def best_net(rules: Rules, first: int, second: int, aces: tuple[str, ...]) -> int:
    """The best net of a bet of one on these ranks, summed over the unseen cards, the first ace called one of `aces`."""
    unseen = [rules.pack.per_rank - (rank == first) - (rank == second) for rank in range(1, rules.pack.ranks + 1)]
    return max(
        sum(net * cards for net, cards in zip(nets(rules, ends), unseen, strict=True))
        for ace in aces
        for ends in said(Ends(first, second, ace), rules)
    )


def said(ends: Ends, rules: Rules) -> tuple[Ends, ...]:
    """The ends with each thing that can be said on them: higher and lower on a pair, nothing otherwise."""
    if is_pair(ends, rules):
        return ends._replace(said=HIGHER), ends._replace(said=LOWER)
    return (ends,)
