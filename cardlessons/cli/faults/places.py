"""Whether the learner's folder can take the copies."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from cardlessons.cli.faults import Fault, Installation, fault


def folder_writable(installation: Installation) -> Iterator[Fault]:
    """A folder that cannot be made or written. It is tried, not asked: permissions are not all that can refuse."""
    folder = _nearest(installation.folder.absolute())
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        yield fault("folder", folder=installation.folder, problem=problem.strerror)


def _nearest(folder: Path) -> Path:
    """The folder, or what is there of the way to it."""
    return next(place for place in (folder, *folder.parents) if place.exists())
