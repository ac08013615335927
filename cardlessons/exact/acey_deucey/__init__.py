"""Exact results of Acey Deucey: outcomes of a bet, gaps, the worth of a turn, the Kelly fraction, live odds."""

from cardlessons.exact.acey_deucey.gaps import gaps
from cardlessons.exact.acey_deucey.kelly import kelly
from cardlessons.exact.acey_deucey.odds import BetOdds, Odds, odds
from cardlessons.exact.acey_deucey.outcomes import mean, outcomes
from cardlessons.exact.acey_deucey.red_dog import red_dog_edge
from cardlessons.exact.acey_deucey.thirds import thirds
from cardlessons.exact.acey_deucey.turn import TurnValue, turn_value, worths

__all__ = [
    "BetOdds",
    "Odds",
    "TurnValue",
    "gaps",
    "kelly",
    "mean",
    "odds",
    "outcomes",
    "red_dog_edge",
    "thirds",
    "turn_value",
    "worths",
]
