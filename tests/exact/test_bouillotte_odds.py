"""Live odds of Bouillotte, against every deal of what the seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules
from cardlessons.core.game import NOBODY, OVER
from cardlessons.exact.bouillotte import equity, odds, some_brelan
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import UNSEEN, Rules, State
from cardlessons.games.bouillotte.brelans import brelan
from cardlessons.games.bouillotte.showdown import Showdown, decide, suit_totals
from tests.games.walks import any_of
from tests.tries import tries

TWELVE = (1, 13, 8)
FIGURES = ("share", "some_brelan", "brelans", "suits", "tied")


def played(rules: Rules, seats: int, seed: int) -> Iterator[State]:
    """Every state of a deal played at random, seldom dropping."""
    draws = Random(seed)
    state = bouillotte.start(rules, seats, (30,) * seats)
    while bouillotte.to_act(state) is not OVER:
        yield state
        action = any_of(bouillotte.legal(state), draws)
        if action.kind == "drop" and draws.random() < 0.75:
            action = any_of(bouillotte.legal(state), draws)
        state = bouillotte.apply(state, action).state
    yield state


def deals(view: State) -> Iterator[State]:
    """The states that the view may be of, the hands whole and the card turned up; equal ones as often as they come."""
    left = [card for card in view.deck.whole.cards if view.deck.holds(card)]
    for card in view.lying:
        left.remove(card)
    dealt = [seat for seat in view.playing if view.hands[seat]] if view.turn_up else list(view.inside)
    yield from _filled(view, left, dealt)


def _filled(state: State, left: list[Card], seats: list[int]) -> Iterator[State]:
    if not seats:
        for card in [state.turn_up] if state.turn_up else left:
            yield state._replace(turn_up=card)
        return
    seat, *others = seats
    known = tuple(card for card in state.hands[seat] if card != UNSEEN)
    for cards in combinations(left, 3 - len(known)):
        hands = (*state.hands[:seat], known + cards, *state.hands[seat + 1 :])
        yield from _filled(state._replace(hands=hands), [card for card in left if card not in cards], others)


def counted(view: State, seat: int) -> tuple[Any, ...]:
    """Share, some brelan of an opponent, and the best suit, by going through all deals."""
    share, some, suits, total = Fraction(0), 0, Counter[Any](), 0
    places = tuple(map(view.playing.index, view.inside))
    for state in deals(view):
        total += 1
        winners = decide(Showdown(state.hands_in_order, state.turn_up, places, state.rules), places).winners
        share += Fraction(seat in view.inside and view.playing.index(seat) in winners, len(winners))
        some += any(_brelan(view, state, other) for other in view.inside if other != seat)
        totals = suit_totals(state.hands, state.turn_up, state.rules)
        best = [suit for suit in range(4) if totals[suit] == max(totals)]
        suits[best[0] if len(best) == 1 else None] += 1
    return share / total, Fraction(some, total), {suit: Fraction(suits[suit], total) for suit in suits}


def _brelan(view: State, state: State, seat: int) -> bool:
    if view.turn_up is None:
        return len({card.rank for card in state.hands[seat]}) == 1
    return brelan(state.hands[seat], state.turn_up, state.rules) is not None


CASES = [
    (Rules(pack=TWELVE), 3), (Rules(pack=TWELVE, unclaimed="best", suit_tie="split", before="none"), 3),
    (Rules(pack=Pack(4, 3), count="without", brelans="no_favori"), 3),
    (Rules(pack=TWELVE, other_tie="split", before="carre", direction="left", antes="more"), 3),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_odds_of_every_state_against_every_deal_of_what_a_seat_cannot_see(number: int) -> None:
    rules, seats = CASES[number]
    asked = 0
    for seed in range(tries(5)):
        for state in played(rules, seats, seed):
            seat = (seed + asked) % seats
            if state.phase in ("shuffle_to_cut", "cut", "ante", "before", "carre", "shuffle"):
                continue
            if state.turn_up is None and len(state.hands[seat]) < 3:
                continue
            if state.phase == "settled" and not state.shown:
                continue
            asked += 1
            agrees(state, seat)
    assert asked > tries(4)


def agrees(state: State, seat: int) -> None:
    share, some, suits = counted(bouillotte.view(state, seat), seat)
    found = odds(state, seat)
    assert found.share == (share if state.turn_up or seat not in state.inside else None)
    assert (found.bounds is None) == (found.share is None)
    if found.share is not None:
        low, high = found.bounds
        assert low <= found.share <= high
    assert found.some_brelan == some
    assert found.suits == {suit: suits.get(suit, 0) for suit in range(4)}
    assert found.tied == suits.get(None, 0)


def test_odds_are_what_the_exact_results_say() -> None:
    rules = Rules(before="none")
    state = next(state for state in played(rules, 4, 1) if state.phase == "bet")
    seat = state.queue[0]
    place = state.playing.index(seat)
    assert odds(state, seat).share == equity(state.hands[seat], state.turn_up, 4, place, rules)
    assert odds(state, seat).brelans[1] == 1140


def test_before_a_card_is_dealt() -> None:
    state = next(state for state in played(Rules(), 4, 1) if state.phase == "before")
    found = odds(state, 2)
    assert found.share is None and found.brelans == (24, 2024)
    assert found.some_brelan == some_brelan(4, Rules(), of=3)
    assert sum(found.suits.values()) + found.tied == 1


@pytest.mark.parametrize("rules", [Rules(), Rules(count="own"), Rules(Pack(8, 4, copies=2))], ids=["", "own", "copies"])
def test_every_seat_and_who_sees_all_or_nothing_has_odds_in_every_state(rules: Rules) -> None:
    told = Counter[str]()
    for state in played(rules, 3, 3):
        for seat in (None, NOBODY, 0, 1, 2):
            found = odds(state, seat)
            known = {name for name in FIGURES if getattr(found, name) is not None}
            told.update(known)
            assert "share" not in known or (seat in (0, 1, 2))
            assert not ({"suits", "tied"} & known and rules.count == "own")
            assert "some_brelan=" in repr(found)
    assert told["some_brelan"] > 10


def test_hidden_cards_change_no_odds() -> None:
    for state in played(Rules(), 3, 5):
        if state.phase == "bet":
            hands = list(state.hands)
            hands[1], hands[2] = hands[2], hands[1]
            other = state._replace(hands=tuple(hands))
            assert odds(state, 0).share == odds(other, 0).share
            assert odds(state, 0).some_brelan == odds(other, 0).some_brelan


@pytest.mark.parametrize(
    ("state", "seat", "key"),
    [("state", 0, "exact_bouillotte_state"), (None, 3, "exact_seat"), (None, True, "exact_seat")],
)
def test_what_is_no_state_or_no_seat_is_refused(state: Any, seat: Any, key: str) -> None:
    with pytest.raises(BadRules) as refused:
        odds(state or bouillotte.start(Rules(), 3, (9, 9, 9)), seat)
    assert refused.value.key == key and str(refused.value)
