"""Every number in the prose of the lesson for teachers is true, and what its cells show is what was counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import comb

import pytest

import cardlessons as cl
from cardlessons.lessons import scenarios
from tests.notebooks.lessons import PATHS, TEACH, code, shown
from tests.notebooks.test_claims import said

PASSES, LEARNERS = 30, 25
P = cl.exact.blucher.match_free_pass(cl.Pack(13, 4))
CHANCES = {n: comb(PASSES, n) * P**n * (1 - P) ** (PASSES - n) for n in range(PASSES + 1)}
WAYS = P.denominator**PASSES  # that a learner's passes can come out


def of_class() -> dict[int, int]:
    """How many of the learners without a class have how many match-free passes."""
    runs = [cl.simulate.run("blucher.match_free_pass", deals=PASSES, seed=seed) for seed in range(LEARNERS)]
    counts = [run.tally.get(1, 0) for run in runs]
    return {count: counts.count(count) for count in sorted({*counts})}


def test_the_class_deals_thirty_passes_each() -> None:
    said(TEACH, "Without a class, it lets 25 learners deal thirty passes each.")
    said(TEACH, "Twenty-five learners deal thirty passes each")
    assert shown(TEACH, "class-tally") == repr(cl.lessons.tally(of_class()))
    own = cl.simulate.run("blucher.match_free_pass", deals=PASSES, seed=3112).tally
    assert shown(TEACH, "own") == str(own.get(1, 0)) and "birthday = 3112" in code(TEACH)["table"]


def test_two_small_passes_are_counted_pair_by_pair() -> None:
    said(TEACH, "four cards, four calls, and only **two** passes instead of thirty")
    free = [all(card != place for place, card in enumerate(order)) for order in permutations(range(4))]
    pairs = [sum(pair) for pair in product(free, repeat=2)]
    assert shown(TEACH, "count-two") == str({count: pairs.count(count) for count in range(3)})
    mean = Fraction(sum(pairs), len(pairs))
    variance = Fraction(sum(count * count for count in pairs), len(pairs)) - mean**2
    one = Fraction(sum(free), len(free))
    assert shown(TEACH, "count-mean") == repr(((one, one * (1 - one)), (mean, variance)))
    assert (mean, variance) == (2 * one, 2 * one * (1 - one))


def test_the_proof_gives_mean_and_deviation_of_the_binomial() -> None:
    said(TEACH, "in thirty passes the mean is 30*p*")
    said(TEACH, "the variance is 30*p*(1 − *p*)")
    mean = sum(n * chance for n, chance in CHANCES.items())
    variance = sum((n - mean) ** 2 * chance for n, chance in CHANCES.items())
    assert (mean, variance) == (PASSES * P, PASSES * P * (1 - P))
    assert shown(TEACH, "proof-line") == f"({float(mean):.2f}, {float(variance) ** 0.5:.2f})" == "(10.71, 2.62)"
    assert shown(TEACH, "by-adding") == "(True, True)"


def test_without_shuffling_variances_do_not_add() -> None:
    said(TEACH, "Which step would fail if you dealt the passes from one pack without shuffling?")
    both = cl.exact.blucher.match_free_passes(2, cl.Pack(13, 4))
    assert both != P * P


def test_the_distance_from_the_lowest_to_the_highest_is_a_sum_over_steps() -> None:
    said(TEACH, "A step from one count to the next lies inside it unless all twenty-five are on one side")
    within = {(low, high): _all_within(low, high) for low in range(PASSES + 1) for high in range(low, PASSES + 1)}
    exactly = {
        (low, high): ways
        - within.get((low + 1, high), 0)
        - within.get((low, high - 1), 0)
        + within.get((low + 1, high - 1), 0)
        for (low, high), ways in within.items()
    }
    assert sum(exactly.values()) == WAYS**LEARNERS
    spread = Fraction(sum((high - low) * ways for (low, high), ways in exactly.items()), WAYS**LEARNERS)
    scope: dict[str, object] = {"chances": CHANCES, "hands": _Seen(), "guess": _Seen()}
    exec(code(TEACH)["compare"], scope)
    assert scope["spread"] == spread and scope["guess"].outcome == spread == scope["hands"].outcome  # type: ignore[attr-defined]


class _Seen:
    outcome: object = None

    def compare(self, outcome: object) -> None:
        self.outcome = outcome


def _all_within(low: int, high: int) -> int:
    """In how many of WAYS ** LEARNERS ways every learner's count lies from `low` to `high`."""
    return int(sum(CHANCES[n] for n in range(low, high + 1)) * WAYS) ** LEARNERS


def test_the_picture_shows_the_class_over_the_exact_chances() -> None:
    likely = {n: chance for n, chance in CHANCES.items() if chance > Fraction(1, 1000)}
    assert {*of_class()} <= {*likely}
    assert cl.plots.picture(cl.plots.bars(likely, of_class())).alt == shown(TEACH, "bars")


def test_a_hundred_times_the_passes_have_a_tenth_of_the_error_and_four_times_half() -> None:
    said(TEACH, "A hundred times the passes, and how much smaller is the error?")
    rows = {row.n: row.error for row in cl.lessons.many("blucher.match_free_pass", seed=3112).rows}
    assert rows[10_000] / rows[1_000_000] == pytest.approx(10, rel=0.02)
    said(TEACH, "half the standard deviation that it has with thirty")
    deviations = eval(shown(TEACH, "exit-check"))
    assert deviations[4 * PASSES] == pytest.approx(deviations[PASSES] / 2, abs=1e-4)
    assert deviations[PASSES] == round(float(P * (1 - P) / PASSES) ** 0.5, 4)


def test_the_finder_says_how_rare_the_deal_is() -> None:
    said(TEACH, "It also says how rare such deals are, and the table says that this deal was chosen")
    found = cl.lessons.find("blucher", scenarios.blucher.match_free_passes(3))
    assert shown(TEACH, "finder") == repr(found)
    assert "This deal was chosen; it is not typical." in str(found.table())


def test_a_post_that_costs_as_much_as_any_loss_is_in_the_laboratory() -> None:
    said(TEACH, "*What if a post cost no more than any other loss?*")
    assert shown(TEACH, "laboratory") == repr(cl.lessons.laboratory("acey_deucey", post=1))
    assert cl.lessons.laboratory("acey_deucey", post=1).rows != cl.lessons.laboratory("acey_deucey").rows


def test_in_the_classroom_wording_nobody_bets_and_court_cards_are_numbers() -> None:
    said(TEACH, "In the **classroom wording** nobody bets, and court cards are numbers.")
    text = shown(TEACH, "words")
    assert "12♦" in text and "bet" not in text.lower() and "counters" in text
    assert code(TEACH)["words"].endswith('cl.wording("historical")') and text.endswith("'historical'")


def test_the_fall_backs_come_in_their_order() -> None:
    lines = [line for line in PATHS[TEACH].read_text(encoding="utf-8").splitlines() if '"' in line and ". **" in line]
    named = [
        next((what for what in ("server", "Phones", "projector alone", "real cards") if what in line), "")
        for line in lines
    ]
    assert [what for what in named if what] == ["server", "Phones", "projector alone", "real cards"]
