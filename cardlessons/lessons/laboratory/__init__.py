"""The rule laboratory: change one rule and see exact figures change beside the old ones, for each game."""

from __future__ import annotations

from cardlessons.lessons.laboratory.figures import Row
from cardlessons.lessons.laboratory.laboratory import Laboratory, laboratory

__all__ = ["Laboratory", "Row", "laboratory"]
