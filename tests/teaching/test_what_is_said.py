"""What the teacher's pages say without a number is true as well."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import log

import pytest

from cardlessons import Pack, acey_deucey, blucher, bouillotte, cards, exact
from tools.teacher.source import TEACHING


def said(number: str, sentence: str) -> None:
    """Fails if the lesson's source no longer says this: then its check has to change too."""
    assert sentence in (TEACHING / "lessons" / f"{number}.md").read_text(encoding="utf-8"), sentence


def test_most_deals_bring_the_chip_back_doubled_and_the_bank_has_the_edge() -> None:
    said("13", "in how many of thirty deals did the chip win? More than half!")
    bet = exact.blucher.bet(blucher.Rules())
    assert bet.doubled > Fraction(1, 2) and bet.mean < 0


def test_half_of_the_best_share_costs_about_a_third_of_the_growth() -> None:
    said("23", "For two aces about a third of the growth")
    chances = exact.acey_deucey.outcomes(1, 1, acey_deucey.Rules.liaoning(), call="low")
    best = float(sum(exact.acey_deucey.kelly(1, 1, acey_deucey.Rules.liaoning(), call="low"))) / 2
    whole, half = (
        sum(float(chance) * log(1 + share * net) for net, chance in chances.items()) for share in (best, best / 2)
    )
    assert 1 - half / whole == pytest.approx(1 / 3, abs=0.05) and best == pytest.approx(1 / 5)


def test_two_aces_are_worth_more_than_any_other_end_cards() -> None:
    said("23", "more than any other end cards, and the best share is a fifth")
    worths = {call: exact.acey_deucey.worths(acey_deucey.Rules.liaoning(), call) for call in ("low", "high")}
    assert max(value for one in worths.values() for value in one.values()) == worths["low"][1, 1]


def test_where_the_board_shows_nothing_a_bet_would_lose() -> None:
    said("22", "called low    0  0  0  0")
    rules = acey_deucey.Rules.liaoning()
    low, high = (exact.acey_deucey.worths(rules, call) for call in ("low", "high"))
    assert all(low[1, rank] <= 0 and high[1, 15 - rank] <= 0 for rank in range(2, 10))
    assert all(low[1, rank] == high[1, 15 - rank] for rank in range(2, 14))


def test_of_three_cards_two_orders_have_no_match() -> None:
    said("12", "the two orders 2 3 A and 3 A 2")
    free = [order for order in permutations((1, 2, 3)) if all(card != call for call, card in enumerate(order, 1))]
    assert free == [(2, 3, 1), (3, 1, 2)]
    said("14", "the order 2 A 2 A named as the only one")
    orders = {
        order for order in permutations((1, 1, 2, 2)) if all(c != k for k, c in zip((1, 2, 1, 2), order, strict=True))
    }
    assert orders == {(2, 1, 2, 1)}


def test_of_six_cards_the_product_happens_to_be_right_and_of_four_it_is_not() -> None:
    said("14", "six cards, ninety deals: the product happens to be right. Four cards: it is not.")
    for pack, right in ((Pack(3, 2), True), (Pack(2, 2), False)):
        assert (exact.blucher.match_free_pass(pack) ** 2 == exact.blucher.match_free_deal(pack)) is right


def test_a_post_that_costs_one_moves_the_smallest_gap_to_seven() -> None:
    said("21", "Yes, to seven.")
    rules = acey_deucey.Rules(post=1)
    worths = [exact.acey_deucey.mean(exact.acey_deucey.outcomes(13 - gap, 1, rules)) for gap in range(12)]
    assert min(gap for gap, worth in enumerate(worths) if worth > 0) == 7


def test_ben_takes_the_showdown_by_the_highest_spade() -> None:
    said("30", "Ben, with the highest card of the best suit")
    hands = tuple(cards(hand) for hand in ("AH KH 10C", "KS 9S 8D", "QS 10S 9C", "AD QD 8C"))
    shown = bouillotte.showdown.Showdown(hands, cards("8S")[0], (0, 1, 3), bouillotte.Rules())
    assert bouillotte.showdown.decide(shown, (0, 1, 3)).winners == (1,)


def test_the_last_place_is_the_worst() -> None:
    said("32", "ties go against the last place")
    shares = [
        exact.bouillotte.equity(cards("AH KH 9D"), cards("AS")[0], 3, place, bouillotte.Rules()) for place in range(3)
    ]
    assert shares == sorted(shares, reverse=True) and shares[0] > shares[-1]
