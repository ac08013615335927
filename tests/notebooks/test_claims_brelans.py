"""Every number in the prose of the lesson on brelans is true, and what its cells show is what was counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import cardlessons as cl
from tests.notebooks.lessons import BRELANS, code, shown
from tests.notebooks.test_claims import said

RULES = cl.bouillotte.Rules()
RANKS, SUITS = 6, 4
PACK = [(rank, suit) for rank in range(RANKS) for suit in range(SUITS)]


def brelans(mine: set[tuple[int, int]]) -> tuple[int, int]:
    """How many hands of the other cards are three of a rank, and how many there are, counted hand by hand."""
    hands = list(combinations([card for card in PACK if card not in mine], 3))
    return sum(len({rank for rank, _ in hand}) == 1 for hand in hands), len(hands)


THREE = {(0, suit) for suit in range(3)}
DIFFERENT = {(rank, 0) for rank in range(3)}
PAIR = {(0, 0), (0, 1), (1, 0)}


def test_of_ten_thousand_hands_a_hundred_and_nineteen_are_brelans() -> None:
    said(BRELANS, "Of 10,000 hands that they can hold before you look at yours, 119 are brelans.")
    said(BRELANS, "each of four players holds three cards of a pack of 24: aces, kings, queens, tens, nines and eights")
    some, every = brelans(set())
    assert (some, every) == (24, 2024) and round(10_000 * some / every) == 119
    assert cl.exact.bouillotte.brelan(4, RULES) == Fraction(some, every)
    ranks = {cl.Card.parse(name).rank for name in ("AS", "KS", "QS", "10S", "9S", "8S")}
    table = cl.Table("bouillotte", seats=4, seed=1, bots=dict.fromkeys(range(4), "random")).run("deal")
    faces = table.state.deck.faces
    assert {card.rank for card in faces} == ranks and len(faces) == 24


def test_the_picture_and_the_four_chances_are_those_counted_hand_by_hand() -> None:
    said(BRELANS, "*Both* numbers shrink when you look at your cards")
    assert brelans(DIFFERENT) == (15, 1330) and brelans(THREE) == (20, 1330)
    said(BRELANS, "where among them is the chance from before you looked?")
    chances = [Fraction(*brelans(mine)) for mine in (DIFFERENT, set(), PAIR, THREE)]
    assert chances == sorted(chances) and len(set(chances)) == 4
    text = shown(BRELANS, "four-chances")
    assert all(repr(chance) in text for chance in chances)
    assert "24 of 2,024 are marked" in shown(BRELANS, "picture")


def test_the_tiny_pack_is_counted_as_the_lesson_says() -> None:
    said(BRELANS, "Work out both shares and compare them.")
    assert (shown(BRELANS, "small"), shown(BRELANS, "small-left"), shown(BRELANS, "small-pair")) == (
        "(8, 56)",
        "(4, 10)",
        "(1, 10)",
    )
    assert Fraction(8, 56) == Fraction(1, 7) and Fraction(1, 10) < Fraction(1, 7) < Fraction(4, 10)


def test_ann_holds_the_only_brelan_of_the_deal_that_was_searched_for() -> None:
    said(BRELANS, "**On the screen** you are Ann, with a brelan in your hand: this deal was searched for.")
    said(BRELANS, "Does anybody else hold one?")
    brelan = cl.lessons.scenarios.bouillotte.brelans()
    found = cl.lessons.find("bouillotte", brelan, seats=4, bots=dict.fromkeys((1, 2, 3), "loose"), start=55)
    hands = found.place.dealt(found.seed).state.hands
    assert [len({card.rank for card in hand}) == 1 for hand in hands] == [True, False, False, False]
    text = shown(BRELANS, "table")
    assert "start=55" in code(BRELANS)["table"] and found.seed == 55
    assert "This deal was chosen" in text and "Odds" not in text and "♥" not in text


def test_adding_counts_tables_with_two_brelans_twice() -> None:
    said(BRELANS, "Each of four hands is a brelan in 3 of 253 cases. Adding gives 12 of 253.")
    assert Fraction(3, 253) == Fraction(24, comb(24, 3))
    some, added = map(float, shown(BRELANS, "at-the-table-values").strip("()").split(","))
    assert some == float(Fraction(524792, 11316305)) < added == float(Fraction(12, 253))
    added, others = map(float, shown(BRELANS, "exit-check").strip("()").split(","))
    assert others < added == float(3 * Fraction(20, 1330))
    pairs = comb(3, 2) * Fraction(20, 1330)  # some two opponents both: never more than this
    assert added - others < pairs


def test_a_raise_tells_less_than_most_people_say() -> None:
    said(BRELANS, "An opponent raises with nine in ten of their brelans, and with one in five of all other hands.")
    said(BRELANS, "Of 10,120 hands 108 brelans raise, and 2,000 others.")
    said(BRELANS, "about four times as likely as before, and it is still far more often something else")
    hands, raising = 5 * 2024, (5 * 24 * 9 // 10, 5 * 2000 // 5)
    assert hands == 10_120 and raising == (108, 2000)
    after, before = Fraction(108, 2108), Fraction(24, 2024)
    assert after < Fraction(1, 10) and 4 < after / before < Fraction(9, 2)
    assert shown(BRELANS, "raise-value").startswith(f"({after!r}")


def test_the_trial_agrees_with_the_proof() -> None:
    assert "Exactly: ≈ 0.0464" in shown(BRELANS, "simulation")
    assert abs(float(shown(BRELANS, "errors-away"))) < 3


def test_the_smaller_packs_hold_more_brelans() -> None:
    said(BRELANS, "Here are both readings side by side.")
    packs = eval(shown(BRELANS, "two-packs"))
    assert all(packs["classical"][n] > packs["default"][n] for n in (3, 4, 5))
    assert packs["default"][3] == round(1511 / 29393, 4)


def test_the_checks_say_right_and_nearly() -> None:
    said(BRELANS, "In each check stands an answer that somebody gave.")
    for cell in ("check-hands", "check-table", "check-raise"):
        assert "nearly" in shown(BRELANS, cell) or "wrong" in shown(BRELANS, cell)
    assert "counted twice" in shown(BRELANS, "check-table")
