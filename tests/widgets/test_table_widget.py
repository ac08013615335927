from __future__ import annotations

import random
import re
import threading
from contextlib import suppress
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.core.actions import Done
from cardlessons.core.errors import IllegalAction
from cardlessons.show.patch import patched
from cardlessons.widgets.display import bundle, widget
from cardlessons.widgets.table import with_keys

from .conftest import PATIENCE
from .page import Page

pytestmark = pytest.mark.notebook

SEED = 5318008531
BOTS = {0: "spread", 1: "spread", 2: "spread"}


def playing(**given: Any) -> tuple[cl.Table, Page]:
    """A table at which a person is to stake, or the first deal of bots begins, and a page that shows it."""
    table = cl.Table("blucher", seats=3, seed=SEED, **given)
    if given.get("bots") != BOTS:
        table.advance()
    page = Page(table)
    page.say("hello")
    page.kinds()
    return table, page


def in_step(table: cl.Table, page: Page) -> None:
    """The page shows each scene of the deal as Python has it, and stands where the table stands."""
    history = table.history
    deal = [i for i, entry in enumerate(history.entries) if entry.deal == history.at.deal]
    assert page.cursor == history.cursor
    assert (page.base, len(page.scenes)) == (deal[0], len(deal))
    for cursor, scene in zip(deal, page.scenes, strict=True):
        assert scene == expected(table, cursor)


_expected: dict[int, tuple[object, dict[str, Any]]] = {}


def expected(table: cl.Table, cursor: int) -> dict[str, Any]:
    """What the page should show at `cursor`; made once for each entry, since the odds take their time."""
    entry = table.history.entries[cursor]
    if id(entry) not in _expected:
        _expected[id(entry)] = (entry, with_keys(table.scene_at(cursor).data()))
    return _expected[id(entry)][1]


def test_hello_brings_the_scenes_of_the_deal() -> None:
    table = cl.Table("blucher", seats=3, seed=SEED, bots=BOTS).run("deal")
    page = Page(table)
    page.say("hello")
    assert page.kinds() == ["scenes", "answer"]
    in_step(table, page)
    assert len(page.scenes) > 60


def test_nobody_is_sent_anything_before_a_page_asks() -> None:
    table = cl.Table("blucher", seats=3, seed=SEED, bots=BOTS)
    page = Page(table)
    table.run("match")
    assert page.kinds() == []


def test_a_slow_bot_is_named_to_a_page_that_has_asked_and_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PATIENCE, -1.0)  # every bot is slow
    table = cl.Table("blucher", seats=3, seed=SEED, bots=BOTS)
    page = Page(table)
    table.advance()
    assert page.kinds() == []
    page.say("hello")
    page.kinds()
    table.same_deal().advance()
    named = [message["text"] for message in page.heard if message["type"] == "thinking"]
    assert set(named) == {"Ben is thinking …", "Cleo is thinking …"}  # Ann has the bank


def test_a_command_is_done_by_the_table_and_answered_last() -> None:
    table, page = playing()
    cursor = table.history.cursor
    page.do("play", ["stake", 8, 5])
    assert page.heard[-1] == {"type": "answer", "history": table.history_id, "id": "page:2", "cursor": cursor + 1}
    assert page.kinds() == ["more", "answer"]
    assert table.state.layout == 5
    in_step(table, page)


def test_a_move_goes_to_its_cursor_and_keeps_what_lies_ahead() -> None:
    table, page = playing(bots=BOTS)
    page.do("run", "match")
    last = table.history.cursor
    page.kinds()
    page.say("move", cursor=last - 2)
    assert page.kinds() == ["cursor", "answer"]
    assert table.history.cursor == last - 2 and len(table.history.entries) == last + 1
    in_step(table, page)


def test_playing_the_same_from_an_earlier_step_cuts_nothing_and_something_else_cuts_the_future() -> None:
    table, page = playing()
    start = table.history.cursor
    page.do("play", ["stake", 8, 5])
    page.do("play", ["stake", 2, 1])
    page.kinds()
    page.do("play", ["stake", 8, 5], cursor=start)
    assert page.kinds() == ["cursor", "answer"]
    assert len(table.history.entries) == start + 3
    page.do("play", ["stake", 3, 2], cursor=start)
    assert page.kinds() == ["more", "answer"]
    assert len(table.history.entries) == start + 2
    in_step(table, page)


def test_sending_a_command_twice_from_one_step_does_it_once() -> None:
    table, page = playing(bots=BOTS)
    for cursor in (0, 0, 1, 1, 1):
        page.do("step", cursor=cursor)
    assert len(table.history.entries) == 3 and table.history.cursor == 2
    in_step(table, page)


def test_python_moves_the_page_along() -> None:
    table, page = playing()
    table.play(cl.blucher.Stake(8, 5))
    assert page.kinds() == ["more"]
    table.undo()
    assert page.kinds() == ["cursor"]
    in_step(table, page)


def test_another_deal_brings_its_own_scenes_and_going_back_the_old_ones() -> None:
    table, page = playing(bots=BOTS)
    table.run("deal")
    page.kinds()
    page.do("next_deal")
    assert page.kinds() == ["scenes", "answer"]
    assert page.base == table.history.cursor
    in_step(table, page)
    page.do("undo")
    assert page.kinds() == ["scenes", "answer"]
    assert page.base == 0
    in_step(table, page)


def test_rules_chosen_in_the_page_hold_from_the_next_deal_on() -> None:
    table, page = playing(bots=BOTS)
    table.run("deal")
    page.do("next_deal", {"extra": "none"})
    assert table.state.rules.extra == "none"
    assert page.shown["rules"]["extra"]["value"] == "none"


def test_whatever_is_done_the_page_and_python_stay_in_step() -> None:
    chance = random.Random(7)
    table, page = playing(bots={1: "spread", 2: "single"})
    deals = set()
    for _ in range(150):
        _anything(chance, table, page)
        in_step(table, page)
        deals.add(table.history.at.deal)
    assert len(deals) > 1


def _anything(chance: random.Random, table: cl.Table, page: Page) -> None:
    somewhere = chance.randrange(page.base, page.base + len(page.scenes))
    from_page = [
        lambda: page.do("step"),
        lambda: page.do("undo"),
        lambda: page.do("run", chance.choice(("match", "pass", "deal"))),
        lambda: page.do("play", ["stake", chance.randrange(1, 14), chance.randrange(4)]),
        lambda: page.do("play", ["done"]),
        lambda: page.do("next_deal"),
        lambda: page.do("same_deal"),
        lambda: page.say("move", cursor=somewhere),
        lambda: page.do("step", cursor=somewhere),
    ]
    from_python = [table.undo, table.redo, table.step, lambda: table.play(Done()), table.advance, table.next_deal]
    with suppress(IllegalAction):
        chance.choice([*from_page, *from_page, *from_python])()


def test_a_foreign_history_is_refused_and_the_scenes_are_sent_again() -> None:
    table, page = playing()
    before = list(table.history.entries)
    for kind, content in (("do", {"command": ["play", ["done"]]}), ("move", {"cursor": 0})):
        page.say(kind, history="another", **content)
        assert page.kinds() == ["scenes", "error", "answer"]
        assert table.history.entries == before and table.history.cursor == page.cursor
    in_step(table, page)


def test_an_error_is_shown_in_the_page_changes_nothing_and_is_raised_under_test() -> None:
    table, page = playing()
    before = list(table.history.entries)
    with pytest.raises(IllegalAction) as raised:
        page.do("play", ["stake", 8, 5000])
    assert [message["type"] for message in page.heard] == ["error", "answer"]
    assert page.heard[0]["text"] == str(raised.value) and page.heard[0]["id"] == page.heard[1]["id"]
    assert table.history.entries == before
    in_step(table, page)


def test_outside_tests_an_illegal_action_is_shown_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    _, page = playing()
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    page.do("play", ["stake", 8, 5000])
    assert page.kinds() == ["error", "answer"]


def test_a_fault_of_ours_is_shown_and_raised_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    table, page = playing()
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    monkeypatch.setattr(table, "do", lambda cursor, command: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        page.do("step")
    assert [message["type"] for message in page.heard] == ["error", "answer"]
    assert "ZeroDivisionError" in page.heard[0]["text"]


def test_a_message_waits_for_whoever_holds_the_table() -> None:
    table, page = playing()
    with table.lock:
        other = threading.Thread(target=page.do, args=("play", ["stake", 8, 5]))
        other.start()
        other.join(0.2)
        assert other.is_alive() and page.kinds() == []
    other.join(10)
    assert page.kinds() == ["more", "answer"]


def test_the_seed_never_reaches_the_page() -> None:
    table, page = playing(bots=BOTS, you=1)
    table.run("deal")
    page.do("next_deal")
    page.do("run", "pass")
    assert str(SEED) not in repr([page.scenes, page.heard, page.widget.get_state()])
    assert str(SEED) not in repr(bundle(table))


def test_the_cards_to_come_never_reach_the_page() -> None:
    table, page = playing(bots=BOTS)
    page.do("run", "pass")
    turned = {card.code for card in table.state.turned}
    assert faces(page) == turned and len(turned) == 13
    unseen = {card.code for card in table.state.rules.pack.faces} - turned
    cut = {card.code for entry in table.history.entries for card in getattr(entry.transition.state.cut, "drawn", ())}
    assert not [code for code in unseen - cut if f"'{code}'" in repr(page.scenes)]


def faces(page: Page) -> set[str]:
    """The cards that the page shows now."""
    spots = [spot for zone in page.shown["zones"].values() for spot in zone["spots"].values()]
    return {face["code"] for spot in spots for face in spot.get("cards", [])}


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_deal_is_at_most_fifty_kilobytes(seats: int) -> None:
    table = cl.Table("blucher", seats=seats, seed=3, bots=dict.fromkeys(range(seats), "spread"))
    page = Page(table)
    page.say("hello")
    while table.state.phase != "settled":
        page.do("step")
    assert len(page.scenes) > 80
    page.bytes = 0
    page.say("hello")
    assert page.bytes <= 50_000


def test_views_share_how_the_table_looks() -> None:
    _, page = playing()
    looks = page.widget.get_state(["show_odds", "presentation", "number_deck", "colours"])
    assert looks == {"show_odds": True, "presentation": False, "number_deck": False, "colours": "four"}


def test_in_the_classroom_a_table_shows_the_number_deck_from_the_start_and_names_its_cards_by_it() -> None:
    table = cl.Table("blucher", seed=1, bots=dict.fromkeys(range(3), "never"))
    before = widget(table)
    cl.wording("classroom")
    forms = bundle(table.run("pass"))
    assert widget(table) is not before and widget(table).number_deck and not before.number_deck
    faces = [face for spot in table.scene().zones["pass1"].spots.values() for face in spot.cards]
    assert {face.code[0] for face in faces} & set("JQK")
    said = forms["text/plain"] + forms["text/html"]
    assert "13♣" in said and not re.search(r"\b(king|queen|jack)\b|[AJQK][♠♥♦♣]", said)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_has_all_its_words(language: str) -> None:
    before = cl.language()
    try:
        cl.language(language)
        words = Page(cl.Table("blucher", seed=1)).widget.words
    finally:
        cl.language(before)
    assert words["lang"] == language and words["mark_match"]
    assert all(words.values()) and len(words["key_list"]) > 8


def test_a_table_has_one_widget_and_shows_itself_as_text_and_html_too() -> None:
    table = cl.Table("blucher", seed=1)
    forms = bundle(table)
    assert forms["application/vnd.jupyter.widget-view+json"]["model_id"] == widget(table).model_id
    assert forms["text/plain"] == repr(table)
    assert forms["text/html"].startswith('<div class="cl-static">')
    assert bundle(table) == forms


def test_marks_reach_the_page_as_patches_and_leave_the_scenes_as_they_are() -> None:
    table = cl.Table("blucher", seed=3, bots=dict.fromkeys(range(3), "never")).advance()
    page = Page(table)
    page.say("hello")
    scenes = [*page.scenes]
    page.kinds()
    table.mark("match")
    (marks,) = [message for message in page.heard if message["type"] == "marks"]
    assert len(marks["patches"]) == len(scenes)
    for scene, patch, cursor in zip(scenes, marks["patches"], range(page.base, 999), strict=False):
        spots = {(zone, spot) for zone, one in patch.get("zones", {}).items() for spot in one["spots"]}
        assert spots == {place[:2] for place in table.marked_at(cursor)}
        assert patched(scene, patch)["zones"].keys() == scene["zones"].keys()
    assert any(marks["patches"])
    page.kinds()
    table.undo()
    assert page.kinds() == ["cursor", "marks"]
    table.mark()
    assert not any(page.heard[-1]["patches"]) and page.heard[-1]["type"] == "marks"
    page.kinds()
    table.redo()
    assert page.kinds() == ["cursor"]
