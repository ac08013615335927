"""Pots: what goes back uncalled, how a pot parts into side pots, and how a split pot is shared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    return _parted(dead, live, {seat: live[seat] for seat in inside})


def pots_so_far(dead: int, live: Sequence[int], inside: Seats, chips: Sequence[int]) -> tuple[Pot, ...]:
    """The pots while chips may still be put in: whoever has `chips` left may yet claim as much as anybody."""
    return _parted(dead, live, {seat: max(live) if chips[seat] else live[seat] for seat in inside})


def _parted(dead: int, live: Sequence[int], claims: Mapping[Seat, int]) -> tuple[Pot, ...]:
    """The pots that the claims of those still in part the chips into."""
    pots: list[Pot] = []
    below, left = 0, dead + sum(live)
    levels = sorted(set(claims.values()))
    for level in levels:
        chips = sum(min(put, level) - min(put, below) for put in live) + (dead if not pots else 0)
        left -= chips
        chips += left if level == levels[-1] else 0
        pots.append(Pot(chips, tuple(seat for seat, claim in claims.items() if claim >= level)))
        below = level
    return tuple(pot for pot in pots if pot.chips)


def shares(chips: int, winners: Seats) -> tuple[tuple[Seat, int], ...]:
    """What each winner of a pot gets: alike, odd chips one each from the age on."""
    each, odd = divmod(chips, len(winners))
    return tuple((seat, each + (place < odd)) for place, seat in enumerate(winners))
