"""Which cards at a table a term of a proof counts: the two share the term's name, and each game says where they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from cardlessons.core.cards import Card
from cardlessons.core.game import State
from cardlessons.i18n import text


class Place(NamedTuple):
    """An open card at a table: the keys of its zone and its spot in the scene."""

    zone: str
    spot: str
    card: Card


Counting = Callable[[State], Iterable[Place]]


def terms(game: str) -> Mapping[str, Counting]:
    """The terms of proofs that count cards at a table of `game`, by the names they have in ``derive.term``."""
    found: Mapping[str, Counting] = import_module(f"cardlessons.show.scenes.{game}_terms").TERMS
    return found


def places(game: str, term: str, state: State) -> tuple[Place, ...]:
    """Where the open cards lie that `term` counts in `state`; none for a term that counts no cards there."""
    counting = terms(game).get(term)
    return tuple(counting(state)) if counting else ()


def marking(scene: Mapping[str, Any], counted: Iterable[Place]) -> dict[str, Any]:
    """The merge patch that marks these places in the data of a scene. A mark is a word in the name, too."""
    zones: dict[str, Any] = {}
    for zone, key, _ in counted:
        spot = scene["zones"][zone]["spots"][key]
        name = text("linked.spot", name=spot["name"])
        marked = {"marks": [*spot.get("marks", []), "counted"], "name": name}
        zones.setdefault(zone, {"spots": {}})["spots"][key] = marked
    return {"zones": zones} if zones else {}
