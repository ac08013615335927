"""Where the third card falls, against a walk through the engine card by card and against the settlement."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.exact.acey_deucey import gaps, thirds
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey import Aces, Bet, NameAce, Neighbours, Rules, ThirdAce
from tests.games.acey_deucey_table import waiting

RULES = [
    Rules(Pack(5, 2)),
    Rules(Pack(4, 2), post=1),
    Rules(Pack(5, 2), aces=Aces.CHOSEN),
    Rules(Pack(5, 2), aces=Aces.CHOSEN, third_ace=ThirdAce.HIGH),
    Rules(Pack(5, 2), neighbours=Neighbours.OVER),
    Rules(Pack(4, 1, 2), neighbours=Neighbours.ANTE),
]


def played(rules: Rules, ace: str) -> dict[tuple[int, str], Fraction]:
    """Every order of three cards, played: what lies there is looked up in the words of the rules, not in `fall`."""
    found: Counter[tuple[int, str]] = Counter()
    orders = list(permutations(range(rules.pack.size), 3))
    for order in orders:
        cards = [rules.pack.cards[place] for place in order]
        state = waiting(rules, pot=100, chips=100)._replace(phase="first")
        for card in cards:
            while state.phase in ("ace", "bet"):
                state = acey_deucey.apply(state, NameAce(ace) if state.phase == "ace" else Bet(1)).state
            if state.phase not in ("first", "second", "third"):
                break
            state = acey_deucey.apply(state, acey_deucey.Turn(card)).state
        else:
            found[_where(rules, cards, ace)] += 1
    return {key: Fraction(count, len(orders)) for key, count in sorted(found.items())}


def _where(rules: Rules, cards: list[acey_deucey.Turn], ace: str) -> tuple[int, str]:
    top = rules.pack.ranks + 1
    first, second, third = (top if card.rank == 1 else card.rank for card in cards)
    low_first = first == top and rules.aces is Aces.CHOSEN and ace == "low"
    first = 1 if low_first else first
    between = set(range(min(first, second) + 1, max(first, second)))
    if third in between:
        return len(between), "between"
    posts = {first, second} | ({top} if low_first and (rules.third_ace is ThirdAce.POST or second == top) else set())
    return len(between), "post" if third in posts else "outside"


@pytest.mark.parametrize("ace", ["low", "high"])
@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_every_order_of_three_cards(rules: Rules, ace: str) -> None:
    assert thirds(rules, ace) == played(rules, ace)


@pytest.mark.parametrize("rules", [Rules(), Rules.liaoning(), Rules.red_dog()])
def test_pairs_and_closed_neighbours_are_all_that_is_left_out(rules: Rules) -> None:
    wide = gaps(rules)
    closed = Fraction(0) if rules.neighbours is Neighbours.BET else wide[0]
    assert sum(thirds(rules).values()) == 1 - wide["pair"] - closed
    for k in range(1, 12):
        assert sum(share for (gap, _), share in thirds(rules).items() if gap == k) == wide[k]


def test_another_call_is_refused() -> None:
    with pytest.raises(BadRules, match="low"):
        thirds(Rules(), "both")
