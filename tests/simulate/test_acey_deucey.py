"""Acey Deucey simulated: as the exact results say, within five standard errors, and deal by deal as the rules say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from cardlessons import exact, simulate
from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey import AceChoice, Aces, Neighbours, PairAce, Rules, ThirdAce
from cardlessons.games.acey_deucey.worth import Ends, nets
from cardlessons.simulate.acey_deucey import Outcomes, RedDogEdge, TurnValue

DEALS = 200_000
BASE, LIAONING = Rules(), Rules.liaoning()


def agree(result: simulate.Result, chances: dict[int, Fraction]) -> bool:
    """Each value comes up as often as its probability says, within five standard errors, and no other does."""
    near = [
        abs(result.shares.get(value, 0) - chance) <= 5 * (float(chance * (1 - chance)) / result.n) ** 0.5
        for value, chance in chances.items()
    ]
    return set(result.tally) <= set(chances) and all(near)


ASKED: list[tuple[Rules, tuple[int | Card, ...], list[int | Card], str | None]] = [
    (BASE, (5, 11), [], None),
    (BASE, (2, 1), [], None),
    (BASE, (7, 7), [], "higher"),
    (BASE, (7, 7), [], "lower"),
    (BASE, (6, 7), [], None),
    (BASE, (4, 12), [2, 2, 2, 2, 3, 3, 3, 3, 13, 13], None),
    (BASE, tuple(cards("4S QH")), list(cards("2S 3D 9C")), None),
    (LIAONING, (1, 9), [], "low"),
    (LIAONING, (1, 9), [], "high"),
    (LIAONING, (1, 1), [], "low"),
    (LIAONING, (1, 1), [7], "lower"),
    (LIAONING, (9, 1), [], None),
    (LIAONING, (3, 3), [], "higher"),
    (replace(LIAONING, third_ace=ThirdAce.HIGH), (1, 12), [], "low"),
    (Rules.red_dog(6), (2, 4), [], None),
    (Rules(Pack(5, 2)), (2, 5), [2], None),
]


@pytest.mark.parametrize(("rules", "ends", "seen", "call"), ASKED)
def test_a_bet_brings_what_it_brings_exactly(
    rules: Rules, ends: tuple[int | Card, int | Card], seen: list[int | Card], call: str | None
) -> None:
    asked = {"first": ends[0], "second": ends[1], "rules": rules, "seen": seen, "call": call}
    found = simulate.run("acey_deucey.outcomes", DEALS, 21, **asked)
    assert agree(found, exact.acey_deucey.outcomes(*ends, rules, seen, call))


TURNS = [
    BASE,
    LIAONING,
    replace(LIAONING, ace_choice=AceChoice.AFTER),
    replace(LIAONING, third_ace=ThirdAce.HIGH, pair_ace=PairAce.HIGH),
    Rules(post=1, ace_post=1, neighbours=Neighbours.OVER),
    Rules(ace_post=4, ace_pair_post=4),
    Rules(Pack(7, 3, 2)),
    Rules(Pack(6, 2), aces=Aces.CHOSEN, ace_choice=AceChoice.AFTER),
    Rules(Pack(7, 1)),
]


@pytest.mark.parametrize("rules", TURNS)
def test_a_turn_is_worth_what_it_is_worth_exactly(rules: Rules) -> None:
    found = simulate.run("acey_deucey.turn_value", DEALS, 22, rules=rules)
    value = exact.acey_deucey.turn_value(rules)
    assert value.value > 0
    assert abs(found.mean - float(value.value)) < 5 * found.error


def test_a_bet_is_made_as_often_as_it_is_worth_something() -> None:
    """Where every outcome of a bet is a win or a loss, a net of 0 says that none was made."""
    found = simulate.run("acey_deucey.turn_value", DEALS, 23)
    often = float(exact.acey_deucey.turn_value(BASE).favourable)
    assert abs(1 - found.shares[0] - often) < 5 * (often * (1 - often) / DEALS) ** 0.5


@pytest.mark.parametrize("packs", [1, 2, 6, 8])
def test_the_house_keeps_what_it_keeps_exactly(packs: int) -> None:
    rules = Rules.red_dog(packs)
    found = simulate.run("acey_deucey.red_dog_edge", 1_000_000, 24, rules=rules)
    assert abs(found.mean - float(exact.acey_deucey.red_dog_edge(rules))) < 5 * found.error


def test_every_turn_of_a_small_pack_brings_what_the_rules_say() -> None:
    rules = Rules(Pack(6, 2))
    deals = [deal for deal in product(range(12), repeat=3) if len(set(deal)) == 3]
    found = TurnValue(rules).values(np.array(deals, np.uint8).T)
    for deal, net in zip(deals, found.tolist(), strict=True):
        first, second, third = (number // 2 + 1 for number in deal)
        calls = ("higher", "lower") if first == second else (None,)
        worths = {
            call: exact.acey_deucey.mean(exact.acey_deucey.outcomes(first, second, rules, call=call)) for call in calls
        }
        call = max(worths, key=lambda one: worths[one])
        brought = nets(rules, Ends(first, second, said=call or ""))[third - 1]
        assert net == (brought if worths[call] > 0 else 0)


def test_an_ante_is_raised_from_gap_seven_on() -> None:
    turned = {(4, 11, 8): 1, (4, 12, 8): 2, (4, 12, 4): -2, (4, 11, 4): -1, (4, 6, 5): 5, (4, 5, 9): 0, (4, 4, 4): 11}
    deals = [[(rank - 1) * 4 + place for place, rank in enumerate(ranks)] for ranks in turned]
    house = RedDogEdge().values(np.array(deals, np.uint8).T)
    assert house.tolist() == [-net for net in turned.values()]


REFUSED: list[Callable[[], object]] = [
    lambda: Outcomes(7, 7),
    lambda: Outcomes(5, 11, call="low"),
    lambda: Outcomes(1, 9, LIAONING),
    lambda: Outcomes(5, 14),
    lambda: Outcomes(5, 5, seen=[5, 5, 5], call="higher"),
    lambda: Outcomes(Card(5, 0), Card(5, 0), call="higher"),
    lambda: Outcomes(1, 2, Rules(Pack(2, 1))),
    lambda: TurnValue(Rules.red_dog()),
    lambda: TurnValue(Rules(neighbours=Neighbours.NEW_CARDS)),
    lambda: TurnValue("base"),  # type: ignore[arg-type]
    lambda: RedDogEdge(BASE),
]


@pytest.mark.parametrize("ask", REFUSED)
def test_what_cannot_be_simulated_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(BadRules):
        ask()
