"""Exact results: counting in integers and `Fraction`s, no estimate anywhere. Each module loads at its first use."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

MODULES = ("acey_deucey", "blucher", "bouillotte", "rook", "walk")


def __getattr__(name: str) -> ModuleType:
    if name in MODULES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *MODULES]
