"""Who sits at a table and with what: checked before anything is played, so that what is played can also be kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlessons.core.errors import BadRules
from cardlessons.core.game import Seat
from cardlessons.i18n import text
from cardlessons.play.bots import BOTS, Bot, bot

# No eye sees these, but names are written with them: the hard space, and what joins letters or keeps them apart.
_WRITTEN_UNSEEN = {ord(sign): None for sign in "\N{NO-BREAK SPACE}\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"}


def is_name(name: object) -> bool:
    """Whether a seat can be called so: not empty, and on one line."""
    if not isinstance(name, str):
        return False
    seen = name.translate(_WRITTEN_UNSEEN)
    return bool(seen.strip()) and seen.isprintable()


def is_seed(seed: object) -> bool:
    """Whether a table's cards can depend on it: a whole number or a text that can be written down."""
    if type(seed) not in (int, str):
        return False
    try:
        str(seed).encode()
    except ValueError:  # half a character, or more digits than Python writes
        return False
    return True


def seat_names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """The players' names. `seats` is their number, from the names that the language offers. Raises `BadRules`."""
    offered = text("names").split(", ")
    if type(seats) is int:
        if not 0 < seats <= len(offered):
            raise BadRules("seat_count", seats=seats, most=len(offered))
        return tuple(offered[:seats])
    if not isinstance(seats, Sequence) or isinstance(seats, str | bytes):
        raise BadRules("seat_kind", seats=seats)
    if len(seats) > len(offered) or not all(map(is_name, seats)):
        raise BadRules("seat_names", most=len(offered))
    if len(set(seats)) < len(seats):
        raise BadRules("seat_twice")
    return tuple(seats)


def stacks(chips: int | Sequence[int], seats: int) -> list[int]:
    """What each of the `seats` starts with; the game checks each number. Raises `BadRules`."""
    if type(chips) is int:
        return [chips] * seats
    if not isinstance(chips, Sequence) or isinstance(chips, str | bytes):
        raise BadRules("chips", chips=repr(chips), seats=seats)
    return list(chips)


def check_seed(seed: object) -> None:
    """Raises `BadRules` if no cards can depend on it."""
    if not is_seed(seed):
        raise BadRules("seed", kind=type(seed).__name__)


def check_seat(seat: object, seats: int) -> None:
    """Raises `BadRules` if it is none of so many seats."""
    if type(seat) is not int or seat not in range(seats):
        raise BadRules("no_seat", seat=seat, last=seats - 1)


def seated_bots(game: str, bots: Mapping[Seat, str], seats: int) -> dict[Seat, Bot]:
    """The bots at their seats. Raises `BadRules`."""
    for seat in bots:
        check_seat(seat, seats)
    return {seat: bot(game, name) for seat, name in bots.items()}


def bots_by_seat(game: str, bots: Any) -> dict[Seat, str]:
    """Which bot sits where; None is no bot anywhere. Raises `BadRules` if `bots` does not say that."""
    if bots is None:
        return {}
    if not isinstance(bots, Mapping):
        raise BadRules("bots_kind", bots=bots, name=next(iter(BOTS[game])))
    return dict(bots)
