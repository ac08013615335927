"""How the unseen cards of one suit can lie: with which group of hands, or undealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from cardlessons.exact.bouillotte.question import MINE, Place

Tag = TypeVar("Tag")
Step = Callable[[Tag, int, int, int], Tag | None]

OWN = 0  # the holder of the own hand's cards; groups of unseen hands are numbered from 1


def draws(
    cards: Sequence[tuple[int, Place]],
    start: tuple[int, Tag],
    step: Step[Tag],
    shifts: Mapping[int, int],
    kept: int,
    forced: Mapping[int, int],
) -> dict[tuple[int, Tag], int]:
    """{(total of the suit, tag): in how many ways, as a packed polynomial}.

    `cards` run from the highest down. A card of a rank in `forced` is in that group, any other unseen card in a group
    of `shifts`, which says what it multiplies by, or undealt. `step` says what a holder and the card, its rank and
    what it counts, make of a tag; None rules it out. Forced cards count in the total and in no exponent.
    """
    states = {start: 1}
    for rank, (worth, place) in cards:
        holder = OWN if place is MINE else forced.get(rank)
        grown = dict(states) if holder is None else {}
        options = shifts.items() if holder is None else ((holder, 0),)
        added = 0 if place is MINE else worth
        for (total, tag), ways in states.items():
            for group, shift in options:
                new = step(tag, group, rank, worth)
                if new is not None and (product := ways << shift & kept):
                    key = total + added, new
                    grown[key] = grown.get(key, 0) + product
        states = grown
    return states
