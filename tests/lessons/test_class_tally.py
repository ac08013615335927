"""A class's show of hands: counted, pasted, locked, and only then beside the truth."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardlessons import i18n
from cardlessons.lessons import BadNumber, BadPrediction, ClassTally, class_tally

OUTCOME = Fraction(1071, 100)
WORDS = ("more", "the same", "less")


def of_30() -> ClassTally:
    return ClassTally("match_free_of_30", [Fraction(number) for number in range(31)])


def of_words() -> ClassTally:
    return ClassTally("a question in words", WORDS)


def test_hands_are_counted_one_by_one_and_taken_back() -> None:
    hands = of_30().add(11).add("11").add(4, 3).take(4)
    assert hands.counts == {4: 2, 11: 2} and hands.n == 4 and hands.mean == Fraction(30, 4)
    assert hands.status.startswith("4: 2\N{NO-BREAK SPACE}hands.")


def test_a_list_is_pasted_as_numbers_as_decimals_or_as_words() -> None:
    assert of_30().paste(" 3, 5;4\n4 ").counts == {3: 1, 4: 2, 5: 1}
    tenths = class_tally("a chance in tenths", 0, 1, step=Fraction(1, 10)).paste("0,1 1/10; 50%")
    assert tenths.counts == {Fraction(1, 10): 2, Fraction(1, 2): 1}
    assert of_words().paste("more; the same\nmore").counts == {"more": 2, "the same": 1}


@pytest.mark.parametrize("given", ["3 31", "3 x", "-1", "3.5", "", " ; "])
def test_a_list_that_cannot_be_read_changes_nothing(given: str) -> None:
    hands = of_30().add(2)
    with pytest.raises((BadPrediction, BadNumber)):
        hands.paste(given)
    assert hands.counts == {2: 1}


def test_there_are_never_fewer_hands_than_none() -> None:
    hands = of_30()
    with pytest.raises(BadPrediction, match="no hand for 7"):
        hands.take(7)
    with pytest.raises(BadPrediction):
        hands.add(7, -1)
    assert hands.n == 0


def test_the_truth_is_kept_back_until_the_lock() -> None:
    hands = of_30().add(9).add(13).compare(OUTCOME)
    kept = [hands.truth, hands.place, hands.said]
    assert kept == [None, None, ""] and "10.71" not in repr(hands) + hands.static_html() + hands.status
    hands.lock()
    assert hands.truth == OUTCOME and hands.place == pytest.approx(10.71 / 30)
    assert hands.summary == "2\N{NO-BREAK SPACE}hands. Mean: 11, exact: 10.71." and "10.71" in hands.static_html()


def test_a_locked_tally_stays() -> None:
    hands = of_30().add(9).lock()
    for change in (lambda: hands.add(9), lambda: hands.take(9), lambda: hands.paste("9")):
        with pytest.raises(BadPrediction, match="locked"):
            change()
    assert hands.counts == {9: 1}


def test_words_have_no_mean_and_the_truth_is_one_of_them() -> None:
    hands = of_words().add("less").compare("the same").lock()
    assert hands.mean is None and hands.place == 0.5 and "Exact: the same." in repr(hands)
    with pytest.raises(BadPrediction, match="more, the same, less"):
        of_words().add("much more")


def test_a_courses_words_are_counted_by_their_key_and_said_in_the_language_in_force() -> None:
    hands = ClassTally("a question in the course's words", ("more", "same", "less")).paste("same; the same; less")
    assert hands.counts == {"same": 2, "less": 1} and hands.labels == ("more", "the same", "less")
    assert "Exact: the same." in hands.compare("same").lock().summary
    i18n.language("ru")
    assert hands.labels[1] not in ("same", "the same") and hands.labels[1] in hands.summary


def test_the_text_has_a_row_for_each_answer_from_the_first_to_the_last() -> None:
    assert repr(of_30()).splitlines() == ["Of 30 passes, how many have no match at all?", "No hands yet."]
    lines = repr(of_30().add(4, 2).add(6)).splitlines()
    space = "\N{NO-BREAK SPACE}"
    assert lines[1:] == ["   4     2  ●●", "   5     0", "   6     1  ●", f"3{space}hands. Mean: 4.67."]
    assert "One dot stands for 2." in repr(of_30().add(4, 41))


def test_asking_again_is_the_same_tally() -> None:
    key = "a question of this test"
    hands = class_tally(key, 0, 30).add(4)
    assert class_tally(key, 0, 30) is hands and class_tally(key, 0, 31) is not hands
    assert hands.question == key and not class_tally(key, choices=WORDS).counts


@pytest.mark.parametrize("row", [(3, 3, 1), (0, 10, 0), (0, 10, 3), (0, 101, 1), (0, 10, -1)])
def test_a_row_of_answers_that_is_none_is_refused(row: tuple[int, int, int]) -> None:
    with pytest.raises(BadPrediction, match="no row of answers"):
        class_tally("never asked", *row)


@pytest.mark.parametrize("choices", [["more"], ["more", "more"], ["more", " "], "more"])
def test_answers_in_words_must_differ(choices: object) -> None:
    with pytest.raises(BadPrediction, match="two different answers"):
        class_tally("never asked", choices=choices)  # type: ignore[arg-type]


def test_the_words_are_those_of_the_language_in_force() -> None:
    hands = of_30().add(11, 2).compare(OUTCOME).lock()
    i18n.language("ru")
    assert "2\N{NO-BREAK SPACE}руки. Среднее: 11, точно: 10,71." in repr(hands)
