"""What the lesson on aces, pairs and the right to choose says is true, counted here card by card."""

from __future__ import annotations

import re
from fractions import Fraction

import cardlessons as cl
from tests.notebooks.lessons import CHOICE, code, shown
from tests.notebooks.test_claims import said

LIAONING = cl.acey_deucey.Rules.liaoning()
BASE = cl.acey_deucey.Rules()


def after_an_ace(second: int, low: bool, ranks: int = 13, suits: int = 4) -> Fraction:
    """What a chip is worth beside a first ace, at 1 if it is low and above the rest if not, and a second card."""
    top = ranks + 1
    ends = [1 if low else top, top if second == 1 else second]
    left = [rank for rank in range(1, ranks + 1) for _ in range(suits - (rank == 1) - (rank == second))]
    if ends == [top, top]:  # high aces: all other ranks lie below, another ace costs fourfold
        return Fraction(sum(-4 if rank == 1 else 1 for rank in left), len(left))
    net = {rank: 1 if min(ends) < rank < max(ends) else -1 for rank in range(2, top)}
    brought = sum(-4 if rank == 1 else -2 if rank == second else net[rank] for rank in left)
    return Fraction(brought, len(left))


def turn(calls: tuple[bool, ...], ranks: int = 13, suits: int = 4) -> Fraction:
    """What a turn that begins with an ace is worth if the better of these calls is made for each second card."""
    seconds = [rank for rank in range(1, ranks + 1) for _ in range(suits - (rank == 1))]
    return sum(
        (max(0, *(after_an_ace(second, low, ranks, suits) for low in calls)) for second in seconds), Fraction(0)
    ) / len(seconds)


def test_the_rules_of_the_lesson_are_those_of_liaoning_but_for_the_seats() -> None:
    said(CHOICE, "A post costs double, on an ace fourfold, and you may always put down nothing.")
    chosen = eval(code(CHOICE)["table"].splitlines()[0].removeprefix("chosen = "))
    rules = cl.acey_deucey.Rules(**chosen)
    for name in ("aces", "ace_choice", "post", "ace_post", "pair_post", "ace_pair_post", "pair_ace", "third_ace"):
        assert getattr(rules, name) == getattr(LIAONING, name)


def test_ann_is_asked_for_her_ace_after_the_second_card() -> None:
    said(CHOICE, "your first card is an ace; the second lies there already")
    assert "Second card: jack of spades." in shown(CHOICE, "table")
    assert "Ann, call the first ace low or high." in shown(CHOICE, "table")


def test_calling_late_gains_65_per_cent_and_calling_early_nothing() -> None:
    early, other, late = turn((True,)), turn((False,)), turn((True, False))
    assert (early, late) == (Fraction(172, 1275), Fraction(284, 1275)) and early == other
    assert 100 * (late - early) / early == Fraction(2800, 43)
    assert "before: 172/1275: 0.1349, after: 284/1275: 0.2227" in shown(CHOICE, "choice")
    said(CHOICE, "the worth of a turn for whoever always calls low, and for whoever always calls high")
    assert shown(CHOICE, "worth-of-early").split() == ["low", "172/1275", "high", "172/1275"]
    assert "112/1275" in shown(CHOICE, "whole-proof") and "late choice" in shown(CHOICE, "check-two")


def test_the_small_pack_is_counted_right() -> None:
    said(CHOICE, "ace to six, two cards of each")
    rows = [line.split() for line in shown(CHOICE, "count-small").splitlines()]
    for second, low, high in rows:
        assert Fraction(low) == after_an_ace(int(second), True, 6, 2)
        assert Fraction(high) == after_an_ace(int(second), False, 6, 2)
    calls = ((True,), (False,), (True, False))
    assert shown(CHOICE, "count-small-sum").split() == [str(turn(one, 6, 2)) for one in calls]
    said(CHOICE, "The first two numbers are equal. Is that chance?")
    assert [row[1] for row in rows[1:]] == [row[2] for row in reversed(rows[1:])]  # the order turned round


def test_thirty_bets_on_a_low_ace_and_a_jack() -> None:
    said(CHOICE, "under 1, those lost under −1, and posts under −2 and −4")
    assert set(cl.exact.acey_deucey.outcomes(1, 11, LIAONING, call="low")) == {-4, -2, -1, 1}
    said(CHOICE, "it lets 25 learners bet thirty times each")
    cells = code(CHOICE)
    assert "range(25)" in cells["class-tally"] and shown(CHOICE, "class-tally").startswith("25 in all")
    assert cells["class-tally"].count("deals=30") == cells["own"].count("deals=30") == 1
    said(CHOICE, "3112 for 31 December, 503 for 5 March")


def test_only_the_two_aces_that_are_left_hurt_between_aces() -> None:
    said(CHOICE, "every other rank lies between, and only the two aces that are left can hurt")
    assert shown(CHOICE, "two-aces") == "24/25 4/5" == f"{Fraction(48, 50)} {after_an_ace(1, True)}"
    *_, million = shown(CHOICE, "many").splitlines()
    found = re.match(r"1,000,000 +(\S+) +± (\S+) +0\.8$", million.strip())
    assert found and abs(float(found[1]) - 0.8) < 3 * float(found[2])


def test_a_pair_of_sevens_and_of_eights() -> None:
    said(CHOICE, "two sevens lie there")
    higher, lower, same = 7 * 4, 5 * 4, 2
    assert shown(CHOICE, "exit-check").split() == [str(Fraction(higher - lower - 3 * same, 50)), str(Fraction(-3, 25))]
    said(CHOICE, "In the base game that is true of all pairs but one, the eights.")
    pairs = {ends[0]: chips for ends, chips in cl.exact.acey_deucey.worths(BASE).items() if ends[0] == ends[1]}
    assert [rank for rank, chips in pairs.items() if chips <= 0] == [8] and pairs[8] == Fraction(-6, 50)
    lines = shown(CHOICE, "over-time-code").splitlines()
    assert lines[2].split() == ["1", "520", "0", "480", "−0.12"] and lines[-1].split()[0] == "200"


def test_beside_a_split_seven_only_another_seven_is_worth_a_bet() -> None:
    said(CHOICE, "So beside a split seven only another seven is worth a bet.")
    between = [abs((other if other > 1 else 14) - 7) - 1 for other in range(1, 14) if other != 7]
    assert max(between) == 6 and shown(CHOICE, "split") == repr(Fraction(8 * 6 - 56, 50))


def test_every_rule_of_the_lesson_moves_a_figure_of_the_table() -> None:
    said(CHOICE, "The last row of the table says what a whole turn is worth.")
    last = next(line for line in reversed(shown(CHOICE, "rules").splitlines()) if "as a share of the pot" in line)
    assert str(cl.exact.acey_deucey.turn_value(LIAONING).value) in last


def test_in_each_check_stands_an_answer_that_is_nearly_right() -> None:
    said(CHOICE, "In each check stands an answer that somebody gave.")
    for cell, number in (("check-one", "22.1"), ("check-two", "22.2"), ("check-three", "22.3")):
        assert f"Exercise {number}: nearly" in shown(CHOICE, cell)
