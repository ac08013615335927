"""Derivations for Blucher, under the names that the exact results have."""

from __future__ import annotations

from cardlessons.derive.blucher.passes import match_free_pass

__all__ = ["match_free_pass"]
