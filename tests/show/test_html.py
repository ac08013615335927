from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

import cardlessons as cl
from cardlessons.show.html import html_of
from cardlessons.show.scene import Face, OddsRow, Scene, Spot, Zone

BARE = Scene("bare", "A table", {}, "Nothing happened.", "Wait.", {}, {}, {})


@pytest.fixture(scope="module")
def played() -> cl.Table:
    return cl.Table("blucher", seats=3, seed=3, bots={0: "spread", 1: "spread", 2: "spread"}).run("deal")


class Reader(HTMLParser):
    """What is left of HTML where pictures and style sheets are taken out, as the notebook's sanitiser does."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.dropped: list[str] = []
        self.words: list[str] = []
        self.tags: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag in ("svg", "style"):
            self.dropped.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.dropped and tag == self.dropped[-1]:
            self.dropped.pop()

    def handle_data(self, data: str) -> None:
        if not self.dropped:
            self.words.append(data)


def test_every_card_is_a_picture_and_without_pictures_rank_and_suit_are_there(played: cl.Table) -> None:
    html = html_of(played.scene())
    assert html.count("<svg") == 52
    signs = re.findall(r"(?:10|[2-9AJQK])[♠♥♦♣]", " ".join(Reader(html).words))
    assert len(set(signs)) == len(signs) == 52


def test_the_sentence_the_prompt_the_captions_and_the_odds_are_there() -> None:
    table = cl.Table("blucher", seats=3, seed=3, bots={0: "spread", 1: "spread", 2: "spread"}).run("match")
    scene = table.scene()
    words = " ".join(Reader(html_of(scene)).words)
    assert scene.odds
    for row in scene.odds.values():
        assert row.label in words and row.counts in words
    for said in (scene.title, scene.sentence, scene.prompt, *(zone.caption for zone in scene.zones.values())):
        assert said in words


def test_a_match_is_a_tick_and_a_word_too() -> None:
    spot = Spot("8", "eight: eight of hearts, match", cards=(Face("8H", "eight of hearts"),), marks=("match",))
    words = Reader(html_of(replace(BARE, zones={"z": Zone("cards", "Pass 1", 1, {"r8": spot})}))).words
    assert "✓ 8" in words and "match" in words


def test_a_card_face_down_is_a_back_and_its_name() -> None:
    spot = Spot("", "a card face down", cards=(Face("", "a card face down"),))
    html = html_of(replace(BARE, zones={"z": Zone("cards", "Hand", 1, {"c": spot})}))
    assert html.count("<svg") == 1 and "a card face down" in Reader(html).words


def test_rows_are_as_long_as_the_zone_is_wide() -> None:
    spots = {str(number): Spot(str(number), str(number)) for number in range(5)}
    html = html_of(replace(BARE, zones={"z": Zone("cards", "Five", 2, spots)}))
    assert [row.count("<td") for row in html.split("<tr>")[1:]] == [2, 2, 1]


def test_what_people_call_themselves_is_text_and_nothing_else() -> None:
    name = "<img src=x onerror=alert(1)>"
    spot = Spot(name, name, note=name)
    odds = {"o": OddsRow(name, name, name, name)}
    zones = {"z": Zone("seats", name, 1, {"s": spot})}
    html = html_of(replace(BARE, title=name, sentence=name, prompt=name, zones=zones, odds=odds))
    assert "<img" not in html and Reader(html).words.count(name) == 10


def test_it_needs_nothing_else_and_runs_nothing(played: cl.Table) -> None:
    html = html_of(played.scene())
    assert re.findall(r"\w+://[^\"' )]*", html) == ["http://www.w3.org/2000/svg"] * 52
    assert Reader(html).tags.isdisjoint({"script", "link", "img", "iframe", "a"})
    assert not re.search(r"\bon\w+=|\bid=", html)


def test_equal_tables_give_equal_html() -> None:
    one, other = (cl.Table("blucher", seats=4, seed=7, bots={1: "spread"}).advance() for _ in range(2))
    assert html_of(one.scene()) == html_of(other.scene())
