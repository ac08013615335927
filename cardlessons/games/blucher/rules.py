"""The rules of Blucher, and every choice that the texts leave open.

`Rules()` is the game as its sources tell it: *The Official World Encyclopedia of Sports and Games* (Diagram Visual
Information, 1979) and two Russian versions of it. Where they are silent or disagree, a field offers the alternatives.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.fields import is_whole, read_rules, settle_choices


class Extra(StrEnum):
    """What a punter adds from the stack when their stake is matched.

    DOUBLED: as much as lies there, doubling chips included (the 1979 text, read literally). ORIGINAL: as much as the
    stake was before it was doubled. NONE: nothing (the German game, Grupp).
    """

    DOUBLED = "doubled"
    ORIGINAL = "original"
    NONE = "none"


class Spoils(StrEnum):
    """Matches on which ranks end a match-free pass: ALL of them (the texts), or only the STAKED ones."""

    ALL = "all"
    STAKED = "staked"


class Doubling(StrEnum):
    """When the bank doubles what lies on the layout.

    ONCE per deal, after the first match-free pass with anything on the layout (the texts); EVERY_FREE_PASS; or
    EVERY_PASS, match-free or not (German Wikipedia, citing Grupp).
    """

    ONCE = "once"
    EVERY_FREE_PASS = "every_free_pass"
    EVERY_PASS = "every_pass"


class Between(StrEnum):
    """What punters may do between passes: nothing, all is LOCKED (the texts), or take, leave and RESTAKE (Grupp)."""

    LOCKED = "locked"
    RESTAKE = "restake"


@dataclass(frozen=True)
class Rules:
    """One set of rules of Blucher. Raises `BadRules` where the choices contradict themselves.

    `first_bank` is the seat that banks first, None for the high cut. `lowest` and `highest` bound what one punter may
    have on one rank ("agreed beforehand" in the texts; 1 to 10 is ours); `highest` None is no limit.
    """

    pack: Pack = Pack(13, 4)
    extra: Extra = Extra.DOUBLED
    spoils: Spoils = Spoils.ALL
    doubling: Doubling = Doubling.ONCE
    between: Between = Between.LOCKED
    first_bank: int | None = None
    lowest: int = 1
    highest: int | None = 10

    def __post_init__(self) -> None:
        settle_choices(self, {"extra": Extra, "spoils": Spoils, "doubling": Doubling, "between": Between})
        if not is_whole(self.lowest, 1):
            raise BadRules("rules_lowest", value=self.lowest)
        if self.highest is not None and not is_whole(self.highest, self.lowest):
            raise BadRules("rules_highest", value=self.highest, lowest=self.lowest)
        if self.first_bank is not None and not is_whole(self.first_bank):
            raise BadRules("rules_first_bank", value=self.first_bank)

    @classmethod
    def grupp(cls) -> Rules:
        """The German Blüchern as we read Grupp's account.

        No extra payment, every match-free pass doubles, and stakes may be taken, left or laid again between passes. The
        sources differ, and a stake left lying then gains much.
        """
        return cls(extra=Extra.NONE, doubling=Doubling.EVERY_FREE_PASS, between=Between.RESTAKE)

    @property
    def passes(self) -> int:
        """How often the ranks are called through: once for each card of a rank."""
        return self.pack.per_rank


def rules_from(data: Mapping[str, Any]) -> Rules:
    """The rules that a transcript describes, field by field. Raises `BadRules`."""
    return read_rules(Rules, data)
