"""A proof revealed in a lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardlessons import BadRules, Pack, Table, derive
from cardlessons.lessons import gather, log, reveal, stop_log

pytestmark = pytest.mark.notebook


def test_a_proof_begins_with_its_first_step() -> None:
    proof = derive.blucher.match_free_pass(Pack(4, 2))
    shown = reveal(proof)
    assert shown.count == 1
    shown.receive({"go": "all"})
    assert shown.count == len(proof)


def test_the_log_notes_how_far_a_proof_was_read_and_no_step_twice(tmp_path: Path) -> None:
    log(tmp_path)
    try:
        shown = reveal(derive.blucher.match_free_pass(Pack(4, 2)), 2)
        for go in ("back", "next", "next", "all", "first"):
            shown.receive({"go": go})
    finally:
        stop_log()
    found = gather(tmp_path)
    steps = [(entry.data["steps"], entry.data["of"]) for entry in found.entries if entry.kind == "steps"]
    assert steps == [(2, len(shown.derivation)), (3, len(shown.derivation)), (len(shown.derivation),) * 2]
    assert [(row.proof, row.steps) for row in found.steps] == [("blucher.match_free_pass", len(shown.derivation))]


def test_without_widgets_the_steps_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlessons.lessons.proofs.find_spec", lambda _: None)
    assert str(reveal(derive.blucher.match_free_pass(Pack(4, 2)), 2)).count("\n") == 3


def test_a_proof_marks_the_cards_at_its_table() -> None:
    table = Table("blucher", seed=3, bots=dict.fromkeys(range(3), "never")).advance()
    shown = reveal(derive.blucher.match_free_pass(Pack(4, 2)), table=table)
    shown.receive({"term": "match"})
    assert table.marked == "match" and table.marked_at(table.history.cursor)


@pytest.mark.parametrize("table", [Table("acey_deucey", seed=1), "blucher"])
def test_a_table_of_another_game_is_refused(table: Any) -> None:
    with pytest.raises(BadRules, match="blucher"):
        reveal(derive.blucher.match_free_pass(Pack(4, 2)), table=table)
