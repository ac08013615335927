"""What a seat cannot see changes nothing that it gets: scene, text, errors, transcript, bot's choice.

Hidden is above all the order of the pack. It is permuted by another seed: two tables on which the same was played, and
whose packs lie in different orders from then on, must be the same to the byte.
"""

from __future__ import annotations

import pytest

from cardlessons.core.actions import Turn
from cardlessons.core.cards import Card
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER
from cardlessons.play.bots import BOTS
from cardlessons.play.draws import bot_draws
from cardlessons.play.history import NextDeal
from cardlessons.table import Table
from tests.games.samples import SAMPLES, Sample
from tests.play.tables import IDS, PLAYED, finished, new_table, some_bots
from tests.tries import some

every_game = pytest.mark.parametrize(("name", "sample"), PLAYED, ids=IDS)


def twin(table: Table, name: str, sample: Sample, cursor: int) -> Table:
    """A table with another seed on which the same was played up to `cursor`, and nothing after."""
    other = new_table(name, sample, seed="another", bots=table.bots)
    for entry in table.history.entries[1 : cursor + 1]:
        if isinstance(entry.action, NextDeal):
            other.next_deal(entry.action.rules)
        else:
            other.history.play(entry.action)
    return other


def refusals(table: Table, name: str) -> list[str]:
    said = []
    for action in list(SAMPLES[name].universe(table.history.state))[::9]:
        try:
            table.history.game.apply(table.state, action)
        except IllegalAction as error:
            said.append(str(error))
    with pytest.raises(IllegalAction) as refused:
        table.play(Turn(Card(99, 0)))
    return [*said, str(refused.value)]


def choices(table: Table, name: str, seat: int) -> list[object]:
    """What each kind of bot would do here on that seat, with the same draws."""
    if table.to_act != seat:
        return []
    game = table.history.game
    view = game.view(table.history.state, seat)
    return [decide(view, game.legal(view), bot_draws("x", 1, seat, 0)) for decide in BOTS[name].values()]


@every_game
def test_another_order_of_the_unseen_cards_leaves_all_that_a_seat_gets_byte_equal(name: str, sample: Sample) -> None:
    table = finished(new_table(name, sample, bots=some_bots(name, sample.seats)))
    last = len(table.history.entries) - 1
    for cursor in some(sorted({0, 1, last // 4, last // 2, 3 * last // 4, last - 1, last})):
        table.go(cursor)
        other = twin(table, name, sample, cursor)
        for seat in (None, *range(sample.seats)):
            table.you = other.you = seat
            assert repr(other.scene()) == repr(table.scene())
            assert str(other) == str(table)
            assert list(other.legal) == list(table.legal)
            assert refusals(other, name) == refusals(table, name)
            if seat is not None:
                assert other.to_json(seat) == table.to_json(seat)
                assert choices(other, name, seat) == choices(table, name, seat)


@every_game
def test_the_twins_do_hide_different_cards(name: str, sample: Sample) -> None:
    """Otherwise the test above would hold of itself."""
    table = new_table(name, sample)
    while table.to_act is DEALER:
        table.step()
    other = twin(table, name, sample, table.history.cursor)
    for one in (table, other):
        finished(one, deals=4)  # one deal of few cards may lie alike
    played = [[entry.action for entry in one.history.entries] for one in (table, other)]
    assert played[0] != played[1]
