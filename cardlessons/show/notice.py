"""What a table says of a deal that was chosen, so that nobody takes it for typical."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from cardlessons.core.game import OVER
from cardlessons.games import game
from cardlessons.i18n import text
from cardlessons.play.chosen import Chosen, Rarity
from cardlessons.show import odds
from cardlessons.show.scene import Scene, Shown, sentences


def with_notice(scene: Scene, shown: Shown) -> Scene:
    """The scene with its notice. What the deal was chosen for is told once it is settled, not before it happens."""
    assert shown.chosen is not None
    return replace(scene, notice=notice(shown.chosen, game(shown.game).to_act(shown.state) is OVER))


def notice(chosen: Chosen, settled: bool) -> str:
    """That this deal was chosen, how rare such deals are and, once it is settled, what it was chosen for."""
    reason = chosen.reason if settled else ""
    why = text("scenario.notice_reason", reason=reason) if reason else text("scenario.notice")
    return sentences((why, text("scenario.notice_rarity", rarity=said(chosen.rarity))))


def said(rarity: Rarity) -> str:
    """How rare something is: "about 357 of 1,000 deals · ≈ 0.3569", or counted, with its error."""
    if isinstance(rarity, Fraction):
        parts = odds.frequency(rarity), odds.fraction(rarity), odds.decimal(rarity)
        return " · ".join(part for part in parts if part)
    counts = {"hits": rarity.hits, "deals": rarity.deals}
    if not rarity.hits:
        return text("scenario.counted_none", deals=rarity.deals, most=_digits(rarity.error))
    return text("scenario.counted", mean=_digits(rarity.mean), error=_digits(rarity.error), **counts)


def _digits(number: float) -> str:
    return f"{number:.4f}".replace(".", text("table.point"))
