"""The way by exported pages: each lesson as a page and as slides, opened with the network cut, wide and narrow."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from cardlessons import cli
from cardlessons.learner_copies import originals
from tests.axe import COLOURS, STANDARDS, faults

pytestmark = [pytest.mark.paths, pytest.mark.browser]

LESSONS = {path.stem: path for path in sorted(originals().glob("*.ipynb"))}
CARD = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")
FORMULA = re.compile(r"\$\$.+?\$\$|\$[^$]+\$", re.DOTALL)
WIDTHS = {"a projector": 1280, "a telephone": 360}
SHOWN = "nodes => nodes.every(node => node.getBoundingClientRect().width && node.getBoundingClientRect().height)"


class Opened:
    """An exported page in a browser without a network, and what it asked for and complained of."""

    def __init__(self, browser: Browser, path: Path) -> None:
        self.context = browser.new_context(offline=True)
        self.page: Page = self.context.new_page()
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda said: self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(path.as_uri())

    def resize(self, width: int) -> None:
        self.page.set_viewport_size({"width": width, "height": 800})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def theme(self, name: Any) -> None:
        self.page.emulate_media(color_scheme=name)


@pytest.fixture(params=["html", "slides"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def opened(kind: str, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opened]:
    page = tmp_path / "page.html"
    assert cli.main(["export", request.param, "--to", kind, "--output", str(page)]) == 0
    assert page.stat().st_size < 1_000_000
    opened = Opened(browser, page)
    yield opened
    opened.context.close()
    assert [url for url in opened.asked if not url.startswith("data:")] == [page.as_uri()]
    assert opened.complaints == []


def outputs(path: Path) -> list[dict[str, Any]]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [output.get("data", {}) for cell in cells for output in cell.get("outputs", [])]


def cards_of_tables(path: Path) -> list[list[str]]:
    """The cards that lie face up in each table of a notebook, read from its words."""
    tables = [data for data in outputs(path) if "cl-static" in "".join(data.get("text/html", ""))]
    return [CARD.findall("".join(data["text/plain"])) for data in tables]


def written(path: Path) -> str:
    """All Markdown of a notebook, that of its outputs included."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    prose = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    return "\n".join(prose + ["".join(data["text/markdown"]) for data in outputs(path) if "text/markdown" in data])


@pytest.mark.parametrize("opened", LESSONS, indirect=True)
def test_a_lesson_shows_its_cards_and_formulas_to_everybody(
    opened: Opened, kind: str, request: pytest.FixtureRequest
) -> None:
    path = LESSONS[request.node.callspec.params["opened"]]
    page = opened.page
    if kind == "slides":
        unfold(opened)
    cards = cards_of_tables(path)
    assert page.locator(".cl-static").count() == len(cards)
    for number, named in enumerate(cards):
        there = page.locator(".cl-static").nth(number)
        assert set(named) <= set(CARD.findall(there.text_content() or ""))
        assert there.locator("svg").count() >= len(named) and there.locator("svg").evaluate_all(SHOWN)

    formulas = page.locator("math")
    assert formulas.count() == len(FORMULA.findall(written(path))) and formulas.evaluate_all(SHOWN)
    assert "$" not in page.locator("main").inner_text() and page.locator("main > code").count() == 0
    assert page.locator("img").evaluate_all("nodes => nodes.every(node => node.naturalWidth > 100 && node.alt)")

    for width in WIDTHS.values():
        opened.resize(width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for theme, rules in (("light", STANDARDS), ("dark", COLOURS)):
            opened.theme(theme)
            assert faults(page, rules=rules) == []


def test_there_are_cards_to_look_at_in_the_lessons() -> None:
    showing = {path.stem[:2] for path in LESSONS.values() if any(cards_of_tables(path))}
    assert {"00", "10", "12", "20", "21"} <= showing


def unfold(opened: Opened) -> None:
    """Goes through all slides by key and back by button, then shows all at once, as a printer does."""
    page = opened.page
    slides = page.locator(".slide")
    last = slides.count()
    assert last > 5
    for number in range(1, last + 1):
        assert page.get_by_role("status").inner_text() == f"Slide {number} of {last}"
        assert [slide.is_visible() for slide in slides.all()].index(True) == number - 1
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Back").click()
    assert page.get_by_role("status").inner_text() == f"Slide {last - 1} of {last}"
    page.evaluate("() => document.querySelectorAll('.slide').forEach(slide => (slide.hidden = false))")
