"""Who wins a pot: one test for each row of the rules about brelans, suits, ties and side pots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardlessons.core.cards import Card
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.brelans import Brelan, brelan, payment
from cardlessons.games.bouillotte.deck import value
from cardlessons.games.bouillotte.showdown import Showdown, Verdict, decide, suit_totals
from tests.games.bouillotte_table import hand


def verdict(
    hands: Sequence[str], turn_up: str, dropped: Sequence[int] = (), pot: Sequence[int] | None = None, **rules: Any
) -> Verdict:
    """Who wins a pot: of all still in, or only of those named in `pot`."""
    still_in = tuple(place for place in range(len(hands)) if place not in dropped)
    shown = Showdown(tuple(map(hand, hands)), Card.parse(turn_up), still_in, Rules(**rules))
    return decide(shown, still_in if pot is None else tuple(pot))


def won(*args: Any, **rules: Any) -> tuple[int, ...]:
    return verdict(*args, **rules).winners


@pytest.mark.parametrize(
    ("cards", "turn_up", "expected"),
    [
        ("8s8h8d", "8c", Brelan("carre", 8)),
        ("8s8h8d", "9c", Brelan("simple", 8)),
        ("8s8hAd", "8c", Brelan("favori", 8)),
        ("8sAd8h", "8c", Brelan("favori", 8)),
        ("8s8hAd", "9c", None),
        ("8s9hAd", "8c", None),
    ],
)
def test_what_is_a_brelan(cards: str, turn_up: str, expected: Brelan | None) -> None:
    assert brelan(hand(cards), Card.parse(turn_up), Rules()) == expected
    without = brelan(hand(cards), Card.parse(turn_up), Rules(brelans="no_favori"))
    assert without == (None if expected and expected.name == "favori" else expected)


def test_a_favori_is_paid_one_and_a_carre_two() -> None:
    assert [payment(Brelan(name, 8)) for name in ("favori", "simple", "carre")] == [1, 1, 2]


EVERY_ORDER = pytest.mark.parametrize("order", ["simple", "favori", "by_rank", "no_favori"])


@EVERY_ORDER
def test_a_carre_is_above_any_other_brelan(order: str) -> None:
    assert won(["AsAhAd", "8s8h8d", "KsQh9d"], "8c", brelans=order) == (1,)


@EVERY_ORDER
def test_of_two_simple_brelans_the_higher_rank_wins(order: str) -> None:
    assert won(["KsKhKd", "AsAhAd", "QsQhQd"], "8c", brelans=order) == (1,)


@pytest.mark.parametrize(("order", "expected"), [("simple", 1), ("favori", 0), ("by_rank", 0), ("no_favori", 1)])
def test_a_favori_of_nines_against_a_simple_brelan_of_eights(order: str, expected: int) -> None:
    assert won(["9s9hAd", "8s8h8d", "KsQhAc"], "9c", brelans=order) == (expected,)


@pytest.mark.parametrize(("order", "expected"), [("simple", 1), ("favori", 0), ("by_rank", 1), ("no_favori", 1)])
def test_a_favori_of_nines_against_a_simple_brelan_of_kings(order: str, expected: int) -> None:
    assert won(["9s9hAd", "KsKhKd", "8sQhAc"], "9c", brelans=order) == (expected,)


def test_without_favori_a_pair_with_the_turn_up_leaves_it_to_the_suits() -> None:
    hands = ["8s8hKd", "AsKs9h", "Ah10d9d"]  # spades 29, hearts 28, diamonds 29, but for the clubs up
    assert verdict(hands, "8d") == ((0,), "brelan")
    assert verdict(hands, "8d", brelans="no_favori") == ((0,), "suit")  # diamonds 37: its king is the highest


def test_a_brelan_whose_holder_has_dropped_counts_for_nothing_but_its_cards_do() -> None:
    hands = ["AsAhAd", "8h8d9c", "KsQh9d"]
    assert verdict(hands, "10c", dropped=[0]).why != "brelan"
    assert suit_totals(map(hand, hands), Card.parse("10c"), Rules()) == (21, 29, 28, 19)


def test_what_cards_count() -> None:
    assert [value(Card(rank, 0)) for rank in (1, 13, 12, 11, 10, 9, 8, 7)] == [11, 10, 10, 10, 10, 9, 8, 7]


def test_the_best_suits_highest_card_in_a_hand_wins_though_the_turn_up_is_higher() -> None:
    assert verdict(["Ks9s8d", "Ah9h8c", "Ad9c8h"], "As") == ((0,), "suit")


def test_the_turn_up_may_be_left_out_of_the_suits() -> None:
    hands = ["Ks9s8d", "Ah9h8c", "Ad9c8h"]
    assert suit_totals(map(hand, hands), Card.parse("As"), Rules(count="without")) == (19, 28, 19, 17)
    assert verdict(hands, "As", count="without") == ((1,), "suit")


def test_the_pips_in_ones_own_hand_may_decide() -> None:
    hands = ["Ks9s8d", "AhKh8c", "Ad10c8h"]
    assert verdict(hands, "As", count="own") == ((1,), "pips")  # 27, 29, 29: the first of the two from the age on
    assert verdict(hands, "As", count="own", other_tie="split") == ((1, 2), "pips")
    assert verdict(hands, "As", dropped=[1], count="own") == ((2,), "pips")


HEARTS_DROPPED = ["AhKc10c", "Kh9h8c", "10hKd9d"]  # hearts 48, best owner place 0


def test_the_owner_has_dropped_and_the_greatest_total_in_any_one_other_suit_wins() -> None:
    assert verdict(HEARTS_DROPPED, "8s", dropped=[0]) == ((2,), "other_suit")  # clubs 8 against diamonds 19


def test_the_total_is_of_one_other_suit_and_not_of_all() -> None:
    hands = ["AhKh10s", "9s9d8h", "Kd8c9h"]  # hearts 38; 9 + 9 in two suits against 10 in one
    assert verdict(hands, "8d", dropped=[0]) == ((2,), "other_suit")


def test_the_owner_has_dropped_and_the_highest_card_of_the_best_suit_still_in_wins() -> None:
    assert verdict(HEARTS_DROPPED, "8s", dropped=[0], unclaimed="best") == ((1,), "next_suit")


ONLY_SPADES = ["AsKdKh", "10s9s8s", "KsQsJs"]


@pytest.mark.parametrize("unclaimed", ["other", "best"])
def test_if_all_hold_only_the_best_suit_its_highest_card_among_them_wins(unclaimed: str) -> None:
    pack = (1, 13, 12, 11, 10, 9, 8)
    assert won(ONLY_SPADES, "8d", dropped=[0], unclaimed=unclaimed, pack=pack) == (2,)
    assert verdict(ONLY_SPADES, "8d", dropped=[0], pack=pack).why == "only_suit"


NONE_HOLDS_IT = ["AsKs10s", "8h9d8c", "9h8d9c"]  # spades 31, hearts 27 with the king up


def test_nobody_still_in_holds_the_best_suit() -> None:
    assert verdict(NONE_HOLDS_IT, "Kh", dropped=[0]) == ((1,), "other_suit")  # 9 against 9, the nearer the age
    assert verdict(NONE_HOLDS_IT, "Kh", dropped=[0], other_tie="split") == ((1, 2), "other_suit")
    assert verdict(NONE_HOLDS_IT, "Kh", dropped=[0], unclaimed="best") == ((2,), "next_suit")


def test_a_best_suit_that_nobody_was_dealt() -> None:
    hands = [(Card(2, 1), Card(2, 2), Card(3, 3)), (Card(3, 1), Card(4, 2), Card(2, 3)), (Card(2, 1),) * 0]
    rules = Rules(pack=(1, 2, 3, 4))
    assert decide(Showdown(tuple(hands), Card(1, 0), (0, 1), rules), (0, 1)) == ((1,), "other_suit")


TIED = ["9s8hKd", "AhKc9h", "As8s10c", "QdKhKs"]  # spades 38, hearts 38, diamonds 28 with the eight up, clubs 20


def test_two_suits_tie_and_the_first_owner_from_the_age_on_wins() -> None:
    assert verdict(TIED, "8d") == ((1,), "tied_suits")


def test_two_suits_tie_and_the_pot_is_split() -> None:
    assert verdict(TIED, "8d", suit_tie="split") == ((1, 2), "tied_suits")


@pytest.mark.parametrize("tie", ["age", "split"])
def test_two_suits_tie_and_the_one_owner_still_in_wins(tie: str) -> None:
    assert verdict(TIED, "8d", dropped=[1], suit_tie=tie) == ((2,), "tied_suits")


def test_two_suits_tie_and_no_owner_is_still_in() -> None:
    assert verdict(TIED, "8d", dropped=[1, 2]) == ((0,), "other_suit")  # 10 of diamonds each
    assert verdict(TIED, "8d", dropped=[1, 2], other_tie="split") == ((0, 3), "other_suit")
    assert verdict(TIED, "8d", dropped=[1, 2], unclaimed="best") == ((3,), "next_suit")


def test_who_owns_both_of_two_tied_suits_shares_with_nobody() -> None:
    hands = ["AsAh8d", "9sKhKc", "Ks9h10c"]  # spades and hearts 30
    assert verdict(hands, "9d", suit_tie="split") == ((0,), "tied_suits")


SIDE = ["AsKs9h", "8s9d8c", "KhKd8h"]  # spades 29, hearts 27, diamonds 19, clubs 18 with the ten up


def test_a_side_pot_goes_to_the_best_suits_highest_card_among_its_contestants() -> None:
    assert verdict(SIDE, "10c") == ((0,), "suit")
    assert verdict(SIDE, "10c", pot=[1, 2]) == ((1,), "suit")


def test_a_side_pot_may_be_decided_as_if_those_without_a_claim_had_dropped() -> None:
    assert verdict(SIDE, "10c", pot=[1, 2], side_pots="dropped") == ((2,), "other_suit")  # hearts 18 against 9


def test_a_side_pot_goes_to_the_best_brelan_among_its_contestants() -> None:
    hands = ["AsAhAd", "8s8h8d", "KsKhKd", "QsQhQd"]
    assert verdict(hands, "9c", pot=[1, 3]) == ((3,), "brelan")


def test_a_side_pot_is_counted_by_suits_even_if_a_brelan_took_an_earlier_pot() -> None:
    hands = ["9s9h9d", "AsKs8h", "Ah10d8c"]
    assert verdict(hands, "Kc") == ((0,), "brelan")
    assert verdict(hands, "Kc", pot=[1, 2]) == ((1,), "suit")


def test_a_side_pot_whose_contestants_lack_the_best_suit_goes_by_the_row_dropped() -> None:
    hands = ["AsKs10s", "8h9d8c", "9h8d9c"]
    assert verdict(hands, "Kh", pot=[1, 2]) == ((1,), "other_suit")
    assert verdict(hands, "Kh", pot=[1, 2], unclaimed="best") == ((2,), "next_suit")


def test_tied_suits_in_a_side_pot_belong_to_its_contestants() -> None:
    assert verdict(TIED, "8d", pot=[0, 3]) == ((3,), "tied_suits")  # the kings, though both aces are still in
    assert verdict(TIED, "8d", pot=[0, 3], side_pots="dropped") == ((0,), "other_suit")


def test_suits_that_tie_after_their_owners_dropped_follow_the_rule_for_tied_suits() -> None:
    hands = ["Ks8hKd", "AhKc9h", "As8s10c", "QdKh9s"]  # spades and hearts 38: a king of them each
    assert verdict(hands, "8d", dropped=[1, 2], unclaimed="best") == ((0,), "next_suit")
    assert verdict(hands, "8d", dropped=[1, 2], unclaimed="best", suit_tie="split") == ((0, 3), "next_suit")


def test_two_copies_of_the_highest_card_are_another_tie() -> None:
    hands, ties = ["AsQsKd", "KsJhQd", "KsJdQh"], {"suit_tie": "split", "unclaimed": "best"}
    assert verdict(hands, "Jc", dropped=[0], **ties) == ((1,), "next_suit")
    assert verdict(hands, "Jc", dropped=[0], **ties, other_tie="split") == ((1, 2), "next_suit")
