"""The teacher's pages on paper: A4 and Letter, as Chromium prints them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tools.teacher import build

pytestmark = pytest.mark.browser

PAGE = re.compile(rb"/Type\s*/Page\b")
MOST = {"plan": 2, "key": 2, "routes": 1, "note-for-heads-and-parents": 1, "curricula": 2}
EXACTLY = {"ticket": 2, "sheet": 2}  # a ticket has one side for the learner, and the guide on another


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("teacher")
    assert build.main(["--folder", str(made), "--learners", "30"]) == 0
    return made


@pytest.fixture(scope="module")
def page(chromium_browser: Browser) -> Page:
    return chromium_browser.new_page()


@pytest.mark.parametrize("sheet", ["A4", "Letter"])
def test_pages_fit_the_sheets_that_they_should(sheet: str, folder: Path, page: Page) -> None:
    printed = 0
    for path in sorted(folder.glob("*.html")):
        kind = re.sub(r"^\d\d-", "", path.stem)
        if kind not in MOST | EXACTLY:
            continue
        page.goto(path.as_uri())
        sides = len(PAGE.findall(page.pdf(format=sheet)))
        assert 1 <= sides <= MOST.get(kind, sides) and sides == EXACTLY.get(kind, sides), (path.name, sides)
        printed += 1
    assert printed == 4 * 14 + 3


def test_nothing_is_wider_than_a_sheet(folder: Path, page: Page) -> None:
    page.set_viewport_size({"width": 690, "height": 1000})  # an A4 sheet between its margins
    page.emulate_media(media="print")
    for path in sorted(folder.glob("*.html")):
        page.goto(path.as_uri())
        assert page.locator("h1").first.is_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path.name
