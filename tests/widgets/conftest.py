"""What the tests of the widgets share."""

from __future__ import annotations

from math import inf

import pytest

PATIENCE = "cardlessons.play.thinking.PATIENCE"


@pytest.fixture(autouse=True)
def no_bot_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages do not depend on how fast this machine is."""
    monkeypatch.setattr(PATIENCE, inf)
