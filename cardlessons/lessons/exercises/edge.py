"""Exercises of lesson 13: what one unit on one rank is worth, how much it varies, and when the game is fair."""

from __future__ import annotations

from itertools import product

from cardlessons.exact import blucher
from cardlessons.games.blucher.rules import Extra, Rules
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Kind, Part, Task

SMALL = tuple(product((2, 3, 4, 5), (2, 3, 4)))
VARIED = ((2, 3), (2, 4), (3, 3), (3, 4), (4, 2), (4, 3), (5, 2))  # variances that can be written down
FAIR = ((13, 3), (12, 4), (12, 3), (11, 4), (11, 3), (10, 4), (10, 3), (13, 2), (12, 2), (11, 2), (10, 2))


def _worth(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    doubled, original, none = (blucher.bet(Rules(pack, extra=extra)).mean for extra in Extra)
    return (
        Part(doubled, {"no_extra": none, "other_reading": original}, Kind.WORTH),
        Part(original, {"no_extra": none, "other_reading": doubled}, Kind.WORTH),
    )


def _variance(deal: Deal) -> tuple[Part, ...]:
    """Var(n X) = n² Var X for n units on one rank; Σ Var + Σ Cov for one on each of n ranks."""
    pack = pack_of(deal)
    ranks, bet = pack.ranks, blucher.bet(Rules(pack))
    spread = ranks * bet.variance + ranks * (ranks - 1) * bet.covariance
    return (
        Part(ranks**2 * bet.variance, {"not_squared": ranks * bet.variance, "one_unit": bet.variance}, Kind.SIZE),
        Part(spread, {"no_covariance": ranks * bet.variance, "one_unit": bet.variance}, Kind.SIZE),
    )


def _fair(deal: Deal) -> tuple[Part, ...]:
    """The extra payment that takes as much as the game without one gives, in original stakes."""
    bet = blucher.bet(Rules(pack_of(deal), extra=Extra.NONE))
    slips = {
        "per_taken": bet.mean / (bet.lost + 2 * bet.lost_doubled),
        "not_doubled": bet.mean / bet.lost,
        "worth_itself": bet.mean,
    }
    return (Part(bet.mean / (bet.lost + bet.lost_doubled), slips, Kind.SIZE, digits=4),)


TASKS = (
    Task("13.1", on((3, 2), SMALL), _worth),
    Task("13.2", on((3, 2), VARIED), _variance),
    Task("13.3", on((13, 4), FAIR), _fair),
)
