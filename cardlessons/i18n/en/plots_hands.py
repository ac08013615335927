"""Words: charts of hands, of shares of the pot and of what suits come to."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "plots.marked": "Squares, some of them marked. {grids}",
    "plots.marked_grid": "{name}: {some:number} of {every:number} are marked.",
    "plots.share_of_pot": "share of the {term.pot}",
    "plots.shares": "Shares of the {term.pot}: {shares}.",
    "plots.suit_total": "what the suit counts",
    "plots.suits": "What the suits count, card by card: {suits}. Best: {best}.",
    "plots.suits_tied": "What the suits count, card by card: {suits}. Best, and tied: {best}.",
    "error.plots_marked": "Of {every!r} things {some!r} cannot be marked.",
    "error.plots_squares": "There must be something to mark, and at most {most:number} squares in all.",
    "error.plots_shares": "Shares lie between 0 and 1; these are {shares}.",
}
