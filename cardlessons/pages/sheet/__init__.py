"""A learner's sheet: a lesson on two sides of paper, to be used with a pack of cards and no device, without answers."""

from __future__ import annotations

from cardlessons.pages.sheet.sheet import sheet

__all__ = ["sheet"]
