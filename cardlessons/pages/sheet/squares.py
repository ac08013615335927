"""Tables to fill in and room to write: what a sheet has instead of a table on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cardlessons.i18n import text
from cardlessons.lessons.listing import deals
from cardlessons.pages.sheet.kits import CALLS, Grid, Small

# Drawn, not a background: a printer leaves backgrounds out. What is drawn is said once on a page.
PATTERN = (
    '<svg class="pattern" aria-hidden="true" width="0" height="0"><defs><pattern id="square" width="5mm" height="5mm" '
    'patternUnits="userSpaceOnUse" viewBox="0 0 20 20"><path d="M20 0H0V20" fill="none" stroke="#000000" '
    'stroke-width=".5"/></pattern></defs></svg>\n'
)
_SQUARES = '<svg class="squares" aria-hidden="true"><rect width="100%" height="100%" fill="url(#square)"/></svg>\n'


def squared() -> str:
    """Squared paper, as high as there is room for, on a page that has the `PATTERN`."""
    return f'<div class="room">{_SQUARES}</div>\n'


def lines(count: int) -> str:
    """Lines to write on."""
    return '<div class="lines"></div>' * count + "\n"


def table(grid: Grid) -> str:
    """The empty table of a lesson: a column for each call of a pass, or for each try."""
    if grid.columns == CALLS:
        head = [*(text("cards.short_rank", rank=rank) for rank in range(1, CALLS + 1)), text("sheet.sum")]
        corner = ""
    else:
        head, corner = [str(number) for number in range(1, grid.columns + 1)], text("sheet.try")
    cells = "<td></td>" * len(head)
    rows = "".join(f'<tr><th scope="row">{escape(row)}</th>{cells}</tr>\n' for row in grid.labels())
    columns = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    return f'<table class="fill">\n<tr><th scope="col">{escape(corner)}</th>{columns}</tr>\n{rows}</table>\n'


def listed(packs: Sequence[Small]) -> str:
    """Every deal of each of these packs, without a word on which calls come true."""
    return "".join(_deals(pack) for pack in packs)


def _deals(pack: Small) -> str:
    found = deals(pack.pack).deals
    items = "".join(f"<li>{_named(deal.ranks)}</li>" for deal in found)
    return f'<ul class="deals" style="--wide:{pack.wide}mm">{items}</ul>\n'


def _named(ranks: Sequence[int]) -> str:
    return "".join(escape(text("cards.short_rank", rank=rank)) for rank in ranks)
