"""The bots of Acey Deucey do as they say, see nothing but their view, and never act illegally."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from cardlessons.core.errors import MatchOver
from cardlessons.core.game import DEALER, OVER
from cardlessons.exact.acey_deucey import mean, outcomes
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Bet, NameAce, Rules, Say, State
from cardlessons.play.bots import BOTS
from tests.games.acey_deucey_table import LIAONING, after, highest, waiting
from tests.games.samples import SAMPLES

KINDS = BOTS["acey_deucey"]
EVERY_END = [(first, second) for first in range(1, 14) for second in range(1, 14)]


def choice(kind: str, state: State) -> Any:
    return KINDS[kind](state, acey_deucey.legal(state), Random(0))


def test_the_bots() -> None:
    assert list(KINDS) == ["never", "always", "expectation", "half_kelly"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_never_acts_illegally_over_hundreds_of_turns_at_every_table(kind: str) -> None:
    turns = 0
    for number, sample in enumerate(SAMPLES["acey_deucey"].tables):
        for seed in (number, number + 100):
            for state in played(kind, sample.rules, sample.chips, Random(seed)):
                turns += acey_deucey.to_act(state) is OVER
    assert turns > 500


def played(kind: str, rules: Rules, chips: tuple[int, ...], draws: Random) -> Iterator[State]:
    """Up to 40 turns, all played by bots of one kind; `apply` refuses what is illegal."""
    state = acey_deucey.start(rules, len(chips), chips)
    for _ in range(40):
        while (actor := acey_deucey.to_act(state)) is not OVER:
            pack = actor is DEALER
            action = draws.choice(list(acey_deucey.legal(state))) if pack else choice(kind, state)
            state = acey_deucey.apply(state, action).state
            yield state
        try:
            state = acey_deucey.next_deal(state)
        except MatchOver:
            return


@pytest.mark.parametrize(("first", "second"), EVERY_END)
def test_what_each_bot_bets_on_every_two_end_cards(first: int, second: int) -> None:
    state = after(waiting(Rules(), pot=20, chips=100), first, second)
    if state.phase == "pair":
        assert choice("never", state) == choice("always", state) == Say("higher")
        said = choice("expectation", state)
        assert said == choice("half_kelly", state)
        other = Say("lower" if said.value == "higher" else "higher")
        assert worth(first, second, said.value) >= worth(first, second, other.value)
        state = after(state, said)
    call = state.hand.said or None
    assert choice("never", state) == Bet(0)
    assert choice("always", state) == Bet(highest(state))
    assert choice("expectation", state) == Bet(highest(state) if worth(first, second, call) > 0 else 0)


def worth(first: int, second: int, call: str | None) -> Fraction:
    return mean(outcomes(first, second, Rules(), call=call))


def test_half_kelly_bets_half_the_fraction_of_its_chips_rounded_down_as_far_as_it_may() -> None:
    for chips, pot, bet in ((100, 99, 5), (18, 99, 0), (19, 99, 1), (1000, 99, 54), (1000, 30, 30)):
        state = after(waiting(Rules(), pot=pot, chips=chips), 2, 11)  # the fraction is 0.1095…
        assert choice("half_kelly", state) == Bet(bet)
    spread = after(waiting(LIAONING, pot=99, chips=50), 1, NameAce("low"), 1)
    assert choice("half_kelly", spread) == Bet(5)  # the fraction is exactly 1/5
    assert choice("half_kelly", after(waiting(Rules()), 3, 11)) == Bet(0)


def test_aces_are_called_for_the_best() -> None:
    late = replace(LIAONING, ace_choice="after")
    for second in range(1, 14):
        state = after(waiting(late, pot=99), 1, second)
        low = mean(outcomes(1, second, late, call="low"))
        sayings = ("higher", "lower") if second == 1 else ("high",)
        high = max(mean(outcomes(1, second, late, call=call)) for call in sayings)
        assert choice("expectation", state) == NameAce("low" if low >= high else "high")
    early = after(waiting(replace(LIAONING, post=1, third_ace="high")), 1)
    assert choice("expectation", early) == NameAce("low")  # a low ace may be met by an ace that only lies outside
    assert choice("never", early) == choice("always", early) == NameAce("low")


def test_bots_count_the_cards_that_have_gone() -> None:
    rules = Rules(shuffling="dealt_down")
    state = waiting(rules, pot=20)
    small = [card for card in rules.pack.faces if card.rank in (1, 2, 13)]
    assert choice("expectation", after(state, 3, 11)) == Bet(0)
    gone = state._replace(seen=rules.pack.seen(small))
    assert choice("expectation", after(gone, 3, 11)) == Bet(20)


def test_bots_play_red_dog() -> None:
    state = acey_deucey.start(replace(Rules.red_dog(6), first_dealer=0, ante=4), 1, (100,))
    while state.phase != "first":
        state = acey_deucey.apply(state, acey_deucey.chance(state).at(0)).state
    raises = {k: choice("expectation", after(state, 2, 3 + k)).chips for k in range(1, 11)}
    assert raises == {k: 4 if k >= 7 else 0 for k in range(1, 11)}
