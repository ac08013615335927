"""Searching for a deal by seeds, and what is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from html import escape
from importlib import import_module
from typing import Any

from cardlessons.core.errors import BadRules, NothingFound
from cardlessons.core.game import Seat
from cardlessons.games import game as game_named
from cardlessons.i18n import text
from cardlessons.lessons.scenarios.condition import Condition, Dealt
from cardlessons.play.chosen import Chosen, Counted, Rarity
from cardlessons.play.seating import bots_by_seat
from cardlessons.show.notice import said
from cardlessons.table import Table

MOST = 5_000
COUNTED = 1_000


@dataclass(frozen=True)
class Place:
    """Where deals are searched: at a table of `game`, with these seats, chips, rules and bots."""

    game: str
    seats: int | Sequence[str]
    chips: int | Sequence[int]
    rules: Any
    bots: Mapping[Seat, str]

    def table(self, seed: int | str, you: Any = None) -> Table:
        """The table before the deal of `seed`."""
        return Table(self.game, self.seats, self.chips, self.rules, seed, self.bots, you)

    def dealt(self, seed: int | str) -> Dealt:
        """The deal of `seed`, played to its end; every person chooses as `choose` of the game's menu says."""
        table, choose = self.table(seed).advance(), _menu(self.game).choose
        while isinstance(table.to_act, int):
            table.play(choose(table.legal)).advance()
        return Dealt(table)


@dataclass(frozen=True, repr=False)
class Finding:
    """A deal that was searched for and found: its `seed`, and how many deals were `tried`."""

    condition: Condition
    place: Place
    seed: int
    tried: int
    counted: int

    @cached_property
    def rarity(self) -> Rarity:
        """How rare such deals are: exactly, or counted in as many further deals as `counted` says."""
        exact = self.condition.chance(self.place.table(self.seed).history.state)
        return self._count() if exact is None else exact

    def _count(self) -> Counted:
        """Counted in deals of their own: those searched end with a hit, and would make it seem likelier than it is."""
        deals = (self.place.dealt(f"count {number}") for number in range(self.counted))
        return Counted(sum(bool(self.condition.holds(deal)) for deal in deals), self.counted)

    def table(self, you: Any = None) -> Table:
        """The table before this deal, where persons choose for themselves. It says that the deal was chosen."""
        table = self.place.table(self.seed, you)
        table.chosen = Chosen(self.condition.key, self.rarity, self.condition.data)
        return table

    def __repr__(self) -> str:
        found = text("scenario.found", seed=self.seed, reason=self.condition, tried=self.tried)
        return "\n".join([found, text("scenario.rarity", rarity=said(self.rarity))])

    def _repr_html_(self) -> str:
        return "".join(f"<p>{escape(line)}</p>" for line in repr(self).splitlines())


def find(
    game: str,
    condition: Condition | Callable[[Dealt], object],
    *,
    seats: int | Sequence[str] = 3,
    chips: int | Sequence[int] = 100,
    rules: Any = None,
    bots: Mapping[Seat, str] | None = None,
    start: int = 1,
    most: int = MOST,
    counted: int = COUNTED,
    named: str = "",
) -> Finding:
    """The first deal, of the seeds from `start` on, of which `condition` is true.

    `condition` is one of the menu in `scenarios.<game>`, or any callable that gets a deal played to its end (`Dealt`:
    its `.events`, `.state` and `.table`); `named` says in words what that looks for. Seats, chips, rules and bots are
    those of `Table`; while searching, persons choose as the menu of the game says. At most `most`
    deals are tried. A rarity that is not known exactly is counted in `counted` further deals. Raises `NothingFound`
    after `most` deals, or at once if the condition is impossible, and `BadRules`.

    >>> from cardlessons.lessons.scenarios import blucher
    >>> find("blucher", blucher.match_free(3)).seed
    4
    """
    asked = _asked(game, condition, named)
    for name, value in (("start", start), ("most", most), ("counted", counted)):
        if type(value) is not int or value < 1:
            raise BadRules("scenario_whole", name=name, value=value, least=1)
    place = Place(game, seats, chips, rules, bots_by_seat(game, bots))
    exact = asked.chance(place.table(start).history.state)
    if exact == 0:
        raise NothingFound("scenario_impossible", reason=asked)
    for seed in range(start, start + most):
        if asked.holds(place.dealt(seed)):
            return Finding(asked, place, seed, seed - start + 1, counted)
    raise _nothing(asked, start, most, exact)


def _nothing(asked: Condition, start: int, most: int, exact: Fraction | None) -> NothingFound:
    """What is said after so many deals, none of which was as asked."""
    data = {"reason": asked, "tried": most, "next": start + most}
    if exact is None:
        return NothingFound("scenario_nothing", **data)
    return NothingFound("scenario_nothing_yet", rarity=said(exact), **data)


def _asked(game: str, condition: Any, named: str) -> Condition:
    """The condition to search for. Raises `BadRules` if it is none, or one of another game."""
    _menu(game)
    if isinstance(condition, Condition):
        if condition.game != game:
            raise BadRules("scenario_game", reason=condition, game=condition.game, other=game)
        return condition
    if not callable(condition):
        raise BadRules("scenario_condition", value=condition, game=game)
    return Condition(game, "own", condition, {"words": named or text("scenario.unnamed")})


def _menu(game: str) -> Any:
    """The conditions that `game` has, and how persons choose while they are searched for."""
    return import_module(f"cardlessons.lessons.scenarios.{game_named(game).name}")
