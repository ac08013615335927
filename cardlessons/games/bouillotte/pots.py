"""Pots: what goes back uncalled, how a pot parts into side pots, and how a split pot is shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardlessons.core.game import Seat

Seats = tuple[Seat, ...]


class Pot(NamedTuple):
    """A pot, and who can win it."""

    chips: int
    contestants: Seats


def uncalled(live: Sequence[int]) -> tuple[Seat, int]:
    """Whose chips nobody has matched, and how many; no chips where two have put in most."""
    top = max(live)
    second = sorted(live)[-2]
    return live.index(top), top - second


def side_pots(dead: int, live: Sequence[int], inside: Seats) -> tuple[Pot, ...]:
    """The pots, smallest claim first: antes (`dead`) and what each seat put in (`live`), won by those still `inside`.

    A seat has a claim on as much of everybody's chips as it put in itself, and on the antes. What only those who
    dropped put in goes to the last pot.
    """
    pots: list[Pot] = []
    below, left = 0, dead + sum(live)
    levels = sorted({live[seat] for seat in inside})
    for level in levels:
        chips = sum(min(put, level) - min(put, below) for put in live) + (dead if not pots else 0)
        left -= chips
        chips += left if level == levels[-1] else 0
        pots.append(Pot(chips, tuple(seat for seat in inside if live[seat] >= level)))
        below = level
    return tuple(pot for pot in pots if pot.chips)


def shares(chips: int, winners: Seats) -> tuple[tuple[Seat, int], ...]:
    """What each winner of a pot gets: alike, odd chips one each from the age on."""
    each, odd = divmod(chips, len(winners))
    return tuple((seat, each + (place < odd)) for place, seat in enumerate(winners))
