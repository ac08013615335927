"""A hand's share of the pot, against dealing every deal: every hand, every place, every rule of the showdown."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.exact.bouillotte import equity
from cardlessons.exact.bouillotte.equity import share_of
from cardlessons.exact.bouillotte.question import Against, Question
from cardlessons.exact.bouillotte.share import bounds
from cardlessons.exact.bouillotte.unseen import Unseen
from cardlessons.games.bouillotte import Brelans, Count, Rules, Tie, Unclaimed
from tests.exact.bouillotte_deals import share, unseen

MINE, UP = cards("AH KH 9D"), Card.parse("AS")
COMBINED = [
    {"brelans": order, "count": count, "unclaimed": unclaimed, "suit_tie": suits, "other_tie": others}
    for order, count, unclaimed, suits, others in product(Brelans, list(Count)[:2], Unclaimed, Tie, Tie)
] + [{"brelans": order, "count": Count.OWN, "other_tie": others} for order, others in product(Brelans, Tie)]


def test_the_published_share_counted_deal_by_deal() -> None:
    assert share(MINE, UP, 3, 2, Rules()) == equity(MINE, UP, 3, 2, Rules()) == Fraction(71886, 160160)


def test_the_published_share_of_the_age() -> None:
    assert equity(MINE, UP, 3, 0, Rules()) == Fraction(85312, 160160)
    assert equity(MINE, UP, 3, 0, Rules()) - equity(MINE, UP, 3, 2, Rules()) == Fraction(959, 11440)


@pytest.mark.parametrize("number", range(len(COMBINED)))
def test_every_combination_of_the_rules_in_packs_of_twelve(number: int) -> None:
    """Two or three hands of every kind as they come, and any of the others dropped."""
    draws = Random(number)
    for pack in draws.sample([(1, 13, 8), (10, 9, 8), (1, 4, 3), (2, 3, 4), Pack(4, 3), Pack(6, 2)], 3):
        rules = Rules(pack=pack, **COMBINED[number])
        check(rules, draws.choice((2, 3, 3, 3)), draws)


def check(rules: Rules, hands: int, draws: Random) -> None:
    """A hand, a turn-up, a place and dropped places by chance."""
    deck = rules.deck(hands)
    *hand, up = draws.sample([card for card in deck.whole.faces if deck.holds(card)], 4)
    place = draws.randrange(hands)
    others = [other for other in range(hands) if other != place]
    dropped = draws.sample(others, draws.randrange(hands - 1))
    question = tuple(hand), up, hands, place, rules, dropped
    assert equity(*question) == share(*question), question


KINDS = {
    "carre": ("AS AH AD", "AC"),
    "brelan": ("9S 9H 9D", "AC"),
    "pair_with_the_turn_up": ("9S 9H KD", "9C"),
    "one_with_the_turn_up": ("9S AH KD", "9C"),
    "pair": ("9S 9H KD", "AC"),
    "one_suit": ("AS KS 9S", "10H"),
    "one_suit_turned_up": ("KS 10S 9S", "AS"),
    "low": ("9S 10H 9D", "KC"),
}


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_hands_of_every_kind_at_every_place(kind: str, place: int) -> None:
    """In a pack of sixteen, of which all but ten unseen cards are exposed."""
    names, up = KINDS[kind]
    hand, turned, draws = cards(names), Card.parse(up), Random(f"{kind}{place}")
    rules = Rules(pack=(1, 13, 10, 9), **draws.choice(COMBINED))
    known = tuple(draws.sample(unseen(rules, 3, (*hand, turned)), 2))
    question = hand, turned, 3, place, rules, draws.choice(((), [(place + 1) % 3])), known
    assert equity(*question) == share(*question)


@pytest.mark.parametrize("number", range(6))
def test_four_hands_of_a_small_pack(number: int) -> None:
    draws = Random(number)
    check(Rules(pack=Pack(7, 2), **draws.choice(COMBINED)), 4, draws)


@pytest.mark.parametrize("dropped", [(), (1,)])
def test_five_hands_of_a_small_pack(dropped: tuple[int, ...]) -> None:
    hand, up = cards("AS KH 9S"), Card.parse("QH")
    rules = Rules(pack=Pack(8, 2), **COMBINED[len(dropped)])
    assert equity(hand, up, 5, 0, rules, dropped) == share(hand, up, 5, 0, rules, dropped)


@pytest.mark.parametrize("pack", [Pack(2, 1, copies=5), Pack(1, 2, copies=5), Pack(3, 2, copies=2)], ids=str)
@pytest.mark.parametrize("ties", [{}, {"suit_tie": "split", "other_tie": "split"}])
def test_packs_with_copies(pack: Pack, ties: dict[str, Any]) -> None:
    rules = Rules(pack=pack, **ties)
    hand = Card(1, 0), Card(1, 0), Card(1, 1) if pack.suits > 1 else Card(13, 0)
    up = Card(1, pack.suits - 1)
    for place in range(3):
        assert equity(hand, up, 3, place, rules) == share(hand, up, 3, place, rules)


@pytest.mark.parametrize("ties", [{}, {"suit_tie": "split", "other_tie": "split"}])
@pytest.mark.parametrize("unclaimed", Unclaimed)
def test_a_share_lies_between_its_bounds(unclaimed: str, ties: dict[str, Any]) -> None:
    rules = Rules(pack=Pack(8, 2), unclaimed=unclaimed, **ties)
    deck, draws = rules.deck(5), Random(1)
    for against in (Against(1, 2, 1), Against(3, 0, 1), Against(0, 3, 1), Against(1, 1, 2), Against(2, 2, 0)):
        *hand, up = draws.sample([card for card in deck.whole.faces if deck.holds(card)], 4)
        question = Question(tuple(hand), up, Unseen(deck, (*hand, up)), against, rules)
        low, high = bounds(question)
        assert 0 <= low <= share_of(question) <= high <= 1


@pytest.mark.parametrize("renamed", ["SDHC", "CSHD"])
def test_suits_are_all_alike(renamed: str) -> None:
    def other(card: Card) -> Card:
        return Card(card.rank, "SHDC".index(renamed[card.suit]))

    for rules in (Rules(), Rules.classical()):
        question = 4, 2, rules, (0,)
        assert equity(tuple(map(other, MINE)), other(UP), *question) == equity(MINE, UP, *question)


def test_who_is_alone_has_the_pot() -> None:
    assert equity(MINE, UP, 3, 1, Rules(), dropped=(0, 2)) == 1


def test_the_best_carre_cannot_lose() -> None:
    assert equity(cards("AS AH AD"), Card.parse("AC"), 5, 4, Rules()) == 1


REFUSED: list[tuple[Callable[[], Any], str]] = [
    (lambda: equity(cards("AH KH"), UP, 3, 0, Rules()), "exact_bouillotte_hand"),
    (lambda: equity("AH KH 9D", UP, 3, 0, Rules()), "exact_bouillotte_cards"),
    (lambda: equity(MINE, "AS", 3, 0, Rules()), "no_card"),
    (lambda: equity(MINE, MINE[0], 3, 0, Rules()), "exact_bouillotte_twice"),
    (lambda: equity(cards("AH KH QD"), UP, 3, 0, Rules()), "card_not_in_pack"),
    (lambda: equity(MINE, UP, 6, 0, Rules()), "exact_bouillotte_hands"),
    (lambda: equity(MINE, UP, 3, 3, Rules()), "exact_bouillotte_place"),
    (lambda: equity(MINE, UP, 3, True, Rules()), "exact_bouillotte_place"),
    (lambda: equity(MINE, UP, 3, 0, Rules(), dropped=(0,)), "exact_bouillotte_dropped"),
    (lambda: equity(MINE, UP, 3, 0, Rules(), dropped=(1, 1)), "exact_bouillotte_dropped"),
    (lambda: equity(MINE, UP, 3, 0, Rules(), dropped=2.5), "exact_bouillotte_dropped"),
    (lambda: equity(MINE, UP, 3, 0, Rules(), known=MINE[:1]), "exact_bouillotte_twice"),
    (lambda: equity(MINE, UP, 3, 0, Rules(pack=(1, 13, 9)), known=cards("AC KC KD")), "exact_bouillotte_few_unseen"),
    (lambda: equity(MINE, UP, 4, 0, Rules(pack=Pack(8, 4, copies=2))), "exact_bouillotte_copies"),
    (lambda: equity(MINE, UP, 3, 0, None), "rules_type"),
]


@pytest.mark.parametrize(("question", "key"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_no_question_is_refused_in_words(question: Callable[[], Any], key: str) -> None:
    with pytest.raises(BadRules) as refused:
        question()
    assert refused.value.key == key and len(str(refused.value)) > 20
