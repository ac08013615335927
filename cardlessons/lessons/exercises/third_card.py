"""Exercises of lesson 20: pairs, and where the third card of Acey Deucey falls."""

from __future__ import annotations

from fractions import Fraction

from cardlessons.exact import acey_deucey
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.lessons.exercises.packs import on, pack_of
from cardlessons.lessons.exercises.task import Deal, Part, Task

BASE = Rules()
A_THIRD = Fraction(1, 3)


def _pair(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    pair = acey_deucey.gaps(Rules(pack))["pair"]
    slips = {
        "first_still_there": Fraction(pack.suits, pack.size),
        "none_less": Fraction(pack.suits, pack.size - 1),
        "named_rank": pair / pack.ranks,
    }
    return (Part(pair, slips),)


def _between(deal: Deal) -> tuple[Part, ...]:
    chances = acey_deucey.outcomes(deal["low"], deal["high"], BASE)
    unseen, wins = BASE.pack.size - 2, chances[1]
    cards = wins * unseen
    slips = {
        "a_third": A_THIRD,
        "whole_pack": cards / BASE.pack.size,
        "difference": (cards + BASE.pack.per_rank) / unseen,
        "posts_too": wins + chances[-2],
    }
    return (Part(wins, slips),)


def _before_any_card(deal: Deal) -> tuple[Part, ...]:
    rules = Rules(pack_of(deal))
    falls = acey_deucey.thirds(rules)
    pair = acey_deucey.gaps(rules)["pair"]
    between = sum((share for (_, where), share in falls.items() if where == "between"), Fraction(0))
    slips = {
        "a_third": A_THIRD,
        "all_different": 3 * between,
        "two_different": (1 - pair) / 3,
    }
    return (Part(between, slips),)


def ends(least: int) -> tuple[Deal, ...]:
    """All end cards of different ranks without an ace, with at least so many ranks between them."""
    return tuple({"low": low, "high": high} for low in range(2, 13) for high in range(low + least + 1, 14))


TASKS = (
    Task("20.1", on((13, 4)), _pair),
    Task("20.2", ({"low": 5, "high": 11}, *(deal for deal in ends(2) if deal != {"low": 5, "high": 11})), _between),
    Task("20.3", on((13, 4)), _before_any_card),
)
