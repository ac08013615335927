"""Bouillotte simulated: as the exact results say, within five standard errors, and deal by deal as the rules say."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations

import numpy as np
import pytest

from cardlessons import exact, simulate
from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.brelans import CARRE, FAVORI, SIMPLE, brelan
from cardlessons.games.bouillotte.rules import Count
from cardlessons.games.bouillotte.showdown import suit_totals
from cardlessons.simulate.bouillotte import Brelan, Carre, Favori, SomeBrelan, TiedSuits
from cardlessons.simulate.bouillotte.cards import Dealing
from cardlessons.simulate.experiment import Experiment

DEALS = 300_000
CLASSICAL, WITHOUT = Rules.classical(), Rules(count=Count.WITHOUT)
TWENTY = Rules(pack=(1, 13, 10, 9, 8))
MANY = Rules(Pack(3, 4, 2))
KINGS, THREE_RANKS = cards("KS KH KD"), cards("KS 10H 9D")


def agrees(result: simulate.Result, chance: Fraction) -> bool:
    """Within five standard errors, those that the exact chance has."""
    return abs(result.mean - float(chance)) <= 5 * float(chance * (1 - chance) / result.n) ** 0.5


@pytest.mark.parametrize(
    ("name", "parameters", "published"),
    [
        ("brelan", {"hands": 3, "rules": Rules()}, Fraction(1, 57)),
        ("brelan", {"hands": 4, "rules": Rules()}, Fraction(3, 253)),
        ("brelan", {"hands": 5, "rules": Rules()}, Fraction(1, 117)),
        ("brelan", {"hands": 4, "rules": Rules(), "known": KINGS}, Fraction(2, 133)),
        ("brelan", {"hands": 4, "rules": Rules(), "known": THREE_RANKS}, Fraction(3, 266)),
        ("one_suit", {"hands": 4, "rules": Rules()}, Fraction(10, 253)),
        ("carre", {"hands": 4, "rules": Rules()}, Fraction(1, 1771)),
        ("favori", {"hands": 4, "rules": Rules()}, Fraction(60, 1771)),
        ("some_brelan", {"hands": 4, "rules": Rules()}, Fraction(524792, 11316305)),
        ("some_brelan", {"hands": 4, "rules": TWENTY}, Fraction(547648, 8083075)),
    ],
)
def test_known_numbers(name: str, parameters: dict[str, object], published: Fraction) -> None:
    assert agrees(simulate.run(f"bouillotte.{name}", 1_000_000, 31, **parameters), published)


ASKED: list[tuple[int, Rules]] = [
    (3, Rules()),
    (4, Rules()),
    (5, Rules()),
    (3, CLASSICAL),
    (5, CLASSICAL),
    (3, WITHOUT),
    (4, MANY),
    (2, Rules(Pack(8, 2))),
    (2, Rules(Pack(3, 3))),
]


@pytest.mark.parametrize(("hands", "rules"), ASKED)
@pytest.mark.parametrize("name", ["brelan", "one_suit", "carre", "favori", "some_brelan", "tied_suits"])
def test_every_experiment_agrees_with_its_exact_result(name: str, hands: int, rules: Rules) -> None:
    found = simulate.run(f"bouillotte.{name}", DEALS, 32, hands=hands, rules=rules)
    chance = getattr(exact.bouillotte, name)(hands, rules)
    assert 0 <= chance < 1
    assert agrees(found, chance)


@pytest.mark.parametrize("turn_up", [None, Card.parse("10C"), Card.parse("KC")])
@pytest.mark.parametrize("known", [(), KINGS, THREE_RANKS])
@pytest.mark.parametrize("rules", [Rules(), CLASSICAL])
def test_what_is_known_is_not_dealt(rules: Rules, known: tuple[Card, ...], turn_up: Card | None) -> None:
    rules = Rules(pack=(1, 13, 12, 10, 9, 8), brelans=rules.brelans)
    asked = {"hands": 4, "rules": rules, "known": known, "of": 3, "turn_up": turn_up}
    assert agrees(simulate.run("bouillotte.some_brelan", DEALS, 33, **asked), exact.bouillotte.some_brelan(**asked))


def card(number: int, experiment: Dealing) -> Card:
    whole = experiment.deck.whole
    return Card(experiment.deck.ranks[number // whole.per_rank], number % whole.per_rank % whole.suits)


def every_order(experiment: Dealing) -> tuple[np.ndarray, list[tuple[Card, ...]]]:
    """All orders in which the cards drawn can lie: as numbers, and as cards."""
    orders = list(permutations(range(experiment.pack.size), experiment.drawn))
    named = [tuple(card(number, experiment) for number in order) for order in orders]
    return np.array(orders, np.uint8).T, named


SMALL = [Rules(Pack(2, 4)), Rules(Pack(3, 2)), Rules(Pack(2, 2, 2)), Rules(Pack(2, 4), brelans=CLASSICAL.brelans)]


@pytest.mark.parametrize("rules", SMALL)
@pytest.mark.parametrize(("make", "named"), [(Brelan, {CARRE, SIMPLE}), (Carre, {CARRE}), (Favori, {FAVORI})])
def test_every_order_of_a_small_pack_makes_what_the_game_calls_so(
    make: Callable[[int, Rules], Dealing], named: set[str], rules: Rules
) -> None:
    experiment = make(1, rules)
    numbers, orders = every_order(experiment)
    found = [brelan(order[:3], order[-1] if len(order) > 3 else Card(7, 0), rules) for order in orders]
    assert experiment.values(numbers).tolist() == [held is not None and held.name in named for held in found]  # type: ignore[attr-defined]


@pytest.mark.parametrize("count", [Count.WITH_TURN_UP, Count.WITHOUT])
def test_every_set_of_a_small_pack_ties_as_in_the_game(count: Count) -> None:
    rules = Rules(Pack(5, 3), count=count)
    experiment = TiedSuits(2, rules)
    sets = list(combinations(range(experiment.pack.size), experiment.drawn))
    ties = []
    for numbers in sets:
        *rest, last = (card(number, experiment) for number in numbers)
        hands = [tuple(rest)] if count is Count.WITH_TURN_UP else [(*rest, last)]
        totals = suit_totals(hands, last, rules)
        ties.append(totals.count(max(totals)) > 1)
    assert experiment.values(np.array(sets, np.uint8).T).tolist() == ties
    assert Fraction(sum(ties), len(ties)) == exact.bouillotte.tied_suits(2, rules)


def test_some_brelan_is_the_union_of_the_hands() -> None:
    experiment = SomeBrelan(2, Rules(Pack(2, 4)))
    numbers, orders = every_order(experiment)
    hands = [(order[0::2], order[1::2]) for order in orders]
    assert experiment.values(numbers).tolist() == [any(len({c.rank for c in one}) == 1 for one in two) for two in hands]


def test_hands_are_as_long_as_they_are_known() -> None:
    """Whoever knows all cards but three knows the hand."""
    known = (*cards("AS AH AD AC KS"),)
    rules = Rules(Pack(2, 4))
    assert simulate.run("bouillotte.brelan", 1000, 1, hands=1, rules=rules, known=known).tally == {1: 1000}
    assert simulate.run("bouillotte.brelan", 1000, 1, hands=1, rules=rules, known=cards("AS AH KS KH")).mean < 1


REFUSED: list[Callable[[], Experiment]] = [
    lambda: Brelan(2, Rules()),
    lambda: Brelan(6, Rules()),
    lambda: Brelan(3.0, Rules()),  # type: ignore[arg-type]
    lambda: Brelan(4, "usual"),  # type: ignore[arg-type]
    lambda: Brelan(3, Rules(Pack(3, 3))),
    lambda: Brelan(4, Rules(), cards("7S")),
    lambda: Brelan(4, Rules(), cards("AS AS")),
    lambda: Brelan(4, Rules(), ["AS"]),  # type: ignore[list-item]
    lambda: Carre(1, Rules(Pack(2, 2)), cards("AS")),
    lambda: SomeBrelan(4, Rules(), of=5),
    lambda: SomeBrelan(4, Rules(), of=0),
    lambda: TiedSuits(4, Rules(count=Count.OWN)),
]


@pytest.mark.parametrize("ask", REFUSED)
def test_what_cannot_be_simulated_is_refused(ask: Callable[[], Experiment]) -> None:
    with pytest.raises(BadRules):
        ask()
