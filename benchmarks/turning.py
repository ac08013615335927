"""Cards turned per second: the engine beside OpenSpiel's game in Python, and other engines for comparison.

Ours: three seats, two of them with ten stakes of three chips each, 52 cards turned to the end of the deal, with all
checks, payments and events. Theirs: all 30 courses of Kuhn poker, played from a new state to the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from benchmarks.row import Row, alternate, rate, ratio
from cardlessons.core.actions import Done, Shuffle, Turn
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules, Stake, State

DEALS = 4
STAKED = {1: range(1, 11), 2: range(4, 14)}


def ready() -> State:
    """A deal of which every stake is laid and no card turned."""
    state: State = blucher.apply(blucher.start(Rules(first_bank=0), 3, (400, 200, 200)), Shuffle()).state
    for ranks in STAKED.values():
        for action in (*(Stake(rank, 3) for rank in ranks), Done()):
            state = blucher.apply(state, action).state
    return state


def ours() -> tuple[list[Callable[[], None]], int]:
    """Turning alone, and with the three questions asked at every card; how many cards one call turns."""
    shuffled = random.Random(1)
    start, pack = ready(), Rules().pack.cards
    orders = [[Turn(card) for card in shuffled.sample(pack, len(pack))] for _ in range(DEALS)]
    apply, to_act, chance, legal = blucher.apply, blucher.to_act, blucher.chance, blucher.legal

    def turned() -> None:
        for order in orders:
            state = start
            for turn in order:
                state = apply(state, turn).state

    def asked() -> None:
        for order in orders:
            state = start
            for turn in order:
                to_act(state)
                chance(state)
                legal(state)
                state = apply(state, turn).state

    return [turned, asked], DEALS * len(pack)


def open_spiel() -> tuple[list[Callable[[], None]], int]:
    """Kuhn poker in Python with the same questions asked, and at its best, with none; actions in one call."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_kuhn_poker")
    courses: list[list[int]] = []

    def follow(state: Any, course: list[int]) -> None:
        if state.is_terminal():
            courses.append(course)
            return
        chance = state.is_chance_node()
        for action in [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions():
            child = state.clone()
            child.apply_action(action)
            follow(child, [*course, action])

    follow(game.new_initial_state(), [])

    def asked() -> None:
        for course in courses:
            state = game.new_initial_state()
            for action in course:
                state.current_player()
                if state.is_chance_node():
                    state.chance_outcomes()
                state.legal_actions()
                state.apply_action(action)

    def applied() -> None:
        for course in courses:
            state = game.new_initial_state()
            for action in course:
                state.apply_action(action)

    return [asked, applied], sum(map(len, courses))


def rlcard() -> tuple[Callable[[], None], int]:
    """Limit hold'em, one hand of calls and checks; actions in one call."""
    from rlcard.games.limitholdem import Game

    def play() -> int:
        game, actions = Game(), 0
        game.init_game()
        while not game.is_over():
            game.step("check" if "check" in game.get_legal_actions() else "call")
            actions += 1
        return actions

    def hand() -> None:
        play()

    return hand, play()


def main() -> None:
    """Measures ours and whichever engines are there, taking turns."""
    calls, cards = ours()
    goals = ("Blucher cards turned: apply", "Blucher cards turned: apply, to_act, chance and legal")
    if not find_spec("pyspiel"):
        for what, rounds in zip(goals, alternate(*calls), strict=True):
            Row(what, "–", rate(cards / min(rounds)), "OpenSpiel is not installed").emit()
        return
    theirs, actions = open_spiel()
    *own, asked, applied = alternate(*calls, *theirs)
    for what, least, rounds in zip(goals, (3, 2), own, strict=True):
        times = ratio(asked, rounds) * cards / actions
        peer = f"python_kuhn_poker, asked the same: {rate(actions / min(asked))}"
        Row(what, f"≥ {least} ×", rate(cards / min(rounds)), peer, f"{times:.2f} ×", times >= least).emit()
    at_best = f"python_kuhn_poker, apply_action alone: {rate(actions / min(applied))}"
    times = ratio(applied, own[0]) * cards / actions
    Row(f"{goals[0]}, beside its peer at its best", "–", rate(cards / min(own[0])), at_best, f"{times:.2f} ×").emit()
    if find_spec("rlcard"):
        hand, actions = rlcard()
        rounds, other = alternate(calls[0], hand)
        times = ratio(other, rounds) * cards / actions
        peer = f"rlcard, limit hold'em, with its legal actions: {rate(actions / min(other))}"
        Row(f"{goals[0]}, beside another engine", "–", rate(cards / min(rounds)), peer, f"{times:.1f} ×").emit()


if __name__ == "__main__":
    main()
