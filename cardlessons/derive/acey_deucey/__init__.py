"""Derivations for Acey Deucey, under the names that the exact results have where there are such."""

from __future__ import annotations

from cardlessons.derive.acey_deucey.aces import ace_choice, choosing_late
from cardlessons.derive.acey_deucey.bets import bet, gap_trap, pair, worth, worth_line
from cardlessons.derive.acey_deucey.kelly import kelly
from cardlessons.derive.acey_deucey.red_dog import red_dog_edge
from cardlessons.derive.acey_deucey.turn import turn_value

__all__ = [
    "ace_choice",
    "bet",
    "choosing_late",
    "gap_trap",
    "kelly",
    "pair",
    "red_dog_edge",
    "turn_value",
    "worth",
    "worth_line",
]
