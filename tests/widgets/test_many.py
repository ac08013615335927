"""The last step in the page: dealt beside the kernel's thread, seen as it goes, and stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

anywidget = pytest.importorskip("anywidget")
pytestmark = pytest.mark.notebook

from cardlessons.lessons.many import AT_ONCE, Many  # noqa: E402
from cardlessons.widgets.many import ManyDeals  # noqa: E402

NAME = "blucher.match_free_pass"


def waited(view: ManyDeals) -> None:
    if view.dealing:
        view.dealing.join(60)
    assert not view.dealing


def test_a_press_deals_the_last_step() -> None:
    many = Many(NAME, 1, 3 * AT_ONCE, {})
    view = ManyDeals(many)
    assert not view.shown["running"] and view.shown["deal"] == "Deal 3,000,000" and not view.shown["status"]
    shares: list[float] = []
    view.observe(lambda change: shares.append(change["new"]["share"]), "shown")
    view.receive({"go": "deal"})
    waited(view)
    assert view.shown["complete"] and not view.shown["running"] and view.shown["share"] == 0
    assert any(0.3 < share < 0.8 for share in shares)
    assert view.shown["rows"][-1][0] == "3,000,000" and view.shown["status"].startswith("All dealt")


class Held(Many):
    """Waits after its first piece, until the page has asked for something."""

    go: threading.Event

    def deal_on(self, progress: Callable[[Any], object] | None = None) -> Many:
        def held(result: Any) -> None:
            assert self.go.wait(60)
            if progress:
                progress(result)

        return super().deal_on(held)


def test_a_press_on_stop_keeps_what_was_counted() -> None:
    many = Held(NAME, 1, 10**9, {})
    many.go = threading.Event()
    view = ManyDeals(many)
    view.receive({"go": "deal"})
    first = view.dealing
    assert view.shown["running"] and "Esc" in view.shown["status"]
    view.receive({"go": "deal"})
    assert view.dealing is first
    view.receive({"go": "stop"})
    many.go.set()
    waited(view)
    assert AT_ONCE < many.rows[-1].n < 10**9
    assert view.shown["status"].startswith("Stopped: after ") and not view.shown["running"]
    assert len(view.shown["rows"]) == 8


def test_other_messages_change_nothing() -> None:
    view = ManyDeals(Many(NAME, 1, 20, {}))
    before = view.shown
    for message in ({}, {"go": "on"}, {"go": ["deal"]}):
        view.receive(message)
        assert view.dealing is None and view.shown == before


def test_a_step_dealt_from_python_is_seen_too() -> None:
    many = Many(NAME, 1, 20, {})
    view = ManyDeals(many)
    many.deal_on()
    assert view.shown["complete"] and view.shown["rows"][-1][0] == "20"


def test_one_view_for_all_its_displays() -> None:
    many = Many(NAME, 1, 20, {})
    one, two = (many._repr_mimebundle_() for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert one[live] == two[live] and one["text/plain"] == repr(many)
