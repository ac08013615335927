"""What the lesson on the pot says is true: what is left of fifty bets, and which share grows fastest."""

from __future__ import annotations

from fractions import Fraction
from math import log

import cardlessons as cl
from tests.notebooks.lessons import POT, code, shown
from tests.notebooks.test_claims import said

RULES = cl.acey_deucey.Rules()
LIAONING = cl.acey_deucey.Rules.liaoning()


def test_a_fifth_is_left_of_fifty_bets_on_a_deuce_and_a_queen() -> None:
    said(POT, "A deuce and a queen lie there: nearly three cards in four fall between")
    assert cl.exact.acey_deucey.outcomes(2, 12, RULES) == {
        -2: Fraction(6, 50),
        -1: Fraction(8, 50),
        1: Fraction(36, 50),
    }
    said(POT, "Somebody puts down two fifths of all they have")
    assert 0.19 < 1.4**36 * 0.2**6 * 0.6**8 < 0.2
    assert "range(25)" in code(POT)["class-tally"] and shown(POT, "class-tally").startswith("25 in all")


def test_the_small_pack_grows_in_the_mean_and_shrinks_in_turn() -> None:
    said(POT, "ace to five, two cards of each. A deuce and an ace lie there.")
    in_turn, mean = map(float, shown(POT, "count-small").split())
    assert abs(in_turn - 1.4**6 * 0.2**2) < 1e-12 and mean == float(Fraction(6 * 7 + 2 * 1, 5 * 8))


def test_a_bigger_edge_deserves_a_smaller_share() -> None:
    aces, king = (line.split() for line in shown(POT, "two-bets").splitlines())
    assert aces == ["4/5", "1/5"] and king == ["12/25", "0.2695"]
    assert abs(float(king[1]) - (29 - 241**0.5) / 50) < 1e-4
    share = Fraction(aces[1])
    assert Fraction(24, 25) / (1 + share) == Fraction(4, 25) / (1 - 4 * share)  # the slope is nought there
    said(POT, "Take the best end cards there are, a low ace and a high one in the game of Liaoning.")
    assert max(cl.exact.acey_deucey.worths(LIAONING, "low").values()) == Fraction(aces[0])
    drawn = cl.plots.growth(cl.exact.acey_deucey.outcomes(1, 1, LIAONING, call="low"), top=share)
    assert cl.plots.picture(drawn).alt == shown(POT, "growth")


def test_half_of_the_best_share_keeps_more_than_half_of_the_growth() -> None:
    said(POT, "Answer with a sentence that says *why* it is more than half.")
    half, whole = (0.96 * log(1 + share) + 0.04 * log(1 - 4 * share) for share in (0.1, 0.2))
    assert shown(POT, "exit-check") == str(round(half / whole, 2)) and half / whole > 0.5


def test_ruin_comes_with_the_first_post() -> None:
    assert shown(POT, "over-time-code") == str([round(0.96**times, 3) for times in (1, 10, 50)])


def test_ten_cards_that_have_gone_make_a_bet_worth_a_quarter() -> None:
    said(POT, "A four and a queen are worth nothing from a fresh pack. Ten cards from outside have gone.")
    assert cl.exact.acey_deucey.mean(cl.exact.acey_deucey.outcomes(4, 12, RULES)) == 0
    assert shown(POT, "dealt-down") == repr(Fraction(28 - 2 * 6 - 6, 40))


def test_in_each_check_stands_an_answer_that_is_nearly_right() -> None:
    said(POT, "In each check stands an answer that somebody gave.")
    for cell, number in (("check-one", "23.1"), ("check-two", "23.2"), ("check-three", "23.3")):
        assert f"Exercise {number}: nearly" in shown(POT, cell)
