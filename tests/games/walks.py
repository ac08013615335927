"""Ways through a game by its protocol alone: every reachable state, or one deal after another at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from cardlessons.core.choices import Choices
from cardlessons.core.errors import MatchOver
from cardlessons.core.game import OVER, Game, Transition
from tests.games.sampling import Sample


class Step(NamedTuple):
    """An action from one state to the next; `action` is None where a deal begins."""

    before: Any
    action: Any
    transition: Transition

    @property
    def after(self) -> Any:
        return self.transition.state


def start(game: Game, sample: Sample) -> Any:
    return game.start(sample.rules, sample.seats, sample.chips)


def reachable(game: Game, sample: Sample) -> Iterator[Step]:
    """Every step that one deal can take, each state's own steps once; the first has no action."""
    first = start(game, sample)
    yield Step(first, None, Transition(first, ()))
    seen, waiting = {first}, [first]
    while waiting:
        state = waiting.pop()
        for action in game.legal(state):
            step = Step(state, action, game.apply(state, action))
            yield step
            if step.after not in seen:
                seen.add(step.after)
                waiting.append(step.after)


def any_of(legal: Choices, draws: Random) -> Any:
    """A legal action at random: single actions and ranges alike, so that large amounts are tried too."""
    if not legal.ranges:
        return draws.choice(list(legal))
    pick = draws.randrange(len(legal.actions) + len(legal.ranges))
    if pick < len(legal.actions):
        return legal.actions[pick]
    amounts = legal.ranges[pick - len(legal.actions)]
    return amounts.at(draws.choice([amounts.amounts[0], amounts.amounts[-1], draws.choice(amounts.amounts)]))


def play(game: Game, sample: Sample, seed: int, deals: int = 3) -> Iterator[Step]:
    """Random play over several deals, as far as the chips go."""
    draws = Random(seed)
    state = start(game, sample)
    yield Step(state, None, Transition(state, ()))
    for _ in range(deals):
        while game.to_act(state) is not OVER:
            action = any_of(game.legal(state), draws)
            step = Step(state, action, game.apply(state, action))
            yield step
            state = step.after
        try:
            following = game.next_deal(state)
        except MatchOver:
            return
        yield Step(state, None, Transition(following, ()))
        state = following
