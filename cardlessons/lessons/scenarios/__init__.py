"""The scenario finder: a deal that shows what a lesson needs, and how rare such deals are.

The conditions of each game are functions of its module here, such as ``scenarios.blucher.match_free(3)``.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from cardlessons.games import NAMES
from cardlessons.lessons.scenarios.condition import Condition, Dealt
from cardlessons.lessons.scenarios.finding import Finding, find

__all__ = ["Condition", "Dealt", "Finding", "find"]


def __getattr__(name: str) -> ModuleType:
    if name in NAMES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *NAMES]
