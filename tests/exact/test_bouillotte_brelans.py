"""Brelans, and hands of one suit: published values, and every deal of small packs counted one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.brelans import brelan

TWENTY = (1, 13, 10, 9, 8)
ORDERS = ("simple", "favori", "by_rank", "no_favori")
PACKS = [Pack(4, 4), Pack(3, 3, copies=2), Pack(2, 4, copies=2), Pack(5, 2), Pack(1, 2, copies=6)]
TWO = Pack(2, 1, copies=5)
WHOLE = cards("KS KH KD")
MIXED = cards("AS KH 9D")


def test_a_given_hand_is_a_brelan_as_published() -> None:
    assert [exact.brelan(hands, Rules()) for hands in (3, 4, 5)] == [
        Fraction(1, 57), Fraction(3, 253), Fraction(1, 117),
    ]  # fmt: skip
    assert [exact.brelan(hands, Rules.classical()) for hands in (3, 4, 5)] == [
        Fraction(4 * 4, 560), Fraction(1, 57), Fraction(3, 253),
    ]  # fmt: skip


def test_some_brelan_among_four_hands_as_published() -> None:
    assert exact.some_brelan(4, Rules(pack=TWENTY)) == Fraction(547648, 8083075)
    assert exact.some_brelan(4, Rules()) == Fraction(524792, 11316305)


def test_what_ones_own_hand_tells_of_anothers() -> None:
    assert exact.brelan(4, Rules(), MIXED) == Fraction(3, 266)
    assert exact.brelan(4, Rules(), WHOLE) == Fraction(2, 133)
    assert exact.brelan(4, Rules()) == Fraction(3, 253)


def test_the_turn_up_completes_a_three_or_a_pair() -> None:
    assert exact.completes(WHOLE, 4, Rules()) == Fraction(1, 21)
    assert exact.completes(cards("KS KH 9D"), 4, Rules()) == Fraction(2, 21)
    assert exact.completes(cards("KS KH 9D"), 4, Rules.classical()) == exact.completes(MIXED, 4, Rules()) == 0


def test_a_hand_of_one_suit() -> None:
    assert exact.one_suit(4, Rules()) == Fraction(10, 253)
    assert exact.one_suit(4, Rules(), MIXED) == Fraction(3 * 10 + 20, 1330)


def deals(pack: Pack, hands: int, known: tuple[Card, ...] = ()) -> Iterator[tuple[tuple[tuple[Card, ...], ...], Card]]:
    """Every way to deal so many hands, told apart, and a turn-up, from what is not known of a small pack."""
    deck = Rules(pack=pack).deck(hands)
    left = [card for card in deck.whole.cards if deck.holds(card)]
    for card in known:
        left.remove(card)
    for at in picks(range(len(left)), hands):
        for up in set(range(len(left))) - {one for hand in at for one in hand}:
            yield tuple(tuple(left[one] for one in hand) for hand in at), left[up]


def picks(left: Any, hands: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not hands:
        yield ()
        return
    for hand in combinations(left, 3):
        for others in picks([one for one in left if one not in hand], hands - 1):
            yield (hand, *others)


def counted(pack: Pack, hands: int, event: Callable[[Any, Card], bool], known: tuple[Card, ...] = ()) -> Fraction:
    """The share of all deals in which the event happens."""
    happened = [event(dealt, up) for dealt, up in deals(pack, hands, known)]
    return Fraction(sum(happened), len(happened))


def named(hand: tuple[Card, ...], up: Card, rules: Rules) -> str | None:
    held = brelan(hand, up, rules)
    return held.name if held else None


@pytest.mark.parametrize("pack", PACKS, ids=str)
@pytest.mark.parametrize("order", ORDERS)
def test_one_hand_of_every_deal_of_a_small_pack(pack: Pack, order: str) -> None:
    rules = Rules(pack=pack, brelans=order)
    for known in ((), (Card(1, 0), Card(1, 1)) if pack.suits > 1 else ()):
        held = [named(hand, up, rules) for (hand,), up in deals(pack, 1, known)]
        found = [exact.brelan(1, rules, known), exact.carre(1, rules, known), exact.favori(1, rules, known)]
        assert found == [
            Fraction(sum(name in names for name in held), len(held))
            for names in (("simple", "carre"), ("carre",), ("favori",))
        ]
        suits = [len({card.suit for card in hand}) == 1 for (hand,), up in deals(pack, 1, known)]
        assert exact.one_suit(1, rules, known) == Fraction(sum(suits), len(suits))


@pytest.mark.parametrize(
    ("pack", "hands"), [(Pack(3, 3), 2), (Pack(2, 4), 2), (Pack(1, 2, copies=5), 2), (Pack(5, 2), 3), (TWO, 3)], ids=str
)
def test_some_hand_of_every_deal_of_a_small_pack(pack: Pack, hands: int) -> None:
    rules = Rules(pack=pack)

    def some_three(dealt: Any, up: Card) -> bool:
        return any(hand[0].rank == hand[1].rank == hand[2].rank for hand in dealt)

    assert exact.some_brelan(hands, rules) == counted(pack, hands, some_three)
    known = (Card(1, 0),)
    others = counted(pack, hands - 1, some_three, known)
    assert exact.some_brelan(hands, rules, known, of=hands - 1) == others


@pytest.mark.parametrize(("pack", "hands"), [(Pack(3, 4), 2), (Pack(1, 2, copies=5), 2), (TWO, 3)], ids=str)
def test_some_hand_once_the_card_is_turned_up(pack: Pack, hands: int) -> None:
    every = [Rules(pack=pack, brelans=order) for order in ORDERS]
    held: dict[tuple[str, Card], list[bool]] = {}
    for dealt, up in deals(pack, hands):
        for rules in every:
            some = any(brelan(hand, up, rules) for hand in dealt)
            held.setdefault((rules.brelans, up), []).append(some)
    assert len(held) == len(ORDERS) * pack.ranks * pack.suits
    for (order, up), found in held.items():
        share = exact.some_brelan(hands, Rules(pack=pack, brelans=order), turn_up=up)
        assert share == Fraction(sum(found), len(found))


REFUSED: list[tuple[Callable[[], Any], str]] = [
    (lambda: exact.brelan(2, Rules()), "exact_bouillotte_hands"),
    (lambda: exact.brelan(6, Rules(pack=TWENTY)), "exact_bouillotte_hands"),
    (lambda: exact.brelan("4", Rules()), "exact_bouillotte_hands"),
    (lambda: exact.brelan(4, "rules"), "rules_type"),
    (lambda: exact.brelan(4, Rules(pack=Pack(3, 4))), "exact_bouillotte_pack_small"),
    (lambda: exact.brelan(4, Rules(), "KS KH"), "exact_bouillotte_cards"),
    (lambda: exact.brelan(4, Rules(), 5), "exact_bouillotte_cards"),
    (lambda: exact.brelan(4, Rules(), ["KS"]), "no_card"),
    (lambda: exact.brelan(4, Rules(), cards("7S")), "card_not_in_pack"),
    (lambda: exact.brelan(4, Rules(), cards("KS KS")), "exact_bouillotte_twice"),
    (lambda: exact.brelan(1, Rules(pack=Pack(2, 2)), cards("KS AS")), "exact_bouillotte_few_unseen"),
    (lambda: exact.carre(1, Rules(pack=Pack(2, 2)), cards("KS")), "exact_bouillotte_few_unseen"),
    (lambda: exact.favori(1, Rules(pack=Pack(2, 2)), cards("KS")), "exact_bouillotte_few_unseen"),
    (lambda: exact.completes(cards("KS KH"), 4, Rules()), "exact_bouillotte_hand"),
    (lambda: exact.some_brelan(4, Rules(), of=5), "exact_bouillotte_of"),
    (lambda: exact.some_brelan(4, Rules(), of=0), "exact_bouillotte_of"),
    (lambda: exact.some_brelan(4, Rules(), turn_up="KS"), "no_card"),
]


@pytest.mark.parametrize(("question", "key"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_no_question_is_refused_in_words(question: Callable[[], Any], key: str) -> None:
    with pytest.raises(BadRules) as refused:
        question()
    assert refused.value.key == key and len(str(refused.value)) > 20


def test_one_card_may_be_known() -> None:
    assert exact.brelan(4, Rules(), Card(1, 0)) == exact.brelan(4, Rules(), cards("AS")) == Fraction(21, 1771)
