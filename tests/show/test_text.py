from __future__ import annotations

import pytest

from cardlessons.core.cards import Pack
from cardlessons.i18n import language, wording
from cardlessons.show.text import WIDTH, text_of
from tests.show.tables import Played, bots, every_bot, plain, rules, scenes, whole_deal


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("name", ["historical", "classroom"])
def test_a_scene_is_a_text_of_at_most_100_columns(code: str, name: str) -> None:
    language(code)
    wording(name)
    every = [text_of(scene) for scene in scenes(whole_deal(seats=5, bots=every_bot()))]
    assert len(every) > 52
    assert max(len(line) for said in every for line in said.splitlines()) <= WIDTH


def test_the_same_scene_is_always_the_same_text() -> None:
    first, second = (whole_deal(bots=bots("spread", "single", "random")) for _ in range(2))
    assert [text_of(scene) for scene in scenes(first)] == [text_of(scene) for scene in scenes(second)]


def test_a_table_shows_itself_as_text() -> None:
    table = whole_deal(bots=bots("spread", "single", "random"))
    assert repr(table) == text_of(table.scene())


def test_a_deal_in_play() -> None:
    played = Played(rules(pack=Pack(4, 2))).stake((2, 5)).stake((2, 1), (4, 3)).turn([3, 1, 2, 2, 1])
    assert plain(text_of(played.scene(you=1))).splitlines() == [
        "Blucher · deal 1",
        "  Ann: banker, 91 chips",
        "  Ben: punter, 95 chips, 10 on the layout",
        "  Cleo: punter, 96 chips, 8 on the layout",
        "                     A   2   3   4",
        "Layout               ·  12   ·   6",
        "Pass 1: match-free  3♠  A♠  2♠  2♥",
        "Pass 2             A♥✓   ·   ·   ·",
        "2: Ben 5 + 5, Cleo 1 + 1; 4: Cleo 3 + 3",
        "Ace called, ace of hearts turned: match. Nothing lies on that rank.",
        "Odds",
        "  The next call matches       0 of the 3 unseen          0  0",
        "  This pass stays match-free  in no deal                 0  0",
        "  Ben, on average             5000 chips in 1,000 deals  5  5",
        "  No match on 2               in every deal              1  1",
        "Next call: deuce, pass 2 of 2.",
        "You can: Back; Step; Next match; End of pass; End of deal; Same deal again.",
    ]
