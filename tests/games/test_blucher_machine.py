"""Random deals of Blucher by hypothesis: at every moment the limits hold and everybody can pay whatever comes."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardlessons.core.cards import Pack
from cardlessons.core.errors import MatchOver
from cardlessons.core.game import OVER
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules, State
from tests.tries import tries

packs = st.builds(Pack, st.integers(1, 4), st.integers(1, 3), st.integers(1, 2))
limits = st.tuples(st.integers(1, 4), st.one_of(st.none(), st.integers(0, 9)))


@st.composite
def rules_of_any_kind(draw: Any) -> Rules:
    lowest, more = draw(limits)
    return Rules(
        draw(packs),
        *(draw(st.sampled_from(kind)) for kind in (blucher.Extra, blucher.Spoils, blucher.Doubling, blucher.Between)),
        first_bank=draw(st.one_of(st.none(), st.integers(0, 2))),
        lowest=lowest,
        highest=None if more is None else lowest + more,
    )


@settings(max_examples=tries(300))
@given(
    st.lists(rules_of_any_kind(), min_size=1, max_size=3),
    st.lists(st.integers(0, 300), min_size=3, max_size=5),
    st.randoms(use_true_random=False),
)
def test_limits_hold_at_every_moment_and_everybody_can_always_pay(
    deals: list[Rules], chips: list[int], draws: Any
) -> None:
    try:
        state = blucher.start(deals[0], len(chips), chips)
        for rules in deals:
            state = state if rules is deals[0] else blucher.next_deal(state, rules)
            state = play_deal(state, draws)
    except MatchOver:
        return


def play_deal(state: State, draws: Any) -> State:
    while blucher.to_act(state) is not OVER:
        legal = blucher.legal(state)
        choices = [*legal.actions, *legal.ranges] or list(legal)
        choice = draws.choice(choices)
        if choice in legal.ranges:
            choice = choice.at(draws.choice([choice.low, choice.amounts[-1], draws.choice(choice.amounts)]))
        state = blucher.apply(state, choice).state  # a payment that cannot be made is a ValueError here
        check(state)
    return state


def check(state: State) -> None:
    """The limits, and that the stacks hold what the next match and the next doubling can cost."""
    rules = state.rules
    for lying in state.stakes():
        assert lying.own == 0 or lying.own >= rules.lowest
        assert rules.highest is None or lying.own <= rules.highest
        assert lying.seat in state.punters and lying.seat != state.bank
    if state.phase in ("turn", "restake", "stake") and rules.extra == "doubled":
        for seat in state.punters:
            assert state.chips[seat] >= sum(lying.chips for lying in state.stakes() if lying.seat == seat)
    if state.phase in ("turn", "restake", "stake") and (rules.doubling != "once" or not state.doublings):
        assert state.chips[state.bank] >= state.layout
