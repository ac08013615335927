"""Why a deal was chosen, and how rare it is: kept with the table, so that nobody takes its deal for typical."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

from cardlessons.core.errors import BadTranscript
from cardlessons.i18n import known, text

UNSAID = "unsaid"


@dataclass(frozen=True)
class Counted:
    """An event counted in `deals` deals: it came up in `hits` of them."""

    hits: int
    deals: int

    @property
    def mean(self) -> float:
        """The share of the deals in which it came up."""
        return self.hits / self.deals

    @property
    def error(self) -> float:
        """The standard error of that share; where it never came up, what the chance is below with 95% confidence."""
        if not self.hits:
            return float(1 - 0.05 ** (1 / self.deals))
        return sqrt(self.mean * (1 - self.mean) / max(1, self.deals - 1))


Rarity = Fraction | Counted


@dataclass(frozen=True)
class Chosen:
    """What a deal was chosen for: the sentence ``scenario.<key>`` with its `data`, and how rare such deals are."""

    key: str
    rarity: Rarity
    data: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        """What it was chosen for, in words; empty where that is not told."""
        return "" if self.key == UNSAID else text(f"scenario.{self.key}", **self.data)


def chosen_data(chosen: Chosen, told: bool) -> dict[str, Any]:
    """What a transcript keeps; what the deal was chosen for only if it is `told`: it tells how the deal goes on."""
    rarity = chosen.rarity
    how = {"chance": str(rarity)} if isinstance(rarity, Fraction) else {"hits": rarity.hits, "deals": rarity.deals}
    return {"key": chosen.key, "data": dict(chosen.data), **how} if told else {"key": UNSAID, "data": {}, **how}


def read_chosen(data: Any) -> Chosen | None:
    """What `chosen_data` has written; None if there is nothing. Raises `BadTranscript`."""
    if data is None:
        return None
    try:
        key, filled = data["key"], data["data"]
        if not set(data) <= {"key", "data", "chance", "hits", "deals"} or not _wordable(key, filled):
            raise ValueError(data)
        return Chosen(key, _rarity(data), filled)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise BadTranscript("transcript_field", name="chosen", value=data) from None


def _wordable(key: str, filled: Mapping[str, Any]) -> bool:
    """Whether there is a sentence `key` that `filled` fills."""
    if not all(type(value) in (int, str) for value in filled.values()):
        return False
    return key == UNSAID or (known(f"scenario.{key}") and bool(text(f"scenario.{key}", **filled)))


def _rarity(data: Mapping[str, Any]) -> Rarity:
    if "chance" in data:
        chance = Fraction(data["chance"])
        if isinstance(data["chance"], str) and 0 < chance <= 1:
            return chance
    elif type(data["hits"]) is type(data["deals"]) is int and 0 <= data["hits"] <= data["deals"] > 0:
        return Counted(data["hits"], data["deals"])
    raise ValueError(data)
