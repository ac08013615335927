"""Where Chromium is, whether it must be there, and how to get it. Standard library only: tests use it everywhere."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW_TO_GET_CHROMIUM = (
    "Debian: apt-get install chromium. Elsewhere: install Chromium or Chrome, "
    "and set CARDLESSONS_CHROMIUM to its path if it is not found."
)


def chromium() -> str | None:
    """The path of Chromium, or None. CARDLESSONS_CHROMIUM names one that is not on the path."""
    named = os.environ.get("CARDLESSONS_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def browser_required() -> bool:
    """Whether a missing browser is a failure, rather than a reason to leave tests out."""
    return os.environ.get("CARDLESSONS_BROWSER") == "required"
