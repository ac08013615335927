"""The worth of a whole turn, the right to choose an ace, the Kelly fraction, live odds, and Red Dog's edge."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import floor

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.exact.acey_deucey import kelly, mean, odds, outcomes, turn_value, worths
from cardlessons.exact.acey_deucey.kelly import kelly_bet
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import AceChoice, Bet, NameAce, Neighbours, Rules, Say, State
from cardlessons.games.acey_deucey.worth import Ends, is_pair, names_ace
from tests.exact.acey_deucey_walks import COSTS, PACKS, best_play, every_rules
from tests.games.acey_deucey_table import LIAONING, after, waiting

SAYABLE = (Neighbours.BET, Neighbours.OVER)


@pytest.mark.parametrize("pack", PACKS, ids=str)
@pytest.mark.parametrize("ace_choice", AceChoice)
def test_a_turn_is_worth_what_the_best_of_everything_that_may_be_done_brings(pack: Pack, ace_choice: AceChoice) -> None:
    every = [replace(rules, ace_choice=ace_choice) for rules in every_rules(pack) if rules.neighbours in SAYABLE]
    third = len(every) // len(COSTS)
    assert [rules.pair_post for rules in every[::third]] == [pair for _, _, pair, _ in COSTS]
    # Every combination of the choices, with one of the costs in turn.
    for rules in (every[number % len(COSTS) * third + number] for number in range(third)):
        best, found = best_play(rules), turn_value(rules)
        assert (found.value, found.favourable) == best


def test_a_turn_is_worth_as_much_more_as_the_pot_is_larger() -> None:
    rules = Rules(Pack(3, 2), aces="chosen", neighbours="over")
    assert turn_value(rules).value > 0
    for pot in (2, 3):
        assert best_play(rules, pot).value == pot * turn_value(rules).value


def test_a_turn_of_the_whole_pack() -> None:
    assert turn_value(Rules()).value == Fraction(1036, 16575)
    assert turn_value(Rules.liaoning()).value == Fraction(904, 16575)


def test_a_turn_that_may_never_end_and_a_house_have_no_such_worth() -> None:
    for rules in (Rules(neighbours="new_cards"), Rules.red_dog()):
        with pytest.raises(BadRules):
            turn_value(rules)


# What the right to choose an ace is worth.


def test_choosing_an_ace_before_and_after_the_second_card() -> None:
    before = odds(after(waiting(LIAONING), 1)).aces
    assert before == {"low": Fraction(172, 1275), "high": Fraction(172, 1275)}
    late = replace(LIAONING, ace_choice="after")
    seconds = ((second, 3 if second == 1 else 4) for second in range(1, 14))
    worth = sum(cards * max(0, *(bet.worth for bet in odds(after(waiting(late), 1, s)).bets)) for s, cards in seconds)
    assert worth / 51 == Fraction(284, 1275)
    assert Fraction(284, 1275) - Fraction(172, 1275) == Fraction(112, 1275)


def test_the_worth_of_a_first_ace_is_the_mean_of_the_best_bets_after_it() -> None:
    for rules in (Rules(Pack(4, 2), aces="chosen"), Rules(Pack(5, 1), aces="chosen", ace_post=4, third_ace="high")):
        for ace, worth in odds(after(waiting(rules), 1)).aces.items():
            state = after(waiting(rules), 1, NameAce(ace))
            weights = acey_deucey.chance(state)
            best = sum(weight * best_chip(acey_deucey.apply(state, action).state) for action, weight in weights)
            assert worth == best / weights.total


def best_chip(state: State) -> Fraction:
    """The best of a bet of one chip, and none."""
    if state.phase == "pair":
        return max(best_chip(after(state, Say(said))) for said in ("higher", "lower"))
    staked = after(state, Bet(1))
    weights = acey_deucey.chance(staked)
    gained = sum(weight * (acey_deucey.apply(staked, turn).state.chips[0] - 50) for turn, weight in weights)
    return max(Fraction(0), Fraction(gained, weights.total))


# Live odds.


def test_live_odds_count_the_cards_that_the_engine_can_deal() -> None:
    for rules in every_rules(Pack(4, 2)):
        for first, second in product(range(1, 5), repeat=2):
            state = after(waiting(rules, pot=100, chips=100), first, *([NameAce("low")] if asks(rules, first) else []))
            state = after(state, second)
            if state.phase in ("bet", "pair"):
                check_odds(state)


def asks(rules: Rules, first: int) -> bool:
    return first == 1 and rules.aces == "chosen"


def check_odds(state: State) -> None:
    calls: list[list[object]] = [[Say("higher")], [Say("lower")]] if state.phase == "pair" else [[]]
    bets = odds(state).bets
    assert len(bets) == len(calls)
    for bet, call in zip(bets, calls, strict=True):
        staked = after(state, *call, Bet(1))
        nets: dict[int, int] = {}
        for turn, weight in acey_deucey.chance(staked):
            net = acey_deucey.apply(staked, turn).state.chips[0] - 100
            nets[net] = nets.get(net, 0) + weight
        assert bet.counts == nets and bet.unseen == 6
        assert bet.inside == nets.get(1, 0) and bet.outside == nets.get(-1, 0)
        assert bet.inside + bet.outside + bet.posts == 6
        assert bet.worth == Fraction(sum(net * ways for net, ways in nets.items()), 6)


def test_live_odds_are_the_same_for_every_seat_and_empty_where_nothing_is_to_say() -> None:
    state = after(waiting(Rules()), 4, 11)
    assert odds(state, 0) == odds(state, 1) == odds(state)
    assert odds(waiting(Rules())).bets == odds(after(state, Bet(0))).bets == ()


@pytest.mark.parametrize("rules", [Rules(), Rules.liaoning(), Rules(Pack(4, 1)), Rules(Pack(5, 2), post=1)])
@pytest.mark.parametrize("ace", ["low", "high"])
def test_every_pair_of_end_cards_has_the_worth_of_its_best_call(rules: Rules, ace: str) -> None:
    found = worths(rules, ace)
    for (first, second), worth in found.items():
        calls: list[str | None] = [None]
        if names_ace(first, rules):
            calls = [ace]
        if is_pair(Ends(first, second, calls[0] or ""), rules):
            calls = ["higher", "lower"]
        assert worth == max(mean(outcomes(first, second, rules, call=call)) for call in calls)
    ranks, pairs = rules.pack.ranks, rules.pack.per_rank > 1
    assert len(found) == ranks * (ranks - 1) // 2 + (ranks if pairs else 0)


# The Kelly fraction.


def slope(chances: dict[int, Fraction], share: Fraction) -> Fraction:
    """The derivative of the growth rate, Σ p n / (1 + f n)."""
    return sum((p * net / (1 + share * net) for net, p in chances.items()), Fraction(0))


@pytest.mark.parametrize("rules", [Rules(), Rules.liaoning(), Rules(post=1), Rules(Pack(6, 3, 2), ace_post=4)])
def test_growth_rises_up_to_the_kelly_fraction_and_falls_from_there(rules: Rules) -> None:
    between = 0
    ranks = range(2, rules.pack.ranks + 1)
    for first, second in product(ranks, ranks):
        call = "higher" if first == second else None
        chances = outcomes(first, second, rules, call=call)
        low, high = kelly(first, second, rules, call=call)
        if mean(chances) <= 0:
            assert low == high == 0
        elif min(chances) > 0:
            assert low == high == 1
        else:
            assert 0 <= low < high <= 1 and high - low <= Fraction(1, 10**9)
            assert slope(chances, low) >= 0 >= slope(chances, high)
            between += 1
    assert between > 10 or rules.pack.ranks == 6


def test_published_kelly_fractions() -> None:
    low, high = kelly(2, 11, Rules())  # k = 8
    assert round(float(low), 6) == round(float(high), 6) == 0.109517
    low, high = kelly(1, 1, Rules.liaoning(), call="low")
    assert low < Fraction(1, 5) < high
    low, high = kelly(2, 1, Rules())  # k = 11
    assert low < Fraction(8, 25) < high
    assert kelly(3, 11, Rules()) == (0, 0)  # k = 7


def test_whole_chips_of_a_kelly_fraction_are_rounded_down_exactly() -> None:
    for (first, second), (numerator, denominator) in {(1, 1): (1, 5), (2, 1): (8, 25)}.items():
        rules, call = (Rules.liaoning(), "low") if first == second else (Rules(), None)
        chances = outcomes(first, second, rules, call=call)
        for chips in range(120):
            assert kelly_bet(chances, chips) == chips * numerator // denominator
            assert kelly_bet(chances, chips, Fraction(1, 2)) == chips * numerator // (2 * denominator)


def test_whole_chips_of_an_irrational_kelly_fraction() -> None:
    chances = outcomes(2, 11, Rules())
    bounds = kelly(2, 11, Rules())
    for chips in (0, 1, 9, 10, 50, 1000, 12345):
        assert kelly_bet(chances, chips) == floor(chips * bounds[0]) == floor(chips * bounds[1])
    assert kelly_bet(outcomes(3, 11, Rules()), 100) == 0


# Red Dog, as published by the Wizard of Odds.


def edge(rules: Rules) -> Fraction:
    """What the player loses per ante when raising by the ante from a gap of 7 on, over all two end cards."""
    pack, lost = rules.pack, Fraction(0)
    for first, second in product(range(1, pack.ranks + 1), repeat=2):
        ways = pack.per_rank * (pack.per_rank - (first == second))
        worth = mean(outcomes(first, second, rules))
        heights = sorted(14 if rank == 1 else rank for rank in (first, second))
        raised = heights[1] - heights[0] - 1 >= 7
        lost -= ways * worth * (2 if raised else 1)
    return lost / (pack.size * (pack.size - 1))


@pytest.mark.parametrize(("packs", "published"), [(1, 3.155), (6, 2.798)])
def test_red_dogs_house_edge(packs: int, published: float) -> None:
    assert round(100 * float(edge(Rules.red_dog(packs))), 3) == published


@pytest.mark.parametrize(("k", "wins"), [(7, 0.541935), (9, 0.696774), (11, 0.851613)])
def test_red_dogs_wins_with_six_packs(k: int, wins: float) -> None:
    top = 3 + k
    assert round(float(outcomes(2, 1 if top == 14 else top, Rules.red_dog(6))[1]), 6) == wins


def test_red_dog_raises_are_worth_more_than_nothing_from_a_gap_of_7_on() -> None:
    for packs in (1, 6):
        worth = {k: mean(outcomes(2, 1 if k == 11 else 3 + k, Rules.red_dog(packs))) for k in range(1, 12)}
        assert {k for k in worth if worth[k] > 0} == set(range(7, 12))


def test_a_red_dog_pair_pays_11_to_1_as_the_engine_does() -> None:
    assert outcomes(5, 5, Rules.red_dog()) == {0: Fraction(24, 25), 11: Fraction(1, 25)}
