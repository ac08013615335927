"""What every game must hold, whatever its rules: one suite over the registry, and over a game made for it."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, cast

import pytest

from cardlessons import games
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER, OVER, Game
from cardlessons.i18n import text
from tests.games import high_card, high_card_samples
from tests.games.samples import SAMPLES as REGISTERED
from tests.games.samples import Sample
from tests.games.walks import Step, play, reachable, start
from tests.tries import EVERY, some

SAMPLES = {high_card.name: high_card_samples.SAMPLES, **REGISTERED}
TINY = [pytest.param(name, sample, id=f"{name}-{i}") for name in SAMPLES for i, sample in enumerate(SAMPLES[name].tiny)]
TABLES = [
    pytest.param(name, sample, id=f"{name}-{i}") for name in SAMPLES for i, sample in enumerate(SAMPLES[name].tables)
]

tiny = pytest.mark.parametrize(("name", "sample"), TINY)
tables = pytest.mark.parametrize(("name", "sample"), TABLES)
everything = pytest.mark.parametrize(("name", "sample"), TINY + TABLES)


def game(name: str) -> Game:
    """A registered game, or the one that is made for this suite."""
    return games.game(name) if name in games.NAMES else cast(Game, high_card)


@cache
def every_step(name: str, sample: Sample) -> tuple[Step, ...]:
    """Every step of a tiny table, a random game on another."""
    if sample in SAMPLES[name].tiny:
        return tuple(reachable(game(name), sample))
    return tuple(play(game(name), sample, seed=len(sample.chips)))


@cache
def steps(name: str, sample: Sample) -> tuple[Step, ...]:
    return tuple(some(every_step(name, sample)))


@cache
def states(name: str, sample: Sample) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(step.after for step in steps(name, sample)))


def test_every_registered_game_has_samples() -> None:
    assert set(REGISTERED) == set(games.NAMES)
    assert all(samples.tiny and samples.tables for samples in SAMPLES.values())


@tiny
def test_the_walk_reaches_a_settled_deal(name: str, sample: Sample) -> None:
    assert any(game(name).to_act(step.after) is OVER for step in every_step(name, sample))


@everything
def test_every_reachable_state_has_a_legal_action_or_is_over(name: str, sample: Sample) -> None:
    rules = game(name)
    for state in states(name, sample):
        legal = rules.legal(state)
        assert bool(legal) == bool(list(legal)) == (rules.to_act(state) is not OVER)


@everything
def test_a_state_tells_what_every_table_shows(name: str, sample: Sample) -> None:
    for step in steps(name, sample):
        before, after = step.before, step.after
        assert after.seats == sample.seats and after.rules == sample.rules and after.deal - before.deal in (0, 1)
        assert tuple(after.chips) == tuple(game(name).balances(after)[seat] for seat in range(sample.seats))
        assert after.cut is None or len(after.cut.drawn) <= len(after.cut.cutters) <= sample.seats


@everything
def test_who_acts_agrees_with_what_is_legal(name: str, sample: Sample) -> None:
    rules = game(name)
    for state in states(name, sample):
        actor = rules.to_act(state)
        assert actor in (DEALER, OVER) or actor in range(sample.seats)
        if actor is DEALER:
            assert [action for action, _ in rules.chance(state)] == list(rules.legal(state))
        else:
            with pytest.raises(IllegalAction):
                rules.chance(state)


@tiny
def test_apply_accepts_exactly_what_is_legal(name: str, sample: Sample) -> None:
    """The first state with such legal actions meets all of the universe; the like of it share it out, in turn."""
    rules, met = game(name), set()
    for number, state in enumerate(states(name, sample)):
        alike = state.phase, rules.to_act(state), tuple(rules.legal(state))
        universe = SAMPLES[name].universe(state)
        _check_universe(rules, state, _share(universe, number, 10) if alike in met else universe)
        met.add(alike)


@tables
def test_apply_accepts_exactly_what_is_legal_on_larger_tables(name: str, sample: Sample) -> None:
    path = [step.after for step in play(game(name), sample, seed=7)]
    for number, state in enumerate(path[:: max(1, len(path) // 12)]):
        _check_universe(game(name), state, _share(SAMPLES[name].universe(state), number, 3))


def _share(universe: Iterator[Any], number: int, among: int) -> Iterator[Any]:
    """The part of a universe that the state of this number meets, one of so many that share it out."""
    return islice(universe, number % (among * EVERY), None, among * EVERY)


def _check_universe(rules: Game, state: Any, universe: Iterator[Any]) -> None:
    legal = rules.legal(state)
    shapes = {_shape(action) for action in legal}
    assert all(action in legal and _accepts(rules, state, action) for action in legal)
    for action in universe:
        allowed = _shape(action) in shapes
        assert (action in legal) is allowed, action
        assert _accepts(rules, state, action) is allowed, action


def _shape(action: Any) -> Any:
    """What an action is, types included: True and 1.0 equal 1 in Python, and are no rank and no amount."""
    return type(action), tuple(map(_shape, action)) if isinstance(action, tuple) else repr(action)


def _accepts(rules: Game, state: Any, action: Any) -> bool:
    try:
        rules.apply(state, action)
    except IllegalAction:
        return False
    return True


@everything
def test_a_refusal_says_what_was_wrong_what_is_allowed_and_that_nothing_changed(name: str, sample: Sample) -> None:
    rules = game(name)
    path = [step.after for step in steps(name, sample)]
    for number, state in enumerate(path[:: max(1, len(path) // 5)]):
        before = pickle.dumps(state)
        end, longest = _end_of_a_refusal(rules, state), 200 if rules.to_act(state) is DEALER else 300
        for action in _share(SAMPLES[name].universe(state), number, 2):
            try:
                rules.apply(state, action)
            except IllegalAction as error:
                sentence = str(error)
                assert sentence.endswith(f".{end}") and len(sentence) < longest, sentence
        assert pickle.dumps(state) == before


def _end_of_a_refusal(rules: Game, state: Any) -> str:
    """What every refusal here ends in: all that is allowed, which is held to be among it, and that nothing changed."""
    legal = rules.legal(state)
    allowed = legal.describe()
    for action in legal.actions:
        assert str(action) in allowed or text("cards.short_rank", rank=action.rank) in allowed
    for amounts in legal.ranges:
        assert f"{amounts.low} to {amounts.high}" in allowed
    return f" {allowed} Nothing has changed."


@everything
def test_weights_are_positive_and_total_what_is_unseen(name: str, sample: Sample) -> None:
    rules = game(name)
    for state in states(name, sample):
        if rules.to_act(state) is DEALER:
            weights = rules.chance(state)
            assert all(type(weight) is int and weight > 0 for _, weight in weights)
            assert sum(weight for _, weight in weights) == weights.total == SAMPLES[name].unseen(state)


@everything
def test_each_unit_of_weight_lies_on_the_action_that_iteration_gives(name: str, sample: Sample) -> None:
    rules = game(name)
    for state in states(name, sample):
        if rules.to_act(state) is DEALER:
            weights = rules.chance(state)
            laid_out = [action for action, weight in weights for _ in range(weight)]
            assert [weights.at(k) for k in range(weights.total)] == laid_out
            assert all(action in weights for action in laid_out)


@everything
def test_chips_are_conserved_and_nobody_is_below_zero(name: str, sample: Sample) -> None:
    rules = game(name)
    at_first = rules.balances(start(rules, sample))
    assert tuple(at_first[seat] for seat in range(sample.seats)) == sample.chips
    for state in states(name, sample):
        balances = rules.balances(state)
        assert sum(balances.values()) == sum(at_first.values())
        assert min(balances.values()) >= 0
        assert set(range(sample.seats)) <= set(balances)


@everything
def test_the_events_tell_where_every_chip_went(name: str, sample: Sample) -> None:
    rules = game(name)
    for step in steps(name, sample):
        told = dict(rules.balances(step.before))
        for event in step.transition.events:
            if event.kind == "paid":
                assert type(event.chips) is int and event.chips >= 0 and event.source != event.target
                told[event.source] -= event.chips
                told[event.target] += event.chips
                assert told[event.source] >= 0
        assert told == rules.balances(step.after)


@everything
def test_an_action_always_brings_an_event(name: str, sample: Sample) -> None:
    for step in steps(name, sample):
        assert step.action is None or step.transition.events
        assert all(isinstance(event.kind, str) for event in step.transition.events)


@everything
def test_a_state_survives_pickling_and_equal_states_have_equal_hashes(name: str, sample: Sample) -> None:
    for state in states(name, sample):
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state and hash(copy) == hash(state) and type(copy) is type(state)


@everything
def test_apply_is_a_pure_function(name: str, sample: Sample) -> None:
    rules = game(name)
    for step in steps(name, sample):
        if step.action is not None:
            assert rules.apply(step.before, step.action) == step.transition


@everything
def test_without_a_seat_the_view_is_everything(name: str, sample: Sample) -> None:
    rules = game(name)
    for step in steps(name, sample):
        assert rules.view(step.after, None) == step.after
        assert rules.view_events(step.transition.events, None) == step.transition.events


@everything
def test_a_seat_sees_the_chips_and_its_own_choices(name: str, sample: Sample) -> None:
    rules = game(name)
    for state in states(name, sample):
        for seat in range(sample.seats):
            seen = rules.view(state, seat)
            assert rules.view(seen, seat) == seen
            assert rules.balances(seen) == rules.balances(state)
            assert rules.to_act(seen) == rules.to_act(state)
            if rules.to_act(state) == seat:
                assert list(rules.legal(seen)) == list(rules.legal(state))


@tiny
def test_the_canonical_state_stays_itself_and_keeps_what_follows(name: str, sample: Sample) -> None:
    rules = game(name)
    known: dict[Any, Any] = {}
    for state in states(name, sample):
        stands_for = rules.canonical(state)
        assert rules.canonical(stands_for) == stands_for
        assert rules.to_act(stands_for) == rules.to_act(state)
        assert rules.balances(stands_for) == rules.balances(state)
        assert future(rules, stands_for, known) == future(rules, state, known)


def future(rules: Game, state: Any, known: dict[Any, Any]) -> Any:
    """All that can follow: for a seat by its choices, for the pack by weight, in the end the balances."""
    if state not in known:
        actor = rules.to_act(state)
        if actor is OVER:
            known[state] = tuple(sorted(rules.balances(state).items(), key=str))
        elif actor is DEALER:
            total: dict[Any, int] = {}
            for action, weight in rules.chance(state):
                follows = future(rules, rules.apply(state, action).state, known)
                total[follows] = total.get(follows, 0) + weight
            known[state] = frozenset(total.items())
        else:
            choices = (
                (action, rules.apply(state, action).state)
                for action in rules.legal(state)
                if _new(rules, state, action)
            )
            known[state] = frozenset((action, future(rules, after, known)) for action, after in choices)
    return known[state]


def _new(rules: Game, state: Any, action: Any) -> bool:
    """Whether it leads on: a stake may be laid and taken up for ever, so only what adds to the table is followed."""
    after = rules.apply(state, action).state
    return rules.to_act(after) != rules.to_act(state) or sum(
        rules.balances(after)[s] for s in range(state.seats)
    ) < sum(rules.balances(state)[s] for s in range(state.seats))
