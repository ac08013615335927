"""A scene as static HTML, for exports and for readers without a kernel.

Where a notebook is not trusted, pictures and style sheets are taken out of it. So every card also stands there as
text, which the style sheet hides where there is one, and all else is plain tables and sentences. Equal scenes give
equal HTML.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import islice

from cardlessons.core.cards import Card
from cardlessons.i18n import text
from cardlessons.show.cards import svg
from cardlessons.show.scene import Face, OddsRow, Scene, Spot, Zone

STYLE = """
.cl-static { color: var(--jp-ui-font-color0, CanvasText); }
.cl-static { font: 16px/1.3 var(--jp-ui-font-family, system-ui, sans-serif); }
.cl-static p { margin: 0 0 .4em; }
.cl-static table { border-collapse: collapse; margin: 0 0 .6em; }
.cl-static caption { text-align: left; }
.cl-static td, .cl-static th { min-width: 46px; padding: 1px 3px; text-align: center; vertical-align: top; }
.cl-static th { font-weight: 400; }
.cl-static .cl-odds th, .cl-static .cl-odds td { padding: 2px 10px 2px 0; text-align: left; }
.cl-static .cl-match { outline: 3px solid #b35900; outline-offset: -1px; }
.cl-static svg { display: block; margin: auto; }
.cl-static .cl-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
"""


def html_of(scene: Scene) -> str:
    """The scene as one piece of HTML that needs nothing else."""
    parts = [
        f"<style>{STYLE}</style>",
        f"<p><strong>{escape(scene.title)}</strong></p>",
        *(f"<p>{escape(words)}</p>" for words in (scene.notice, scene.sentence, scene.prompt) if words),
        *(_zone(zone) for zone in scene.zones.values()),
        _odds(scene.odds.values()),
    ]
    return f'<div class="cl-static">{"".join(parts)}</div>'


def _zone(zone: Zone) -> str:
    rows = (f"<tr>{''.join(map(_spot, row))}</tr>" for row in _rows(zone))
    return f"<table><caption>{escape(zone.caption)}</caption>{''.join(rows)}</table>"


def _rows(zone: Zone) -> Iterator[list[Spot]]:
    spots = iter(zone.spots.values())
    while row := list(islice(spots, zone.columns)):
        yield row


def _spot(spot: Spot) -> str:
    match = "match" in spot.marks
    head = f"✓ {spot.caption}" if match else spot.caption
    lines = [head, *(pile.label for pile in spot.piles), spot.note, text("widget.mark_match") if match else ""]
    said = "<br>".join(escape(line) for line in lines if line)
    kind = ' class="cl-match"' if match else ""
    return f"<td{kind}>{said}{''.join(map(_card, spot.cards))}</td>"


def _card(card: Face) -> str:
    """The picture is for the eye alone: the text beside it is what is read out."""
    words = text("cards.code", card=Card.parse(card.code)) if card.code else card.name
    return f'{svg(card.code)}<span class="cl-text"><br>{escape(words)}</span>'


def _odds(rows: Iterable[OddsRow]) -> str:
    lines = [
        f'<tr><th scope="row">{escape(row.label)}</th>'
        f"<td>{escape(row.counts)}</td><td>{escape(row.fraction)}</td><td>{escape(row.decimal)}</td></tr>"
        for row in rows
    ]
    if not lines:
        return ""
    return f'<table class="cl-odds"><caption>{escape(text("widget.odds"))}</caption>{"".join(lines)}</table>'
