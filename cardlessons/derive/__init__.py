"""Results as proofs: an exact value, and every line of the way to it checked by machine.

Each game's module loads at first use, and sympy with it.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

GAMES = ("acey_deucey", "blucher", "bouillotte")


def __getattr__(name: str) -> ModuleType:
    if name in GAMES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
