"""A lesson as its file tells it: title, minutes and cells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

Cell = dict[str, Any]
PREDICTION = "prediction"  # the tag of a cell that asks for one

_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
# A part of the core says its minutes at the end of its heading, in whatever language: "## Proof · 8 min".
_MINUTES = re.compile(r"^## .* · (\d+) \w+$", re.MULTILINE)


class Lesson(NamedTuple):
    """A notebook: the `name` of its file without the ending, and its cells with their sources as one text each."""

    name: str
    cells: tuple[Cell, ...]

    @property
    def prose(self) -> str:
        """All its Markdown."""
        return "\n\n".join(source(cell) for cell in self.cells if cell["cell_type"] == "markdown")

    @property
    def title(self) -> str:
        """Its first heading; its name, if it has none."""
        found = _TITLE.search(self.prose)
        return found[1] if found else self.name

    @property
    def minutes(self) -> int:
        """The minutes of its core: the sum over its parts, 0 if none is timed."""
        return sum(map(int, _MINUTES.findall(self.prose)))


def source(cell: Cell) -> str:
    """The text of a cell."""
    return joined(cell["source"])


def joined(text: str | list[str]) -> str:
    """A text as notebooks keep it: whole, or as a list of lines."""
    return text if isinstance(text, str) else "".join(text)


def read(path: Path) -> Lesson:
    """The lesson in the notebook at `path`. Raises `OSError`, or `ValueError` if that is no notebook."""
    held = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(held, dict) or not isinstance(held.get("cells"), list):
        raise ValueError(f"{path} is no notebook of format 4")
    return Lesson(path.stem, tuple(held["cells"]))


def lessons(folder: Path) -> list[Lesson]:
    """The lessons in `folder`, in the order of their names."""
    return [read(path) for path in sorted(folder.glob("*.ipynb"))]
