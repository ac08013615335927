"""The picture of a pack."""

from __future__ import annotations

import pytest

from cardlessons import BadCard, BadRules, Pack, cards
from cardlessons.lessons import pack

SEEN = cards("KS KH KD AS")


def test_the_whole_pack_is_named_card_by_card() -> None:
    html = pack()._repr_html_()
    assert html.count("<svg") == html.count("<li") == 52 and html.count("<ul") == 4
    assert 'aria-label="eight of hearts"' in html and ">8♥<" in html.replace("<br>", ">").replace("</li>", "<")
    assert "out" not in html and "The pack: 52 cards" in html


def test_cards_that_are_out_are_greyed_and_say_so() -> None:
    picture = pack(seen=SEEN)
    html = picture._repr_html_()
    assert html.count("opacity") == html.count("<s>") == html.count("</s> out") == 4 and "<s>K♠</s> out" in html
    assert "48 of 52" in html and len(picture.unseen) == 48 and not set(picture.unseen) & set(SEEN)


def test_text_shows_the_same_cards() -> None:
    lines = repr(pack(seen=SEEN)).splitlines()
    assert len(lines) == 5 and sum(line.count("·") for line in lines) == 4
    assert sum(line.count(sign) for line in lines for sign in "♠♥♦♣") == 48


def test_a_small_pack_has_its_own_picture() -> None:
    assert repr(pack(Pack(3, 2))) == "The pack: 6 cards\n A♠  2♠  3♠\n A♥  2♥  3♥"


def test_a_card_with_a_copy_left_is_not_out() -> None:
    picture = pack(Pack(2, 1, copies=2), seen=cards("AS"))
    assert len(picture.unseen) == 3 and "opacity" not in picture._repr_html_()


def test_cards_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadCard, match="king of spades"):
        pack(Pack(3, 1), seen=cards("KS"))
    with pytest.raises(BadCard, match="king of spades"):
        pack(seen=cards("KS KS"))
    with pytest.raises(BadRules, match="counted but not played"):
        pack(Pack(20, 1))
