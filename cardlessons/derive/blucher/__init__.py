"""Derivations for Blucher, under the names that the exact results have."""

from __future__ import annotations

from cardlessons.derive.blucher.bet import bet, fair_extra
from cardlessons.derive.blucher.board import match_free_deal, match_free_passes
from cardlessons.derive.blucher.misses import call_after_misses
from cardlessons.derive.blucher.passes import match_free_pass
from cardlessons.derive.blucher.some import some_match_free_pass

__all__ = [
    "bet",
    "call_after_misses",
    "fair_extra",
    "match_free_deal",
    "match_free_pass",
    "match_free_passes",
    "some_match_free_pass",
]
