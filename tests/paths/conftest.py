"""What the ways to the learner share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.lab import FLAGS


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """A browser that finds nothing beyond this machine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
        yield browser
        browser.close()
