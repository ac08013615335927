"""Hands that a seat cannot see change nothing that it gets: scenes, events, text, errors, transcripts, bots' choices.

The same is played twice, the second time with other cards wherever the seat cannot see them: in hands that were never
shown, and in the pack. Hands that were shown stay as they are.
"""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardlessons.core.cards import Card
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER, NOBODY, Seat
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte import Call, Deal, Open, Rules, State
from cardlessons.games.bouillotte.dealing import next_to_get
from cardlessons.play.bots import BOTS
from cardlessons.play.draws import bot_draws
from cardlessons.play.history import Entry, NextDeal
from cardlessons.table import Table
from tests.games.samples import SAMPLES, Sample
from tests.play.tables import finished, new_table
from tests.tries import some

NAME = "bouillotte"
PLAYED = [*SAMPLES[NAME].tables[1::7], Sample(Rules.classical(), (60, 60, 60, 60)), Sample(Rules(), (20, 30, 40))]
every_table = pytest.mark.parametrize("sample", PLAYED, ids=range(len(PLAYED)))


def otherwise(table: Table, sample: Sample, seat: Seat, cursor: int) -> Table:
    """A table on which the same was played up to `cursor`, with other cards wherever `seat` cannot see them."""
    other = new_table(NAME, sample, seed="another", bots=table.bots)
    entries = table.history.entries[: cursor + 1]
    unseen: dict[int, list[Card]] = {}
    for before, entry in pairwise(entries):
        deal = [one for one in entries if one.deal == entry.deal]
        if isinstance(entry.action, NextDeal):
            other.history.next_deal(entry.action.rules)
        elif hidden(entry, before.transition.state, deal[-1].transition.state, seat):
            pool = unseen.setdefault(entry.deal, unseen_by(seat, deal))
            other.history.play(Deal(pool.pop()))
        else:
            other.history.play(entry.action)
    return other


def hidden(entry: Entry, before: State, told: State, seat: Seat) -> bool:
    return type(entry.action) is Deal and next_to_get(before) != seat and not told.shown


def unseen_by(seat: Seat, deal: list[Entry]) -> list[Card]:
    """The cards of the pack that neither lie in the seat's hand nor are turned up, in an order of their own."""
    state: State = deal[-1].transition.state
    deck = state.deck
    pack = [card for card in deck.whole.cards if deck.holds(card)]
    seen = [*(state.hands[seat] if seat != NOBODY else ()), *([state.turn_up] if state.turn_up else [])]
    for card in seen:
        pack.remove(card)
    Random(str(seen)).shuffle(pack)
    return pack


def refusals(table: Table) -> list[str]:
    """What a seat hears when it tries what it may not do: any card where the pack is to deal, any word elsewhere."""
    said = []
    cards = [make(card) for card in table.state.rules.deck(3).whole.faces for make in (Deal, bouillotte.TurnUp)]
    for action in [*cards, *list(SAMPLES[NAME].universe(table.history.state))[::11], "deal", None]:
        if action in table.legal and table.to_act is not DEALER:
            continue
        with pytest.raises(IllegalAction) as refused:
            table.play(action)
        said.append(str(refused.value))
    return said


def choices(table: Table, seat: Seat) -> list[Any]:
    """What each kind of bot would do here on that seat, with the same draws."""
    if table.to_act != seat:
        return []
    view = bouillotte.view(table.history.state, seat)
    return [decide(view, bouillotte.legal(view), bot_draws("x", 1, seat, 0)) for decide in BOTS[NAME].values()]


def looked_at(sample: Sample) -> tuple[Table, list[int]]:
    """A table on which much has been dealt, and moments at which hands lie hidden or have been shown."""
    table = finished(new_table(NAME, sample, seed=5), seed=2, deals=3)
    last = len(table.history.entries) - 1
    return table, sorted({last // 5 * part for part in range(6)} | {last})


@every_table
def test_other_hands_and_another_pack_leave_all_that_a_seat_gets_byte_equal(sample: Sample) -> None:
    table, moments = looked_at(sample)
    for cursor in some(moments[::-1]):
        table.go(cursor)
        for seat in range(sample.seats):
            other = otherwise(table, sample, seat, cursor)
            table.you = other.you = seat
            for at in range(max(0, cursor - 2), cursor + 1):
                assert repr(other.scene_at(at)) == repr(table.scene_at(at))
            assert (other.state, other.events, str(other)) == (table.state, table.events, str(table))
            assert list(other.legal) == list(table.legal)
            assert other.to_json(seat) == table.to_json(seat)
            assert choices(other, seat) == choices(table, seat)


@every_table
def test_what_lies_open_to_nobody_is_the_same_whatever_the_hands(sample: Sample) -> None:
    table, moments = looked_at(sample)
    for cursor in moments:
        table.go(cursor)
        other = otherwise(table, sample, NOBODY, cursor)
        for one in (table, other):
            one.you = None
            one.open_hands()
        assert repr(other.scene()) == repr(table.scene())
        assert (other.state, other.events, str(other)) == (table.state, table.events, str(table))


@pytest.mark.parametrize("sample", PLAYED[:3], ids=range(3))
def test_refusals_do_not_tell_who_holds_a_card(sample: Sample) -> None:
    table, _ = looked_at(sample)
    hiding = 0
    for cursor, entry in enumerate(list(table.history.entries)):
        state = entry.transition.state
        if any(state.hands) and not state.shown and cursor % 9 == 0:
            hiding += 1
            table.go(cursor)
            other = otherwise(table, sample, 1, cursor)
            table.you = other.you = 1
            assert refusals(other) == refusals(table)
            table.you = None
    assert hiding


@every_table
def test_the_cards_do_differ(sample: Sample) -> None:
    """Otherwise the tests above would hold of themselves."""
    table, _ = looked_at(sample)
    differ = 0
    for cursor, entry in some(enumerate(table.history.entries)):
        state = entry.transition.state
        if sum(map(len, state.hands)) > 4 and not state.shown:
            table.go(cursor)
            other = otherwise(table, sample, 0, cursor)
            assert other.history.state.hands[0] == table.history.state.hands[0]
            differ += other.history.state.hands != table.history.state.hands and str(other) != str(table)
    assert differ


def test_what_one_seat_sees_can_be_kept_and_read_back() -> None:
    table = finished(new_table(NAME, PLAYED[-1], seed=5), seed=2, deals=3)
    for cursor in range(0, len(table.history.entries), 6):
        table.go(cursor)
        for seat in range(3):
            text = table.to_json(seat)
            seen = Table.from_json(text)
            assert seen.to_json(seat) == seen.to_json() == text
            assert seen.state == bouillotte.view(table.history.state, seat)
            table.you = seat
            assert repr(seen.scene()) == repr(table.scene())
            table.you = None


def test_a_seats_transcript_names_no_card_of_another_unless_hands_were_shown() -> None:
    table = Table(NAME, seats=3, seed=4, rules=Rules(first_dealer=0, before="none"))
    while table.to_act is DEALER:
        table.step()
    dealt = [entry.action for entry in table.history.entries if type(entry.action) is Deal]
    codes = [action[1] for action in json.loads(table.to_json(1))["deals"][0]["actions"] if action[0] == "deal"]
    own = {card.code for card in table.history.state.hands[1]}
    assert len(codes) == len(dealt) == 9
    assert sorted(code for code in codes if code != "?") == sorted(own) and codes.count("?") == 6
    table.play(Open(5)).play(Call()).play(Call())
    shown = [action[1] for action in json.loads(table.to_json(1))["deals"][0]["actions"] if action[0] == "deal"]
    assert shown == [action.card.code for action in dealt]


def test_a_seats_transcript_that_claims_a_showdown_of_unseen_hands_is_refused() -> None:
    table = Table(NAME, seats=3, seed=4, rules=Rules(first_dealer=0, before="none"))
    while table.to_act is DEALER:
        table.step()
    data = json.loads(table.to_json(1))
    data["deals"][0]["actions"] += [["open", 5], ["call"], ["call"]]
    with pytest.raises(Exception, match="The hands are to be shown now"):
        Table.from_json(json.dumps(data))
    for action in data["deals"][0]["actions"]:
        if action[0] == "deal":
            action[1] = "?"
    with pytest.raises(Exception, match="action 3 cannot be played"):
        Table.from_json(json.dumps({**data, "seed": 1}))
