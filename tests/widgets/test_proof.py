"""A proof revealed step by step in the page."""

from __future__ import annotations

import json
from typing import Any

import pytest

anywidget = pytest.importorskip("anywidget")
pytestmark = pytest.mark.notebook

from cardlessons.core.cards import Pack  # noqa: E402
from cardlessons.core.errors import BadLog, WrongStep  # noqa: E402
from cardlessons.derive import blucher  # noqa: E402
from cardlessons.widgets.proof import ProofSteps  # noqa: E402


def test_the_page_has_only_the_steps_that_are_revealed() -> None:
    view = ProofSteps(blucher.match_free_pass())
    assert len(view.shown["steps"]) == 1 and view.shown["where"] == "Step 1 of 9"
    for go, count in (("next", 2), ("next", 3), ("back", 2), ("all", 9), ("next", 9), ("first", 1), ("back", 1)):
        view.receive({"go": go})
        assert len(view.shown["steps"]) == count
        assert ("9571721884148096" in json.dumps(view.shown)) == (count == 9)
        assert bool(view.shown["checked"]) == view.shown["all"] == (count == 9)


def test_another_message_changes_nothing() -> None:
    view = ProofSteps(blucher.match_free_pass(), 3)
    for message in ({}, {"go": "away"}, {"go": ["next"]}, {"stop": 1}):
        view.receive(message)
        assert view.count == 3


def test_what_an_observer_refuses_is_said_in_the_page_and_the_step_is_shown() -> None:
    view = ProofSteps(blucher.match_free_pass())

    def refuse(change: dict[str, Any]) -> None:
        if not change["new"]["problem"]:
            raise BadLog("log_none", folder="here")

    view.observe(refuse, "shown")
    with pytest.raises(BadLog):
        view.receive({"go": "next"})
    assert view.count == 2 and len(view.shown["steps"]) == 2 and "no log in here" in view.shown["problem"]


def test_a_wrong_proof_is_not_shown() -> None:
    derivation = blucher.match_free_pass(Pack(4, 1))
    with pytest.raises(WrongStep, match="Step 5 "):
        ProofSteps(derivation.with_step(5, 0))


def test_without_a_kernel_the_same_steps_are_there() -> None:
    derivation = blucher.match_free_pass()
    view = ProofSteps(derivation, 2)
    forms, _ = view._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in forms
    assert forms["text/plain"] == str(derivation.reveal(2))
    assert forms["text/markdown"] == derivation.reveal(2).markdown()
