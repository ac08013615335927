"""Numbers as people write them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardlessons import i18n
from cardlessons.core.errors import BadNumber
from cardlessons.lessons.numbers import Chance, read_number, say_decimal, say_exactly


@pytest.mark.parametrize(
    ("given", "number"),
    [
        ("11", 11),
        (" 11 ", 11),
        ("0.25", Fraction(1, 4)),
        ("0,25", Fraction(1, 4)),
        ("1/4", Fraction(1, 4)),
        ("1 / 4", Fraction(1, 4)),
        ("25%", Fraction(1, 4)),
        ("2,5 %", Fraction(1, 40)),
        ("-3", -3),
        ("−3", -3),
        ("+3", 3),
        (11, 11),
        (0.1, Fraction(1, 10)),
        (Fraction(1, 40), Fraction(1, 40)),
    ],
)
def test_a_number_is_read_however_it_is_written(given: object, number: Fraction) -> None:
    assert read_number(given) == number


NONSENSE = ["", "four", "1/0", "1.2.3", "1e3", "--1", "9" * 40, "%", True, None, float("nan"), [1]]


@pytest.mark.parametrize("given", NONSENSE)
def test_what_is_no_number_is_refused_with_examples(given: object) -> None:
    with pytest.raises(BadNumber) as caught:
        read_number(given)
    assert caught.value.key == "lesson_number" and "1/2" in str(caught.value)


@pytest.mark.parametrize("given", ["١٢", "１２", "१२", "½", "Ⅳ", "4²"])
def test_digits_of_other_scripts_get_a_message_of_their_own(given: str) -> None:
    with pytest.raises(BadNumber) as caught:
        read_number(given)
    assert caught.value.key == "lesson_digits" and given in str(caught.value)


def test_decimals_are_written_as_the_language_writes_them() -> None:
    assert (say_decimal(Fraction(21, 2)), say_decimal(Fraction(-1, 3), 2), say_decimal(4)) == ("10.5", "−0.33", "4")
    i18n.language("ru")
    assert say_decimal(Fraction(21, 2)) == "10,5"


def test_a_short_fraction_is_said_with_its_decimal_and_a_long_one_as_decimal_alone() -> None:
    assert say_exactly(Fraction(1, 40)) == "1/40 · 0.025"
    assert say_exactly(Fraction(1, 3)) == "1/3 · ≈ 0.3333"
    assert say_exactly(Fraction(10**12 + 1, 3 * 10**12)) == "≈ 0.3333"


def test_a_chance_is_said_in_counts_before_fraction_before_decimal() -> None:
    assert repr(Chance(Fraction(231, 325))) == "about 711 of 1,000 deals · 231/325 · ≈ 0.7108"
