"""What every game must hold, asked of Bouillotte: the whole suite, and a walk through every way of betting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any

import pytest

from cardlessons import games
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Rules
from tests.games import samples, test_conformance
from tests.games.bouillotte_samples import SAMPLES, mixed_rules, universe
from tests.games.samples import Sample
from tests.games.walks import start

CHECKS = {
    name: check
    for name, check in vars(test_conformance).items()
    if name.startswith("test_") and list(signature(check).parameters) == ["name", "sample"]
}
WHOLE = (
    "test_the_walk_reaches_a_settled_deal",
    "test_the_canonical_state_stays_itself_and_keeps_what_follows",
    "test_apply_accepts_exactly_what_is_legal",
)
TABLES_ALONE = ("test_apply_accepts_exactly_what_is_legal_on_larger_tables",)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "bouillotte"))
    monkeypatch.setitem(samples.SAMPLES, "bouillotte", SAMPLES)


def test_the_suite_has_its_checks() -> None:
    assert len(CHECKS) > 15 and {*WHOLE, *TABLES_ALONE} <= set(CHECKS)


@pytest.mark.parametrize("check", [check for name, check in CHECKS.items() if name not in TABLES_ALONE])
@pytest.mark.parametrize("sample", SAMPLES.tiny, ids=range(len(SAMPLES.tiny)))
def test_a_game_walked_whole_conforms(check: Callable[[str, Sample], None], sample: Sample) -> None:
    check("bouillotte", sample)


@pytest.mark.parametrize("check", [check for name, check in CHECKS.items() if name not in WHOLE])
def test_games_at_random_conform(check: Callable[[str, Sample], None]) -> None:
    for sample in SAMPLES.tables:
        check("bouillotte", sample)


def betting_walk(sample: Sample) -> Iterator[Any]:
    """Every state of a deal whose cards come in the pack's own order."""
    waiting = [start(bouillotte, sample)]
    seen = set(waiting)
    while waiting:
        state = waiting.pop()
        yield state
        actor = bouillotte.to_act(state)
        ways = [bouillotte.chance(state).at(0)] if actor is DEALER else list(bouillotte.legal(state))
        for action in ways:
            after = bouillotte.apply(state, action).state
            if after not in seen:
                seen.add(after)
                waiting.append(after)


PLAIN = {"ante": 1, "cannot_ante": "sits_out", "purse": 0, "buy_in": 0}
WALKED = [Rules(before="none", first_dealer=2), Rules.classical(), *mixed_rules(6, **PLAIN)]


@pytest.mark.parametrize("rules", WALKED, ids=range(len(WALKED)))
def test_legal_is_what_is_accepted_in_every_way_of_betting(rules: Rules) -> None:
    states = 0
    for state in betting_walk(Sample(rules, (3, 4, 3))):
        states += 1
        legal = bouillotte.legal(state)
        assert bool(legal) == (bouillotte.to_act(state) is not bouillotte.OVER)
        assert state.pot == sum(state.dead) + sum(state.live)
        for action in list(universe(state))[:: 1 if states % 9 == 0 else 13]:
            assert accepted(state, action) == (action in legal)
    assert states > 20


def accepted(state: bouillotte.State, action: Any) -> bool:
    try:
        bouillotte.apply(state, action)
    except IllegalAction:
        return False
    return True
