"""Transcripts written by the first version. They must replay to these chips for ever: whoever saved a game may open it.

A change that breaks one of them breaks people's files. Give the format a new number and go on reading the old one.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardlessons.core.game import OVER
from cardlessons.table import Table
from tests.tries import EVERY

KEPT = Path(__file__).parent.parent / "data" / "transcripts"

# Final chips, how many deals, how many actions.
FINAL = {
    "blucher-as-told": ((70, 119, 111), 4, 279),
    "blucher-grupp": ((305, 97, 58, 140), 4, 566),
    "blucher-staked-ranks-spoil": ((79, 97, 94), 4, 273),
    "blucher-every-pass": ((175, 305, 103, 51, 366), 4, 689),
    "blucher-every-free-pass": ((463, 180, 57), 4, 130),
    "blucher-small-pack": ((1, 21, 14), 2, 35),
    "blucher-copies": ((73, 50, 52, 50, 38, 88, 98, 31), 4, 181),
    "blucher-rules-change": ((93, 189, 168), 3, 198),
    "blucher-ended": ((127, 100, 73), 2, 23),
    "acey-deucey-base": ((132, 36, 54), 12, 76),
    "acey-deucey-liaoning": ((74, 45, 101, 104), 16, 100),
    "acey-deucey-split": ((38, 39, 33), 16, 158),
    "acey-deucey-house": ((99, 94), 10, 68),
    "acey-deucey-rules-change": ((11, 1, 56), 6, 39),
    "acey-deucey-ended": ((99, 99), 2, 14),
    "bouillotte-as-told": ((75, 0, 132, 193), 12, 317),
    "bouillotte-classical": ((0, 439, 0, 0, 61), 8, 267),
    "bouillotte-small-pack": ((10, 65, 45), 6, 111),
    "bouillotte-all-in": ((0, 0, 67, 0, 66), 4, 96),
    "bouillotte-buying-in": ((13, 24, 7), 10, 162),
    "bouillotte-rules-change": ((102, 103, 95), 4, 76),
    "bouillotte-shared-ended": ((136, 89, 75), 3, 63),
}


def test_every_kept_transcript_is_checked() -> None:
    assert {path.stem for path in KEPT.glob("*.json")} == set(FINAL)


@pytest.mark.parametrize("name", FINAL)
def test_a_kept_transcript_replays_to_its_recorded_chips(name: str) -> None:
    table = Table.load(KEPT / f"{name}.json")
    chips, deals, actions = FINAL[name]
    entries = table.history.entries
    assert table.history.cursor == len(entries) - 1
    assert table.to_act is OVER
    balances = table.history.game.balances(table.state)
    assert tuple(balances[seat] for seat in range(len(table.names))) == chips
    assert (table.history.at.deal, len(entries) - 1) == (deals, actions)


@pytest.mark.parametrize("name", FINAL)
def test_a_kept_transcript_can_be_gone_through_and_shown(name: str) -> None:
    table = Table.load(KEPT / f"{name}.json")
    for cursor in range(0, len(table.history.entries), 10 * EVERY):
        assert str(table.go(cursor))
        assert table.scene()


@pytest.mark.parametrize("name", FINAL)
def test_its_seed_still_brings_the_cards_that_it_records(name: str) -> None:
    """Else a lesson that names a seed would show other cards than it tells of."""
    text = (KEPT / f"{name}.json").read_text(encoding="utf-8")
    data, kept = json.loads(text), Table.from_json(text)
    rules = kept.history.entries[0].transition.state.rules
    bots = {int(seat): kind for seat, kind in data["bots"].items()}
    table = Table(data["game"], kept.names, data["chips"], rules, data["seed"], bots, data["you"])
    for entry in kept.history.entries[1:]:
        kind = entry.action.kind
        if kind == "next_deal":
            table.next_deal(entry.action.rules)
        elif isinstance(table.to_act, int) and table.to_act not in bots:
            table.history.play(entry.action)  # whoever has the screen
        elif kind == "end_game":
            table.end()
        else:
            table.step()
        assert table.history.at.action == entry.action
