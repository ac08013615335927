"""The bots of Bouillotte do as they say, see nothing but their view, and never act illegally."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import MatchOver
from cardlessons.core.game import DEALER, OVER
from cardlessons.exact.bouillotte import equity
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Call, Double, Drop, Open, Pass, RaiseTo, Rules, See, State
from cardlessons.play.bots import BOTS
from cardlessons.table import Table
from tests.games.bouillotte_samples import mixed_rules
from tests.games.bouillotte_table import NO_ROUND, dealt, hand, said, table
from tests.tries import tries

KINDS = BOTS["bouillotte"]
QUICK = ("tight", "loose", "random")
SMALL = [
    Rules(Pack(4, 3)),
    replace(Rules.classical(), pack=(1, 13, 9)),
    Rules(Pack(4, 4), count="own"),
    Rules(Pack(7, 2)),
]


class Always(Random):
    """Draws that are always the same number."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


def choice(kind: str, state: State, drawn: float = 0.999) -> Any:
    """What such a bot does whose turn it is, with draws of that number alone."""
    view = bouillotte.view(state, state.queue[0])
    return KINDS[kind](view, bouillotte.legal(view), Always(drawn))


def played(rules: Rules, chips: Sequence[int], kinds: Sequence[str], draws: Random, deals: int) -> Iterator[State]:
    """The states of some deals of bots; `apply` refuses what is illegal. A deal's last state is settled."""
    state = bouillotte.start(rules, len(chips), chips)
    for _ in range(deals):
        while (actor := bouillotte.to_act(state)) is not OVER:
            if actor is DEALER:
                weights = bouillotte.chance(state)
                action = weights.at(int(draws.random() * weights.total))
            else:
                view = bouillotte.view(state, actor)
                action = KINDS[kinds[actor]](view, bouillotte.legal(view), draws)
            state = bouillotte.apply(state, action).state
            yield state
        try:
            state = bouillotte.next_deal(state)
        except MatchOver:
            return


def settled(rules: Rules, chips: Sequence[int], kinds: Sequence[str], seed: int, deals: int) -> int:
    """How many deals came to their end, no chip lost."""
    ends = 0
    for state in played(rules, chips, kinds, Random(seed), deals):
        if bouillotte.to_act(state) is OVER:
            ends += 1
            assert sum(bouillotte.balances(state).values()) == sum(chips) + rules.purse
            assert min(state.chips) >= 0
    return ends


def test_the_bots() -> None:
    assert list(KINDS) == ["tight", "loose", "random", "expectation"]


STACKS = [(60, 60, 60), (5, 2, 40), (40,) * 4, (3, 9, 4, 30), (30,) * 5, (2, 3, 5, 8, 60)]
RULES = [Rules(), Rules.classical(), *mixed_rules(22)]


@pytest.mark.parametrize("stacks", STACKS, ids=str)
def test_no_quick_bot_acts_illegally_over_ten_thousand_deals(stacks: tuple[int, ...]) -> None:
    """As many for each of the six tables of three to five seats, with large stacks and small."""
    deals, seed = 0, 0
    while deals < tries(1667):
        draws = Random(seed)
        kinds = [draws.choice(QUICK + ("random",) * 6) for _ in stacks]
        deals += settled(RULES[seed % len(RULES)], stacks, kinds, seed, 12)
        seed += 1


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_the_bot_that_counts_acts_legally_over_hundreds_of_deals_with_small_packs(number: int) -> None:
    deals, seed = 0, 0
    while deals < 60:
        deals += settled(SMALL[number], ((20, 20, 20), (3, 30, 9))[seed % 2], ["expectation"] * 3, seed, 5)
        seed += 1


@pytest.mark.parametrize("rules", [Rules(), Rules.classical()], ids=["as_told", "classical"])
def test_the_bot_that_counts_acts_legally_with_whole_packs(rules: Rules) -> None:
    for seats in (3, 4, 5):
        kinds = ["expectation", *("loose", "random", "tight", "expectation")][:seats]
        assert settled(rules, (40,) * seats, kinds, seats, 4) > 0


def test_the_same_seed_brings_the_same_decisions() -> None:
    def played_out(seed: int) -> str:
        bots = {0: "expectation", 1: "loose", 2: "tight"}
        return Table("bouillotte", rules=SMALL[0], seed=seed, bots=bots).advance().next_deal().advance().to_json()

    assert played_out(3) == played_out(3) != played_out(4)


@pytest.mark.parametrize("kind", KINDS)
def test_cards_that_are_hidden_from_a_bot_change_nothing_that_it_does(kind: str) -> None:
    compared = 0
    for seed in range(12):
        for state in played(SMALL[seed % 2], (30, 30, 30), ["random"] * 3, Random(seed), 1):
            if state.phase in ("bet", "again") and not state.shown:
                compared += 1
                assert choice(kind, state, 0.1) == choice(kind, permuted(state, Random(compared)), 0.1)
    assert compared > 8


def permuted(state: State, draws: Random) -> State:
    """The state with the cards that the seat to speak cannot see in another order."""
    own = state.queue[0]
    known = {*state.hands[own], state.turn_up}
    hidden = [card for card in state.deck.faces if card not in known]
    draws.shuffle(hidden)
    others = iter(hidden)
    hands = tuple(hand if seat == own else tuple(next(others) for _ in hand) for seat, hand in enumerate(state.hands))
    return state._replace(hands=hands)


BRELAN, STRONG, WEAK = "8s8h8d", "AsKs9h", "10h9d8c"


def at_turn(names: str, opened: int | None = None, rules: Rules = NO_ROUND) -> State:
    """The age to speak with that hand, or the next seat with it after the age opened; 96 chips behind a pot of four."""
    hands = [names, "Kd10cQc", "QdQhAc", "9sKc9c"]
    state = dealt(table(rules), hands if opened is None else [hands[1], names, *hands[2:]], "10s")
    return state if opened is None else said(state, Open(opened))


def test_the_tight_bot_goes_on_with_a_strong_hand_alone() -> None:
    assert [choice("tight", at_turn(names)) for names in (BRELAN, STRONG, WEAK)] == [Open(2), Open(1), Drop()]
    assert [choice("tight", at_turn(names, 4)) for names in (BRELAN, STRONG, WEAK)] == [RaiseTo(10), Call(), Drop()]
    before = table(Rules(direction="left"))
    assert choice("tight", before) == Pass() and choice("tight", said(before, RaiseTo(1))) == Drop()
    assert choice("tight", table(Rules.classical())) == Pass()


def test_the_loose_bot_stays_for_half_of_its_chips() -> None:
    assert [choice("loose", at_turn(WEAK, chips)) for chips in (49, 50)] == [Call(), Drop()]
    assert choice("loose", at_turn(STRONG, 99)) == Call()
    assert choice("loose", at_turn(WEAK)) == Open(1) and choice("loose", at_turn(WEAK, 4), 0.1) == RaiseTo(5)
    assert choice("loose", at_turn(BRELAN, 4)) == RaiseTo(5)
    before = table(Rules(direction="left"))
    assert choice("loose", before) == Pass() and choice("loose", said(before, RaiseTo(1))) == See()
    straddling = replace(Rules.classical(), direction="left")
    assert choice("loose", table(straddling)) == Double()
    assert choice("loose", table(straddling, chips=(9, 50, 50, 50))) == Pass()


def test_the_counting_bot_only_answers_before_the_deal() -> None:
    before = table(Rules(direction="left"))
    assert choice("expectation", before, 0.0) == Pass()
    assert choice("expectation", said(before, RaiseTo(1)), 0.0) == See()  # one for a quarter of six
    assert choice("expectation", said(before, RaiseTo(40)), 0.0) == Drop()
    assert choice("expectation", table(Rules.classical()), 0.0) == Pass()


def test_the_counting_bot_bets_half_the_pot_on_a_strong_hand() -> None:
    assert choice("expectation", at_turn(BRELAN)) == Open(2)
    assert choice("expectation", at_turn(BRELAN, 4)) == RaiseTo(4 + (8 + 4) // 2)


@pytest.mark.parametrize("names", ["KsQd9h", "AhKd9d", "Ks9s8h", "QsQd8d"])
def test_the_counting_bot_calls_as_long_as_that_gains(names: str) -> None:
    """Its share lies between those at the last place and at the first; four antes and two stakes lie there."""
    own = hand(names)
    low, high = (equity(own, Card.parse("10S"), 4, place, NO_ROUND) for place in (3, 0))
    for chips in (1, 2, 3, 5, 9, 17, 33, 59):
        state = at_turn(WEAK, chips)
        action = choice("expectation", state._replace(hands=(state.hands[0], own, *state.hands[2:])))
        assert action in (Call(), Drop()) or 2 * high >= 1 + Fraction(1, 4)
        assert action != Drop() or low * (4 + 2 * chips) <= chips
        assert action == Drop() or high * (4 + 2 * chips) > chips


def test_a_weak_hand_bluffs_as_often_as_the_bet_says() -> None:
    """A raise by 6 into a pot of 8 (10 in all) against three others: 10 / (18 × 3)."""
    state = at_turn(WEAK, 4)
    rate = 10 / (18 * 3)
    assert choice("expectation", state, rate - 0.001) == RaiseTo(10)
    assert choice("expectation", state, rate + 0.001) == Drop()
