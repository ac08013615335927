"""A walk through everything the pack can do: the second, independent way to count.

The walk plays a game from a state to the end of the deal along every path, adds the paths' integer weights where they
meet in equal states, and so counts orders of the pack instead of multiplying probabilities. It shares nothing with the
closed forms but the game itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from cardlessons.core.actions import Done
from cardlessons.core.choices import Action
from cardlessons.core.game import DEALER, OVER, Game, State, Transition

Policy = Callable[[Game, State], Action]


def leave(game: Game, state: State) -> Action:
    """The policy of whoever has finished: `Done`, and everything lies as it lies."""
    return Done()


def walk(
    game: Game,
    state: State,
    read: Callable[[State], Hashable] | None = None,
    *,
    policy: Policy = leave,
    observe: Callable[[Any, Transition], Hashable] | None = None,
    value: Hashable = None,
) -> dict[Any, int]:
    """{what `read` reads from a settled state, or that state: the weight of all paths that lead there}.

    The pack makes each of its moves, with the weights multiplied along a path; seats act by `policy`. With `observe`, a
    value is carried along, `value` at first and `observe(value, transition)` after each move, and the keys are (what is
    read, value). Once the pack is shuffled the weights add to the factorial of the number of unseen cards. Raises what
    `game` raises for an illegal action of `policy`.

    >>> from cardlessons.core.cards import Pack
    >>> from cardlessons.games import blucher
    >>> start = blucher.start(blucher.Rules(Pack(2, 2), first_bank=0), 3, (9, 9, 9))
    >>> walk(blucher, start, lambda state: state.chips)
    {(9, 9, 9): 24}
    """
    ends: dict[Any, int] = {}
    paths: dict[tuple[State, Any], int] = {(game.canonical(state), value): 1}
    while paths:
        onward: dict[tuple[State, Any], int] = {}
        for (here, carried), weight in paths.items():
            if game.to_act(here) is OVER:
                found = read(here) if read else here
                key = (found, carried) if observe else found
                ends[key] = ends.get(key, 0) + weight
                continue
            for action, times in _moves(game, here, policy):
                transition = game.apply(here, action)
                seen = observe(carried, transition) if observe else carried
                after = game.canonical(transition.state), seen
                onward[after] = onward.get(after, 0) + weight * times
        paths = onward
    return ends


def _moves(game: Game, state: State, policy: Policy) -> list[tuple[Action, int]]:
    if game.to_act(state) is DEALER:
        return list(game.chance(state))
    return [(policy(game, state), 1)]
