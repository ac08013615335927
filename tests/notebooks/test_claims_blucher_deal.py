"""What the lesson on the whole deal says is true, and what its cells show is what was counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb, perm, sqrt

import pytest

import cardlessons as cl
from tests.notebooks.lessons import DEAL, code, shown
from tests.notebooks.test_claims import said

PACK = cl.Pack(13, 4)
ONCE = cl.exact.blucher.match_free_pass(PACK)
GIVEN = {n: cl.exact.blucher.match_free_passes(n, PACK) for n in range(1, 5)}
SOME = cl.exact.blucher.some_match_free_pass(PACK)
STRANGERS = 1 - (1 - ONCE) ** 4


def free_passes(ranks: int) -> list[tuple[bool, bool]]:
    """For each order of a pack with two cards of each rank: whether its two passes are match-free."""
    calls = [*range(1, ranks + 1)]
    orders = sorted(set(permutations(calls * 2)))
    return [
        tuple(  # type: ignore[misc]
            all(card != call for card, call in zip(order[start : start + ranks], calls, strict=True))
            for start in (0, ranks)
        )
        for order in orders
    ]


def test_each_pass_has_the_same_chance() -> None:
    said(
        DEAL,
        "By the lesson on the match-free pass each of them is match-free with the same chance p.",
    )
    said(DEAL, "at least one would succeed with chance 1 − (1 − p)⁴")
    listed = cl.lessons.deals(cl.Pack(2, 3))
    assert PACK.per_rank == 4 and len(set(listed.by_pass)) == 1


def test_the_odds_stay_hidden_at_the_table() -> None:
    said(DEAL, "The odds are hidden: you are about to find them.")
    assert "Odds" not in shown(DEAL, "table") and "match-free" in shown(DEAL, "table")


def test_the_small_packs_are_counted() -> None:
    for cell, ranks in (("count-passes", 2), ("count-three", 3)):
        free = free_passes(ranks)
        first, second = (sum(one[place] for one in free) for place in (0, 1))
        both, some = sum(map(all, free)), sum(map(any, free))
        assert shown(DEAL, cell).splitlines()[0] == f"{first} {second} {both} {some} of {len(free)}"
    two, three = free_passes(2), free_passes(3)
    assert Fraction(sum(map(all, two)), len(two)) > Fraction(1, 3) ** 2 and "1/9" in shown(DEAL, "count-strangers")
    assert Fraction(sum(map(all, three)), len(three)) == Fraction(1, 3) ** 2
    assert shown(DEAL, "count-three").endswith("True")


def test_the_boards_have_the_rook_numbers_of_one_rank() -> None:
    said(DEAL, "so no two rooks share a row or a column")
    ways = [sum(1 for _ in permutations(range(4), k)) * comb(4, k) for k in range(5)]
    assert ways == [comb(4, k) * perm(4, k) for k in range(5)] == [1, 16, 72, 96, 24]
    said_alt = cl.plots.picture(cl.plots.rook_boards("♠♥♦♣", "1234", ways)).alt
    assert said_alt.replace("\N{NO-BREAK SPACE}", " ") == shown(DEAL, "boards")


def test_the_proof_ends_in_the_exact_value_beside_the_naive_one() -> None:
    assert str(SOME) in shown(DEAL, "whole-proof") and "Checked" in shown(DEAL, "whole-proof")
    assert shown(DEAL, "some") == f"{float(SOME):.7f} {float(STRANGERS):.7f}" == "0.8289866 0.8289909"


def test_given_passes_stand_beside_powers() -> None:
    lines = [line.split() for line in shown(DEAL, "powers").splitlines()]
    assert lines == [[str(n), f"{float(GIVEN[n]):.8f}", f"{float(ONCE**n):.8f}"] for n in range(1, 5)]
    assert lines[1] == ["2", "0.12740433", "0.12740263"]


def test_most_of_the_push_of_two_passes_is_taken_back() -> None:
    said(DEAL, "In the sum of the proof the second line counts six times, with a minus.")
    said(DEAL, "when the third line, four times with a plus, and the fourth, with a minus, are put in")
    weights = {1: 4, 2: -6, 3: 4, 4: -1}
    sums, total = [], Fraction(0)
    for n, weight in weights.items():
        total += weight * (GIVEN[n] - ONCE**n)
        sums.append(f"{float(total):+.8f}")
    assert total == SOME - STRANGERS and shown(DEAL, "near") == " ".join(sums)
    assert abs(total) < abs(6 * (GIVEN[2] - ONCE**2)) / 2


def test_so_many_deals_would_tell_the_two_apart() -> None:
    said(DEAL, "Two standard errors are as large as what lies between the two numbers after about so many deals")
    deals = float(shown(DEAL, "how-many"))
    error = sqrt(float(SOME * (1 - SOME)) / deals)
    assert 2 * error == pytest.approx(float(STRANGERS - SOME), rel=0.02)


def test_a_full_first_pass_tells_something_of_the_second() -> None:
    said(DEAL, "Think of a first pass in which all three calls come true.")
    orders = sorted(set(permutations((1, 1, 2, 2, 3, 3))))
    second = Fraction(sum(order[3:] == (1, 2, 3) for order in orders), len(orders))
    after = [order for order in orders if order[:3] == (1, 2, 3)]
    told = Fraction(sum(order[3:] == (1, 2, 3) for order in after), len(after))
    assert shown(DEAL, "exit-check") == f"{second} {told}" and second != told


def test_twenty_five_learners_play_thirty_deals_each() -> None:
    said(DEAL, "it lets 25 learners play thirty deals each")
    assert "range(25)" in code(DEAL)["class-tally"] and shown(DEAL, "class-tally").startswith("25 in all")
    assert code(DEAL)["class-tally"].count("deals=30") == code(DEAL)["thirty"].count("deals=30") == 1


def test_no_call_of_the_deal_comes_true_in_more_than_one_of_a_hundred() -> None:
    said(DEAL, "more or less than one deal in a hundred?")
    # S. Even and J. Gillis, Derangements and Laguerre polynomials, 1976.
    said(DEAL, "an integral that Shimon Even and Joseph Gillis found in 1976")
    assert float(GIVEN[4]) == pytest.approx(0.0162327, abs=5e-8) and "0.0162" in shown(DEAL, "all-calls-value")
    said(DEAL, "What stands under the power, 4! L₄(x), is a **Laguerre polynomial**.")
    assert "4! L_4(x)" in str(cl.derive.blucher.match_free_deal())


@pytest.mark.parametrize("cell", ["check-one", "check-two", "check-three"])
def test_each_answer_that_somebody_gave_is_found_to_be_a_slip(cell: str) -> None:
    assert "nearly" in shown(DEAL, cell) and "they share one pack" in shown(DEAL, cell)
