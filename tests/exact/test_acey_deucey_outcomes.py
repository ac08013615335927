"""Outcomes and gaps, against a walk through the engine and against a settlement by hand, for every choice of rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.exact.acey_deucey import gaps, mean, outcomes
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Bet, Rules, Turn
from tests.exact.acey_deucey_walks import PACKS, Called, bets, every_rules, net_by_hand
from tests.games.acey_deucey_table import LIAONING, after, waiting
from tests.tries import some, tries

LIAONING_4 = Rules.liaoning()


def unseen_after(pack: Pack, called: Called) -> dict[int, int]:
    gone = Counter((called.first, called.second))
    return {rank: pack.per_rank - gone[rank] for rank in range(1, pack.ranks + 1)}


@pytest.mark.parametrize("pack", PACKS, ids=str)
def test_outcomes_are_those_of_the_engine_and_those_by_hand_for_every_choice_of_rules(pack: Pack) -> None:
    checked = 0
    for rules in some(every_rules(pack)):
        for called, ways in bets(rules).items():
            by_hand: Counter[int] = Counter()
            for rank, count in unseen_after(pack, called).items():
                by_hand[net_by_hand(rules, called, rank)] += count
            total = by_hand.total()
            expected = {net: Fraction(count, total) for net, count in sorted(by_hand.items()) if count}
            walked = {net: Fraction(count, ways.total()) for net, count in sorted(ways.items())}
            found = outcomes(called.first, called.second, rules, call=called.call)
            assert found == expected == walked
            assert list(found) == sorted(found)
            checked += 1
    assert checked >= tries(96)


def test_the_walk_meets_every_kind_of_ends() -> None:
    found = set(bets(replace(LIAONING, pack=Pack(4, 2))))
    assert {Called(1, 1, "low", ""), Called(1, 1, "high", "higher"), Called(3, 3, "", "lower")} <= found
    assert {Called(1, 2, "low", ""), Called(1, 2, "high", ""), Called(4, 1, "", "")} <= found
    assert len(found) == 24  # 9 + 6 on 2 to 4, a pair called twice; 6 + 3 after a first ace, called twice


@pytest.mark.parametrize("copies", [1, 2, 6])
def test_cards_seen_are_counted_out_as_the_engine_deals_them(copies: int) -> None:
    rules = Rules(Pack(5, 2, copies), shuffling="dealt_down")
    seen = cards("AS 2S 2H 5S")
    state = waiting(rules)
    state = state._replace(seen=rules.pack.seen(seen))
    state = acey_deucey.apply(state, Turn(Card(3, 0))).state
    state = after(acey_deucey.apply(state, Turn(Card(5, 1))).state, Bet(1))
    ways: Counter[int] = Counter()
    for action, weight in acey_deucey.chance(state):
        ways[acey_deucey.apply(state, action).state.chips[0] - state.chips[0]] += weight
    expected = {net: Fraction(count, ways.total()) for net, count in sorted(ways.items())}
    assert outcomes(Card(3, 0), Card(5, 1), rules, seen) == expected
    assert outcomes(3, 5, rules, (1, 2, 2, 5)) == expected
    assert ways.total() == 10 * copies - 6


@pytest.mark.parametrize("k", range(12))
def test_the_worth_of_a_chip_is_a_line_through_zero_at_7(k: int) -> None:
    ends = [(low, low + k + 1) for low in range(2, 14) if low + k + 1 <= 14]
    for low, top in ends:
        first, second = low, 1 if top == 14 else top  # an ace is high, one above the king
        assert mean(outcomes(first, second, Rules())) == Fraction(8 * k - 56, 50)
        assert mean(outcomes(second, first, Rules())) == Fraction(8 * k - 56, 50)
        aces = (first, second).count(1)
        call = "high" if second == 1 else None
        assert mean(outcomes(first, second, LIAONING_4)) == Fraction(8 * k - (62 if aces else 56), 50)
        assert mean(outcomes(second, first, LIAONING_4, call=call)) == Fraction(8 * k - (62 if aces else 56), 50)


@pytest.mark.parametrize("second", range(2, 14))
def test_a_low_ace_costs_its_post_too(second: int) -> None:
    k = second - 2
    assert mean(outcomes(1, second, LIAONING_4, call="low")) == Fraction(8 * k - 62, 50)


def test_published_and_worked_numbers() -> None:
    assert outcomes(1, 1, LIAONING_4, call="low") == {-4: Fraction(1, 25), 1: Fraction(24, 25)}
    assert mean(outcomes(1, 1, LIAONING_4, call="low")) == Fraction(4, 5)
    assert outcomes(5, 11, Rules())[1] == Fraction(2, 5)
    assert mean(outcomes(7, 7, Rules(), call="higher")) == Fraction(1, 25)
    assert mean(outcomes(4, 11, Rules())) == Fraction(-4, 25)
    ten_outside = (1, 1, 1, 1, 2, 2, 2, 2, 12, 12)
    assert mean(outcomes(3, 11, Rules(), ten_outside)) == Fraction(1, 4)
    assert gaps(Rules())["pair"] == Fraction(1, 17)


@pytest.mark.parametrize("pack", [*PACKS, Pack(13, 4)], ids=str)
@pytest.mark.parametrize("ace", ["low", "high"])
@pytest.mark.parametrize("aces", ["high", "chosen"])
def test_gaps_are_those_of_every_two_cards(pack: Pack, ace: str, aces: str) -> None:
    counts: Counter[int | str] = Counter()
    for i, first in enumerate(pack.cards):
        for j, second in enumerate(pack.cards):
            if i != j:
                low = aces == "chosen" and ace == "low" and first.rank == 1
                left = 1 if low else pack.ranks + 1 if first.rank == 1 else first.rank
                right = pack.ranks + 1 if second.rank == 1 else second.rank
                between = sum(min(left, right) < height < max(left, right) for height in range(1, pack.ranks + 2))
                counts["pair" if left == right else between] += 1
    found = gaps(Rules(pack, aces=aces), ace)
    assert found == {width: Fraction(count, counts.total()) for width, count in counts.items()}
    assert sum(found.values()) == 1


def test_the_gap_is_not_the_difference() -> None:
    """Published advice mixes them: a difference of 7 is a gap of 6, which costs where a gap of 7 is level."""
    assert mean(outcomes(4, 11, Rules())) < 0 == mean(outcomes(3, 11, Rules()))


@pytest.mark.parametrize(
    ("first", "second", "rules", "seen", "call", "why"),
    [
        (1, 9, LIAONING_4, (), None, "A first ace must be called"),
        (1, 9, LIAONING_4, (), "higher", "A first ace must be called"),
        (9, 9, Rules(), (), None, "On a pair the call is"),
        (9, 9, Rules(), (), "low", "On a pair the call is"),
        (4, 9, Rules(), (), "higher", "there is nothing to call"),
        (1, 9, Rules(), (), "low", "there is nothing to call"),
        (4, 9, Rules(), (4, 4, 4, 4), None, "does not hold 4 so often"),
        (4, 9, Rules(), (14,), None, "does not hold 14 so often"),
        (Card(4, 0), 9, Rules(), (Card(4, 0),), None, "does not hold 4S so often"),
        (1, 1, Rules(Pack(1, 2)), (), "lower", "No card is left"),
    ],
)
def test_questions_without_an_answer_are_refused(
    first: object, second: object, rules: Rules, seen: tuple[object, ...], call: str | None, why: str
) -> None:
    with pytest.raises(BadRules, match=why):
        outcomes(first, second, rules, seen, call)  # type: ignore[arg-type]


def test_a_gap_needs_an_ace_that_is_low_or_high() -> None:
    with pytest.raises(BadRules, match="not 'middle'"):
        gaps(Rules(), "middle")
