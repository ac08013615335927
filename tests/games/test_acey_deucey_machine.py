"""Random turns of Acey Deucey by hypothesis: at every moment limits hold, chips stay, and what is bet can be paid."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules, MatchOver
from cardlessons.core.game import OVER, Events
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Bank, Cover, Half, Rules, State
from tests.games.samples import ACEY_FIELDS
from tests.tries import tries

packs = st.builds(Pack, st.integers(1, 6), st.integers(1, 4), st.integers(1, 3))


@st.composite
def rules_of_any_kind(draw: Any) -> Rules:
    pack = draw(packs)
    fields = {name: draw(st.sampled_from(values)) for name, values in ACEY_FIELDS.items()}
    assume(pack.size >= (3 if fields["split"] == "off" else 6))
    return Rules(pack, first_dealer=draw(st.sampled_from([None, 0, 1])), **fields)


@st.composite
def red_dog(draw: Any) -> Rules:
    pack = draw(packs)
    assume(pack.size >= 3)
    ante = draw(st.integers(1, 3))
    return replace(Rules.red_dog(), pack=pack, ante=ante, house=11 * ante + draw(st.integers(0, 50)))


stacks = st.lists(st.integers(0, 60), min_size=2, max_size=5)


@settings(max_examples=tries(400))
@given(st.lists(rules_of_any_kind(), min_size=1, max_size=4), stacks, st.randoms(use_true_random=False))
def test_pot_and_stacks_never_go_below_zero_and_no_chip_is_lost(
    deals: list[Rules], chips: list[int], draws: Any
) -> None:
    play_match(deals, chips, draws)


@settings(max_examples=tries(150))
@given(red_dog(), st.lists(st.integers(0, 60), min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_the_house_always_holds_what_it_pays(rules: Rules, chips: list[int], draws: Any) -> None:
    play_match([rules] * 5, chips, draws)


def play_match(deals: list[Rules], chips: list[int], draws: Any) -> None:
    """Deal after deal, each under its own rules, as far as the chips go."""
    try:
        state = acey_deucey.start(deals[0], len(chips), chips)
        total = sum(acey_deucey.balances(state).values())
        for rules in [*deals[1:], None]:
            state = play_deal(state, draws, total)
            if rules is not None:
                state = acey_deucey.next_deal(state, rules)
    except MatchOver:
        return  # only `start` and `next_deal` may say so: `play_deal` asserts it of each action
    except BadRules as refused:
        assert refused.key in ("first_dealer", "rules_bank_stays")


def play_deal(state: State, draws: Any, total: int) -> State:
    moves = 0
    while acey_deucey.to_act(state) is not OVER:
        legal = acey_deucey.legal(state)
        action = draws.choice(list(legal))
        before = state
        try:
            state, events = acey_deucey.apply(state, action)
        except MatchOver as over:
            raise AssertionError(f"{action} ended the game") from over
        check(before, state, events, total)
        moves += 1
        assert moves < 10_000
    return state


def check(before: State, state: State, events: Events, total: int) -> None:
    assert min(state.ledger.accounts) >= 0
    assert sum(acey_deucey.balances(state).values()) == total
    assert len(state.hands) <= 2
    lying = [card for hand in state.hands for card in hand.cards]
    assert all(lying.count(card) <= state.rules.pack.copies for card in lying)
    if state.phase == "bet":
        check_limit(state)
    for event in events:
        if event.kind == "outcome":
            check_payment(before, events, event.net)


def check_limit(state: State) -> None:
    assert state.player is not None
    [amounts] = acey_deucey.legal(state).ranges
    assert 0 <= amounts.high <= state.chips[state.player]
    if state.rules.bank is Bank.HOUSE:
        assert amounts.high <= state.rules.ante
    else:
        halved = state.rules.half is not Half.NEVER and state.player in state.fresh
        assert amounts.high <= (state.pot // 2 if halved else state.pot)


def check_payment(before: State, events: Events, net: int) -> None:
    """Won or lost in full, or all that is left where the rules do not ask for cover."""
    rules, staked = before.rules, before.ledger.accounts[before.stake_at]
    chips = staked if rules.bank is Bank.HOUSE else before.hand.bet or 0
    moved = sum(event.chips for event in events if event.kind == "paid" and event.reason in ("won", "lost"))
    assert moved == abs(net) * chips or (rules.cover is Cover.ALL and moved == before.chips[before.player or 0])
