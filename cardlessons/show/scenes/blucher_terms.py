"""What the terms of Blucher's proofs count at a table: the cards that lie open, seen from the latest call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardlessons.games.blucher.state import State
from cardlessons.show.counting import Counting, Place


def _open(state: State) -> Iterator[Place]:
    """Every card that has been turned, at its call."""
    ranks = state.rules.pack.ranks
    for index, card in enumerate(state.turned):
        yield Place(f"pass{index // ranks + 1}", f"r{index % ranks + 1}", card)


def _called_rank(state: State) -> Iterator[Place]:
    """The cards of the rank that was called last, wherever they came: a match is one of them at its own call."""
    call = (len(state.turned) - 1) % state.rules.pack.ranks + 1
    return (place for place in _open(state) if place.card.rank == call)


def _in_pass(state: State) -> Iterator[Place]:
    """The cards of the pass of the last call."""
    zone = f"pass{(len(state.turned) - 1) // state.rules.pack.ranks + 1}"
    return (place for place in _open(state) if place.zone == zone)


def _in_free_passes(state: State) -> Iterator[Place]:
    """The cards of the whole passes that had no match."""
    ranks = state.rules.pack.ranks
    spoilt = {place.zone for place in _open(state) if place.spot == f"r{place.card.rank}"}
    whole = {f"pass{number}" for number in range(1, len(state.turned) // ranks + 1)}
    return (place for place in _open(state) if place.zone in whole - spoilt)


def _matches(state: State) -> Iterator[Place]:
    """The cards that came at their own call."""
    return (place for place in _open(state) if place.spot == f"r{place.card.rank}")


TERMS: Mapping[str, Counting] = {
    "match": _called_rank,
    "match_free_pass": _in_pass,
    "match_free_passes": _in_free_passes,
    "some_match_free_pass": _in_free_passes,
    "match_free_deal": _matches,
}
