"""The form of a prediction: what the page is told, and what it can do."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from cardlessons.core.errors import BadNumber, BadPrediction
from cardlessons.lessons import Prediction
from cardlessons.widgets.prediction import PredictionForm

pytestmark = pytest.mark.notebook

OUTCOME = Fraction(1071, 100)


def asked() -> Prediction:
    return Prediction("match_free_of_30", among=range(31))


def test_the_page_locks_what_was_typed() -> None:
    guess = asked()
    form = PredictionForm(guess)
    form.receive({"lock": "11"})
    assert guess.value == 11 and form.shown["locked"] and form.shown["said"] == [["Your prediction", "11"]]
    assert form.shown["button"] == "Locked" and form.shown["entry"] == "11"


def test_the_page_is_told_nothing_of_the_outcome_before_the_lock() -> None:
    form = PredictionForm(asked().compare(OUTCOME))
    assert "10.71" not in json.dumps(form.get_state(), default=str)
    form.receive({"lock": "2"})
    assert ["Outcome", "10.71"] in form.shown["said"]


def test_a_refusal_is_said_in_the_form_and_said_again() -> None:
    guess = asked()
    form = PredictionForm(guess)
    heard = []
    form.observe(lambda change: heard.append(change["new"]["status"]), "shown")
    for _ in range(2):
        with pytest.raises(BadNumber):
            form.receive({"lock": "many"})
    assert len(heard) == 2 and "many" in heard[0] and form.shown["problem"] and not guess.locked
    form.receive({"lock": "3"})
    assert not form.shown["problem"]


def test_a_second_lock_changes_nothing() -> None:
    guess = asked().lock(2)
    form = PredictionForm(guess)
    with pytest.raises(BadPrediction):
        form.receive({"lock": "11"})
    assert guess.value == 2 and form.shown["problem"] and form.shown["said"][0][1] == "2"


def test_a_fault_is_shown_and_raised() -> None:
    form = PredictionForm(asked())
    with pytest.raises(KeyError):
        form.receive({})
    assert "KeyError" in form.shown["status"]


def test_what_python_does_is_shown_in_every_view() -> None:
    guess = asked()
    form = PredictionForm(guess)
    guess.lock(5).compare(4)
    assert [words for _, words in form.shown["said"]] == ["5", "4", "you are 1 above"]


def test_a_prediction_has_one_widget_and_its_text_and_html_beside_it() -> None:
    guess = asked()
    first, second = guess._repr_mimebundle_(), guess._repr_mimebundle_()
    view = "application/vnd.jupyter.widget-view+json"
    assert first[view]["model_id"] == second[view]["model_id"]
    assert first["text/plain"] == repr(guess)
    assert "open this page as a notebook" in first["text/html"] and guess.question in first["text/html"]
    guess.lock(2).compare(OUTCOME)
    assert "<dd>10.71</dd>" in guess._repr_mimebundle_()["text/html"]


def test_without_widgets_text_and_html_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlessons.widgets.beside.find_spec", lambda _: None)
    assert set(asked()._repr_mimebundle_()) == {"text/plain", "text/html"}
