"""The form of the rule laboratory: what the page is told, and what it can do."""

from __future__ import annotations

from typing import Any

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games import blucher
from cardlessons.lessons import Laboratory, laboratory
from cardlessons.widgets.laboratory import LaboratoryForm

pytestmark = pytest.mark.notebook


def small() -> Laboratory:
    return laboratory(blucher.Rules(pack=Pack(3, 2)))


def lists(form: LaboratoryForm) -> dict[str, dict[str, Any]]:
    return {rule["key"]: rule for rule in form.shown["rules"]}


def test_the_page_chooses_from_closed_lists_and_the_table_follows() -> None:
    lab = small()
    form = LaboratoryForm(lab)
    assert len(form.shown["head"]) == 2 and lists(form)["extra"]["value"] == "doubled"
    values = [value for value, _ in lists(form)["extra"]["options"]]
    assert values == ["doubled", "original", "none"]
    form.receive({"choose": ["extra", "original"]})
    assert lab.after.extra == "original" and lists(form)["extra"]["value"] == "original"
    worth = next(row for row in form.shown["body"] if row["cells"][0] == "worth of a unit")
    assert worth["moved"] and worth["cells"][1:3] == ["−44/45 · ≈ −0.9778", "−13/15 · ≈ −0.8667"]
    form.receive({"reset": True})
    assert lab.after == lab.before and len(form.shown["head"]) == 2


def test_every_value_that_a_list_offers_can_be_chosen() -> None:
    for game in ("blucher", "acey_deucey", "bouillotte"):
        form = LaboratoryForm(laboratory(game))
        for key, rule in lists(form).items():
            for value, _ in rule["options"]:
                form.receive({"choose": [key, value]})
                assert lists(form)[key]["value"] == value
            form.receive({"reset": True})


def test_a_refusal_is_said_in_the_form_and_a_fault_is_raised() -> None:
    form = LaboratoryForm(small())
    with pytest.raises(BadRules):
        form.receive({"choose": ["extra", "some"]})
    assert "doubled, original, none" in form.shown["status"]
    with pytest.raises(KeyError):
        form.receive({})
    assert "KeyError" in form.shown["status"]


def test_a_laboratory_has_one_widget_and_its_text_and_html_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lab = small()
    first, second = lab._repr_mimebundle_(), lab._repr_mimebundle_()
    view = "application/vnd.jupyter.widget-view+json"
    assert first[view]["model_id"] == second[view]["model_id"] and first["text/plain"] == repr(lab)
    assert "open this page as a notebook" in first["text/html"]
    monkeypatch.setattr("cardlessons.widgets.beside.find_spec", lambda _: None)
    assert set(lab._repr_mimebundle_()) == {"text/plain", "text/html"}
