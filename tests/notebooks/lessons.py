"""The original notebooks, as the tests read them."""

from __future__ import annotations

import json
from typing import Any

from cardlessons.learner_copies import PREDICTION, learner_copy, originals

Cell = dict[str, Any]

PATHS = {path.stem: path for path in sorted(originals().glob("*.ipynb"))}
START, PLAY, FREE = "00-start-here", "10-blucher-play", "12-blucher-match-free-pass"
TURN, GAP = "20-acey-deucey-play", "21-acey-deucey-when-to-bet"
CHOICE = "22-acey-deucey-aces-pairs-splits"
POT = "23-acey-deucey-the-pot"
POINTS, BRELANS = "30-bouillotte-play", "31-bouillotte-brelans"
PLACES = "32-bouillotte-places-and-bluffs"
CALLS = "11-blucher-one-call-one-pass"
EDGE = "13-blucher-who-has-the-edge"
DEAL = "14-blucher-whole-deal"
TEACH = "90-for-teachers"
LESSONS = (PLAY, FREE, TURN, GAP, CHOICE, POT, POINTS, BRELANS, PLACES, CALLS, EDGE, DEAL, TEACH)
SHORT: tuple[str, ...] = ()  # no lessons of the course: without its parts and minutes, and without a teacher's page
PLOT = "nbval-ignore-output"  # on a picture: its bytes differ between machines, so a test holds what it shows


def cells(name: str) -> list[Cell]:
    """The cells of an original."""
    found: list[Cell] = json.loads(PATHS[name].read_text(encoding="utf-8"))["cells"]
    return found


def source(cell: Cell) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def prose(name: str) -> str:
    """All Markdown of an original."""
    return "\n".join(source(cell) for cell in cells(name) if cell["cell_type"] == "markdown")


def code(name: str) -> dict[str, str]:
    """The source of each code cell, by its id."""
    return {cell["id"]: source(cell) for cell in cells(name) if cell["cell_type"] == "code"}


def shown(name: str, cell_id: str) -> str:
    """What a code cell shows, as text."""
    cell = next(cell for cell in cells(name) if cell["id"] == cell_id)
    return "\n".join(_texts(cell, ("text/plain",))).strip().replace("\N{NO-BREAK SPACE}", " ")


def _texts(cell: Cell, kinds: tuple[str, ...]) -> list[str]:
    texts = []
    for output in cell.get("outputs", []):
        texts += ["".join(output["text"])] if "text" in output else []
        texts += ["".join(words) for kind, words in output.get("data", {}).items() if kind in kinds or not kinds]
    return texts


def before_the_locks(name: str) -> str:
    """All that stands in an original up to its last prediction: sources, every form of every output, and metadata."""
    found = cells(name)
    last = max(number for number, cell in enumerate(found) if PREDICTION in cell["metadata"].get("tags", []))
    parts = [[source(cell), *_texts(cell, ()), json.dumps(cell["metadata"])] for cell in found[: last + 1]]
    return "\n".join(text for part in parts for text in part)


def on_opening(name: str) -> str:
    """All that a learner sees of a fresh copy: of a folded cell its first line, as Lab shows it, and no outputs."""
    copied = json.loads(learner_copy(PATHS[name].read_text(encoding="utf-8")))["cells"]
    return "\n".join(_seen(cell) for cell in copied)


def _seen(cell: Cell) -> str:
    folded = cell["metadata"].get("jupyter", {}).get("source_hidden")
    return "\n".join([source(cell).partition("\n")[0] if folded else source(cell), *_texts(cell, ())])
