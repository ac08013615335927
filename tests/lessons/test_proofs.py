"""A proof revealed in a lesson."""

from __future__ import annotations

import pytest

from cardlessons import Pack, derive
from cardlessons.lessons import reveal

pytestmark = pytest.mark.notebook


def test_a_proof_begins_with_its_first_step() -> None:
    proof = derive.blucher.match_free_pass(Pack(4, 2))
    shown = reveal(proof)
    assert shown.count == 1
    shown.receive({"go": "all"})
    assert shown.count == len(proof)


def test_without_widgets_the_steps_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlessons.lessons.proofs.find_spec", lambda _: None)
    assert str(reveal(derive.blucher.match_free_pass(Pack(4, 2)), 2)).count("\n") == 3
