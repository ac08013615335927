"""Showdowns as arrays: who wins is who wins in the game, deal by deal, under every rule; shares as known and exact."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from cardlessons import simulate
from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.rules import Brelans, Count, Tie, Unclaimed
from cardlessons.games.bouillotte.showdown import Showdown, decide
from cardlessons.simulate.bouillotte import Equity, equity
from cardlessons.simulate.bouillotte.cards import numbers
from cardlessons.simulate.shuffle import draw

ACE_UP, HAND = Card.parse("AS"), cards("AH KH 9D")
RULES = [
    replace(Rules(brelans=brelans, count=count, suit_tie=suit_tie, other_tie=other_tie), unclaimed=unclaimed)
    for brelans, count, suit_tie, other_tie, unclaimed in product(
        Brelans, (Count.WITH_TURN_UP, Count.WITHOUT), Tie, Tie, Unclaimed
    )
]
OWN = [Rules(brelans=brelans, count=Count.OWN, other_tie=tie) for brelans, tie in product(Brelans, Tie)]
TIGHT = Rules(pack=Pack(3, 4, 2), suit_tie=Tie.SPLIT, other_tie=Tie.SPLIT)  # brelans and totals tie often
LONE = Rules(pack=Pack(8, 2), unclaimed=Unclaimed.BEST, suit_tie=Tie.SPLIT)


def card(number: int, one: Equity) -> Card:
    whole = one.deck.whole
    return Card(one.deck.ranks[number // whole.per_rank], number % whole.per_rank % whole.suits)


def in_the_game(one: Equity, dealt: list[int]) -> Fraction:
    """The hand's share of one deal, as the game decides it."""
    others = [card(number, one) for number in dealt if number not in one.gone][: one.dealt]
    hands = [tuple(others[place :: one.hands - 1]) for place in range(one.hands - 1)]
    hands.insert(one.place, one.hand)
    live = tuple(place for place in range(one.hands) if place not in one.dropped)
    winners = decide(Showdown(tuple(hands), one.turn_up, live, one.rules), live).winners
    return Fraction(one.place in winners, len(winners))


def agree(one: Equity, deals: int, seed: int) -> bool:
    dealt = draw(np.random.PCG64(seed), one.pack.size, one.drawn, deals)
    shares = [Fraction(value, one.parts) for value in one.values(dealt).tolist()]
    return shares == [in_the_game(one, order) for order in dealt.T.tolist()]


@pytest.mark.parametrize("rules", [*RULES, *OWN], ids=range(len(RULES) + len(OWN)))
def test_a_hand_takes_what_it_takes_in_the_game(rules: Rules) -> None:
    assert agree(equity(HAND, ACE_UP, 4, 1, rules, dropped=(0, 3)), 80, 5)
    assert agree(equity(cards("8S 8H 9S"), Card.parse("8D"), 5, 2, rules, dropped=(3,)), 40, 6)


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("dropped", [(), (0,), (1,), (2,), (0, 1), (1, 2)])
def test_on_a_tight_pack_with_copies(place: int, dropped: tuple[int, ...]) -> None:
    if place not in dropped:
        for hand, up in ((cards("KS KH QC"), "KS"), (cards("AS KS QS"), "AS"), (cards("QD QD QC"), "QH")):
            assert agree(equity(hand, Card.parse(up), 3, place, TIGHT, dropped), 300, 7)


@pytest.mark.parametrize("rules", [LONE, replace(LONE, unclaimed=Unclaimed.OTHER)])
def test_where_nobody_in_play_holds_the_best_suit(rules: Rules) -> None:
    assert agree(equity(cards("8S 7S 9S"), Card.parse("AH"), 4, 3, rules, dropped=(0, 1)), 1000, 8)
    assert agree(equity(cards("8S 7S 9S"), Card.parse("AH"), 3, 2, rules, known=cards("KH QH")), 1000, 9)


@pytest.mark.parametrize(("place", "deals"), [(0, 85312), (2, 71886)])
def test_the_known_shares_of_three_players(place: int, deals: int) -> None:
    asked = {"hand": HAND, "turn_up": ACE_UP, "hands": 3, "place": place, "rules": Rules()}
    found = simulate.run("bouillotte.equity", 1_000_000, 41, **asked)
    assert abs(found.mean - deals / 160160) < 5 * found.error


@pytest.mark.parametrize(("tie", "shares"), [(Tie.SPLIT, [Fraction(1, 2), Fraction(1, 2)]), (Tie.AGE, [1, 0])])
def test_two_hands_that_tie_share_the_pot_or_the_age_takes_it(tie: Tie, shares: list[Fraction]) -> None:
    """Ace, king and queen of spades and of hearts count 31 each; a knave of clubs is turned up."""
    hands, up = [cards("AS KS QS"), cards("AH KH QH")], Card.parse("JC")
    for place, share in enumerate(shares):
        one = equity(hands[place], up, 2, place, Rules(pack=Pack(4, 4), suit_tie=tie))
        dealt = np.array(numbers(one.deck, (*hands[1 - place], *hands[place], up)), np.uint8)[:, np.newaxis]
        assert Fraction(int(one.values(dealt)[0]), one.parts) == share


def test_whoever_works_the_deals_finds_the_same() -> None:
    asked = {"hand": HAND, "turn_up": ACE_UP, "hands": 4, "place": 1, "rules": Rules(), "dropped": (3,)}
    one = equity(**asked)  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(one)) == one  # so that it can be sent to other machines
    alone = simulate.run("bouillotte.equity", 150_000, 43, **asked)
    with ThreadPoolExecutor(3) as workers:
        assert simulate.run("bouillotte.equity", 150_000, 43, workers, **asked) == alone


def test_a_split_pot_is_counted_in_parts() -> None:
    rules = Rules(suit_tie=Tie.SPLIT)
    asked = {"hand": HAND, "turn_up": ACE_UP, "hands": 3, "place": 0, "rules": rules}
    found = simulate.run("bouillotte.equity", 300_000, 42, **asked)
    assert found.parts == 6
    assert set(found.shares) == {0, Fraction(1, 3), Fraction(1, 2), 1}  # two suits tie, or three
    whole = simulate.run("bouillotte.equity", 300_000, 42, **{**asked, "rules": Rules()})
    assert whole.parts == 1 and 0 < found.mean < whole.mean


REFUSED: list[tuple[type[Exception], Callable[[], Equity], str]] = [
    (BadRules, lambda: equity(HAND[:2], ACE_UP, 3, 0, Rules()), "A hand is 3"),
    (BadRules, lambda: equity(HAND, HAND[0], 3, 0, Rules()), "stands here 2 times"),
    (BadRules, lambda: equity(HAND, Card.parse("7S"), 3, 0, Rules()), "not a card of this pack"),
    (BadRules, lambda: equity(HAND, ACE_UP, 3, 3, Rules()), "A place is a whole number from 0"),
    (BadRules, lambda: equity(HAND, ACE_UP, 3, 0, Rules(), dropped=(5,)), "not 5"),
    (BadRules, lambda: equity(HAND, ACE_UP, 3, 0, Rules(), dropped=(0,)), "at place 0"),
]


@pytest.mark.parametrize(("error", "ask", "said"), REFUSED)
def test_what_has_no_share_is_refused(error: type[Exception], ask: Callable[[], Equity], said: str) -> None:
    with pytest.raises(error, match=said):
        ask()
