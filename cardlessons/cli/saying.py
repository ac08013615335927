"""What the words have in common: how a refusal is said, and where a learner's folder is."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardlessons.i18n import text

FOLDER = "cardlessons-lessons"


def fail(key: str, **data: object) -> int:
    """Says on standard error what is wrong; the exit code."""
    print(text(key, **data), file=sys.stderr)
    return 1


def add_folder(parser: argparse.ArgumentParser, key: str) -> None:
    """Adds the learner's folder, explained by the sentence `key`."""
    parser.add_argument("folder", nargs="?", type=Path, default=Path(FOLDER), metavar="FOLDER", help=text(key))
