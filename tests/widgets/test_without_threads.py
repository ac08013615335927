"""Where Python has one thread alone, as in a browser, a long step is dealt on that."""

from __future__ import annotations

import threading

import pytest

import cardlessons as cl
from cardlessons.widgets.many import ManyDeals

pytestmark = pytest.mark.notebook


def refuse(thread: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def test_the_last_step_is_dealt_where_no_thread_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    many = cl.lessons.many("blucher.match_free_pass", seed=2, last=2000)
    form = ManyDeals(many)
    monkeypatch.setattr(threading.Thread, "start", refuse)
    form.receive({"go": "deal"})
    assert many.complete and many.rows[-1] == cl.simulate.run("blucher.match_free_pass", 2000, 2)
    assert form.shown["complete"] and not form.shown["running"]
