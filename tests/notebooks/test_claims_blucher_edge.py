"""What the lesson on the edge says is true, and what its cells show is what was counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest

import cardlessons as cl
from tests.notebooks.lessons import EDGE, code, shown
from tests.notebooks.test_claims import said

RULES = cl.blucher.Rules()
UNIT = cl.exact.blucher.bet(RULES)
ON_EACH = cl.exact.blucher.one_on_each(RULES)


def dealt(**changed: object) -> cl.Table:
    """The table of the lesson, where Ann is to stake."""
    game = eval(code(EDGE)["table"].splitlines()[0].removeprefix("game = "), {"cl": cl})
    return cl.Table("blucher", **{**game, **changed}).advance()


def test_the_rules_are_told_as_they_are_played() -> None:
    said(EDGE, "the chip is taken, and you pay *as much again as lies there*")
    said(EDGE, "It does so once a deal.")
    assert RULES.extra is cl.blucher.Extra.DOUBLED and RULES.doubling is cl.blucher.Doubling.ONCE
    assert RULES.passes == 4 and RULES.spoils is cl.blucher.Spoils.ALL


def test_the_odds_stay_hidden_and_ben_puts_a_chip_on_every_rank() -> None:
    said(EDGE, "Ben puts a chip on every rank; Cleo has the bank.")
    assert "Odds" not in shown(EDGE, "table") and "Cleo (never): banker" in shown(EDGE, "table")
    table = dealt().play(cl.blucher.Stake(8, 1)).play(cl.blucher.Done()).step()
    while table.state.chips[1] == 100:
        table.step()
    table.run("match")
    assert sum(table.state.lying(1, rank) > 0 for rank in range(1, 14)) == 12


def test_neighbours_can_play_at_one_screen() -> None:
    said(EDGE, 'With neighbours at one screen, write `"bots": {}` in the cell and run it again')
    table = dealt(bots={})
    asked = []
    for _ in range(2):
        asked.append(table.to_act)
        table.play(cl.blucher.Done()).advance()
    assert asked == [0, 1]


def test_the_four_chances_and_what_they_come_to() -> None:
    said(EDGE, "There are four things that can happen to it")
    for chance, per_mille in zip(
        (UNIT.lost_doubled, UNIT.lost, UNIT.returned, UNIT.doubled), (118, 163, 100, 619), strict=True
    ):
        assert f"about {per_mille} of 1,000 deals" in shown(EDGE, "count-full") and round(1000 * chance) == per_mille
    assert UNIT.outcomes == {-3: UNIT.lost_doubled, -2: UNIT.lost, 0: UNIT.returned, 1: UNIT.doubled}


def test_two_ranks_are_counted_by_hand() -> None:
    said(EDGE, "if it is taken undoubled it costs two in all, doubled three")
    nets = []
    for order in sorted(set(permutations((1, 1, 2, 2)))):
        first_free = order[0] != 1 and order[1] != 2
        nets.append(-2 if order[0] == 1 else (-3 if first_free else -2) if order[2] == 1 else int(first_free))
    counted = {net: nets.count(net) for net in sorted(set(nets))}
    line = " ".join(f"{net}: {times} of 6" for net, times in counted.items())
    assert shown(EDGE, "count-worth") == f"{line} mean: {Fraction(sum(nets), 6)}"


def test_the_proof_ends_in_the_exact_value() -> None:
    said(EDGE, "The first four steps count match-free passes")
    proof = cl.derive.blucher.bet()
    assert proof.value == UNIT.mean and str(UNIT.mean).replace("-", "−") in shown(EDGE, "whole-proof")
    assert proof.steps[4].reason == "fate_returned"
    assert float(UNIT.mean) == pytest.approx(-0.0618, abs=5e-5)


def test_the_two_lines_and_the_fair_payments() -> None:
    none, taken, original = (cl.exact.blucher.bet(cl.blucher.Rules(extra=e)) for e in ("none", "doubled", "original"))
    readings = {
        "of the chips taken": (none.mean, taken.mean),
        "of the original stake": (none.mean, original.mean),
    }
    assert cl.plots.picture(cl.plots.worth_by_payment(readings)).alt == shown(EDGE, "line")
    for number in ("0.3375", "-0.0618", "0.0563", "0.8453", "1.2000"):
        assert number in shown(EDGE, "line")
    assert "0.8452549" in shown(EDGE, "fair") and "1.199997" in shown(EDGE, "fair-original")
    assert none.mean - Fraction(cl.derive.blucher.fair_extra().value) * (none.mean - taken.mean) == 0


def test_the_doubling_comes_often_and_the_payment_decides() -> None:
    said(EDGE, "The doubling is a present, and it comes often.")
    assert cl.exact.blucher.some_match_free_pass(RULES.pack) > Fraction(4, 5)
    none, original = (cl.exact.blucher.bet(cl.blucher.Rules(extra=extra)).mean for extra in ("none", "original"))
    assert UNIT.mean < 0 < original < none  # the doubling is the same in all three


def test_spreading_leaves_the_mean_and_brings_results_nearer() -> None:
    said(EDGE, "At a table without limits one player puts thirteen chips on the eight.")
    mean = sum(net * chance for net, chance in ON_EACH.items())
    assert mean == 13 * UNIT.mean and shown(EDGE, "exit-check") == f"True {float(mean):.4f}"
    squares = sum(net**2 * chance for net, chance in ON_EACH.items())
    one_rank, strangers = 169 * UNIT.variance, 13 * UNIT.variance
    deviations = [sqrt(one_rank), sqrt(squares - mean**2), sqrt(strangers)]
    assert [round(deviation, 2) for deviation in deviations] == [19.84, 6.8, 5.5]
    assert shown(EDGE, "spread") == "19.84 6.8 5.5"


def test_a_doubling_ties_the_ranks_together() -> None:
    said(EDGE, "Why is the covariance above zero?")
    assert UNIT.covariance > 0


def test_few_deals_show_another_side_than_many() -> None:
    said(EDGE, "How many of a thousand such players are behind after one deal, after 50, after 275?")
    one, _, fifty, many = cl.lessons.over_time(ON_EACH, [1, 10, 50, 275]).rows
    assert float(one.behind) == pytest.approx(0.45, abs=5e-3) and float(one.level) == pytest.approx(0.03, abs=5e-3)
    assert one.behind < one.ahead
    assert float(fifty.behind) == pytest.approx(0.80, abs=1e-2)
    assert float(many.behind) == pytest.approx(0.975, abs=2e-3)
    rows = [line.split() for line in shown(EDGE, "over-time-code").splitlines()[2:]]
    assert [row[0] for row in rows] == ["1", "10", "50", "275"]
    assert [row[1] for row in rows] == [str(round(1000 * row.behind)) for row in (one, _, fifty, many)]


def test_one_rule_moves_the_edge_to_the_other_side() -> None:
    said(EDGE, "Which of them moves the edge to the other side?")
    (row,) = (row for row in cl.lessons.laboratory("blucher", extra="original").rows if row.key == "worth")
    assert row.before < 0 < row.after


def test_twenty_five_learners_leave_a_chip_for_thirty_deals_each() -> None:
    said(EDGE, "it lets 25 learners leave a chip there for thirty deals each")
    assert "range(25)" in code(EDGE)["class-tally"] and shown(EDGE, "class-tally").startswith("25 in all")
    assert code(EDGE)["class-tally"].count("deals=30") == code(EDGE)["own"].count("deals=30") == 1


@pytest.mark.parametrize(
    ("cell", "slip"),
    [
        ("check-one", "You left the extra payment out"),
        ("check-two", "You added variances as if the units knew nothing of each other"),
        ("check-three", "measured in the chips taken"),
    ],
)
def test_each_answer_that_somebody_gave_is_found_to_be_a_slip(cell: str, slip: str) -> None:
    assert "nearly" in shown(EDGE, cell) and slip in shown(EDGE, cell)
