"""Cards and their names in both alphabets, and packs."""

from __future__ import annotations

import pickle
from math import factorial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlessons.core.cards import Card, Pack, cards, rank_code, seen_cards
from cardlessons.core.errors import BadCard, BadRules

NUMBERS = [str(number) for number in range(2, 11)]
LATIN = (["A", *NUMBERS, "J", "Q", "K"], "SHDC")
RUSSIAN = (["Т", *NUMBERS, "В", "Д", "К"], "ПЧБТ")
FACES = Pack(13, 4).faces


@pytest.mark.parametrize(("ranks", "suits"), [LATIN, RUSSIAN], ids=["latin", "russian"])
def test_every_card_has_a_name_in_both_alphabets(ranks: list[str], suits: str) -> None:
    names = [rank + suit for suit in suits for rank in ranks]
    assert [Card.parse(name) for name in names] == list(FACES)
    assert [Card.parse(name.lower()) for name in names] == list(FACES)
    assert [Card.parse(f"  {name} ") for name in names] == list(FACES)


def test_three_names_of_the_ten_of_clubs() -> None:
    assert Card.parse("10C") == Card.parse("TC") == Card.parse("10Т") == Card(10, 3)


def test_a_cyrillic_letter_is_an_ace_or_clubs_a_latin_one_a_ten() -> None:
    assert Card.parse("ТТ") == Card(1, 3)
    assert Card.parse("TS") == Card(10, 0)


def test_suit_signs_go_with_either_alphabet() -> None:
    assert [Card.parse(f"{rank}{sign}") for rank in ("A", "Т", "10") for sign in "♠♥♦♣"] == [
        Card(rank, suit) for rank in (1, 1, 10) for suit in range(4)
    ]


@pytest.mark.parametrize("rank", ["A", "T", "J", "Q", "K"])
@pytest.mark.parametrize("suit", RUSSIAN[1])
def test_a_latin_rank_with_a_russian_suit_is_refused(rank: str, suit: str) -> None:
    with pytest.raises(BadCard, match="mixes Latin and Cyrillic"):
        Card.parse(rank + suit)


@pytest.mark.parametrize("rank", ["Т", "В", "Д", "К"])
@pytest.mark.parametrize("suit", LATIN[1])
def test_a_russian_rank_with_a_latin_suit_is_refused(rank: str, suit: str) -> None:
    with pytest.raises(BadCard, match="mixes Latin and Cyrillic"):
        Card.parse(rank + suit)


@pytest.mark.parametrize(
    "name", ["", " ", "A", "S", "1S", "0H", "11D", "14C", "AX", "8", "♠", "8HH", "A S", "-2S", "²S", "٣H"]
)
def test_what_names_no_card_is_refused_and_quoted(name: str) -> None:
    with pytest.raises(BadCard) as error:
        Card.parse(name)
    assert f"“{name}”" in str(error.value)


@pytest.mark.parametrize("name", [None, 8, ["8H"], b"8H", ("8", "H"), Card(8, 1)], ids=repr)
def test_what_is_no_text_names_no_card(name: Any) -> None:
    with pytest.raises(BadCard, match="names no card") as error:
        Card.parse(name)
    assert f"“{name}”" in str(error.value)


@pytest.mark.parametrize("names", [None, 8, ["AS"], ("AS", "KH"), b"AS"], ids=repr)
def test_cards_are_named_in_one_text(names: Any) -> None:
    with pytest.raises(BadCard) as error:
        cards(names)
    assert str(error.value) == f'{names!r} is no text. Write the cards\' names in one: cl.cards("AS KH 10D").'


def test_cards_reads_a_row_of_names() -> None:
    assert cards("AS KH  10D") == (Card(1, 0), Card(13, 1), Card(10, 2))
    assert cards("") == ()
    with pytest.raises(BadCard, match="1Z"):
        cards("AS 1Z")


def test_a_card_prints_as_its_name_in_latin_letters_and_can_be_read_back() -> None:
    assert [str(card) for card in cards("AS 10C QD 2H")] == ["AS", "10C", "QD", "2H"]
    assert all(Card.parse(card.code) == card for card in FACES)
    assert [rank_code(rank) for rank in (1, 2, 10, 11, 12, 13, 14, 26)] == ["A", "2", "10", "J", "Q", "K", "14", "26"]


@pytest.mark.parametrize("card", [Card(0, 0), Card(1, -1), Card(None, 0), Card(1.0, 0), Card(True, 0)])
def test_what_only_looks_like_a_card_does_not_print_as_one(card: Card) -> None:
    assert repr(card).startswith("Card(")


def test_cards_of_a_pack_beyond_four_suits_have_codes_of_their_own() -> None:
    assert len({card.code for card in Pack(26, 8).faces}) == 26 * 8


@pytest.mark.parametrize("pack", [Pack(13, 4), Pack(3, 2), Pack(1, 1), Pack(2, 3, copies=4), Pack(26, 8)], ids=repr)
def test_a_pack_holds_each_face_as_often_as_it_has_copies(pack: Pack) -> None:
    assert pack.size == len(pack.cards) == pack.ranks * pack.suits * pack.copies
    assert pack.deals == factorial(pack.size)
    assert len(set(pack.faces)) == len(pack.faces) == pack.ranks * pack.suits
    assert all(pack.cards.count(face) == pack.copies for face in pack.faces)
    assert all(sum(card.rank == rank for card in pack.cards) == pack.per_rank for rank in range(1, pack.ranks + 1))


@pytest.mark.parametrize("shape", [(13, 4), (1, 1), (13, 1, 8)])
def test_up_to_13_by_4_a_pack_can_be_played(shape: tuple[int, ...]) -> None:
    assert Pack(*shape).playable


@pytest.mark.parametrize("shape", [(14, 4), (13, 5), (26, 8)])
def test_beyond_up_to_26_by_8_it_can_only_be_counted(shape: tuple[int, ...]) -> None:
    assert not Pack(*shape).playable


@pytest.mark.parametrize(
    "shape",
    [(0, 4), (27, 4), (13, 0), (13, 9), (13, 4, 0), (13, 4, 9), (True, 4), (1.5, 4), ("3", 2), (None, 1), (-1, 1)],
)
def test_other_packs_are_refused(shape: tuple) -> None:
    with pytest.raises(BadRules, match=r"A pack has from 1 to \d"):
        Pack(*shape)


def test_a_pack_is_frozen_and_equal_by_value() -> None:
    pack = Pack(3, 2)
    assert pack.faces and pickle.loads(pickle.dumps(pack)) == Pack(3, 2, 1)
    assert hash(pack) == hash(Pack(3, 2))
    with pytest.raises(AttributeError):
        pack.ranks = 4  # type: ignore[misc]


@given(st.integers(1, 5), st.integers(1, 4), st.integers(1, 8), st.randoms(use_true_random=False))
def test_seen_cards_are_counted_face_by_face(ranks: int, suits: int, copies: int, draws: object) -> None:
    pack = Pack(ranks, suits, copies)
    turned = draws.sample(pack.cards, draws.randint(0, pack.size))
    seen = pack.seen(turned)
    assert seen_cards(seen) == len(turned)
    for face in pack.faces:
        assert pack.unseen(face, seen) == copies - turned.count(face)
    assert pack.unseen(Card(ranks + 1, 0), seen) == 0


@pytest.mark.parametrize(("value", "shown"), [("13", "'13'"), (True, "True"), (1.5, "1.5"), (None, "None"), (27, "27")])
def test_a_refused_pack_shows_what_was_given_as_python_writes_it(value: Any, shown: str) -> None:
    for shape in ((value, 4), (13, value), (13, 4, value)):
        with pytest.raises(BadRules, match=f"not {shown}.$"):
            Pack(*shape)
