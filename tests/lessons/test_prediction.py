"""Predict, lock, see, compare."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardlessons import i18n
from cardlessons.lessons import BadNumber, BadPrediction, Prediction, predict

OUTCOME = Fraction(1071, 100)


def asked() -> Prediction:
    return Prediction("match_free_of_30", among=range(31))


def test_a_prediction_is_locked_once_and_stays() -> None:
    guess = asked().lock(2)
    with pytest.raises(BadPrediction, match="locked at 2"):
        guess.lock(11)
    assert guess.locked and guess.value == 2
    assert guess.lock("2").value == 2  # the cell that locks it may be run twice


def test_the_outcome_stands_beside_the_prediction() -> None:
    guess = asked().lock(2).compare(OUTCOME)
    assert [words for _, words in guess.said()] == ["2", "10.71", "you are 8.71 below"]
    assert "2" in repr(guess) and "10.71" in repr(guess)
    assert [words for _, words in asked().lock(11).compare(11).said()] == ["11", "11", "none"]
    assert asked().lock(12).compare(OUTCOME).said()[2][1] == "you are 1.29 above"


def test_nothing_gives_the_outcome_away_before_the_lock() -> None:
    guess = asked().compare(OUTCOME)
    assert guess.outcome is None and guess.said() == ()
    assert "10.71" not in repr(guess) + guess.status + guess.question + guess.hint
    assert guess.lock(2).outcome == OUTCOME and "10.71" in repr(guess)


def test_a_refused_prediction_changes_nothing() -> None:
    for given in ("31", "-1", "2.5", "many", "50%"):
        guess = asked()
        with pytest.raises((BadPrediction, BadNumber)) as caught:
            guess.lock(given)
        assert given in str(caught.value) and not guess.locked


def test_a_chance_is_taken_as_decimal_fraction_or_per_cent_and_compared_as_a_fraction() -> None:
    for given in ("0,025", "1/40", "2.5%"):
        assert Prediction("next_is_a_king").lock(given).value == Fraction(1, 40)
    guess = Prediction("next_is_a_king").lock("1/13").compare(Fraction(1, 40))
    assert [words for _, words in guess.said()] == ["1/13 · ≈ 0.0769", "1/40 · 0.025", "you are 0.0519 above"]


@pytest.mark.parametrize(("given", "entry"), [("1/13", "1/13"), ("25%", "0.25"), ("1", "1"), ("0,5", "0.5")])
def test_the_field_shows_the_shortest_form(given: str, entry: str) -> None:
    guess = Prediction("next_is_a_king")
    assert guess.entry == ""
    assert guess.lock(given).entry == entry


def test_a_float_will_do_as_outcome() -> None:
    assert asked().lock(11).compare(10.5).said()[1:] == (("Outcome", "10.5"), ("Difference", "you are 0.5 above"))


def test_whoever_listens_hears_of_lock_and_outcome() -> None:
    heard: list[bool] = []
    guess = asked()
    guess.on_change(lambda: heard.append(guess.locked))
    guess.lock(3).compare(4)
    assert heard == [True, True]


def test_bounds_the_wrong_way_round_are_refused() -> None:
    with pytest.raises(BadPrediction, match="less than"):
        Prediction("match_free_of_30", low=3, high=3)


def test_asking_again_is_the_same_prediction() -> None:
    key = "a question of this test"
    guess = predict(key, among=range(53)).lock(13)
    assert predict(key, among=range(53)) is guess
    assert predict(key, among=range(31)) is not guess
    assert guess.question == key  # what has no sentence in the catalogue is the question itself


def test_the_text_is_in_the_language_in_force() -> None:
    guess = asked().lock(2).compare(Fraction(21, 2))
    i18n.language("ru")
    assert "проходов" in guess.question and "10,5" in repr(guess)


def due() -> Prediction:
    return Prediction("is the king due?", among=("more", "same", "less"))


@pytest.mark.parametrize("given", ["same", "the same", " The Same "])
def test_a_word_is_chosen_by_its_key_or_as_it_is_said(given: str) -> None:
    guess = due()
    assert guess.words == ("more", "the same", "less") and "more, the same, less" in guess.hint
    assert guess.lock(given).value == "same" and guess.entry == "the same"


def test_bounds_below_zero_are_said_with_a_minus_sign() -> None:
    guess = Prediction("q", low=-50, high=50)
    assert "from −50 to 50" in guess.hint
    with pytest.raises(BadPrediction, match="from −50 to 50"):
        guess.lock("-51")


def test_a_chosen_word_stands_beside_the_outcome() -> None:
    assert [words for _, words in due().lock("less").compare("more").said()] == [
        "less",
        "more",
        "it came out otherwise",
    ]
    assert due().lock("more").compare("more").said()[2][1] == "none"
    with pytest.raises(BadPrediction, match="locked at less"):
        due().lock("less").lock("more")


def test_what_is_none_of_the_words_is_refused_and_says_which_there_are() -> None:
    for given in ("perhaps", "", None, 1, ["more"]):
        guess = due()
        with pytest.raises(BadPrediction, match="more, the same, less"):
            guess.lock(given)
        assert not guess.locked
    with pytest.raises(BadPrediction, match="more, the same, less"):
        due().compare("perhaps")


def test_a_choice_of_words_leaves_a_choice() -> None:
    for among in ("more", ("more",), ("more", "more"), range(0), range(1)):
        with pytest.raises(BadPrediction):
            Prediction("is the king due?", among=among)


def test_another_kind_of_answer_is_another_prediction() -> None:
    guess = predict("a number or a whole number", high=30)
    assert predict("a number or a whole number", high=30) is guess
    assert predict("a number or a whole number", among=range(31)) is not guess
