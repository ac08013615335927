from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from cardlessons.core.cards import Pack
from cardlessons.i18n import wording
from cardlessons.show.cards import BACK, CAPTIONS, COLOURS, EDGE, FACE, NUMBERS, RANKS, deck, deck_in_force, face, svg

from .colours import BLINDNESS, contrast, distance

PACK = [card.code for card in Pack(13, 4).faces]


def test_the_measures_agree_with_published_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    # As colorspacious 1.1.2 has them, an implementation of its own.
    assert distance("#ff0000", "#00ff00") == pytest.approx(76.12, abs=0.05)
    assert distance("#db0800", "#21825d", "deuteranopia") == pytest.approx(21.38, abs=0.05)
    assert distance("#0014ed", "#21825d", "tritanopia") == pytest.approx(19.10, abs=0.05)


@pytest.mark.parametrize("code", PACK)
def test_every_card_of_the_pack_has_a_picture_of_half_a_kilobyte(code: str) -> None:
    picture = svg(code, "a card")
    paths = [path.get("d") for path in ElementTree.fromstring(picture).iter() if path.tag.endswith("path")]
    assert len(paths) == 2
    assert len(picture.encode()) <= 700
    assert sum(len(path or "") for path in paths) <= 300


def test_no_two_cards_look_alike() -> None:
    assert len({face(code) for code in PACK}) == 52
    assert len({face(code, deck="number") for code in PACK}) == 52
    assert len({svg(code) for code in [*PACK, ""]}) == 53


def test_the_number_deck_changes_ace_jack_queen_and_king_alone() -> None:
    changed = {code[:-1] for code in PACK if face(code) != face(code, deck="number")}
    assert changed == set(NUMBERS) == {"A", "J", "Q", "K"}
    assert [CAPTIONS[letter] for letter in "AJQK"] == [CAPTIONS[letter] for letter in "ТВДК"] == ["1", "11", "12", "13"]


def test_cards_use_neither_fonts_nor_anything_from_elsewhere() -> None:
    for code in [*PACK, ""]:
        picture = svg(code, "a card")
        assert "<text" not in picture and "href" not in picture and "url(" not in picture
        assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]


def test_a_picture_has_its_name_or_is_for_the_eye_alone() -> None:
    assert 'role="img" aria-label="eight of &quot;hearts&quot;"' in svg("8H", 'eight of "hearts"')
    assert 'aria-hidden="true"' in svg("8H") and "role" not in svg("8H")


def test_the_classroom_wording_takes_the_number_deck_and_the_historical_one_court_cards() -> None:
    court = svg("KH", "a card")
    assert deck_in_force() == "court" and court == svg("KH", "a card", deck="court")
    wording("classroom")
    assert deck_in_force() == "number" and svg("KH", "a card") == svg("KH", "a card", deck="number") != court
    assert svg("KH", "a card", deck="court") == court and svg("8H") == svg("8H", deck="court")


@pytest.mark.parametrize("colours", COLOURS)
def test_ranks_and_pips_are_readable_on_the_white_face(colours: str) -> None:
    assert set(COLOURS[colours]) == set("SHDC")
    for colour in COLOURS[colours].values():
        assert contrast(colour, FACE) >= 4.5


def test_edge_and_back_stand_out_from_face_and_page() -> None:
    for page in ("#ffffff", "#111111"):
        assert contrast(EDGE, page) >= 3
    assert contrast(BACK, FACE) >= 4.5


@pytest.mark.parametrize("blindness", [None, *BLINDNESS])
def test_four_suit_colours_stay_apart_for_every_kind_of_colour_blindness(blindness: str | None) -> None:
    for one, other in combinations(COLOURS["four"].values(), 2):
        assert distance(one, other, blindness) >= 15


def test_colours_that_are_not_apart_are_noticed() -> None:
    assert distance("#c8102e", "#6b5a00") > 15 > distance("#c8102e", "#6b5a00", "deuteranopia")


def test_the_page_gets_all_that_it_needs_to_draw_the_deck() -> None:
    sent = deck()
    assert set(sent["ranks"]) == set(RANKS) and len(RANKS) == 13
    assert {*sent["ranks"], *sent["numbers"]} == set(RANKS)
