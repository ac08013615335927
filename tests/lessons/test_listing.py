"""Every deal of a small pack."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest

from cardlessons import BadRules, Pack, exact
from cardlessons.lessons import deals


def test_three_cards_have_their_six_orders() -> None:
    listing = deals(Pack(3, 1))
    assert [deal.ranks for deal in listing.deals] == list(permutations((1, 2, 3)))
    assert listing.tally == {0: 2, 1: 3, 3: 1} and listing.match_free == 2 and listing.by_call == (2, 2, 2)


def test_a_match_is_where_the_card_has_the_rank_called() -> None:
    first = deals(Pack(2, 2)).deals[0]
    assert first.ranks == (1, 1, 2, 2) and first.matched == (True, False, False, True) and first.matches == 2


@pytest.mark.parametrize("pack", [Pack(3, 1), Pack(4, 1), Pack(5, 1), Pack(3, 2), Pack(4, 2), Pack(2, 2, copies=2)])
def test_the_count_agrees_with_the_exact_results(pack: Pack) -> None:
    listing = deals(pack)
    orders = len(listing.deals)
    assert orders * factorial(pack.per_rank) ** pack.ranks == factorial(pack.size)
    assert len(set(listing.deals)) == orders
    assert {number: Fraction(count, orders) for number, count in listing.tally.items()} == exact.blucher.matches(
        pack, passes=pack.per_rank
    )
    assert {Fraction(free, orders) for free in listing.by_pass} == {exact.blucher.match_free_pass(pack)}
    assert set(listing.by_call) == {orders // pack.ranks}


def test_text_and_html_show_every_deal_and_mark_the_match_free_ones() -> None:
    listing = deals(Pack(4, 1))
    html = listing._repr_html_()
    assert repr(listing).count("no match") == html.count("no match") == listing.match_free == 9
    assert html.count("<li") == len(listing.deals) == 24 and html.count('<th scope="row"') == 4
    assert repr(listing).count("✓") == html.count("✓") == sum(listing.by_call) + 1  # one in the legend


def test_no_total_is_given_away() -> None:
    listing = deals(Pack(4, 1))
    for shown in (repr(listing), listing._repr_html_()):
        assert "9" not in shown and "3/8" not in shown


def test_two_passes_are_parted() -> None:
    assert repr(deals(Pack(2, 2))).splitlines()[1].startswith("A first:  A✓A | 2 2✓")


def test_long_rows_go_on_in_lines_that_a_page_has_room_for() -> None:
    listing = deals(Pack(3, 2))
    _, *lines = repr(listing).splitlines()
    assert len(lines) == 18
    assert sum(line.count("|") for line in lines) == 90 and max(line.count("|") for line in lines) == 5
    assert [line[:8] for line in lines[::6]] == ["A first:", "2 first:", "3 first:"] and lines[1].startswith(" " * 10)
    html = listing._repr_html_()
    assert html.count("<tr>") == html.count("</tr>") == 3 and html.count("<li") == 90
    assert "flex-wrap:wrap" in html and html.count("no match") == repr(listing).count("no match")


def test_a_pack_too_large_to_show_is_counted_all_the_same() -> None:
    listing = deals(Pack(4, 2))
    assert "2520" in repr(listing) and "2520" in listing._repr_html_() and "✓" not in repr(listing)


def test_a_pack_too_large_to_list_is_refused() -> None:
    with pytest.raises(BadRules, match="more than 3000 deals"):
        deals(Pack(13, 4))
