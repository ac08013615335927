"""Random play by hypothesis: choices, steps, undo, redo, next deals under other rules, in any order."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardlessons.core.errors import BadRules, IllegalAction, MatchOver
from cardlessons.core.game import DEALER, OVER
from cardlessons.table import Table
from tests.games.samples import SAMPLES
from tests.play.tables import quick_bots
from tests.tries import tries

numbers = st.integers(min_value=0, max_value=10**6)


class Play(RuleBasedStateMachine):
    """A table of any registered game. `played` are its actions up to the cursor, kept beside it."""

    table: Table

    @initialize(name=st.sampled_from(sorted(SAMPLES)), number=numbers, seed=numbers, bots=st.booleans())
    def begin(self, name: str, number: int, seed: int, bots: bool) -> None:
        samples = SAMPLES[name]
        sample = (samples.tables + samples.tiny)[number % (len(samples.tables) + len(samples.tiny))]
        kinds = sorted(quick_bots(name))
        here = {1: kinds[number % len(kinds)]} if bots else {}
        self.table = Table(name, sample.seats, sample.chips, sample.rules, seed, here)
        self.name = name
        self.chips = sum(self.table.history.game.balances(self.table.state).values())
        self.moments = [self.moment()]

    def moment(self) -> tuple[Any, ...]:
        return self.table.state, self.table.events, self.table.to_act

    def moved(self) -> None:
        """One move was made: what was known to lie ahead may be another future now."""
        cursor = self.table.history.cursor
        self.moments[cursor:] = [self.moment()]

    def person_to_act(self) -> bool:
        return isinstance(self.table.to_act, int) and self.table.to_act not in self.table.bots

    @precondition(person_to_act)
    @rule(number=numbers)
    def choose(self, number: int) -> None:
        legal = self.table.legal
        ways = [*legal.actions, *legal.ranges]
        way = ways[number % len(ways)]
        if way in legal.ranges:
            way = way.at(way.amounts[number // len(ways) % len(way.amounts)])
        self.table.play(way)
        self.moved()

    @precondition(lambda self: self.table.to_act is not OVER and not self.person_to_act())
    @rule(times=st.integers(1, 12))
    def step(self, times: int) -> None:
        for _ in range(times):
            if self.table.to_act is not OVER and not self.person_to_act():
                self.table.step()
                self.moved()

    @precondition(lambda self: self.table.history.cursor > 0)
    @rule(times=st.integers(1, 5))
    def undo(self, times: int) -> None:
        for _ in range(min(times, self.table.history.cursor)):
            self.table.undo()
            assert self.moment() == self.moments[self.table.history.cursor]

    @precondition(lambda self: self.table.history.cursor + 1 < len(self.table.history.entries))
    @rule()
    def redo(self) -> None:
        ahead = self.moments[self.table.history.cursor + 1 :]
        self.table.redo()
        assert not ahead or self.moment() == ahead[0]
        self.moments[self.table.history.cursor :] = ahead or [self.moment()]

    @precondition(lambda self: self.table.to_act is OVER and not self.table.history.ended)
    @rule(number=numbers, other=st.booleans())
    def next_deal(self, number: int, other: bool) -> None:
        tables = SAMPLES[self.name].tables
        before = self.moment()
        try:
            self.table.next_deal(tables[number % len(tables)].rules if other else None)
        except (BadRules, MatchOver):
            assert self.moment() == before
        else:
            self.moved()

    @rule(number=numbers)
    def try_something_else(self, number: int) -> None:
        before, length = self.moment(), len(self.table.history.entries)
        tried = list(SAMPLES[self.name].universe(self.table.history.state))
        action = tried[number % len(tried)]
        if action not in self.table.legal:
            try:
                self.table.play(action)
            except IllegalAction as error:
                assert "Nothing has changed" in str(error)
                assert self.moment() == before and len(self.table.history.entries) == length
            else:
                raise AssertionError(f"{action} was played")

    @invariant()
    def chips_are_conserved_and_nobody_is_below_zero(self) -> None:
        balances = self.table.history.game.balances(self.table.state)
        assert sum(balances.values()) == self.chips
        assert min(balances.values()) >= 0

    @invariant()
    def somebody_can_move_or_the_deal_is_over(self) -> None:
        assert bool(self.table.legal) == (self.table.to_act is not OVER)
        if self.table.to_act is DEALER:
            assert self.table.history.game.chance(self.table.state).total > 0

    def teardown(self) -> None:
        if hasattr(self, "table"):
            text = self.table.to_json()
            again = Table.from_json(text)
            assert again.to_json() == text and again.history.entries == self.table.history.entries


Play.TestCase.settings = settings(max_examples=tries(100), stateful_step_count=50)
TestPlay = Play.TestCase
