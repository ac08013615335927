"""The form of a show of hands: what the page is told, and what it can do."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from cardlessons.core.errors import BadPrediction
from cardlessons.lessons import ClassTally
from cardlessons.widgets.class_tally import ClassTallyForm

pytestmark = pytest.mark.notebook

OUTCOME = Fraction(1071, 100)


def asked() -> ClassTally:
    return ClassTally("match_free_of_30", [Fraction(number) for number in range(31)])


def test_the_page_counts_hands_by_the_index_of_their_answer() -> None:
    hands = asked()
    form = ClassTallyForm(hands)
    for message in ({"add": 11}, {"add": 11}, {"add": 4}, {"take": 11}, {"paste": "4 5"}):
        form.receive(message)
    assert hands.counts == {4: 2, 5: 1, 11: 1}
    assert form.shown["hands"][4:6] == [2, 1] and form.shown["says"][4] == "4: 2\N{NO-BREAK SPACE}hands"
    assert form.shown["status"].startswith("5: 1")


def test_the_page_is_told_nothing_of_the_truth_before_the_lock() -> None:
    form = ClassTallyForm(asked().compare(OUTCOME))
    state = json.dumps(form.get_state(), default=str)
    assert "10.71" not in state and form.shown["place"] is None
    form.receive({"lock": True})
    assert form.shown["truth"] == "exact: 10.71" and form.shown["locked"] and form.shown["lock"] == "Locked"
    assert form.shown["place"] == pytest.approx(10.71 / 30)


def test_a_refusal_is_said_in_the_form_and_said_again() -> None:
    form = ClassTallyForm(asked())
    heard = []
    form.observe(lambda change: heard.append(change["new"]["status"]), "shown")
    for _ in range(2):
        with pytest.raises(BadPrediction):
            form.receive({"take": 3})
    assert len(heard) == 2 and "no hand for 3" in heard[0]


def test_a_fault_is_shown_and_raised() -> None:
    form = ClassTallyForm(asked())
    with pytest.raises(KeyError):
        form.receive({})
    assert "KeyError" in form.shown["status"]


def test_a_tally_has_one_widget_and_its_text_and_html_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = asked().add(4)
    first, second = hands._repr_mimebundle_(), hands._repr_mimebundle_()
    view = "application/vnd.jupyter.widget-view+json"
    assert first[view]["model_id"] == second[view]["model_id"] and first["text/plain"] == repr(hands)
    assert "open this page as a notebook" in first["text/html"] and ">4</th><td>1</td>" in first["text/html"]
    monkeypatch.setattr("cardlessons.widgets.beside.find_spec", lambda _: None)
    assert set(hands._repr_mimebundle_()) == {"text/plain", "text/html"}
