"""Where no cut can decide who banks first, the table says who does, and why."""

from __future__ import annotations

from cardlessons.core.actions import Shuffle
from cardlessons.core.cards import Pack
from cardlessons.games import blucher
from cardlessons.games.blucher import Rules
from cardlessons.games.blucher.state import BankPassed, Banks
from cardlessons.i18n import language
from cardlessons.table import Table

TOO_SMALL = Rules(Pack(1, 2))  # two cards for three seats


def test_too_few_cards_for_a_cut_is_the_reason_that_the_first_seat_banks() -> None:
    events = blucher.apply(blucher.start(TOO_SMALL, 3, (100, 100, 100)), Shuffle()).events
    assert Banks(0, "first") in events
    assert not any(isinstance(event, BankPassed) for event in events)


def test_the_table_says_so_in_both_languages() -> None:
    for code, said in (("en", "too few cards for a cut"), ("ru", "карт мало")):
        language(code)
        assert said in Table("blucher", rules=TOO_SMALL, seed=1).step().scene().sentence


def test_a_bank_that_must_pass_on_for_want_of_punters_is_said_to_pass_not_to_be_poor() -> None:
    state = blucher.start(Rules(first_bank=0), 3, (100, 100, 2))
    events = blucher.apply(state, Shuffle()).events
    assert [event for event in events if isinstance(event, Banks | BankPassed)] == [
        Banks(0, "named"),
        BankPassed(0),
        BankPassed(1),
        Banks(2, "passed"),
    ]
    sentence = Table("blucher", chips=(100, 100, 2), rules=Rules(first_bank=0), seed=1).step().scene().sentence
    assert "Ann cannot be the banker of this deal" in sentence and "cover" not in sentence
