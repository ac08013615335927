"""The deals that the derivations count, held against the game itself."""

from __future__ import annotations

from itertools import product
from math import factorial

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.core.choices import Action
from cardlessons.derive.blucher import deals, stake
from cardlessons.derive.counting import SMALL, orders
from cardlessons.games import blucher
from cardlessons.games.blucher import Done, Doubling, Extra, Rules, Stake, Turn


def test_the_orders_of_a_small_pack_stand_for_all_its_deals() -> None:
    assert {pack: len(orders(pack)) for pack in SMALL} == {
        Pack(3, 1): 6,
        Pack(2, 2): 6,
        Pack(3, 2): 90,
        Pack(2, 3): 20,
    }
    for pack in SMALL:
        assert len(set(orders(pack))) * factorial(pack.per_rank) ** pack.ranks == factorial(pack.size)


def _play(deal: stake.Deal, rules: Rules) -> tuple[int, list[object]]:
    """A punter's net from one chip on the ace, and all events, played through the game."""
    state = blucher.start(rules, 3, (100, 100, 100))
    events: list[object] = []
    actions: list[Action] = [blucher.Shuffle(), Stake(1, 1), Done(), Done()]
    seen: dict[int, int] = {}
    for rank in deal:
        seen[rank] = seen.get(rank, -1) + 1
        actions.append(Turn(Card(rank, seen[rank])))
    for action in actions:
        state, happened = blucher.apply(state, action)
        events += happened
    return state.chips[1] - 100, events


@pytest.mark.parametrize(
    ("pack", "extra", "doubling"), list(product([Pack(2, 2), Pack(3, 2), Pack(2, 3)], Extra, Doubling)), ids=str
)
def test_a_unit_brings_what_it_brings_in_the_game(pack: Pack, extra: Extra, doubling: Doubling) -> None:
    rules = Rules(pack, extra, doubling=doubling, first_bank=0)
    for deal in orders(pack):
        assert stake.net(deal, rules) == _play(deal, rules)[0], deal


def test_matches_and_free_passes_are_those_of_the_game() -> None:
    pack = Pack(3, 2)
    for deal in orders(pack):
        _, events = _play(deal, Rules(pack, first_bank=0))
        turned = [event.match for event in events if event.kind == "turned"]  # type: ignore[attr-defined]
        ended = [event.free for event in events if event.kind == "pass_ended"]  # type: ignore[attr-defined]
        assert turned == [deals.match(deal, pack, at) for at in range(6)]
        assert ended == [deals.free(deal, pack, number) for number in range(2)]
