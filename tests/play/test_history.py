"""Undo, redo and what comes after them, for every registered game."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import IllegalAction, MatchOver
from cardlessons.core.game import DEALER, OVER
from cardlessons.table import Table
from tests.games.samples import SAMPLES, Sample
from tests.games.walks import any_of
from tests.play.tables import IDS, PLAYED, finished, new_table, play_on

every_game = pytest.mark.parametrize(("name", "sample"), PLAYED, ids=IDS)


def moment(table: Table) -> tuple[Any, ...]:
    return table.state, table.events, table.to_act, table.history.cursor


def cards_since_shuffle(table: Table) -> list[list[Any]]:
    """The cards in the history before the cursor, a list for each shuffle."""
    runs: list[list[Any]] = [[]]
    for entry in table.history.entries[1 : table.history.cursor + 1]:
        if entry.action.kind == "shuffle":
            runs.append([])
        elif hasattr(entry.action, "card"):
            runs[-1].append(entry.action.card)
    return runs


@every_game
def test_undo_returns_the_equal_state_and_redo_too(name: str, sample: Sample) -> None:
    table = new_table(name, sample)
    moments = [moment(table)] + [moment(table) for _ in play_on(table, Random(3))]
    for expected in reversed(moments[:-1]):
        assert moment(table.undo()) == expected
    for expected in moments[1:]:
        assert moment(table.redo()) == expected


@every_game
def test_undo_at_the_start_and_redo_at_the_end_are_refused_and_change_nothing(name: str, sample: Sample) -> None:
    table = new_table(name, sample)
    for move in (table.undo, table.redo):
        with pytest.raises(IllegalAction, match="Nothing has changed"):
            move()
    assert table.history.cursor == 0


@every_game
def test_another_choice_after_an_undo_meets_the_same_cards(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample), deals=1)
    dealt = cards_since_shuffle(table)
    others = [Table.from_json(table.to_json()) for _ in range(8)]
    for seed, other in enumerate(others):
        other.go(first_choice(other))
        finished(other, seed=seed + 10, deals=1)
        # A deal may be over before the pack is shuffled for it.
        for run, before in zip(cards_since_shuffle(other), dealt, strict=False):
            shorter = min(len(run), len(before))
            assert run[:shorter] == before[:shorter]
    assert any(other.history.entries != table.history.entries for other in others)


def first_choice(table: Table) -> int:
    to_act = table.history.game.to_act
    return next(i for i, entry in enumerate(table.history.entries) if isinstance(to_act(entry.transition.state), int))


@every_game
def test_the_same_choice_after_an_undo_keeps_the_future(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample))
    entries = list(table.history.entries)
    table.go(first_choice(table))
    table.play(entries[table.history.cursor + 1].action)
    assert table.history.entries == entries


@every_game
def test_another_choice_after_an_undo_cuts_the_future_off(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample))
    table.go(first_choice(table))
    following = table.history.entries[table.history.cursor + 1].action
    other = next(action for action in table.legal if action != following)
    table.play(other)
    assert table.history.cursor == len(table.history.entries) - 1


@every_game
def test_a_refused_action_leaves_history_and_future_as_they_were(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample))
    before = table.to_json()
    for cursor in range(0, len(table.history.entries), 7):
        table.go(cursor)
        with pytest.raises(IllegalAction):
            table.play("junk")
        assert table.history.cursor == cursor
    table.go(len(table.history.entries) - 1)
    assert table.to_json() == before


@every_game
def test_same_deal_opens_the_choices_again_and_brings_the_same_cards(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample), deals=2)
    dealt, deal = cards_since_shuffle(table), table.history.at.deal
    table.same_deal()
    assert table.history.at.deal == deal and table.to_act not in (DEALER, OVER)
    finished(table, seed=9, deals=1)
    assert [run[:4] for run in cards_since_shuffle(table)] == [run[:4] for run in dealt]


@every_game
def test_the_same_seed_brings_the_same_game_another_seed_another(name: str, sample: Sample) -> None:
    tables = [finished(new_table(name, sample, seed=seed)) for seed in (5, 5, 6)]
    assert tables[0].history.entries == tables[1].history.entries
    assert tables[0].history.entries != tables[2].history.entries


@every_game
def test_step_refuses_to_choose_for_a_person(name: str, sample: Sample) -> None:
    table = new_table(name, sample).advance()
    before = moment(table)
    with pytest.raises(IllegalAction, match=r"to choose, so the table cannot step by itself\. Nothing has changed\.$"):
        table.step()
    assert moment(table) == before


@every_game
def test_the_game_can_be_ended_between_deals_only(name: str, sample: Sample) -> None:
    table = new_table(name, sample)
    draws = Random(2)
    while table.to_act is not OVER:
        with pytest.raises(IllegalAction):
            table.end()
        table.step() if table.to_act is DEALER else table.play(any_of(table.legal, draws))
    table.end()
    assert table.history.ended
    with pytest.raises(MatchOver):
        table.next_deal()
    table.undo()
    assert not table.history.ended


def test_a_look_alike_of_the_next_action_is_refused_as_anywhere_else() -> None:
    table = Table("blucher", seed=1).advance()
    stake = table.legal.ranges[0].at(1)
    table.play(stake).undo()
    with pytest.raises(IllegalAction):
        table.play(stake._replace(chips=True))
    assert table.history.cursor == first_choice(table)


FIRST = [("blucher", "first_bank"), ("acey_deucey", "first_dealer"), ("bouillotte", "first_dealer")]


@pytest.mark.parametrize(("name", "first"), FIRST)
@pytest.mark.parametrize("agreed", [None, 0])
def test_who_began_stays_settled_whatever_the_rules_of_a_later_deal_say(
    name: str, first: str, agreed: int | None
) -> None:
    rules = SAMPLES[name].tables[0].rules
    rules = replace(rules, **({} if name == "bouillotte" else {"pack": Pack(13, 4)}), **{first: agreed})
    table = finished(Table(name, seats=5, rules=rules, seed=1), deals=1)
    table.next_deal(replace(rules, **{first: 1}))
    assert getattr(table.state.rules, first) == agreed
    says = {rule: (line.says, line.value) for rule, line in table.scene().rules.items()}
    assert says == {rule: (line.says, line.value) for rule, line in table.scene_at(0).rules.items()}
    assert Table.from_json(table.to_json()).to_json() == table.to_json()
    assert [deal["rules"][first] for deal in json.loads(table.to_json())["deals"]] == [agreed, agreed]
    entries = list(table.history.entries)
    assert table.undo().next_deal(replace(rules, **{first: 1})).history.entries == entries
