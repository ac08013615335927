"""What the conformance suite plays of Bouillotte: rules of every kind, packs small enough to walk, and odd actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from cardlessons.core.actions import Cut, Done, Shuffle, Turn
from cardlessons.core.cards import Card, Pack, seen_cards
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Rules
from tests.games.sampling import HUGE, GameSamples, Sample, odd_actions

FIELDS: dict[str, tuple[Any, ...]] = {
    "packs": tuple(bouillotte.Packs),
    "before": tuple(bouillotte.Before),
    "brelans": tuple(bouillotte.Brelans),
    "side_payment": tuple(bouillotte.SidePayment),
    "count": tuple(bouillotte.Count),
    "unclaimed": tuple(bouillotte.Unclaimed),
    "suit_tie": tuple(bouillotte.Tie),
    "other_tie": tuple(bouillotte.Tie),
    "side_pots": tuple(bouillotte.SidePots),
    "no_opening": tuple(bouillotte.NoOpening),
    "all_called": tuple(bouillotte.AllCalled),
    "opening": tuple(bouillotte.Opening),
    "antes": tuple(bouillotte.Ante),
    "ante": (1, 2),
    "direction": tuple(bouillotte.Direction),
    "first_dealer": (None, 0, 2),
}
BUYING_IN = {"cannot_ante": "buys_in", "purse": 12, "buy_in": 4}
OWN_PIPS = {"unclaimed": "other", "suit_tie": "age", "side_pots": "contestants"}  # no suits, no rules about them
TWO_FACES = Pack(2, 1, copies=5)  # ten cards: as many as three seats need


def mixed_rules(count: int, **fixed: Any) -> Iterator[Rules]:
    """`count` sets of rules in which every choice of every field stands, mixed by chance but always alike."""
    draws = Random(str(fixed))
    for number in range(count):
        mixed = {name: values[(number + draws.randrange(9)) % len(values)] for name, values in FIELDS.items()}
        own = OWN_PIPS if mixed["count"] == "own" else {}
        yield Rules(**{**mixed, **(BUYING_IN if number % 3 == 0 else {}), **own, **fixed})


def _tiny() -> Iterator[Sample]:
    yield Sample(Rules(TWO_FACES, before="none", first_dealer=0), (2, 2, 1))
    yield Sample(Rules(Pack(1, 2, copies=5), before="none", first_dealer=2, suit_tie="split"), (2, 1, 1))


def _tables() -> Iterator[Sample]:
    yield Sample(Rules(), (100,) * 4)
    for number, rules in enumerate(mixed_rules(24)):
        yield Sample(rules, ((40, 25, 17, 3), (9, 30, 12), (20, 20, 5, 20, 60))[number % 3])
    yield Sample(Rules.classical(), (100, 100, 50, 20, 20))
    yield Sample(Rules(Pack(4, 3)), (30, 30, 30))


ALL_FACES = tuple(Card(rank, suit) for rank in range(1, 15) for suit in range(5))
FEW_FACES = ALL_FACES[:10] + ALL_FACES[60::9]  # the aces and the king of a small pack among them


def universe(state: bouillotte.State) -> Iterator[Any]:
    """Wrong and right actions: where a seat speaks, above all amounts; where the pack moves, cards."""
    speaking = state.phase in ("carre", "before", "bet", "again")
    amounts = (
        (-1, *range(max(state.chips) + max(state.bets) + 3), HUGE, True, 1.0, 1.5, None, "1", [1])
        if speaking
        else (0, 1)
    )
    right = {"cut": Cut, "deal": bouillotte.Deal, "turn_up": bouillotte.TurnUp}.get(state.phase, Turn)
    named = (make(chips) for make in (bouillotte.Open, bouillotte.RaiseTo) for chips in amounts)
    words = (bouillotte.Pass, bouillotte.See, bouillotte.Call, bouillotte.Drop, bouillotte.Double, bouillotte.Antes)
    cards = map(right, ALL_FACES if state.phase == "cut" or state.rules.pack is None else FEW_FACES)
    others = (make(Card(1, 0)) for make in (Cut, bouillotte.Deal, bouillotte.TurnUp, Turn) if make is not right)
    return chain(named, (make() for make in words), cards, others, (Shuffle(), Done()), odd_actions())


RANKS = {
    "piquet": {5: (1, 13, 12, 11, 10, 9, 8), 4: (1, 13, 12, 10, 9, 8), 3: (1, 13, 10, 9, 8)},
    "classical": {5: (1, 13, 12, 11, 9, 8), 4: (1, 13, 12, 9, 8), 3: (1, 13, 9, 8)},
}


def pack(state: bouillotte.State, anted: int) -> Pack | tuple[int, ...]:
    """The pack by the table of packs: ranks in four suits, unless the rules name another."""
    if isinstance(state.rules.pack, Pack):
        return state.rules.pack
    return RANKS[state.rules.packs][anted]


def can_ante(state: bouillotte.State) -> int:
    able = sum(chips >= state.rules.ante for chips in state.chips)
    bought = state.rules.purse // state.rules.buy_in if state.rules.buy_in else 0
    return min(state.seats, able + bought)


def in_pack(state: bouillotte.State) -> int:
    """How many cards the pack in use has."""
    used = pack(state, can_ante(state) if state.phase == "cut" else state.anted)
    return used.size if isinstance(used, Pack) else 4 * len(used)


def unseen(state: bouillotte.State) -> int:
    if state.phase in ("deal", "turn_up"):
        return in_pack(state) - sum(map(len, state.hands))
    if state.phase != "cut" or state.cut is None:
        return 1
    whole = bouillotte.Deck.of(state.rules.pack, state.rules.packs, can_ante(state)).whole
    absent = whole.size - in_pack(state)
    return in_pack(state) - (seen_cards(state.cut.seen) - absent)


SAMPLES = GameSamples(tuple(_tiny()), tuple(_tables()), universe, unseen)
