"""What the lesson on one call and one pass says is true, and what its cells show is what was counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

import cardlessons as cl
from tests.notebooks.lessons import CALLS, shown
from tests.notebooks.test_claims import said

PACK = cl.Pack(13, 4)
ORDERS = sorted(set(permutations((1, 1, 2, 2, 3, 3))))


def test_the_twelve_cards_on_the_table_are_misses_without_a_king() -> None:
    said(CALLS, "this deal was picked for what its first twelve cards show")
    table = cl.Table("blucher", bots=dict.fromkeys(range(3), "never"), rules=cl.blucher.Rules(first_bank=2), seed=18)
    while len(table.state.turned) < 12:
        table.step()
    turned = table.state.turned
    assert all(card.rank not in (13, call) for call, card in enumerate(turned, 1))
    row = shown(CALLS, "table").split("Pass 1 ")[1].splitlines()[0]
    assert "✓" not in row and row.split()[-1] == "·" and len(row.split()) == 13


def test_the_odds_stay_hidden_at_the_table() -> None:
    for cell in ("table", "own"):
        assert "Odds" not in shown(CALLS, cell) and "unseen" not in shown(CALLS, cell)


def test_every_call_of_the_small_pack_comes_true_equally_often() -> None:
    said(CALLS, "in how many of the ninety does the third call come true? And the first, and the last?")
    assert len(ORDERS) == 90 and shown(CALLS, "count-any") == "(30, 30, 30, 30, 30, 30)"


def test_seen_and_heard_are_counted_in_the_small_pack() -> None:
    seen = [order for order in ORDERS if 3 not in order[:2]]
    heard = [order for order in ORDERS if order[0] != 1 and order[1] != 2]
    for cell, left in (("count-seen", seen), ("count-heard", heard)):
        assert shown(CALLS, cell) == f"{sum(order[2] == 3 for order in left)} of {len(left)}"
    assert Fraction(18, 36) > Fraction(1, 3) > Fraction(12, 42)
    assert cl.exact.blucher.call_after_misses(2, cl.Pack(3, 2)) == Fraction(12, 42)


def test_four_kings_in_the_forty_cards_that_are_left() -> None:
    said(CALLS, "four kings in 52 cards")
    assert shown(CALLS, "proof-seen").startswith("The pack: 40 of 52 cards") and "1/10" in shown(CALLS, "proof-kings")


def test_a_king_before_its_call_can_only_miss_and_a_seven_can_match() -> None:
    said(CALLS, "A king that lay among the first twelve cards was a miss *wherever* it lay there.")
    said(CALLS, "A seven that lay there had one call at which it would have been a match.")
    calls = range(1, 13)
    assert 13 not in calls and list(calls).count(7) == 1


def test_the_proof_ends_in_the_exact_value() -> None:
    exact = cl.exact.blucher.call_after_misses(12, PACK)
    assert str(exact) in shown(CALLS, "whole-proof") and "Checked" in shown(CALLS, "whole-proof")
    assert float(exact) == pytest.approx(0.0755, abs=5e-5) and exact < Fraction(1, 13)


def test_nothing_in_this_lesson_shows_how_often_a_pass_is_match_free() -> None:
    free = float(cl.exact.blucher.match_free_pass(PACK))
    text = " ".join(shown(CALLS, cell) for cell in ("whole-proof", "miss-after-miss", "variance", "many"))
    assert f"{free:.3f}"[1:] not in text


def test_the_bars_are_equal_and_then_move() -> None:
    said(CALLS, "Before any card is known the thirteen bars are equal; 13 is the king.")
    after = {"bars-equal": Fraction(1, 13), "bars-seen": Fraction(1, 10)}
    after["bars-heard"] = cl.exact.blucher.call_after_misses(12, PACK)
    for cell, king in after.items():
        shares = {**dict.fromkeys(range(1, 13), (1 - king) / 12), 13: king}
        assert cl.plots.picture(cl.plots.bars(shares, value="rank of the thirteenth card")).alt == shown(CALLS, cell)


@pytest.mark.parametrize("rank", [1, 2])
def test_the_other_ranks_share_alike(rank: int) -> None:
    said(CALLS, "All other ranks share what is left.")
    seen = [order for order in ORDERS if 3 not in order[:2]]
    heard = [order for order in ORDERS if order[0] != 1 and order[1] != 2]
    for left in (seen, heard):
        third = Fraction(sum(order[2] == 3 for order in left), len(left))
        assert Fraction(sum(order[2] == rank for order in left), len(left)) == (1 - third) / 2


def test_one_match_a_pass_and_four_a_deal() -> None:
    said(CALLS, "Adding averages asks nobody for independence.")
    assert shown(CALLS, "one-pass-sum") == "1 4"
    for passes, mean in ((1, 1), (4, 4)):
        chances = cl.exact.blucher.matches(PACK, passes)
        assert sum(number * chance for number, chance in chances.items()) == mean


def test_the_variance_of_a_pass_is_not_that_of_independent_calls() -> None:
    said(CALLS, "Thirteen calls that knew nothing of each other would have 13 · 1/13 · 12/13.")
    pair = Fraction(4, 52) * Fraction(4, 51)  # both of two named calls
    by_hand = 1 + 13 * 12 * pair - 1
    assert shown(CALLS, "variance") == f"1 {by_hand} 12/13" and by_hand == Fraction(16, 17)


def test_after_a_match_the_second_call_has_more() -> None:
    said(CALLS, "The first call of a deal, *ace*, has come true.")
    assert "4/51" in shown(CALLS, "exit-check") and Fraction(4, 51) > Fraction(1, 13)


def test_each_miss_changes_the_next_chance_one_way() -> None:
    said(CALLS, "With every miss that is heard the next call's chance changes a little.")
    lines = [line.split() for line in shown(CALLS, "miss-after-miss").splitlines()]
    assert [int(misses) for misses, _ in lines] == list(range(13))
    for misses, chance in lines:
        assert float(chance) == round(float(cl.exact.blucher.call_after_misses(int(misses), PACK)), 5)
    falling = [float(chance) for _, chance in lines]
    assert falling == sorted(falling, reverse=True)


@pytest.mark.parametrize(
    ("cell", "slip"),
    [
        ("check-one", "Here something is known."),
        ("check-two", "it may have been one of those"),
        ("check-three", "share one pack"),
    ],
)
def test_each_answer_that_somebody_gave_is_found_to_be_a_slip(cell: str, slip: str) -> None:
    assert "nearly" in shown(CALLS, cell) and slip in shown(CALLS, cell)
