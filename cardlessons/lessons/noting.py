"""Who is told what a learner does: nobody, unless somebody has asked, as the log does when a learner turns it on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Told: TypeAlias = Callable[..., None]

_told: list[Told] = []


def note(kind: str, **data: object) -> None:
    """Tells whoever listens that something was done: what kind of thing, and its data. Mostly nobody does.

    Whatever the listener raises is raised, so it comes last: what was done holds.
    """
    for told in tuple(_told):
        told(kind, **data)


def listen(told: Told) -> None:
    """Calls ``told(kind, **data)`` whenever something is noted from now on."""
    _told.append(told)


def leave(told: Told) -> None:
    """Calls it no more."""
    if told in _told:
        _told.remove(told)
