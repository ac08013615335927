"""Exact probabilities of Blucher, from a full pack and from any state of a deal."""

from __future__ import annotations

from cardlessons.exact.blucher.passes import (
    match_free_deal,
    match_free_pass,
    match_free_passes,
    matches,
    some_match_free_pass,
)

__all__ = [
    "match_free_deal",
    "match_free_pass",
    "match_free_passes",
    "matches",
    "some_match_free_pass",
]
