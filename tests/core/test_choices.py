"""Choices and weights: lazy, but as good as the list."""

from __future__ import annotations

import pytest

from cardlessons.core.actions import Attempted, Cut, Done, Shuffle, Turn, action_data, read_action, same
from cardlessons.core.cards import Card, Pack
from cardlessons.core.choices import Certain, Choices, PackChoices, Range, Unseen
from cardlessons.core.errors import BadCard, IllegalAction
from cardlessons.games.blucher import Stake, actions

AMOUNTS = Range(Stake(2, 0), 3, 11, 4)
CHOICES = Choices((Done(), Stake(1, 0)), (AMOUNTS, Range(Stake(5, 1), 1, 2)))


def test_a_range_holds_low_to_high_by_step() -> None:
    assert list(AMOUNTS.amounts) == [3, 7, 11]
    assert AMOUNTS.at(7) == Stake(2, 7)
    assert [Stake(2, chips) in AMOUNTS for chips in range(13)] == [chips in (3, 7, 11) for chips in range(13)]
    assert 10**30 not in Range(Stake(1, 1), 1, 10**40, 2).amounts  # found without a walk


@pytest.mark.parametrize(
    "action",
    [Stake(1, 3), Stake(2, True), Stake(2, 3.0), Stake(2, "3"), Stake(2, None), Stake(2.0, 3), Done(), None, 3, (2, 3)],
)
def test_a_range_holds_nothing_else(action: object) -> None:
    assert action not in AMOUNTS


def test_choices_iterate_over_all_that_they_hold() -> None:
    everything = [Done(), Stake(1, 0), Stake(2, 3), Stake(2, 7), Stake(2, 11), Stake(5, 1), Stake(5, 2)]
    assert list(CHOICES) == everything
    assert all(action in CHOICES for action in everything)
    assert Stake(1, False) not in CHOICES and Shuffle() not in CHOICES


def test_choices_are_true_while_something_can_be_done() -> None:
    assert CHOICES and Choices((Done(),)) and Choices((), (AMOUNTS,))
    assert not Choices() and not Choices((), (Range(Stake(1, 1), 1, 0),))


def test_choices_say_what_they_hold() -> None:
    said = CHOICES.describe()
    assert "done" in said and "3 to 11" in said and "1 to 2" in said
    assert Choices().describe() == "Nothing can be done now."


def test_a_certain_move_weighs_one() -> None:
    weights = Certain(Shuffle())
    assert (weights.total, list(weights), weights.at(0)) == (1, [(Shuffle(), 1)], Shuffle())
    assert Shuffle() in weights and Done() not in weights and None not in weights


def test_unseen_cards_weigh_their_copies() -> None:
    pack = Pack(2, 2, copies=2)
    seen = pack.seen([Card(1, 0), Card(1, 0), Card(2, 1)])
    weights = Unseen(Turn, pack, seen, 3)
    assert list(weights) == [(Turn(Card(2, 0)), 2), (Turn(Card(1, 1)), 2), (Turn(Card(2, 1)), 1)]
    assert weights.total == 5
    assert [weights.at(k).card for k in range(5)] == [Card(2, 0), Card(2, 0), Card(1, 1), Card(1, 1), Card(2, 1)]
    assert Turn(Card(2, 1)) in weights
    for action in (Turn(Card(1, 0)), Cut(Card(2, 1)), Turn(Card(3, 0)), Turn((2, 1)), Turn(Card(2.0, 1)), None):
        assert action not in weights
    with pytest.raises(IndexError):
        weights.at(5)


def test_the_packs_choices_are_its_weights_without_the_weights() -> None:
    pack = Pack(2, 2)
    choices = PackChoices(Unseen(Turn, pack, pack.seen([Card(1, 0)]), 1))
    assert list(choices) == [Turn(card) for card in pack.faces[1:]]
    assert choices and Turn(Card(1, 0)) not in choices
    assert choices.describe() == "The pack may make 3 moves, such as “turn deuce of spades”."
    assert PackChoices(Certain(Shuffle())).describe() == "The pack has one move: “shuffle the pack”."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Stake(1, 1), Stake(True, 1)),
        (Stake(1, 1), Stake(1, 1.0)),
        (Turn(Card(1, 0)), Turn((1, 0))),
        (Turn(Card(1, 0)), Turn(Card(True, 0))),
        (Turn(Card(1, 0)), Cut(Card(1, 0))),
        (Done(), ("done",)),
    ],
)
def test_what_is_only_equal_is_not_the_same(one: object, other: object) -> None:
    assert not same(one, other) and not same(other, one)
    assert same(one, one) and same(other, other)


@pytest.mark.parametrize("action", [Done(), Shuffle(), Turn(Card(10, 3)), Cut(Card(1, 0)), Stake(8, 5)])
def test_an_action_is_written_and_read_back(action: object) -> None:
    assert same(read_action(action_data(action), actions), action)


@pytest.mark.parametrize(
    "data", [None, [], "done", {}, [1], ["fly"], ["done", 1], ["turn"], ["turn", "8H", 1], ["stake", 1], [["done"]], 5]
)
def test_what_is_no_action_cannot_be_read(data: object) -> None:
    with pytest.raises(IllegalAction, match="Nothing has changed"):
        read_action(data, actions)


@pytest.mark.parametrize("card", [None, 8, "", "88", [8, 1]])
def test_an_action_with_no_card_where_one_belongs_cannot_be_read(card: object) -> None:
    with pytest.raises(BadCard):
        read_action(["turn", card], actions)


def test_what_was_attempted_is_worded_or_quoted() -> None:
    assert str(Attempted(Done())) == "done"
    assert str(Attempted(Turn(Card(8, 1)))) == "turn eight of hearts"
    assert str(Attempted(Turn(None))) == "Turn(card=None, kind='turn')"
    assert str(Attempted("junk")) == "junk"
