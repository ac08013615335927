"""What the derivations of Bouillotte refuse, and why; and the deals that they count, held against the game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules, WrongStep
from cardlessons.derive import bouillotte
from cardlessons.derive.bouillotte import deals, suits
from cardlessons.derive.bouillotte.bluff import Choice
from cardlessons.derive.bouillotte.own_hand import Kind, of_kind, sample
from cardlessons.derive.bouillotte.raises import Rates
from cardlessons.derive.expressions import number
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.brelans import CARRE, FAVORI, brelan
from cardlessons.games.bouillotte.rules import Count, Tie
from cardlessons.games.bouillotte.showdown import suit_totals
from tests.derive.bouillotte_ones import ACE_UP, CLASSICAL, HAND

REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "no rules": (lambda: bouillotte.brelan(4, "usual"), "rules"),  # type: ignore[arg-type]
    "two hands of a full pack": (lambda: bouillotte.brelan(2), "from 3 to 5"),
    "no number of hands": (lambda: bouillotte.some_brelan(4.0), "from 3 to 5"),  # type: ignore[arg-type]
    "a pack too small": (lambda: bouillotte.carre(3, Rules(Pack(3, 3))), "needs 10"),
    "no favori": (lambda: bouillotte.favori(4, CLASSICAL), "no favori"),
    "nobody else": (lambda: bouillotte.some_brelan(1, Rules(Pack(3, 3))), "an opponent"),
    "nobody to raise": (lambda: bouillotte.raise_tells(1, 0, 1, Rules(Pack(3, 3))), "an opponent"),
    "no kind of hand": (lambda: bouillotte.brelan_given("flush"), "brelan, pair, different"),
    "no such hand": (lambda: bouillotte.brelan_given("brelan", 2, Rules(Pack(5, 2))), "2 cards of each"),
    "no share": (lambda: bouillotte.raise_tells(1.5, 0), "1.5"),
    "no number": (lambda: bouillotte.raise_tells("often", 0), "often"),
    "nothing over nothing": (lambda: bouillotte.raise_tells("1/0", 0), "1/0"),
    "yes": (lambda: bouillotte.raise_tells(True, 0), "True"),
    "nobody ever raises": (lambda: bouillotte.raise_tells(0, 0), "tells nothing"),
    "own pips": (lambda: bouillotte.tied_suits(4, Rules(count=Count.OWN)), "no suits"),
    "a split pot": (lambda: bouillotte.place_cost(HAND, ACE_UP, Rules(other_tie=Tie.SPLIT)), "give a tie to the first"),
    "own pips, in places": (lambda: bouillotte.place_cost(HAND, ACE_UP, Rules(count=Count.OWN)), "that count suits"),
    "copies": (lambda: bouillotte.place_cost(HAND, ACE_UP, Rules(Pack(8, 4, 2))), "each card once"),
    "two cards": (lambda: bouillotte.place_cost(HAND[:2], ACE_UP), "A hand is"),
    "no bet": (lambda: bouillotte.bluff(0, 6), "0 is no number"),
    "half a bet": (lambda: bouillotte.called(1.5, 6), "1.5 is no number"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize(("ask", "said"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_derived_is_refused_with_a_sentence_that_says_why(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(BadRules, match=said):
        ask()


@pytest.mark.parametrize("pack", deals.SMALL, ids=repr)
def test_the_deals_of_a_small_pack_are_all_there_are(pack: Pack) -> None:
    found, cards, ways = deals.deals(pack), pack.size, 1
    for _ in range(deals.fitting(pack, deals.SMALL_HANDS)):
        ways *= comb(cards, 3)
        cards -= 3
    assert sum(found.values()) == ways * cards
    assert all(deal.count(rank) <= pack.per_rank for deal in found for rank in range(1, pack.ranks + 1))


@pytest.mark.parametrize("pack", deals.SMALL, ids=repr)
def test_hands_are_what_the_game_calls_them(pack: Pack) -> None:
    rules = Rules(pack)
    ranks = rules.deck(1).ranks
    for deal in deals.deals(pack):
        hand, up = tuple(Card(ranks[rank - 1], 0) for rank in deals.held(deal, 0)), Card(ranks[deal[-1] - 1], 0)
        made = brelan(hand, up, rules)
        assert deals.is_brelan(deal, 0) == (made is not None and made.name != FAVORI)
        assert (deals.held(deal, 0).count(deal[-1]) == 3) == (made is not None and made.name == CARRE)
        assert (deals.held(deal, 0).count(deal[-1]) == 2) == (made is not None and made.name == FAVORI)
        assert sum(of_kind(deal, 0, kind) for kind in Kind) == 1


def test_a_hand_of_each_kind() -> None:
    for kind, ranks in ((Kind.BRELAN, 1), (Kind.PAIR, 2), (Kind.DIFFERENT, 3)):
        hand = sample(Rules(), 4, kind)
        assert len(set(hand)) == 3 and len({card.rank for card in hand}) == ranks


def test_raises_weigh_what_they_weigh() -> None:
    pack = Pack(2, 4)
    weights = Rates(*map(bouillotte.raises._rate, ("3/4", "1/6")))(pack)
    for deal, ways in deals.deals(pack).items():
        of = 9 if deals.is_brelan(deal, 1) else 2
        assert (weights[(*deal, 1)], weights[(*deal, 0)]) == (of * ways, (12 - of) * ways)


@pytest.mark.parametrize("pack", suits.SMALL, ids=repr)
def test_sets_tie_as_in_the_game(pack: Pack) -> None:
    rules = Rules(pack)
    cards = suits.cards_of(rules.deck(suits.SMALL_HANDS))
    assert len(cards) == pack.size
    for places in suits.Sets(Count.WITH_TURN_UP)(pack):
        *rest, up = (cards[place] for place in places)
        totals = sorted(suit_totals([tuple(rest)], up, rules))
        assert suits.ties(cards, rules, places) == (totals[-1] == totals[-2])


def test_the_totals_of_one_suit() -> None:
    deck = Rules().deck(4)
    levels = suits.one_suit(deck)
    for count in range(7):
        hands = [sum({1: 11, 9: 9, 8: 8}.get(rank, 10) for rank in held) for held in combinations(deck.ranks, count)]
        for total, ways in levels.items():
            assert hands.count(total) == (ways[count] if count < len(ways) else 0)


def test_a_trial_of_every_share_would_find_a_wrong_model() -> None:
    assert Choice("bluff", 3, 6).even(12) == [3]
    assert Choice("called", 3, 6).even(9) == [6]
    assert Choice("bluff", 3, 6).even(5) == []
    with pytest.raises(WrongStep):
        bouillotte.bluff(3, 6).with_step(3, number(1)).check()
