"""What the ways to the learner share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import launched


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with launched(chromium_path) as browser:
        yield browser
