"""How often suits tie on top, against every set of cards that can lie on the table."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.showdown import suit_totals

CASES = [
    (None, 3), ((1, 13, 9, 8), 4), ((1, 13, 12, 11, 10), 2),
    (Pack(4, 3), 3), (Pack(3, 2, copies=2), 2), (Pack(6, 1), 1),
]  # fmt: skip


@pytest.mark.parametrize(("pack", "hands"), CASES, ids=str)
@pytest.mark.parametrize("count", ["with_turn_up", "without"])
def test_suits_tie_as_often_as_among_every_set_of_cards_dealt(
    pack: Pack | tuple[int, ...] | None, hands: int, count: str
) -> None:
    rules = Rules(pack=pack, count=count)
    deck = rules.deck(hands)
    cards = [card for card in deck.whole.cards if deck.holds(card)]
    tied = sets = 0
    for lying in combinations(cards, 3 * hands + (count == "with_turn_up")):
        up, *dealt = lying if count == "with_turn_up" else (lying[0], *lying)
        totals = suit_totals([tuple(dealt)], up, rules)
        tied += totals.count(max(totals)) > 1
        sets += 1
    assert exact.tied_suits(hands, rules) == Fraction(tied, sets)


def test_where_no_suits_are_counted_none_tie() -> None:
    with pytest.raises(BadRules, match="no suits are counted"):
        exact.tied_suits(4, Rules(count="own"))
