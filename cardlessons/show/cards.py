"""Our own deck: ranks and pips as SVG paths, with no font and no glyph, so that a card looks the same everywhere.

A rank is a stroked path whose spine is 24 high in a box of 20 × 28, a pip a filled path in a box of 20 × 20. A face
puts the rank over the pip in a box of 44 × 66.
"""

from __future__ import annotations

from html import escape
from typing import Any, Literal, NamedTuple

from cardlessons.core.cards import SUIT_LETTERS
from cardlessons.i18n import wording

WIDTH, HEIGHT = 44, 66
FACE = "#ffffff"
BACK = "#38508c"
EDGE = "#7f7f7f"

PIPS = {
    "S": "M10 1c5.5 5 8.5 7.5 8.5 10.8a4 4 0 0 1-7.3 2.3L12.5 19h-5l1.3-4.9a4 4 0 0 1-7.3-2.3C1.5 8.5 4.5 6 10 1z",
    "H": "M10 18C4 12 1 9.5 1 6a4.6 4.6 0 0 1 9-1.6A4.6 4.6 0 0 1 19 6c0 3.5-3 6-9 12z",
    "D": "M10 1l7 9-7 9-7-9z",
    "C": (
        "M10 1a4.2 4.2 0 0 1 3.7 6.2 4.2 4.2 0 1 1-2.3 7.1L12.5 19h-5l1.1-4.7a4.2 4.2 0 1 1-2.3-7.1A4.2 4.2 0 0 1 10 1z"
    ),
}

RANKS = {
    "A": "M2 26L10 2l8 24M5.2 17.5h9.6",
    "2": "M3 8a7 6 0 1 1 12.6 4.2L3 26h14.5",
    "3": "M3 2h13.5L9 11a7.3 7.5 0 1 1-6.6 11",
    "4": "M14 26V2L2 18.5h16.5",
    "5": "M16.5 2h-11L4.5 12a7.2 7.2 0 1 1-2.1 10.2",
    "6": "M15.5 2C8 4 3 10 3 18.5a7 7.5 0 1 0 1.2-4.7",
    "7": "M2.5 2h15L8 26",
    "8": "M10 13a5.5 5.5 0 1 1 .01 0a6.7 6.5 0 1 1-.02 0",
    "9": "M4.5 26C12 24 17 18 17 9.5a7 7.5 0 1 0-1.2 4.7",
    "10": "M0 7l5-5v24M15 2c-3.3 0-4.8 5-4.8 12s1.5 12 4.8 12 4.8-5 4.8-12S18.3 2 15 2z",
    "J": "M15 2v17a6 7 0 0 1-12 .5",
    "Q": "M10 2c-5 0-8 5-8 12s3 12 8 12 8-5 8-12-3-12-8-12zM11.5 18.5l7 8",
    "K": "M4 2v24M17.5 2L4 16.5M8.7 11.5L18.5 26",
}

NUMBERS = {
    "A": "M6 7l5-5v24",
    "J": "M2 7l4.5-5v24M12 7l4.5-5v24",
    "Q": "M-1 7l4.5-5v24M10 8a5 6 0 1 1 9 4L10 26h10.5",
    "K": "M-1 7l4.5-5v24M10.5 2h9l-5 9a5.2 7.5 0 1 1-4.8 11",
}

# What a deck draws instead of the ranks' letters.
Deck = Literal["court", "number"]
DECKS: dict[Deck, dict[str, str]] = {"court": {}, "number": NUMBERS}
BY_WORDING: dict[str, Deck] = {"historical": "court", "classroom": "number"}

# Apart for every kind of colour blindness, and each readable on white.
COLOURS = {
    "four": {"S": "#111111", "H": "#db0800", "D": "#0014ed", "C": "#21825d"},
    "two": {"S": "#111111", "H": "#c8102e", "D": "#c8102e", "C": "#111111"},
}

# What a caption that is a rank's letter says when the deck shows numbers.
CAPTIONS = {"A": "1", "J": "11", "Q": "12", "K": "13", "Т": "1", "В": "11", "Д": "12", "К": "13"}

STROKE = "4.2"
RANK_PLACE = "translate(6.5 1) scale(1.55)"
PIP_PLACE = "translate(13 45.5) scale(.9)"
BACK_PATH = "M4 4h36v58H4zM4 18.5L22 4l18 14.5M4 47.5L22 62l18-14.5M4 33L22 18.5 40 33 22 47.5z"


class Face(NamedTuple):
    """What is drawn for a card: the paths of its rank and pip, and its suit's letter."""

    rank: str
    pip: str
    suit: str


def face(code: str, *, deck: Deck = "court") -> Face:
    """The face of a card by its code, such as ``8H``. Raises `KeyError` for a card beyond the deck."""
    rank, suit = code[:-1], code[-1:]
    return Face({**RANKS, **DECKS[deck]}[rank], PIPS[suit], suit)


def deck_in_force() -> Deck:
    """The deck that goes with the wording in force: no court cards in the classroom."""
    return BY_WORDING[wording()]


def svg(code: str, name: str = "", *, colours: str = "four", deck: Deck | None = None) -> str:
    """A card as a picture of its own, of the deck in force unless another is named; face down if `code` is empty.

    Without a name it is for the eye alone.
    """
    says = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {size} {says}>'
    if not code:
        back = f'<path d="{BACK_PATH}" fill="none" stroke="{FACE}" stroke-width="2"/>'
        return f'{head}<rect {size} rx="5" fill="{BACK}"/>{back}</svg>'
    drawn, colour = face(code, deck=deck or deck_in_force()), COLOURS[colours][code[-1:]]
    return (
        f'{head}<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="5" fill="{FACE}" stroke="{EDGE}"/>'
        f'<path d="{drawn.rank}" transform="{RANK_PLACE}" fill="none" stroke="{colour}" stroke-width="{STROKE}"'
        f' stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="{drawn.pip}" transform="{PIP_PLACE}" fill="{colour}"/></svg>'
    )


def deck() -> dict[str, Any]:
    """All that a page needs to draw the deck."""
    return {
        "ranks": RANKS,
        "numbers": NUMBERS,
        "pips": {suit: PIPS[suit] for suit in SUIT_LETTERS},
        "colours": COLOURS,
        "captions": CAPTIONS,
        "size": [WIDTH, HEIGHT],
        "stroke": STROKE,
        "rank_place": RANK_PLACE,
        "pip_place": PIP_PLACE,
        "back": BACK_PATH,
        "back_colour": BACK,
        "face_colour": FACE,
    }
