"""What the derivations of Acey Deucey refuse, and why; and the turns that they count, held against the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive import acey_deucey
from cardlessons.derive.acey_deucey.deals import SMALL, every_ends, net, turns
from cardlessons.exact import acey_deucey as exact
from cardlessons.games import acey_deucey as game
from cardlessons.games.acey_deucey import Bet, NameAce, Neighbours, Rules, Say, Turn
from cardlessons.games.acey_deucey.worth import Ends
from tests.derive.acey_deucey_ones import BASE, LIAONING

REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "no rules": (lambda: acey_deucey.turn_value("base"), "rules"),  # type: ignore[arg-type]
    "a House": (lambda: acey_deucey.worth(8, Rules.red_dog()), "for the pot"),
    "no House": (lambda: acey_deucey.red_dog_edge(BASE), "Only rules with a House"),
    "no House, exactly": (lambda: exact.red_dog_edge(BASE), "Only rules with a House"),
    "a tiny pack": (lambda: acey_deucey.turn_value(Rules(Pack(4, 2))), "begin with five"),
    "new cards": (lambda: acey_deucey.turn_value(Rules(neighbours=Neighbours.NEW_CARDS)), "new cards"),
    "too wide": (lambda: acey_deucey.worth(12), "no end cards with a gap of 12"),
    "neighbours without a bet": (lambda: acey_deucey.worth(0, Rules(neighbours=Neighbours.OVER)), "a gap of 0"),
    "no gap": (lambda: acey_deucey.worth(1.5), "a gap of 1.5"),  # type: ignore[arg-type]
    "an ace like any other": (lambda: acey_deucey.worth(8, BASE, 1), "1 special aces"),
    "two aces with ten between": (lambda: acey_deucey.worth(10, LIAONING, 2), "2 special aces"),
    "a line of two aces": (lambda: acey_deucey.worth_line(LIAONING, 2), "2 special aces"),
    "no call": (lambda: acey_deucey.pair(7, BASE, "up"), "up"),
    "no rank": (lambda: acey_deucey.pair(14), "14"),
    "a pair that the pack has not": (lambda: acey_deucey.pair(7, Rules(Pack(13, 1))), "7"),
    "an ace in the trap": (lambda: acey_deucey.gap_trap(1, 8), "not 1 and 8"),
    "a pair in the trap": (lambda: acey_deucey.gap_trap(8, 8), "not 8 and 8"),
    "neighbours that are no bet": (lambda: acey_deucey.bet(5, 6, Rules(neighbours=Neighbours.OVER)), "a gap of 0"),
    "aces always high": (lambda: acey_deucey.choosing_late(BASE), "always high"),
    "Kelly on nothing": (lambda: acey_deucey.kelly(4, 12), "worth nothing"),
    "Kelly on a certainty": (
        lambda: acey_deucey.kelly(2, 1, seen=[2, 2, 2, 1, 1, 1]),
        "cannot lose",
    ),
    "Kelly by a cubic": (lambda: acey_deucey.kelly(1, 11, LIAONING, call="low"), "third degree"),
}


@pytest.mark.parametrize(("ask", "why"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_derived_is_said(ask: Callable[[], object], why: str) -> None:
    with pytest.raises(BadRules, match=why):
        ask()


def test_the_turns_of_a_small_pack_weigh_as_much_as_all_its_deals() -> None:
    for pack in SMALL:
        assert sum(turns(pack).values()) == pack.size * (pack.size - 1) * (pack.size - 2)


@pytest.mark.parametrize("rules", [Rules(Pack(5, 3)), LIAONING], ids=["base", "Liaoning"])
def test_a_bet_brings_what_it_brings_in_the_game(rules: Rules) -> None:
    ranks = range(1, 6) if rules.pack.ranks == 5 else (1, 2, 7, 13)
    ends = [one for one in every_ends(rules) if one.first in ranks and one.second in ranks]
    assert len(ends) >= 24
    for one in ends:
        for third in ranks:
            assert net(rules, one, third) == _played(rules, one, third), (one, third)


def _played(rules: Rules, ends: Ends, third: int) -> int:
    """What one chip brings the player, played through the game."""
    seats = rules.least_seats
    state = game.start(replace(rules, first_dealer=0), seats, (100,) * seats)
    cards = iter([Card(ends.first, 0), Card(ends.second, 1), Card(third, 2)])
    chosen = {"ace": NameAce(ends.ace), "pair": Say(ends.said), "bet": Bet(1)}
    while (seat := game.to_act(state)) is not game.OVER:
        if seat is game.DEALER:
            action = game.chance(state).at(0)
            state = game.apply(state, Turn(next(cards)) if type(action) is Turn else action).state
        else:
            player = seat
            state = game.apply(state, chosen[state.phase]).state
    return state.chips[player] - 99  # one chip is the ante
