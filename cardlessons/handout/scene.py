"""A scene as HTML for a page of any width: spots wrap, and the cards are pictures that the page holds once."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from cardlessons.i18n import text
from cardlessons.show.cards import HEIGHT, PIPS, RANKS, WIDTH, svg
from cardlessons.show.scene import Face, OddsRow, Scene, Spot, Zone

_BOX = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
_DRAWN = ("match", "current", "acting")  # the marks that are drawn; words say the others


def zones(scene: Scene) -> str:
    """All zones of a scene."""
    return "".join(map(_zone, scene.zones.values()))


def odds(rows: Iterable[OddsRow]) -> str:
    """The odds as a list, or nothing if there are none."""
    lines = "".join(
        f"<div><dt>{escape(row.label)}</dt>"
        f"<dd>{escape(' · '.join(part for part in (row.counts, row.fraction, row.decimal) if part))}</dd></div>"
        for row in rows
    )
    return f"<dl>{lines}</dl>" if lines else ""


def pictures() -> str:
    """The pictures of all cards and of a card's back, to stand once on a page."""
    codes = ["", *(rank + suit for rank in RANKS for suit in PIPS)]
    return f'<svg class="pictures" aria-hidden="true" width="0" height="0">{"".join(map(_symbol, codes))}</svg>\n'


def _symbol(code: str) -> str:
    drawn = svg(code).partition(">")[2].removesuffix("</svg>")
    return f'<symbol id="card-{code}" {_BOX}>{drawn}</symbol>'


def _zone(zone: Zone) -> str:
    caption = escape(zone.caption)
    spots = "".join(_spot(spot, zone.kind) for spot in zone.spots.values())
    # A pass that has not begun says nothing but its name: a narrow page leaves it at that.
    untouched = zone.kind == "cards" and not any(spot.cards for spot in zone.spots.values())
    kind = f"{zone.kind} untouched" if untouched else zone.kind
    sizes = f"--columns:{min(zone.columns, len(zone.spots))};--cards:{zone.width}"
    return f'<p>{caption}</p><ul class="{kind}" aria-label="{caption}" style="{sizes}">{spots}</ul>'


def _spot(spot: Spot, kind: str) -> str:
    """What a spot is called is read out; what is drawn there says the same to the eye."""
    match = "match" in spot.marks
    lines = [*(pile.label for pile in spot.piles), spot.note, text("widget.mark_match") if match else ""]
    words = "".join(f"<span>{escape(line)}</span>" for line in lines if line)
    cards = "".join(map(_card, spot.cards))
    place = f'<span class="place">{cards}</span>' if kind == "cards" or cards else ""
    name = f"{spot.name}, {text('widget.mark_match')}" if match else spot.name
    marks = " ".join(mark for mark in spot.marks if mark in _DRAWN)
    return (
        f'<li class="{marks}"><span class="name">{escape(name)}</span><span aria-hidden="true">'
        f"<b>{'✓ ' if match else ''}{escape(spot.caption)}</b>{place}{words}</span></li>"
    )


def _card(card: Face) -> str:
    return f'<svg {_BOX}><use href="#card-{card.code}"/></svg>'
