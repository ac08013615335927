"""A table without its odds."""

from __future__ import annotations

import pytest

import cardlessons as cl

pytestmark = pytest.mark.notebook


def table() -> cl.Table:
    return cl.Table("blucher", seed=3, bots=dict.fromkeys(range(3), "never")).run("pass")


def test_text_and_html_show_the_table_without_odds() -> None:
    shown, full = cl.lessons.without_odds(table()), table()
    forms = shown._repr_mimebundle_()
    for kind in ("text/plain", "text/html"):
        assert "Pass 1" in forms[kind] and "This pass stays match-free" not in forms[kind]
        assert "This pass stays match-free" in full._repr_mimebundle_()[kind]


def test_the_live_table_hides_them_and_can_show_them() -> None:
    played = table()
    cl.lessons.without_odds(played)._repr_mimebundle_()
    assert played._view.show_odds is False and played.scene().odds


def test_where_widgets_are_missing_text_and_html_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlessons.widgets.display.find_spec", lambda _: None)
    assert set(cl.lessons.without_odds(table())._repr_mimebundle_()) == {"text/plain", "text/html"}
