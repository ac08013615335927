"""What each lesson of the course needs on paper: which table to fill in, and which small packs stand there in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardlessons.core.cards import Pack
from cardlessons.i18n import text

CALLS = 13  # a column for each call of a pass, and one for their sum


class Grid(NamedTuple):
    """A table with so many `columns`, `CALLS` being the calls of a pass, and rows named in the words of the sheet."""

    columns: int
    rows: Sequence[str | int]  # a number is that pass of a deal

    def labels(self) -> list[str]:
        """What stands before each row."""
        return [
            text("sheet.row.pass", number=row) if isinstance(row, int) else text(f"sheet.row.{row}")
            for row in self.rows
        ]


class Small(NamedTuple):
    """A pack of which every deal is printed, each in a column so many millimetres `wide`."""

    pack: Pack
    wide: int


class Kit(NamedTuple):
    """The table of a lesson, and the packs that it lists."""

    grid: Grid
    packs: tuple[Small, ...] = ()


SIX_DEALS = Small(Pack(2, 2), 28)
NINETY_DEALS = Small(Pack(3, 2), 16)
KITS = {
    "00": Kit(Grid(CALLS, ("out", "left"))),
    "10": Kit(Grid(CALLS, (1, 2, 3, 4, 1, 2, 3, 4))),
    "11": Kit(Grid(12, ("seen", "heard")), (NINETY_DEALS,)),
    "12": Kit(Grid(CALLS, (1, 2, 3, 4, 5))),
    "13": Kit(Grid(6, ("rank", "doubled", "taken", "brought")), (SIX_DEALS,)),
    "14": Kit(Grid(10, (1, 2, 3, 4, "some")), (SIX_DEALS, NINETY_DEALS)),
    "20": Kit(Grid(12, ("first", "second", "third", "place"))),
    "21": Kit(Grid(12, ("first", "second", "gap", "down", "third", "brought"))),
    "22": Kit(Grid(12, ("second", "third", "low", "high"))),
    "23": Kit(Grid(12, ("before", "down", "third", "after"))),
    "30": Kit(Grid(6, ("spades", "hearts", "diamonds", "clubs", "best_suit", "winner"))),
    "31": Kit(Grid(12, ("beside_same", "beside_ranks"))),
    "32": Kit(Grid(12, ("first_place", "last_place"))),
    "90": Kit(Grid(12, ("matches", "free")), (Small(Pack(4, 1), 13),)),
}
