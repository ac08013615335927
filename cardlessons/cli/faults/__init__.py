"""What can be wrong with an installation. Each function yields the faults it finds, and nothing where all is well."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """What is wrong: the key of its sentence, which also says what to do, and what fills it."""

    key: str
    data: Mapping[str, object]


class Installation(NamedTuple):
    """What is looked at: the running Python, where it finds packages, and the learner's folder."""

    version: tuple[int, ...]
    python: str
    path: tuple[str, ...]
    folder: Path

    @classmethod
    def running(cls, folder: Path) -> Installation:
        """This very Python. The folder comes first on the path, as it does for a notebook in it."""
        return cls(tuple(sys.version_info[:3]), sys.executable, (str(folder.resolve()), *sys.path), folder)


def fault(key: str, **data: object) -> Fault:
    """The fault `key`, filled."""
    return Fault(f"cli.fault.{key}", data)
