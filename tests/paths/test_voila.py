"""The way by Voilà: the play lessons as live pages without code, in a browser that can reach this machine alone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from cardlessons.learner_copies import originals
from tests.axe import faults
from tests.paths import steps
from tools.environments import voila_environment

pytestmark = [pytest.mark.paths, pytest.mark.browser]

PLAY = sorted(path.stem for path in originals().glob("*-play.ipynb"))
READY = 90_000  # every cell of the lesson is run before its page is whole
STEP = 20_000
# What Lab's parts say of versions that Voilà brings: a warning, for nothing that a table needs.
HARMLESS = ("warning", "debug", "log", "info")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the lessons, served as a person would."""
    environment = voila_environment()
    environment.make(sys.stdout)
    folder, port = tmp_path_factory.mktemp("voila"), steps.free_port()
    own = {name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")}
    inherited = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
    command = [environment.script("cardlessons"), "voila", "mine", "--no-browser", "--port", str(port)]
    with (folder / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**inherited, "PYTHONPATH": "", **own},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        _await(address := f"http://127.0.0.1:{port}/", process, folder / "log")
        yield address
    finally:
        process.terminate()
        process.wait(30)


def _await(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        assert process.poll() is None, log.read_text(encoding="utf-8")
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.2)
    raise AssertionError(log.read_text(encoding="utf-8"))


@pytest.fixture
def page(browser: Browser, served: str) -> Iterator[Page]:
    """A page that may ask this server alone; at its end it must have asked nobody else, and complained of nothing."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    foreign: list[str] = []
    complaints: list[str] = []

    def let_through(route: Route) -> None:
        if route.request.url.startswith(served):
            route.continue_()
        else:
            foreign.append(route.request.url)
            route.abort()

    page = context.new_page()
    page.set_default_timeout(STEP)
    page.route(lambda url: not url.startswith(("data:", "blob:")), let_through)
    page.on("console", lambda said: None if said.type in HARMLESS else complaints.append(said.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(served)
    yield page
    context.close()
    assert foreign == [] and complaints == []


def table_of(page: Page, name: str) -> Locator:
    """The live table of a lesson, to which its link in the list leads."""
    page.get_by_role("link", name=name, exact=True).click()
    table = page.locator(".cl-root").first
    table.locator(".cl-spot").first.wait_for(timeout=READY)
    return table


def button(table: Locator, name: str) -> Locator:
    return table.get_by_role("button", name=name, exact=True)


def press(table: Locator, name: str, key: str) -> None:
    """Presses a key while the button `name` has the focus."""
    button(table, name).focus()
    table.page.keyboard.press(key)


def test_the_list_has_every_lesson_and_axe_finds_nothing_in_it(page: Page) -> None:
    names = [path.stem for path in sorted(originals().glob("*.ipynb"))]
    assert page.get_by_role("link").all_inner_texts() == names
    assert faults(page) == []


def play_blucher(table: Locator) -> None:
    """Stakes by key, is done by key, and turns the deal to its end by button."""
    table.get_by_role("button", name="ace").first.focus()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    expect(table.get_by_role("status")).to_contain_text("Ann puts 1", timeout=STEP)
    press(table, "Done", "Enter")
    expect(table.get_by_role("status")).to_contain_text("Ann is done", timeout=STEP)
    button(table, "End of deal").click()
    expect(table.locator("[data-kind=cards] .cl-spot[data-faces]")).to_have_count(52, timeout=STEP)


def play_acey_deucey(table: Locator) -> None:
    """Bets the pot by buttons, and turns the third card by key."""
    button(table, "pot").click()
    button(table, "Bet").click()
    expect(table.get_by_role("status")).to_contain_text("Ann puts 3", timeout=STEP)
    press(table, "Step", "ArrowRight")
    expect(table.get_by_role("status")).to_contain_text("Third card: ", timeout=STEP)


def go_back_and_on(table: Locator) -> None:
    """One step back by key and on by button, which any table allows."""
    status = table.get_by_role("status")
    before = status.inner_text()
    press(table, "Step", "ArrowLeft")
    expect(status).not_to_have_text(before, timeout=STEP, use_inner_text=True)
    button(table, "Step").click()
    expect(status).to_have_text(before, timeout=STEP, use_inner_text=True)


def answer(field: Locator) -> None:
    """Any prediction, locked by key: one of the words offered, or a number."""
    if field.evaluate("node => node.tagName") == "SELECT":
        field.select_option(index=1)
    else:
        field.fill("1")
    field.press("Enter")


PLAYED = {"10-blucher-play": play_blucher, "20-acey-deucey-play": play_acey_deucey}


@pytest.mark.parametrize("name", PLAY)
def test_a_play_lesson_is_played_by_key_and_button_and_gives_nothing_away(name: str, page: Page) -> None:
    table = table_of(page, name)
    later = page.locator("details.cl-later")
    assert later.count() > 3 and page.locator("details.cl-later[open]").count() == 0
    go_back_and_on(table)
    if name in PLAYED:
        PLAYED[name](table)
    form = page.locator(".cl-prediction").first
    answer(form.get_by_label("Your prediction"))
    expect(form.get_by_role("button", name="Locked")).to_be_visible(timeout=STEP)
    expect(form.get_by_role("status")).to_contain_text("Outcome: ", timeout=STEP)
    later.first.locator("summary").click()
    assert page.locator("details.cl-later[open]").count() == 1


def test_every_way_to_play_belongs_to_a_lesson() -> None:
    assert set(PLAYED) <= set(PLAY)
