"""Whether the learner's folder can take the copies, and whether Jupyter can keep what it needs."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli.faults import Fault, Installation, fault


def folder_writable(installation: Installation) -> Iterator[Fault]:
    """A folder that cannot be made or written."""
    if problem := _refusal(installation.folder):
        yield fault("folder", folder=installation.folder, problem=problem.strerror)


def jupyter_writable(installation: Installation) -> Iterator[Fault]:
    """The first folder of Jupyter's own that cannot be made or written. Without one, JupyterLab does not start."""
    if not find_spec("jupyter_core"):
        return
    from jupyter_core.paths import jupyter_data_dir, jupyter_runtime_dir

    for place in map(Path, (jupyter_data_dir(), jupyter_runtime_dir())):
        if problem := _refusal(place):
            yield fault("jupyter", folder=place, problem=problem.strerror)
            return


def _refusal(folder: Path) -> OSError | None:
    """Why nothing can be written there. It is tried, not asked: permissions are not all that can refuse."""
    try:
        with tempfile.TemporaryFile(dir=_nearest(folder.absolute())):
            return None
    except OSError as problem:
        return problem


def _nearest(folder: Path) -> Path:
    """The folder, or what is there of the way to it."""
    return next(place for place in (folder, *folder.parents) if place.exists())
