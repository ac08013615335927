"""Exact probabilities of Blucher, from a full pack and from any state of a deal."""

from __future__ import annotations

from cardlessons.exact.blucher.ahead import Fate
from cardlessons.exact.blucher.bet import Bet, bet
from cardlessons.exact.blucher.odds import Odds, odds
from cardlessons.exact.blucher.one_on_each import one_on_each
from cardlessons.exact.blucher.passes import (
    call_after_misses,
    free_passes,
    match_free_deal,
    match_free_pass,
    match_free_passes,
    matches,
    some_match_free_pass,
)

__all__ = [
    "Bet",
    "Fate",
    "Odds",
    "bet",
    "call_after_misses",
    "free_passes",
    "match_free_deal",
    "match_free_pass",
    "match_free_passes",
    "matches",
    "odds",
    "one_on_each",
    "some_match_free_pass",
]
