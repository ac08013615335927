"""Answers as people write them, and what is no answer."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlessons.core.errors import BadNumber
from cardlessons.lessons import Chance, check
from cardlessons.lessons.exercises import Outcome, solution, start_over
from cardlessons.lessons.exercises.given import read_answer
from cardlessons.lessons.exercises.reading import read_text
from cardlessons.lessons.exercises.signs import plain
from tests.tries import tries

F = Fraction


@pytest.fixture(autouse=True)
def fresh() -> None:
    start_over()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12/35", F(12, 35)),
        (" 12 / 35 ", F(12, 35)),
        ("12⁄35", F(12, 35)),
        ("12÷35", F(12, 35)),
        ("(12/35)", F(12, 35)),
        ("−12/35", F(-12, 35)),
        ("–12/35", F(-12, 35)),
        ("- 12/35", F(-12, 35)),
        ("+12/35", F(12, 35)),
        ("١٢/٣٥", F(12, 35)),
        ("１２／３５", F(12, 35)),
        ("१२/35", F(12, 35)),
        ("\u200e12/35\u200f", F(12, 35)),
        ("12\u00a0/\u202f35", F(12, 35)),
        ("\\frac{12}{35}", F(12, 35)),
        ("$\\dfrac{12}{35}$", F(12, 35)),
        ("Fraction(12, 35)", F(12, 35)),
        ("½", F(1, 2)),
        ("2½", F(5, 2)),
        ("−2½", F(-5, 2)),
        ("1 3/4", F(7, 4)),
        ("0.25", F(1, 4)),
        ("0,25", F(1, 4)),
        (".25", F(1, 4)),
        ("٠٫٢٥", F(1, 4)),
        ("０．２５", F(1, 4)),
        ("≈ 0.25", F(1, 4)),
        ("= 1/4", F(1, 4)),
        ("25%", F(1, 4)),
        ("25 %", F(1, 4)),
        ("٢٥٪", F(1, 4)),
        ("２５％", F(1, 4)),
        ("2,5 per cent", F(1, 40)),
        ("25 процентов", F(1, 4)),
        ("250 ‰", F(1, 4)),
        ("½ %", F(1, 200)),
        ("8 of 25", F(8, 25)),
        ("8 out of 25", F(8, 25)),
        ("8 in 25", F(8, 25)),
        ("8 из 25", F(8, 25)),
        ("357 of 1,000", F(357, 1000)),
        ("2 000 000 из 3 000 000", F(2, 3)),
        ("524,792/11,316,305", F(524792, 11316305)),
        ("524 792/11 316 305", F(524792, 11316305)),
        ("1,500,000", F(1500000)),
        ("1 500 000", F(1500000)),
        ("1'500,5", F(3001, 2)),
        ("1,500.5", F(3001, 2)),
        ("2.5e-3", F(1, 400)),
        ("1.5/4", F(3, 8)),
        ("007", F(7)),
    ],
)
def test_an_answer_is_read_however_it_is_written(text: str, value: Fraction) -> None:
    assert read_text(text).value == value


@pytest.mark.parametrize(
    ("text", "step", "lowest"),
    [
        ("12/35", 0, True),
        ("24/70", 0, False),
        ("4/1", 0, False),
        ("24 of 70", 0, True),
        ("0.340", F(1, 1000), True),
        ("34.3%", F(1, 1000), True),
        ("34", 1, True),
        ("343/1000", F(1, 1000), True),
        ("40/100", F(1, 100), False),
        ("343 of 1,000", F(1, 1000), True),
        ("3/10", 0, True),
    ],
)
def test_what_was_rounded_or_can_be_reduced_is_kept(text: str, step: Fraction, lowest: bool) -> None:
    reading = read_text(text)
    assert (reading.step, reading.lowest) == (step, lowest)


NO_NUMBERS = [
    "four",
    "1/0",
    "0/0",
    "3 of 0",
    "1.2.3",
    "--1",
    "+-1",
    "%",
    "/",
    "1/",
    "/2",
    "4²",
    "Ⅳ",
    "②",
    "1//2",
    "e5",
    "()",
]


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_number_is_said_so(text: str) -> None:
    with pytest.raises(BadNumber):
        read_text(text)
    verdict = check("12.1", text)
    assert (
        verdict.outcome is Outcome.UNREAD
        and verdict.points == 0
        and text in verdict.message
        and "5/11" in verdict.message
    )


def test_signs_of_every_kind_become_plain_ones() -> None:
    assert plain(" −１½\u200b ٪ ") == "-1 1/2 %" and plain("4²") == "4²"


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        (F(12, 35), 1),
        (12 / 35, 1),
        (Decimal("0.3429"), 0.75),
        (0.3429, 0.75),
        (Chance(F(12, 35)), 1),
        ("0.342857142857", 1),
        ("343/1000", 0.75),
        ("343 of 1,000", 0.75),
        (1, 0),
    ],
)
def test_numbers_of_python_are_taken(answer: object, points: float) -> None:
    assert check("12.2", answer).points == points


class Hostile:
    """Raises whatever it is asked."""

    def __getattribute__(self, name: str) -> Any:
        raise RuntimeError(name)

    def _refuse(self, *_: object) -> Any:
        raise RuntimeError

    __str__ = __repr__ = __eq__ = __hash__ = __float__ = __int__ = __len__ = __iter__ = __bool__ = _refuse  # type: ignore


class LoudText(str):
    """Text that raises where it can."""

    def __getitem__(self, _: object) -> str:
        raise RuntimeError

    __str__ = __repr__ = __len__ = strip = isprintable = __getitem__  # type: ignore


def test_text_is_read_whatever_its_class_does() -> None:
    assert check("12.1", LoudText("3/8")).right


NONSENSE: list[object] = [
    None, ..., True, False, [], (), {}, set(), [None], b"3/8", 1j, object(), Hostile(), Hostile, LoudText("x/8"), print,
    float("nan"), float("inf"), -float("inf"), 1e308, 5e-324, Decimal("nan"), Decimal("snan"), Decimal("1e999999999"),
    Decimal("-1e-999999999"), 10**100000, -(10**100000), F(1, 10**100000), "9" * 100000, "1/" + "9" * 100000,
    "1e" + "9" * 1000, "0." + "0" * 9999, "\ud800", "\x00", "\x1b[31m", "<script>", "{answer}", "%s", "/" * 70,
    "1 " * 40,
    "½" * 30, "(" * 80, "1e999", "\\frac{}{}",
]  # fmt: skip


@pytest.mark.parametrize("number", ["12.1", "13.1", "90.1"])
@pytest.mark.parametrize("index", range(len(NONSENSE)))  # pytest itself would ask the hostile ones
def test_nonsense_never_crashes_the_notebook(number: str, index: int) -> None:
    verdict = check(number, NONSENSE[index])
    assert verdict.points == 0 and verdict.outcome in (Outcome.UNREAD, Outcome.WRONG)
    assert verdict.message and len(verdict.message) < 600 and "<script>" not in verdict._repr_html_()


ANYTHING = st.one_of(
    st.text(),
    st.text("0123456789.,/%e+-−½⅓ ()'of٣３", max_size=30),
    st.floats(),
    st.integers(),
    st.fractions(),
    st.decimals(),
    st.complex_numbers(),
    st.binary(),
    st.recursive(
        st.none() | st.booleans() | st.text(max_size=5), lambda inner: st.lists(inner) | st.tuples(inner, inner)
    ),
)


@given(answer=ANYTHING, number=st.sampled_from(["00.1", "13.1", "21.1", "90.2"]))
@settings(max_examples=tries(100), deadline=None)
def test_whatever_is_given_gets_a_verdict(answer: object, number: str) -> None:
    verdict = check(number, answer)
    assert 0 <= verdict.points <= 1 and verdict.message
    assert verdict.right == (verdict.points == 1) == (verdict.outcome is Outcome.RIGHT)
    assert repr(verdict) and verdict._repr_html_()


@given(value=st.fractions(max_denominator=10**6))
def test_every_fraction_is_read_back_as_it_is_printed(value: Fraction) -> None:
    assert read_text(str(value)).value == value
    assert read_answer(value, 1)[0].value == value


@pytest.mark.parametrize(
    "answer",
    ["-44/45; -13/15", "−44/45, −13/15", "-44/45 and -13/15", "−44/45 и −13/15", "-44/45\n-13/15", "-44/45 -13/15",
     [F(-44, 45), "-13/15"], (F(-44, 45), F(-13, 15)), "(-44/45; -13/15)", "[-44/45, -13/15]"],
)  # fmt: skip
def test_two_numbers_may_be_parted_in_many_ways(answer: object) -> None:
    assert check("13.1", answer).points == 1


def test_one_number_where_two_are_asked_for_is_no_answer_yet() -> None:
    for answer in ("-44/45", F(-44, 45), "1; 2; 3", [1, 2, 3]):
        verdict = check("13.1", answer)
        assert verdict.outcome is Outcome.UNREAD and "2 numbers" in verdict.message


def test_decimal_commas_do_not_part_numbers() -> None:
    first, second = (f"{float(part.value):.4f}".replace(".", ",") for part in solution("31.1"))
    assert check("31.1", f"{first}; {second}").points == check("31.1", f"{first}, {second}").points == 0.75
