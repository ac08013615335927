"""Every way of betting in Bouillotte is walked: what is legal is what is accepted, and pots hold what was put in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Rules
from tests.games.bouillotte_samples import mixed_rules, universe
from tests.games.sampling import Sample
from tests.games.walks import start


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
