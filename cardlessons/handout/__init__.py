"""A lesson as one page for a phone: recorded deals to step through, predictions that lock, exercises that are checked.

The page asks no other machine for anything. What follows a prediction is sealed until the prediction is locked.
"""

from __future__ import annotations

from cardlessons.handout.writing import MOST, page

__all__ = ["MOST", "page"]
