from __future__ import annotations

from fractions import Fraction

from cardlessons.core.cards import Pack
from cardlessons.i18n import language
from cardlessons.show.odds import average, chance, counted, decimal, fraction, frequency
from tests.show.tables import bots, plain, punting, scenes, whole_deal


def test_the_odds_are_those_of_exact() -> None:
    from cardlessons.exact.blucher import odds

    played = punting(pack=Pack(4, 2)).stake((2, 5), (3, 1)).stake((4, 1)).turn([2, 1])
    exact, rows = odds(played.state, 1), played.scene(you=1).odds
    assert rows["next"].counts == "2 of the 6 unseen"
    assert rows["this"].fraction == str(exact.this_pass)
    assert rows["later"].fraction == str(exact.later_pass)
    assert rows["worth"].fraction == str(exact.worth).replace("-", "−")
    stay = {row.label: row.fraction for key, row in rows.items() if key.startswith("stay")}
    assert len(stay) == len(set(exact.survives.values()))
    for rank, probability in exact.survives.items():
        assert str(probability) in [said for label, said in stay.items() if str(rank) in label.split()]


def test_there_are_no_odds_before_the_seats_are_known_and_after_the_last_call() -> None:
    every = scenes(whole_deal(bots=bots("spread", "single", "random")))
    assert not every[0].odds
    assert not every[-1].odds
    assert every[-2].odds


def test_counts_come_before_fractions_before_decimals() -> None:
    assert counted("", 4, 52).counts == "4 of the 52 unseen"
    assert (counted("", 4, 52).fraction, counted("", 4, 52).decimal) == ("1/13", "≈ 0.0769")
    assert chance("", Fraction(1, 4)).counts == "about 250 of 1,000 deals"
    assert chance("", Fraction(1, 4)).decimal == "0.25"
    assert plain(average("", Fraction(-1, 3)).counts) == "about −333 chips in 1,000 deals"
    assert (average("", Fraction(-1, 3)).fraction, average("", Fraction(-1, 3)).decimal) == ("−1/3", "≈ −0.3333")


def test_a_rare_event_is_told_from_never_and_a_near_one_from_always() -> None:
    assert frequency(Fraction(1, 10**5)) == "about 10 of 1,000,000 deals"
    assert frequency(1 - Fraction(1, 10**5)) == "about 999,990 of 1,000,000 deals"
    assert (frequency(Fraction(0)), frequency(Fraction(1))) == ("in no deal", "in every deal")


def test_a_fraction_too_long_to_read_leaves_the_decimal() -> None:
    long = Fraction(9571721884148096, 26816424180170625)
    assert (fraction(long), decimal(long)) == ("", "≈ 0.3569")


def test_russian_numbers_have_their_comma() -> None:
    language("ru")
    assert decimal(Fraction(1, 3)) == "≈ 0,3333"
