"""How likely brelans are, counted over all deals of what is not known.

`hands` is always the number of hands dealt, from which the pack follows where `rules.pack` is None. `known` are cards
that are known to lie elsewhere than in the hand or hands asked about, such as one's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import comb, factorial, perm

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules
from cardlessons.exact.bouillotte.unseen import Unseen, cards_of, unseen
from cardlessons.games.bouillotte.brelans import CARRE, FAVORI, Hand
from cardlessons.games.bouillotte.brelans import brelan as brelan_of
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Brelans, Rules


def brelan(hands: int, rules: Rules, known: Iterable[Card] = ()) -> Fraction:
    """The probability that a given hand holds three of a rank: Σ C(u, 3) / C(n, 3), u of a rank and n in all unseen.

    Whatever is turned up, a carré is one of them; a favori is not. Raises `BadRules`.

    >>> brelan(3, Rules()), brelan(4, Rules()), brelan(5, Rules())
    (Fraction(1, 57), Fraction(3, 253), Fraction(1, 117))
    """
    cards = unseen(hands, rules, known, dealt=1)
    return Fraction(sum(comb(count, HAND) for count in cards.ranks.values()), comb(cards.size, HAND))


def carre(hands: int, rules: Rules, known: Iterable[Card] = ()) -> Fraction:
    """The probability that a given hand holds three of a rank and one more of it is turned up. Raises `BadRules`.

    >>> carre(4, Rules()) / brelan(4, Rules())
    Fraction(1, 21)
    """
    cards = unseen(hands, rules, known, dealt=1)
    ways = sum(comb(count, HAND) * (count - HAND) for count in cards.ranks.values())
    return _share(ways, comb(cards.size, HAND) * (cards.size - HAND))


def favori(hands: int, rules: Rules, known: Iterable[Card] = ()) -> Fraction:
    """The probability that a given hand holds a pair, no three, of the rank that is turned up. Raises `BadRules`.

    Nothing where the rules have no favori.

    >>> favori(4, Rules())
    Fraction(60, 1771)
    """
    cards = unseen(hands, rules, known, dealt=1)
    if rules.brelans is Brelans.NO_FAVORI:
        return Fraction(0)
    pairs = sum(comb(count, 2) * (cards.size - count) * (count - 2) for count in cards.ranks.values())
    return _share(pairs, comb(cards.size, HAND) * (cards.size - HAND))


def _share(ways: int, total: int) -> Fraction:
    """No card is left to turn up where the total is nothing."""
    if not total:
        raise BadRules("exact_bouillotte_few_unseen", size=HAND, least=HAND + 1)
    return Fraction(ways, total)


def completes(hand: Hand, hands: int, rules: Rules) -> Fraction:
    """The probability that the card turned up makes `hand` a carré or, where the rules have it, a favori.

    Before it is turned up, the hand being all that is known. Raises `BadRules`.

    >>> from cardlessons.core.cards import cards
    >>> completes(cards("KS KH KD"), 4, Rules()), completes(cards("KS KH 8D"), 4, Rules())
    (Fraction(1, 21), Fraction(2, 21))
    """
    cards = unseen(hands, rules, whole(hand), dealt=hands - 1)
    made = {card: brelan_of(tuple(hand), card, rules) for card in cards.cards}
    good = sum(cards.cards[card] for card, one in made.items() if one is not None and one.name in (CARRE, FAVORI))
    return Fraction(good, cards.size)


def whole(hand: Iterable[Card]) -> Hand:
    """A hand of three cards. Raises `BadRules`."""
    held = cards_of(hand)
    if len(held) != HAND:
        raise BadRules("exact_bouillotte_hand", count=len(held), least=HAND)
    return held


def some_brelan(
    hands: int, rules: Rules, known: Iterable[Card] = (), of: int | None = None, turn_up: Card | None = None
) -> Fraction:
    """The probability that at least one of the hands holds a brelan.

    `of` is how many hands are asked about, all of them if None: whose own hand is known asks about one less. Before
    the turn-up a brelan is three of a rank; once it is known a favori is one too, where the rules have it. Inclusion
    and exclusion over the hands: Σ (−1)^(k+1) C(of, k) Pr(k given hands all hold brelans). Raises `BadRules`.

    >>> some_brelan(4, Rules())
    Fraction(524792, 11316305)
    >>> some_brelan(4, Rules(pack=(1, 13, 10, 9, 8)))
    Fraction(547648, 8083075)
    """
    asked = hands if of is None else _some(hands, rules, of)
    cards = unseen(hands, rules, known if turn_up is None else (*cards_of(known), turn_up), asked)
    return some_brelan_of(cards, rules, asked, turn_up)


def some_brelan_of(cards: Unseen, rules: Rules, hands: int, turn_up: Card | None) -> Fraction:
    """The probability that some of `hands` hands dealt from these cards is a brelan; see `some_brelan`."""
    ranks, size = cards.ranks, cards.size
    up = 0 if turn_up is None or rules.brelans is Brelans.NO_FAVORI else ranks.pop(turn_up.rank)
    orders = list(_orders(list(ranks.values()), up, hands))
    total = 0
    for k in range(1, hands + 1):
        rest = perm(size - HAND * k, HAND * (hands - k)) if orders[k] else 0
        total += comb(hands, k) * orders[k] * (rest if k % 2 else -rest)
    return Fraction(total, perm(size, HAND * hands))


def _some(hands: int, rules: Rules, of: int) -> int:
    if type(of) is not int or type(hands) is not int or not 1 <= of <= hands:
        raise BadRules("exact_bouillotte_of", of=of, hands=hands)
    return of


def _orders(others: Sequence[int], up: int, most: int) -> Iterator[int]:
    """In how many orders k given hands can be dealt brelans, for k = 0 … `most`.

    `up` are the unseen cards of the rank turned up if a pair of them is a brelan, 0 if not, `others` those of the other
    ranks. Of the k hands some hold three of another rank, some three of this one, some a pair of it.
    """
    threes = _threes(others, most)
    if not up:
        yield from threes
        return
    rest = sum(others)
    for k in range(most + 1):
        yield sum(
            factorial(k) // (factorial(k - own - pairs) * factorial(own) * factorial(pairs))
            * threes[k - own - pairs] * perm(up, HAND * own + 2 * pairs)
            * HAND**pairs * _perm(rest - HAND * (k - own - pairs), pairs)
            for own in range(min(k, up // HAND) + 1)
            for pairs in range(min(k - own, (up - HAND * own) // 2) + 1)
        )  # fmt: skip


def _perm(cards: int, drawn: int) -> int:
    return perm(cards, drawn) if cards >= 0 else 0


def _threes(ranks: Sequence[int], most: int) -> list[int]:
    """In how many orders k given hands can be dealt three of a rank each, for k = 0 … `most`; `ranks` counts cards.

    A rank of u cards gives j given hands u! / (u − 3j)! orders, and over j! these multiply (exponential generating
    functions).
    """
    parts = [1] + [0] * most
    for count in ranks:
        alone = [(j, perm(count, HAND * j) // factorial(j)) for j in range(1, min(most, count // HAND) + 1)]
        for k in range(most, 0, -1):
            for j, own in alone[:k]:
                parts[k] += own * parts[k - j]
    return [part * factorial(k) for k, part in enumerate(parts)]
