"""The way by a shared page: the command serves it, and a phone in the room uses it as one from another machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardlessons.cli.sharing.code import dots
from cardlessons.cli.sharing.poster import poster
from tests.axe import COLOURS, STANDARDS, faults
from tests.browser.lab import launched
from tools.places import ROOT

pytestmark = [pytest.mark.paths, pytest.mark.browser]

# A browser allows less on a page that comes unencrypted from another machine than from this one.
ROOM = "teacher.test"
LONGEST = "http://192.168.178.201:65535/"


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    rules = f"--host-resolver-rules=MAP {ROOM} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    with launched(chromium_path, rules) as browser:
        yield browser


@contextmanager
def shared(lesson: str, folder: Path) -> Iterator[str]:
    """The port at which the command serves a lesson."""
    command = [sys.executable, "-m", "cardlessons.cli", "share", lesson, "--no-browser", "--port", "0"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = "".join(process.stdout.readline() for _ in range(4))
        told = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert told, said
        try:
            yield told[1]
        finally:
            process.terminate()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    yield context.new_page()
    context.close()


def test_a_phone_in_the_room_opens_the_lesson_and_locks_a_prediction(phone: Page, tmp_path: Path) -> None:
    asked: list[str] = []
    complaints: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.on("console", lambda said: complaints.append(said.text))
    phone.on("pageerror", lambda error: complaints.append(str(error)))
    with shared("00", tmp_path) as port:
        phone.goto(f"http://{ROOM}:{port}/")
        assert phone.evaluate("isSecureContext") is False
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    # The page is whole: it goes on when the teacher's machine does not.
    phone.locator("form.prediction").first.get_by_role("textbox").fill("1/13")
    phone.keyboard.press("Enter")
    expect(phone.locator(".outcome").first).to_contain_text("Outcome")
    assert [url for url in asked if not url.startswith("data:")] == [f"http://{ROOM}:{port}/"]
    assert complaints == []


def test_the_poster_shows_address_and_code_at_once_to_everybody(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "code.html"
    file.write_text(poster("Blucher: the match-free pass", LONGEST, dots(LONGEST), "en"), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(file.as_uri())
    for width, height in ((1280, 800), (1920, 1080), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            width,
            height,
        ]
        code = page.get_by_role("img", name=f"QR code for {LONGEST}").bounding_box()
        assert code and min(code["width"], code["height"]) > 0.5 * height and code["y"] + code["height"] <= height
    for theme, rules in (("light", STANDARDS), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert faults(page, rules=rules) == []
    page.close()
