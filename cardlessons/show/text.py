"""A scene as text: the twin of every display, for terminals, and to check that a lesson still shows the same game."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from cardlessons.core.cards import Card
from cardlessons.i18n import text
from cardlessons.show.scene import Amount, Control, OddsRow, Pick, Scene, Spot, Zone

WIDTH = 100
MATCH = "✓"
EMPTY = "·"


def text_of(scene: Scene) -> str:
    """The whole scene, at most 100 columns wide."""
    words = [_paragraph(scene.sentence), _odds(scene), _paragraph(scene.prompt), _can(scene)]
    parts = [scene.title, _paragraph(scene.notice), *_zones(scene), *words]
    return "\n".join(part for part in parts if part)


def _paragraph(words: str) -> str:
    return fill(words, WIDTH, break_on_hyphens=False)


def _zones(scene: Scene) -> list[str]:
    """The seats first, then what lies on the table, its columns under each other."""
    seats = [_seats(zone) for zone in scene.zones.values() if zone.kind == "seats"]
    grids = [zone for zone in scene.zones.values() if zone.kind != "seats"]
    margin = max((len(zone.caption) for zone in grids), default=0)
    width = max((len(_cell(spot)) for zone in grids for spot in _spots(zone)), default=0)
    width = max(width, *(len(spot.caption) for zone in grids for spot in _spots(zone)), 2)
    lines: list[str] = []
    for zone in grids:
        if zone.kind == "layout":
            lines.append(_row("", (spot.caption for spot in _spots(zone)), margin, width))
        lines.append(_row(zone.caption, (_cell(spot) for spot in _spots(zone)), margin, width))
    return [*seats, *lines, *(_contents(zone) for zone in grids)]


def _spots(zone: Zone) -> Iterable[Spot]:
    return zone.spots.values()


def _seats(zone: Zone) -> str:
    return "\n".join(_seat(spot) for spot in _spots(zone))


def _seat(spot: Spot) -> str:
    parts = [spot.note, *(pile.label for pile in spot.piles), *(_code(face.code) for face in spot.cards)]
    acting = "›" if "acting" in spot.marks else " "
    return f"{acting} {spot.caption}: {', '.join(part for part in parts if part)}"


def _row(caption: str, cells: Iterable[str], margin: int, width: int) -> str:
    return (f"{caption:{margin}}" + "".join(f" {cell:>{width}}" for cell in cells)).rstrip()


def _cell(spot: Spot) -> str:
    """A spot's cards with a tick for a match, or all its chips."""
    if spot.cards:
        return " ".join(_code(face.code) for face in spot.cards) + (MATCH if "match" in spot.marks else "")
    return str(sum(pile.chips for pile in spot.piles)) if spot.piles else EMPTY


def _code(code: str) -> str:
    return text("cards.code", card=Card.parse(code)) if code else "▒▒"


def _contents(zone: Zone) -> str:
    """Whose chips lie where, and what is noted there; a pile that is nobody's stands in its cell already."""
    lying = ((spot.caption, [*_owned(spot), *([spot.note] if spot.note else [])]) for spot in _spots(zone))
    return _paragraph("; ".join(f"{caption}: {', '.join(words)}" for caption, words in lying if words))


def _owned(spot: Spot) -> Iterable[str]:
    return (pile.label for pile in spot.piles if pile.label != str(pile.chips))


def _odds(scene: Scene) -> str:
    rows = list(scene.odds.values())
    if not rows:
        return ""
    columns = [[getattr(row, name) for row in rows] for name in ("label", "counts", "fraction", "decimal")]
    widths = [max(map(len, column)) for column in columns]
    return "\n".join([text("table.text_odds"), *(_odds_row(row, widths) for row in rows)])


def _odds_row(row: OddsRow, widths: list[int]) -> str:
    label, counts, fraction, decimal = widths
    words = f"{row.label:{label}}  {row.counts:{counts}}"
    numbers = f"{row.fraction:>{fraction}}  {row.decimal:>{decimal}}"
    return f"  {words}  {numbers}".rstrip()


def _can(scene: Scene) -> str:
    """What can be done, by the names of the controls."""
    choices = [_choice(control) for control in scene.controls.values() if control.enabled]
    return _paragraph(text("table.text_can", choices="; ".join(choices))) if choices else ""


def _choice(control: Control) -> str:
    if isinstance(control, Amount):
        return text("table.text_choice", label=control.label, low=control.low, high=control.high)
    if isinstance(control, Pick):
        return text("table.text_pick", label=control.label, options=", ".join(label for label, _ in control.options))
    return control.label
