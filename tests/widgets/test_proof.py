"""A proof revealed step by step in the page."""

from __future__ import annotations

import json
from typing import Any

import pytest

anywidget = pytest.importorskip("anywidget")
pytestmark = pytest.mark.notebook

from cardlessons.core.cards import Pack  # noqa: E402
from cardlessons.core.errors import BadLog, WrongStep  # noqa: E402
from cardlessons.derive import acey_deucey, blucher  # noqa: E402
from cardlessons.i18n import text  # noqa: E402
from cardlessons.table import Table  # noqa: E402
from cardlessons.widgets import links  # noqa: E402
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


def shown_table(game: str = "blucher", bot: str = "never", seed: int = 3) -> Table:
    table = Table(game, seed=seed, bots=dict.fromkeys(range(3), bot)).advance()
    table._repr_mimebundle_()
    return table


def test_a_focused_term_marks_what_it_counts_at_the_given_table() -> None:
    table, other = shown_table(), shown_table()
    view = ProofSteps(blucher.match_free_pass(), 9, [table])
    table.go(next(i for i in range(99) if len(table.history.entries[i].transition.state.turned) == 35))
    nines = [card for card in table.state.turned if card.rank == 9]
    view.receive({"term": "match"})
    assert table.marked == "match" and not other.marked and len(nines) > 1
    assert view.marked == f"Marked at the table: {', '.join(text('cards.name', card=card) for card in nines)}."
    view.receive({"term": ""})
    assert table.marked == view.marked == ""


def test_without_a_given_table_those_shown_last_are_marked_three_at_most() -> None:
    tables = [shown_table(seed=seed) for seed in range(4)]
    acey = shown_table("acey_deucey", "always")
    view = ProofSteps(blucher.match_free_pass(), 9)
    view.receive({"term": "match_free_pass"})
    assert [table.marked for table in tables] == ["", *["match_free_pass"] * 3] and not acey.marked


def test_the_page_knows_which_terms_can_be_marked_once_a_table_is_shown() -> None:
    links._shown.clear()
    view = ProofSteps(acey_deucey.bet(5, 11), 4)
    assert view.links == {} and view.shown["steps"][3]["terms"][1:] == [
        "acey_inside",
        "acey_post",
        "acey_outside",
    ]
    shown = shown_table("blucher")
    assert view.links == {}
    acey = shown_table("acey_deucey", "always")
    assert {"acey_inside", "acey_post", "acey_outside"} <= set(view.links)
    assert "between" in view.links["acey_inside"]
    view.receive({"term": "acey_post"})
    assert acey.marked == "acey_post" and not shown.marked


def test_a_term_that_counts_no_open_card_says_so_and_another_marks_nothing() -> None:
    table = Table("blucher", seed=3)
    view = ProofSteps(blucher.match_free_pass(), 9, [table])
    view.receive({"term": "match"})
    assert view.marked == "No open card at the table is one that this counts."
    for other in ("p", "net", "no_such", ["match"]):
        view.receive({"term": other})
        assert view.marked == table.marked == ""


def test_a_term_stands_in_the_piece_in_which_it_is_written() -> None:
    for derivation in (blucher.match_free_pass(), acey_deucey.bet(5, 11), acey_deucey.pair(7)):
        for step in derivation.reveal(99).page()["steps"]:
            assert len(step["terms"]) == len(step["line"])
            for term, piece in zip(step["terms"], step["line"], strict=True):
                assert not term or f"<mtext>{text(f'derive.term.{term}')}</mtext>" in piece
