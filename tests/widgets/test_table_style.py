"""What the live table's style sheets promise to eyes, told from their own text and the notebook's themes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cardlessons.show.cards import BACK, COLOURS, FACE
from cardlessons.widgets.table import TableWidget
from tests.show.colours import contrast

pytestmark = pytest.mark.notebook

CSS: str = TableWidget._css
SCRIPT: str = TableWidget._esm
OURS = dict(re.findall(r"--(cl-[a-z-]+): ([^;]+);", CSS))
THEMES = Path(sys.prefix, "share", "jupyter", "lab", "themes", "@jupyterlab")
NAMED = {"white": "#ffffff", "black": "#000000"}


def theme(name: str) -> dict[str, str]:
    """The colours of a theme of the installed JupyterLab, as ``#rrggbb``."""
    css = (THEMES / f"theme-{name}-extension" / "index.css").read_text(encoding="utf-8")
    colours = {}
    for variable, value in re.findall(r"--(jp-[a-z0-9-]+):([^;}]+)", css):
        value = re.sub(r"^var\(--[a-z0-9-]+,\s*(.*)\)$", r"\1", value)
        value = NAMED.get(value, value)
        if re.fullmatch(r"#[0-9a-f]{3}", value):
            value = "#" + "".join(digit * 2 for digit in value[1:])
        colours[variable] = value
    return colours


def colour(name: str, lab: str) -> str:
    """One of our colours, as it comes out in a theme of the notebook."""
    value = OURS[name]
    if themed := re.match(r"var\(--(jp-[a-z0-9-]+), [A-Z]\w+\)", value):
        value = theme(lab)[themed[1]]
    assert re.fullmatch(r"#[0-9a-f]{6}", value), (name, value)
    return value


@pytest.mark.parametrize("lab", ["light", "dark"])
def test_words_are_readable(lab: str) -> None:
    assert contrast(colour("cl-ink", lab), colour("cl-ground", lab)) >= 4.5
    for filled in ("cl-mark", "cl-chip"):
        assert contrast(colour("cl-on-mark", lab), colour(filled, lab)) >= 4.5


@pytest.mark.parametrize("lab", ["light", "dark"])
def test_borders_chips_marks_and_focus_stand_out(lab: str) -> None:
    ground = colour("cl-ground", lab)
    for edge in ("cl-line", "cl-chip", "cl-mark", "cl-focus"):
        assert contrast(colour(edge, lab), ground) >= 3
    for around in ("cl-mark", "cl-focus", "cl-line"):
        assert contrast(colour(around, lab), FACE) >= 3
    assert contrast(BACK, FACE) >= 3


def test_every_colour_of_ours_falls_back_on_the_system() -> None:
    themed = [value for value in OURS.values() if "--jp-" in value]
    assert len(themed) == 3
    assert all(re.fullmatch(r"var\(--jp-[a-z0-9-]+, (CanvasText|Canvas|Highlight)\)", value) for value in themed)


def test_a_highlight_leaves_the_face_white() -> None:
    filled = re.findall(r"([^{}]+)\{[^}]*\bbackground(?:-color)?:\s*([^;]+);", CSS)
    cards = {value for selector, value in filled if re.search(r"\.cl-card\b", selector)}
    assert cards == {"var(--cl-face)"}
    for palette in COLOURS.values():
        assert min(contrast(suit, FACE) for suit in palette.values()) >= 4.5


def test_nothing_moves_and_nothing_is_fetched() -> None:
    assert not re.search(r"\b(animation|transition|@keyframes|@import|url\()", CSS)
    assert not re.search(r"\b(fetch|XMLHttpRequest|WebSocket|import\s*\(|setInterval|requestAnimationFrame)\b", SCRIPT)
    assert re.findall(r"https?://[^\"'\s]+", CSS + SCRIPT) == ["http://www.w3.org/2000/svg"]


def test_what_comes_from_the_table_is_never_read_as_html() -> None:
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", SCRIPT)


def test_controls_are_never_disabled_but_say_why() -> None:
    assert not re.search(r"\.disabled\b|\"disabled\"", SCRIPT)
    assert "aria-disabled" in SCRIPT


def test_no_line_of_the_script_knows_a_game() -> None:
    assert not re.search(r"blucher|deucey|bouillotte|punter|stake|\bpass\d?\b", SCRIPT, re.IGNORECASE)
