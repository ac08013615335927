"""Why suits tie on top: different cards count the same, and all sets that can be dealt are counted by totals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from itertools import combinations
from math import perm

from cardlessons.core.cards import Card, Pack
from cardlessons.derive.bouillotte.counts import FOUR, USUAL, share_steps, with_pack
from cardlessons.derive.bouillotte.deals import fitting
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.evaluate import Value, plus, trimmed
from cardlessons.derive.expressions import (
    Expression,
    add,
    chance,
    choose,
    coefficient,
    function,
    minus,
    mul,
    number,
    power,
    symbol,
    total,
    x,
)
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND, Deck, value
from cardlessons.games.bouillotte.rules import Count, Rules
from cardlessons.games.bouillotte.showdown import suit_totals

SMALL = (Pack(5, 2), Pack(4, 3), Pack(3, 4), Pack(2, 3, 2), Pack(7, 2))
SMALL_HANDS = 2
_t, _u, _v, _a, _b = symbol("t"), symbol("u"), symbol("v"), function("a"), function("b")
COUNT, SETS, TIED = symbol("boui_count"), symbol("boui_sets"), symbol("boui_tied_sets")


def tied_suits(hands: int = FOUR, rules: Rules = USUAL) -> Derivation:
    """The probability that two or more suits tie for the greatest total, as a proof.

    First two and two cards that count the same, where the pack has such; then all sets of cards that can be dealt,
    counted by what each suit comes to. Arguments and errors as for the exact result.
    """
    exact.tied_suits(hands, rules)
    steps = tuple(_tied(rules, hands))
    small = partial(small_packs, _small, rules, packs=SMALL, deals=Sets(rules.count))
    return Derivation("bouillotte.tied_suits", steps, small, "checked_sets")


def drawn(hands: int, count: Count) -> int:
    """How many cards count: those in so many hands, and the turn-up if the rules count it."""
    return HAND * hands + (count is Count.WITH_TURN_UP)


def cards_of(deck: Deck) -> tuple[Card, ...]:
    """All its cards, copies included."""
    return tuple(Card(rank, suit) for suit in range(deck.whole.suits) for rank in deck.ranks) * deck.whole.copies


@dataclass(frozen=True)
class Sets:
    """The sets of cards of a small pack that can be dealt, each as the places of its cards in the pack."""

    count: Count

    def __call__(self, pack: Pack) -> Mapping[Deal, int]:
        """{set: 1}: all are equally likely."""
        return dict.fromkeys(combinations(range(pack.size), drawn(fitting(pack, SMALL_HANDS), self.count)), 1)


def _small(pack: Pack, rules: Rules) -> Iterator[Step]:
    return _tied(with_pack(rules, pack), fitting(pack, SMALL_HANDS))


def _tied(rules: Rules, hands: int) -> Iterator[Step]:
    deck = rules.deck(hands)
    yield from _alike(deck)
    levels = one_suit(deck)
    yield from _totals(deck, levels)
    size, number_drawn = len(cards_of(deck)), drawn(hands, rules.count)
    every = perm(size, number_drawn) // perm(number_drawn)
    data = {"cards": size, "drawn": number_drawn}
    yield Step(choose(size, number_drawn), f"boui_sets_{rules.count}", data, Term(SETS, lambda: every))
    yield Step(number(every), "worked_out")
    truth = exact.tied_suits(hands, rules)
    tied = int(truth * every)
    among = total(coefficient(number_drawn, _tops(deck.whole.suits)), _v, 1, max(levels))
    data = {"suits": deck.whole.suits, "drawn": number_drawn}
    yield Step(among, "boui_tied_sets", data, Term(TIED, lambda: tied))
    yield Step(number(tied), "added_up")
    term = Term(chance("boui_tied"), lambda: truth, partial(ties, cards_of(deck), rules))
    yield from share_steps(tied, every, "boui_tied", term)


def ties(cards: Sequence[Card], rules: Rules, places: Deal) -> bool:
    """Whether two or more suits tie on top when the cards at these places count."""
    shown = tuple(cards[place] for place in places)
    totals = suit_totals([shown], shown[0], replace(rules, count=Count.WITHOUT))
    return totals.count(max(totals)) > 1


def _alike(deck: Deck) -> Iterator[Step]:
    """Shows two cards of one suit and two others of another that count the same, if the pack has such."""
    pairs = list(combinations(deck.ranks, 2))
    for one, other in combinations(pairs, 2):
        if not set(one) & set(other) and _worth(one) == _worth(other):
            ranks = dict(zip(("first", "second", "third", "fourth"), (*one, *other), strict=True))
            yield Step(add(*map(_value, one)), "boui_alike", ranks, Term(COUNT, partial(_worth, other)))
            yield Step(add(*map(_value, other)), "boui_alike_too", ranks)
            return


def _worth(ranks: Iterable[int]) -> int:
    return sum(map(_value, ranks))


def _value(rank: int) -> int:
    return value(Card(rank, 0))


def one_suit(deck: Deck) -> dict[int, Value]:
    """{total: in how many ways 0, 1, 2 … cards of one suit come to it}, card by card."""
    cards = [rank for rank in deck.ranks for _ in range(deck.whole.copies)]
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for rank in cards:
        for (worth, held), count in list(ways.items()):
            more = worth + _value(rank), held + 1
            ways[more] = ways.get(more, 0) + count
    return {
        worth: trimmed([ways.get((worth, held), 0) for held in range(len(cards) + 1)])
        for worth in range(_worth(cards) + 1)
    }


def _totals(deck: Deck, levels: Mapping[int, Value]) -> Iterator[Step]:
    """Proves a(v), the ways to deal cards of one suit that come to v, and b(v), those that come to less."""
    places = tuple({"v": worth} for worth in levels)
    worths = [_value(rank) for rank in deck.ranks]
    factors = [
        _to_the(add(1, mul(x, power(_t, worth))), worths.count(worth) * deck.whole.copies)
        for worth in dict.fromkeys(worths)
    ]
    data = {"cards": len(worths) * deck.whole.copies}
    term = Term(_a(_v), lambda v: levels[v], None, places)
    yield Step(coefficient(_v, mul(*factors), _t), "boui_one_suit", data, term)
    less: dict[int, Value] = {v: reduce(plus, (levels[u] for u in range(v)), ()) for v in levels}
    term = Term(_b(_v), lambda v: less[v], None, places)
    yield Step(total(_a(_u), _u, 0, minus(_v, 1)), "boui_less", {}, term)


def _to_the(base: Expression, exponent: int) -> Expression:
    if exponent == 0:
        return number(1)
    return power(base, exponent) if exponent > 1 else base


def _tops(suits: int) -> Expression:
    """All suits that come to v at most, without those of which none comes to v, or one alone."""
    every, less = power(add(_a(_v), _b(_v)), suits), power(_b(_v), suits)
    alone = mul(suits, _a(_v), _to_the(_b(_v), suits - 1))
    return add(every, mul(-1, less), mul(-1, alone))
