"""The learner's own copies of the notebooks: no outputs, and what follows a prediction folded.

A record beside the copies holds the hash of each as it was made. A copy that still has this hash is untouched and may
be replaced by a newer one; any other file belongs to the learner and stays as it is.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardlessons.pages.lesson import PREDICTION

FIRST = "00-start-here.ipynb"
RECORD = ".cardlessons.json"

# A tag of cells in the originals: code after a prediction is folded, but for other predictions and what is tagged so.
OPEN = "open"


@dataclass(frozen=True)
class Copied:
    """The names of notebooks `written`, of those the `same` as before, and of those `kept` as the learner's."""

    written: tuple[str, ...]
    same: tuple[str, ...]
    kept: tuple[str, ...]


def originals(language: str = "en") -> Path:
    """The folder of the original notebooks in `language`: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    beside = package.parent / "notebooks" / language
    installed = package / "notebooks" / language
    return installed if installed.is_dir() else beside


def learner_copy(original: str) -> str:
    """The text of a learner's copy, from the text of an original notebook."""
    notebook: dict[str, Any] = json.loads(original)
    folded = False
    for cell in notebook["cells"]:
        tags = set(cell["metadata"].get("tags", []))
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
            if folded and not tags & {OPEN, PREDICTION}:
                cell["metadata"].setdefault("jupyter", {})["source_hidden"] = True
        folded = folded or PREDICTION in tags
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def make_copies(folder: Path, source: Path) -> Copied:
    """Copies every notebook in `source` to `folder`, and leaves alone each file that the learner has changed."""
    folder.mkdir(parents=True, exist_ok=True)
    record = _read_record(folder)
    before = dict(record)
    written, same, kept = [], [], []
    for original in sorted(source.glob("*.ipynb")):
        text = learner_copy(original.read_text(encoding="utf-8"))
        target = folder / original.name
        there = _hash(target.read_bytes()) if target.exists() else None
        if there == _hash(text.encode()):
            same.append(original.name)
        elif there in (None, record.get(original.name)):
            _write(target, text)
            written.append(original.name)
        else:
            kept.append(original.name)
            continue
        record[original.name] = _hash(text.encode())
    # Where nothing is new, nothing is written: lessons in a folder that cannot be written can still be opened.
    if record != before:
        _write(folder / RECORD, json.dumps(record, indent=1) + "\n")
    return Copied(tuple(written), tuple(same), tuple(kept))


def _read_record(folder: Path) -> dict[str, str]:
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        record = None
    # Without a record, every file there counts as the learner's.
    return record if isinstance(record, dict) else {}


def _write(path: Path, text: str) -> None:
    # Through a second file, so that an interruption never leaves half a notebook.
    half = path.with_name(path.name + ".part")
    half.write_text(text, encoding="utf-8", newline="\n")
    os.replace(half, path)


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
