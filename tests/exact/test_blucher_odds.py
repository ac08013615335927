"""Live odds at every state of many deals, against a walk from that state through everything the pack can still do."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from cardlessons import exact
from cardlessons.core.cards import Pack, cards
from cardlessons.core.errors import BadRules
from cardlessons.core.game import DEALER, OVER, State, Transition
from cardlessons.games import blucher
from cardlessons.games.blucher import Between, Done, Doubling, Extra, Rules, Shuffle, Spoils, Stake, Turn
from tests.tries import EVERY, tries

FACTORIALS = (1, 1, 2, 6, 24, 120, 720)
CHOICES = list(product(Extra, Spoils, Doubling, Between))
PACKS = [Pack(2, 2), Pack(3, 2), Pack(2, 3), Pack(4, 1), Pack(1, 3), Pack(2, 1, 2), Pack(3, 1, 2)]


class Seen(NamedTuple):
    """What a path has shown: whether its first pass and a later one were match-free, and which ranks have matched."""

    passes: int = 0
    this_pass: bool = False
    later_pass: bool = False
    matched: frozenset[int] = frozenset()


def look(seen: Seen, transition: Transition) -> Seen:
    for event in transition.events:
        if event.kind == "turned" and event.match:
            seen = seen._replace(matched=seen.matched | {event.call})
        elif event.kind == "pass_ended":
            name = "later_pass" if seen.passes else "this_pass"
            seen = seen._replace(passes=seen.passes + 1, **{name: getattr(seen, name) or event.free})
    return seen


def owned(state: State) -> tuple[int, ...]:
    """What each seat has: stack and own chips, the banker the doubling chips too."""
    has = list(state.chips)
    for stake in state.stakes():
        has[stake.seat] += stake.own
        has[state.bank or 0] += stake.chips - stake.own
    return tuple(has)


def check(state: State) -> None:
    ends = exact.walk.walk(blucher, state, owned, observe=look, value=Seen())
    total = sum(ends.values())
    if state.phase not in ("shuffle_to_cut", "cut"):
        assert total == FACTORIALS[state.rules.pack.size - state.calls]

    def share(weights: Any) -> Fraction:
        return Fraction(sum(weights), total)

    everyone = exact.blucher.odds(state)
    staked = {stake.rank for stake in state.stakes()}
    assert everyone.this_pass == share(w for (_, seen), w in ends.items() if seen.this_pass)
    assert everyone.later_pass == share(w for (_, seen), w in ends.items() if seen.later_pass)
    assert everyone.worth is None
    for seat in range(state.seats):
        odds = exact.blucher.odds(state, seat)
        assert odds.worth == share(w * (has[seat] - owned(state)[seat]) for (has, _), w in ends.items())
        assert odds.survives == {
            rank: share(w for (_, seen), w in ends.items() if rank not in seen.matched)
            for rank in sorted(staked)
            if seat == state.bank or state.lying(seat, rank)
        }
    bank = state.bank if state.bank is not None else 0
    assert everyone.survives == (exact.blucher.odds(state, bank).survives if staked else {})


def deal(rules: Rules, seed: int) -> Iterator[State]:
    """Every state of a random deal, stakes laid, moved and taken up at random."""
    random = Random(seed)
    state = blucher.start(rules, 3, (600, 200, 200))
    yield state
    while (actor := blucher.to_act(state)) is not OVER:
        if actor is DEALER:
            weights = blucher.chance(state)
            action = weights.at(int(random.random() * weights.total))
        else:
            options = [
                Done(),
                *(choice for choice in blucher.legal(state) if choice.kind == "stake" and choice.chips < 3),
            ]
            action = options[int(random.random() * len(options))]
        state = blucher.apply(state, action).state
        yield state


@pytest.mark.parametrize("pack", PACKS, ids=str)
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_odds_at_every_state_of_random_deals(pack: Pack, choice: tuple[Any, ...]) -> None:
    for seed in range(1 if pack.size > 4 else tries(3)):
        for index, state in enumerate(deal(Rules(pack, *choice, first_bank=0, highest=3), seed)):
            # Before the first card every walk is a long one; in a pack of six the 36 choices share out the states.
            place, apart = (index - 2, 8) if state.phase == "stake" else (index + CHOICES.index(choice), 3)
            if place % (apart * EVERY) == 0 or (pack.size < 6 and state.phase != "stake"):
                check(state)


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_odds_where_all_have_staked(choice: tuple[Any, ...]) -> None:
    rules = Rules(Pack(3, 2), *choice, first_bank=0)
    state = staked(rules, {1: 2, 3: 1}, {1: 1, 2: 3})
    for names in ("AS", "2S AS AH 2H 3H", "2S 3S AS AH 2H 3H", "2S 3S 2H 3H AS AH", "AS 2S 3S AH 2H 3H"):
        turned = state
        for card in cards(names):
            if blucher.to_act(turned) is not DEALER:
                turned = blucher.apply(blucher.apply(turned, Done()).state, Done()).state
            turned = blucher.apply(turned, Turn(card)).state
            check(turned)


def test_odds_before_the_high_cut_is_decided() -> None:
    state = blucher.start(Rules(Pack(2, 2)), 3, (30, 30, 30))
    for action in (Shuffle(), *blucher.legal(blucher.apply(state, Shuffle()).state)):
        check(state)
        state = blucher.apply(state, action).state
        if state.phase != "cut":
            break
    odds = exact.blucher.odds(blucher.start(Rules(), 3, (30, 30, 30)), 1)
    assert odds.this_pass == exact.blucher.match_free_pass(Pack(13, 4))
    assert (odds.worth, odds.survives, odds.next_match) == (0, {}, (4, 52))
    assert repr(odds).startswith("Odds(this_pass=Fraction(9571721884148096, 26816424180170625), later_pass=")


def staked(rules: Rules, *layouts: dict[int, int]) -> State:
    state = blucher.apply(blucher.start(rules, len(layouts) + 1, (9000,) * (len(layouts) + 1)), Shuffle()).state
    for layout in layouts:
        for rank, chips in layout.items():
            state = blucher.apply(state, Stake(rank, chips)).state
        state = blucher.apply(state, Done()).state
    return state


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "-".join(choice))
def test_before_the_first_card_a_stake_is_worth_what_the_bet_says(choice: tuple[Any, ...]) -> None:
    rules = Rules(Pack(13, 4), *choice, first_bank=0)
    state = staked(rules, {8: 5}, {8: 1, 12: 3})
    bet = exact.blucher.bet(rules, [8, 12])
    odds = exact.blucher.odds(state)
    assert odds.worths == {0: -9 * bet.mean, 1: 5 * bet.mean, 2: 4 * bet.mean}
    assert odds.survives == dict.fromkeys((8, 12), Fraction(38916, 54145))
    assert odds.unseen == dict.fromkeys((8, 12), (4, 4))
    if rules.spoils is Spoils.ALL:
        assert odds.this_pass == exact.blucher.match_free_pass(rules.pack)


def test_natural_frequencies_follow_the_cards() -> None:
    state = staked(Rules(first_bank=0), {2: 1}, {})
    state = blucher.apply(state, Turn(cards("2S")[0])).state  # one is called
    odds = exact.blucher.odds(state, 1)
    assert odds.next_match == (3, 51)
    assert odds.unseen == {2: (3, 4)}
    state = blucher.apply(state, Turn(cards("2H")[0])).state  # a match
    odds = exact.blucher.odds(state, 1)
    assert (odds.next_match, odds.unseen, odds.this_pass) == ((4, 50), {}, 0)


def test_a_settled_deal_has_nothing_ahead() -> None:
    *_, last = deal(Rules(Pack(2, 2), first_bank=0), 0)
    odds = exact.blucher.odds(last, 1)
    assert (odds.this_pass, odds.later_pass, odds.survives, odds.worth) == (0, 0, {}, 0)
    assert (odds.next_match, odds.unseen) == ((0, 0), {})


def test_a_pack_too_large_says_so_by_none() -> None:
    six = Pack(13, 4, 6)
    odds = exact.blucher.odds(staked(Rules(six, first_bank=0), {8: 1}, {}), 1)
    assert (odds.later_pass, odds.worth, odds.worths) == (None, None, None)
    assert odds.this_pass == exact.blucher.match_free_pass(six)
    assert 0 < odds.survives[8] < 1
    fixed = Rules(Pack(2, 4, 3), spoils=Spoils.STAKED, doubling=Doubling.EVERY_PASS, extra=Extra.NONE, first_bank=0)
    state = blucher.apply(blucher.start(fixed, 3, (10**6,) * 3), Shuffle()).state
    state = blucher.apply(state, Stake(1, 1)).state
    assert exact.blucher.odds(state, 1).later_pass is None
    assert exact.blucher.odds(state, 1).worth == exact.blucher.bet(fixed).mean


def test_wrong_questions_are_answered_with_what_is_right() -> None:
    state = blucher.start(Rules(), 3, (30, 30, 30))
    for seat in (3, -1, True, "1"):
        with pytest.raises(BadRules, match="the seats are 0 to 2"):
            exact.blucher.odds(state, seat)  # type: ignore[arg-type]
    with pytest.raises(BadRules, match="no state of a deal"):
        exact.blucher.odds(Rules())  # type: ignore[arg-type]
