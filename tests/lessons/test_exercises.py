"""The exercises of the course: published values, and right, near and wrong answers to each."""

from __future__ import annotations

import doctest
from fractions import Fraction
from importlib import import_module
from itertools import permutations
from math import comb

import pytest

import cardlessons as cl
from cardlessons.lessons import check, deals, exercise
from cardlessons.lessons.exercises import NUMBERS, Outcome, Verdict, solution, start_over
from cardlessons.lessons.exercises.task import Kind, Part
from tests.test_import import loaded_by

F = Fraction
APART = F(101, 997)  # nobody's answer, and nobody's slip

# Values published with the course; each was counted apart from this package.
PUBLISHED = {
    "00.1": (F(1, 40),),
    "00.2": (F(1, 13),),
    "00.3": (F(1, 221),),
    "10.1": (F(4, 663),),
    "10.2": (F(2),),
    "11.1": (F(1, 10),),
    "11.2": (F(47, 612),),
    "11.3": (F(16, 17),),
    "12.1": (F(3, 8),),
    "12.2": (F(12, 35),),
    "13.1": (F(-44, 45), F(-13, 15)),
    "13.2": (F(4724, 225), F(2174, 225)),
    "14.1": (F(52, 165),),
    "14.2": (F(38916, 54145),),
    "20.1": (F(1, 17),),
    "20.2": (F(2, 5),),
    "21.1": (F(8, 25),),
    "21.2": (F(-4, 25),),
    "22.1": (F(1, 25),),
    "22.2": (F(112, 1275),),
    "23.1": (F(8, 25),),
    "23.2": (F(1, 4),),
    "30.1": (F(10, 253),),
    "30.2": (F(1, 21),),
    "31.1": (F(2, 133), F(3, 266)),
    "31.2": (F(524792, 11316305),),
    "32.1": (F(959, 11440),),
    "32.2": (F(1, 4), F(2, 3)),
}
ROUNDED = {"13.3": 1.2000, "90.1": 10.71, "90.2": 2.62}  # published to so many decimals


@pytest.fixture(autouse=True)
def fresh() -> None:
    start_over()


def answered(number: str, place: int, answer: object) -> Verdict:
    """The verdict on `answer` as one of the numbers that are asked for, the others right."""
    answers: list[object] = [part.value for part in solution(number)]
    answers[place] = answer
    return check(number, answers if len(answers) > 1 else answer)


def points_for(verdict: Verdict, of: int) -> float:
    """The points of the one number that was not right, of so many."""
    return verdict.points * of - (of - 1)


EACH = [(number, place, part) for number in NUMBERS for place, part in enumerate(solution(number))]
EXACT = [one for one in EACH if one[2].digits is None]
NAMES = [f"{number}-{place + 1}" for number, place, _ in EACH]
EXACT_NAMES = [f"{number}-{place + 1}" for number, place, _ in EXACT]


@pytest.mark.parametrize("number", sorted(PUBLISHED))
def test_the_answers_are_the_published_ones(number: str) -> None:
    assert tuple(part.value for part in solution(number)) == PUBLISHED[number]


@pytest.mark.parametrize("number", sorted(ROUNDED))
def test_rounded_ones_too(number: str) -> None:
    (part,) = solution(number)
    assert part.digits is not None and round(float(part.value), part.digits) == ROUNDED[number]
    assert check(number, ROUNDED[number]).right and check(number, str(ROUNDED[number])).right


def test_every_exercise_but_the_hardest_has_a_published_value() -> None:
    harder = {number for number in NUMBERS if number.endswith(".3")}
    assert set(NUMBERS) - harder <= {*PUBLISHED, *ROUNDED}


# The third exercise of a lesson is counted here once more, another way.


def listed(pack: cl.Pack, matches: int) -> Fraction:
    listing = deals(pack)
    first_pass = [sum(deal.matched[: pack.ranks]) for deal in listing.deals]
    return F(first_pass.count(matches), len(first_pass))


def test_just_one_of_two_calls() -> None:
    once, both = F(1, 13), F(4, 663)
    assert solution("10.3")[0].value == 2 * (once - both)


def test_just_one_match_in_a_listed_pass() -> None:
    assert solution("12.3")[0].value == listed(cl.Pack(4, 2), 1)


def test_some_match_free_pass_in_a_listed_deal() -> None:
    listing = deals(cl.Pack(4, 2))
    free = sum(not any(deal.matched[:4]) or not any(deal.matched[4:]) for deal in listing.deals)
    assert solution("14.3")[0].value == F(free, len(listing.deals))


def test_third_cards_before_any_is_seen() -> None:
    assert solution("20.3")[0].value == F(48, 51) * F(44, 50) / 3


def test_favourable_gaps() -> None:
    ranks = range(2, 15)
    wide = sum(16 for low, high in permutations(ranks, 2) if 8 * (abs(low - high) - 1) > 56)
    assert solution("21.3")[0].value == F(wide, 52 * 51)


def test_a_low_ace_and_a_nine() -> None:
    between, posts, aces = 7 * 4, 3, 3
    outside = 50 - between - posts - aces
    assert solution("22.3")[0].value == F(between - 2 * posts - 4 * aces - outside, 50)


def test_all_of_it_three_times() -> None:
    assert solution("23.3")[0].value == F(36, 50) ** 3


def test_hands_of_three_suits() -> None:
    assert solution("30.3")[0].value == F(18 * 12, 23 * 22)


def test_a_brelan_after_a_raise() -> None:
    brelans, hands = 24, comb(24, 3)
    assert solution("31.3")[0].value == brelans / (brelans + F(hands - brelans, 10))


def test_the_last_place_and_what_it_costs_make_the_first() -> None:
    (cost,), (last,) = solution("32.1"), solution("32.3")
    assert cost.value + last.value == cost.slips["first_itself"] == last.slips["first_place"]


def test_at_most_eight_of_thirty_passes() -> None:
    free = float(cl.exact.blucher.match_free_pass(cl.Pack(13, 4)))
    chance = sum(comb(30, n) * free**n * (1 - free) ** (30 - n) for n in range(9))
    assert float(solution("90.3")[0].value) == pytest.approx(chance)


# Right, near and wrong answers to each.


@pytest.mark.parametrize(("number", "place", "part"), EACH, ids=NAMES)
def test_a_right_answer_is_right_in_every_form(number: str, place: int, part: Part) -> None:
    value = part.value
    forms: list[object] = [
        value,
        float(value),
        str(value),
        repr(float(value)),
        f"{value.numerator} / {value.denominator}",
    ]
    if value.denominator < 10**30:
        forms.append(f"{value.numerator} of {value.denominator}" if value > 0 else str(value).replace("-", "−"))
    for answer in forms if value.denominator < 10**30 else forms[:2]:
        if answer != f"{value.numerator} / 1":
            verdict = answered(number, place, answer)
            assert verdict.right and verdict.points == 1 and not verdict.found, answer
            assert verdict.message.startswith("That is it")


@pytest.mark.parametrize(("number", "place", "part"), EXACT, ids=EXACT_NAMES)
def test_what_is_amiss_in_form_alone_is_nearly_right(number: str, place: int, part: Part) -> None:
    of, value = len(solution(number)), part.value
    verdict = answered(number, place, f"{3 * value.numerator}/{3 * value.denominator}")
    assert (verdict.outcome, points_for(verdict, of), verdict.found) == (Outcome.NEARLY, 0.75, ("unreduced",))
    rounded = f"{float(value):.4g}"
    if F(rounded) != value:
        verdict = answered(number, place, rounded)
        assert (verdict.outcome, points_for(verdict, of), verdict.found) == (Outcome.NEARLY, 0.75, ("rounded",))
    if part.kind is Kind.CHANCE and len({*part.slips.values(), 1 - value, value}) == len(part.slips) + 2:
        verdict = answered(number, place, 1 - value)
        assert (points_for(verdict, of), verdict.found) == (0.5, ("complement",))
        verdict = answered(number, place, 100 * value)
        assert (points_for(verdict, of), verdict.found) == (0.5, ("percent",))
    if part.kind is Kind.WORTH:
        verdict = answered(number, place, -value)
        assert (points_for(verdict, of), verdict.found) == (0.5, ("sign",))


@pytest.mark.parametrize(("number", "place", "part"), EACH, ids=NAMES)
def test_every_known_misconception_is_recognised(number: str, place: int, part: Part) -> None:
    of = len(solution(number))
    assert part.slips
    for name, value in part.slips.items():
        if value == part.value:
            continue
        start_over()
        verdict = answered(number, place, value)
        assert (verdict.outcome, points_for(verdict, of), verdict.found) == (Outcome.NEARLY, 0.25, (name,))
        assert verdict.hint == 0 and len(verdict.message) > 20


@pytest.mark.parametrize(("number", "place", "part"), EACH, ids=NAMES)
def test_a_wrong_answer_gets_a_hint_and_no_points(number: str, place: int, part: Part) -> None:
    verdict = answered(number, place, APART)
    assert points_for(verdict, len(solution(number))) == 0 and not verdict.right and verdict.hint == 1


def test_the_plain_sum_of_chances_is_recognised_as_one() -> None:
    verdict = check("31.2", "12/253")
    assert verdict.found == ("added",) and "added chances of things that can happen together" in verdict.message
    assert check("14.3", F(24, 35)).found == ("added",)


def test_a_rounded_number_that_could_be_a_slip_as_well_is_too_rough() -> None:
    assert check("14.3", "0.57").found == ("rough",) and check("14.3", "0.57").points == 0.25
    assert check("14.3", "0.5679").found == ("rounded",) and check("14.3", "0.5682").found == ("independent",)
    assert check("12.1", "0.4").found == ("rough",)


def test_a_longer_decimal_may_be_cut_off_but_not_be_one_off() -> None:
    assert check("12.2", "0.343").found == check("12.2", "0.342").found == check("12.2", "34.2 %").found == ("rounded",)
    assert check("12.1", "0.376").points == check("12.1", "0.374").points == 0
    assert check("14.1", "0.32").found == ("rounded",) and check("14.1", "0.31").points == 0


def test_never_and_always_are_chances() -> None:
    assert check("20.2", 0).found == check("20.2", 1).found == ()


def test_other_names_of_the_right_number() -> None:
    assert check("20.2", 40).found == check("20.2", "40").found == ("percent",)
    assert check("20.2", "0.004").found == ("percent_twice",) and check("20.2", "40 %").right
    assert check("20.2", "2/3").found == ("odds",) and check("20.2", "5/2").found == ("upside_down",)
    assert check("20.2", 17).found == check("20.2", -1).found == ("no_chance",)
    assert check("10.2", -2).found == ("negative",)


def test_two_numbers_the_other_way_round() -> None:
    verdict = check("13.1", [F(-13, 15), F(-44, 45)])
    assert verdict.found == ("swapped",) and verdict.points == 0.5 and "other way round" in verdict.message


def test_one_of_two_numbers_is_worth_half() -> None:
    verdict = check("13.1", [F(-44, 45), APART])
    assert verdict.outcome is Outcome.NEARLY and verdict.points == 0.5 and verdict.hint == 1
    assert "Number 1 is right." in verdict.message and "Number 2: not yet." in verdict.message


def test_fewer_decimals_than_asked_for() -> None:
    assert check("90.1", "10.7").found == ("few_digits",) and check("90.1", "10.708").right


def test_an_exercise_that_does_not_exist_is_refused_with_those_that_do() -> None:
    for unknown in ("77.7", "12.9", "12", "", 12.1, None, [], "12.1" * 1000):
        with pytest.raises(cl.BadExercise, match=r"12\.1, 12\.2"):
            check(unknown, "1/2")  # type: ignore[arg-type]
        with pytest.raises(cl.BadExercise):
            exercise(unknown)  # type: ignore[arg-type]
    assert check(" 12.1 ", "3/8").right


def test_exercises_load_no_third_party_library() -> None:
    assert (
        loaded_by("import cardlessons as cl; [cl.lessons.check(n, '1/2') for n in cl.lessons.exercises.NUMBERS]")
        == set()
    )


@pytest.mark.parametrize("name", ["signs", "reading", "check", "exercise", "packs", "shares", "many_passes"])
def test_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"cardlessons.lessons.exercises.{name}"))
    assert (failed, tried > 0) == (0, True)
