"""The words of the live table's own parts, as the page gets them."""

from __future__ import annotations

from typing import Any, get_args

from cardlessons.i18n import known, language, text, wording
from cardlessons.show.scene import Mark

PARTS = (
    "choices",
    "controls",
    "view",
    "odds",
    "rules",
    "rules_note",
    "next_deal_rule",
    "keys",
    "show_odds",
    "presentation",
    "number_deck",
    "colours",
    "thinking",
    "silent",
)
KEYS = ("ends", "zone", "bar", "choose", "odds", "presentation", "number_deck", "colours", "keys", "leave")


def words() -> dict[str, Any]:
    """Every word of the page's own, in the language in force."""
    marks = {f"mark_{mark}": text(f"widget.mark_{mark}") for mark in get_args(Mark) if known(f"widget.mark_{mark}")}
    keys = [[text(f"widget.key_{key}"), text(f"widget.key_{key}_does")] for key in KEYS]
    parts = {part: text(f"widget.{part}") for part in PARTS}
    return {"lang": language(), "wording": wording(), **parts, **marks, "key_list": keys}
