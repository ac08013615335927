"""Random deals of Bouillotte under every choice of rules: chips stay, splits are fair, hidden cards stay hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules, MatchOver
from cardlessons.core.game import DEALER, OVER, Events
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import UNSEEN, Deal, Rules, State
from tests.games.bouillotte_samples import BUYING_IN, FIELDS, OWN_PIPS
from tests.games.bouillotte_table import paid
from tests.games.sampling import Sample
from tests.games.test_bouillotte_pots import by_the_chip
from tests.games.walks import Step, any_of, play
from tests.tries import tries


@st.composite
def rules_of_any_kind(draw: Any) -> Rules:
    fields = {name: draw(st.sampled_from(values)) for name, values in FIELDS.items()}
    if fields["count"] == "own":
        fields.update(OWN_PIPS)
    return Rules(**fields, **BUYING_IN) if draw(st.booleans()) else Rules(**fields)


stacks = st.lists(st.integers(0, 40), min_size=3, max_size=5)
random_draws = st.randoms(use_true_random=False)


@settings(max_examples=tries(250), deadline=None)
@given(st.lists(rules_of_any_kind(), min_size=1, max_size=4), stacks, random_draws)
def test_chips_are_never_lost_and_nobody_goes_below_zero(deals: list[Rules], chips: list[int], draws: Any) -> None:
    try:
        state = bouillotte.start(deals[0], len(chips), chips)
        total = sum(bouillotte.balances(state).values())
        for rules in [*deals[1:], None]:
            state = play_deal(state, draws, total)
            state = bouillotte.next_deal(state, rules)
    except MatchOver as over:
        assert over.key == "over_antes"  # only between deals: `play_deal` asserts it of each action
    except BadRules as refused:
        assert refused.key == "rules_purse_stays"


def play_deal(state: State, draws: Any, total: int) -> State:
    dealt_to: list[int] = []
    while bouillotte.to_act(state) is not OVER:
        action = any_of(bouillotte.legal(state), draws)
        before = state
        try:
            state, events = bouillotte.apply(state, action)
        except MatchOver as over:
            raise AssertionError(f"{action} ended the game") from over
        dealt_to += [one.seat for one in events if one.kind == "dealt"]
        check(before, state, events, total)
    assert all(dealt_to.count(seat) == len(state.hands[seat]) for seat in range(state.seats))
    return state


def check(before: State, state: State, events: Events, total: int) -> None:
    balances = bouillotte.balances(state)
    assert sum(balances.values()) == total and min(balances.values()) >= 0
    assert state.pot == sum(state.dead) + sum(state.live)
    assert len(set(state.lying)) == len(state.lying)
    assert set(state.queue) <= set(state.inside) <= set(state.playing)
    assert all(state.chips[seat] for seat in state.queue if state.phase != "carre")
    won = [one for one in events if one.kind == "pot_won"]
    if won:
        assert state.pot == 0
        assert sum(one.chips for one in won) == sum(chips for _, _, chips in paid(events, "won"))
        check_claims(events, won, state)
    elif bouillotte.to_act(state) is OVER:
        assert any(one.kind == "pot_stays" for one in events) and state.pot > 0


def check_claims(events: Events, won: list[Any], state: State) -> None:
    """Nobody wins a pot without a claim on it, and what is paid for it is shared alike but for odd chips."""
    for one in won:
        assert one.winners and set(one.winners) <= set(one.contestants) <= set(state.inside)
        assert list(one.winners) == [seat for seat in state.playing if seat in one.winners]
    if any(one.kind == "hand_shown" for one in events):
        assert set(won[0].contestants) == set(state.inside) or len(won) > 1


@settings(max_examples=tries(60), deadline=None)
@given(rules_of_any_kind(), stacks, st.integers(0, 10**6))
def test_the_pots_of_a_showdown_are_those_put_together_chip_by_chip(rules: Rules, chips: list[int], seed: int) -> None:
    for step in steps(rules, chips, seed):
        if not step.after.shown or step.before.shown:
            continue
        live = list(step.before.live)
        for event in step.transition.events:
            if event.kind == "paid" and event.reason in ("call", "open", "raise", "uncalled"):
                seat = event.source if event.target == "pot" else event.target
                live[seat] += event.chips if event.target == "pot" else -event.chips
        expected = by_the_chip(sum(step.before.dead), live, step.after.inside)
        told = {one.contestants: one.chips for one in step.transition.events if one.kind == "pot_won"}
        assert told == expected


def steps(rules: Rules, chips: list[int], seed: int) -> list[Step]:
    try:
        return list(play(bouillotte, Sample(rules, tuple(chips)), seed))
    except MatchOver:
        return []


@settings(max_examples=tries(80), deadline=None)
@given(rules_of_any_kind(), stacks, st.integers(0, 10**6), st.integers(0, 2))
def test_exchanging_what_is_hidden_leaves_all_that_a_seat_sees_equal(
    rules: Rules, chips: list[int], seed: int, seat: int
) -> None:
    path = one_deal(steps(rules, chips, seed))
    if not path or not path[-1].before.hands[seat]:
        return
    swap = exchange(path[-1].after, seat, Random(seed))
    state = path[0].before
    for step in path:
        action = step.action
        if type(action) is Deal and dealt_seat(step) != seat:
            action = Deal(swap[action.card])
        state, events = bouillotte.apply(state, action)
        if state.shown:
            return
        assert bouillotte.view(state, seat) == bouillotte.view(step.after, seat)
        assert bouillotte.view_events(events, seat) == bouillotte.view_events(step.transition.events, seat)


def one_deal(path: list[Step]) -> list[Step]:
    """The steps of the first deal."""
    deal = [step for step in path if step.action is not None and step.before.deal == 1]
    return deal if deal and bouillotte.to_act(deal[-1].after) is OVER else []


def dealt_seat(step: Step) -> int:
    [event] = step.transition.events
    seat: int = event.seat
    return seat


def exchange(state: State, seat: int, draws: Random) -> dict[Card, Card]:
    """Other cards for all that the seat does not see when the deal is over."""
    known = {*state.hands[seat], state.turn_up}
    deck = state.deck
    hidden = [card for card in deck.whole.faces if deck.holds(card) and card not in known]
    return dict(zip(hidden, draws.sample(hidden, len(hidden)), strict=True))


@settings(max_examples=tries(60), deadline=None)
@given(rules_of_any_kind(), stacks, st.integers(0, 10**6))
def test_the_chance_of_a_view_counts_all_that_its_seat_cannot_see(rules: Rules, chips: list[int], seed: int) -> None:
    for step in steps(rules, chips, seed):
        state = step.after
        if state.phase not in ("deal", "turn_up"):
            continue
        for seat in range(state.seats):
            seen = bouillotte.view(state, seat)
            others = [card for owner, hand in enumerate(state.hands) for card in hand if owner != seat]
            assert bouillotte.chance(seen).total == bouillotte.chance(state).total + len(others)
            assert {action.card for action, _ in bouillotte.chance(seen)} >= set(others)
            assert all(card == UNSEEN for owner, hand in enumerate(seen.hands) if owner != seat for card in hand)
            assert seen.hands[seat] == state.hands[seat]


def test_a_settled_deal_without_showdown_keeps_its_hands_hidden() -> None:
    path = [step.after for seed in range(9) for step in steps(Rules(), [30] * 4, seed)]
    hidden = [state for state in path if bouillotte.to_act(state) is OVER and not state.shown and any(state.hands)]
    assert hidden
    for state in hidden:
        seen = bouillotte.view(state, state.playing[0])
        assert {card for seat in state.playing[1:] for card in seen.hands[seat]} <= {UNSEEN}


def test_the_random_games_reach_every_phase_and_every_way_to_win() -> None:
    """So that what is asserted of them above is asserted of something."""
    phases, reasons = set(), set()
    for number, rules in enumerate(_many()):
        for step in steps(rules, [30, 12, 30, 4, 9][: 3 + number % 3], number):
            phases.add(step.after.phase)
            reasons |= {one.why for one in step.transition.events if one.kind == "pot_won"}
            assert bouillotte.to_act(step.after) is DEALER or step.after.phase not in ("deal", "turn_up")
    assert phases == {
        "shuffle_to_cut", "cut", "ante", "carre", "before", "shuffle", "deal", "turn_up", "bet", "again", "settled",
    }  # fmt: skip
    assert reasons >= {"alone", "brelan", "suit", "tied_suits", "other_suit", "next_suit", "pips"}


def _many() -> list[Rules]:
    draws = Random(5)
    found = []
    for _ in range(220):
        fields = {name: draws.choice(values) for name, values in FIELDS.items()}
        found.append(Rules(**{**fields, **(OWN_PIPS if fields["count"] == "own" else {})}))
    return found
