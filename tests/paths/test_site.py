"""The way by a static site: all of it is served from one folder, and lessons run in a browser whose network is cut."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cardlessons.core.absent import Absent
from tests.browser.live_table import LiveTable
from tests.paths import steps
from tests.paths.site_visit import HERE, IN_THE_ROOM, Elsewhere, Visit, browser, expose, served
from tools.environments import site_environment
from tools.places import ROOT
from tools.site.build import folder_of, lesson_languages
from tools.site.kernel import expected
from tools.site.lock import ADDED

pytestmark = pytest.mark.paths

PLAY, FREE = "10-blucher-play.ipynb", "12-blucher-match-free-pass.ipynb"
MISSING = {repr(Absent(library)) for library in ("numpy", "matplotlib")}
STEPS = 200
ANSWER = 60_000  # milliseconds until a page that runs its own Python has answered


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    said = steps.run(sys.executable, "tools/make.py", "site", "--output", folder, cwd=ROOT)
    print(said)
    expose(folder)
    return folder


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Elsewhere]:
    with Elsewhere() as proxy:
        yield proxy
        proxy.shutdown()


@pytest.fixture(scope="module")
def chromium(chromium_path: str, elsewhere: Elsewhere) -> Iterator[Browser]:
    with browser(chromium_path, elsewhere) as started:
        yield started


@pytest.fixture
def visit(site: Path, chromium: Browser, elsewhere: Elsewhere) -> Iterator[Visit]:
    """A visit, in which the page makes no mistake."""
    elsewhere.asked.clear()
    with served(site) as address:
        visit = Visit(chromium, address)
        yield visit
        visit.close()
    assert visit.problems == []


def test_every_lesson_in_every_language_is_in_the_site_as_a_learner_gets_it(site: Path) -> None:
    for language in lesson_languages():
        originals = {path.name for path in (ROOT / "notebooks" / language).glob("*.ipynb")}
        copies = {path.name: path for path in (site / "files" / folder_of(language)).glob("*.ipynb")}
        assert set(copies) == originals != set()
        for copy in copies.values():
            cells = json.loads(copy.read_text(encoding="utf-8"))["cells"]
            assert not any(cell.get("outputs") for cell in cells)


def test_pyodide_and_every_wheel_that_the_lessons_need_lie_in_the_site_as_its_list_says(site: Path) -> None:
    folder = site / "static" / "pyodide"
    packages = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))["packages"]
    here = {name: package for name, package in packages.items() if "/" not in package["file_name"]}
    assert {*ADDED, "micropip", "ipython", "jedi", "sympy", "typing-extensions"} <= set(here)
    assert {package["file_name"] for package in here.values()} == {path.name for path in folder.glob("*.whl")}
    for package in here.values():
        assert sha256((folder / package["file_name"]).read_bytes()).hexdigest() == package["sha256"]
    address = expected(site_environment()).packages
    others = [package["file_name"] for name, package in packages.items() if name not in here]
    assert len(others) > 100 and all(name.startswith(f"{address}/") for name in others)


def test_the_site_asks_for_pyodide_in_its_own_folder(site: Path) -> None:
    settings = json.loads((site / "jupyter-lite.json").read_text(encoding="utf-8"))["jupyter-config-data"]
    kernel = settings["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    addresses = [kernel["pyodideUrl"], *kernel["pipliteUrls"]]
    assert all(address.startswith("./") for address in addresses)
    assert not re.search(r"\w+://", (site / "index.html").read_text(encoding="utf-8"))


@pytest.mark.browser
def test_what_a_page_asks_of_another_machine_is_noticed(chromium: Browser, elsewhere: Elsewhere, site: Path) -> None:
    elsewhere.asked.clear()
    with served(site) as address:
        page = chromium.new_page()
        page.goto(f"{address}package.json")
        page.evaluate("""() => new Promise((resolve) => {
          const ask = (host) => `fetch("https://${host}.invalid/").catch(() => 0)`;
          const worker = new Worker(URL.createObjectURL(new Blob([ask("worker") + ".then(() => postMessage(0))"])));
          worker.onmessage = () => eval(ask("page")).then(resolve);
        })""")
        page.close()
    assert elsewhere.hosts == {"worker.invalid", "page.invalid"}


@pytest.mark.browser
def test_the_start_page_opens_the_first_lesson_for_everybody_in_the_room(visit: Visit, elsewhere: Elsewhere) -> None:
    visit.address = visit.address.replace(HERE, IN_THE_ROOM)
    visit.open("")
    assert not visit.page.evaluate("window.isSecureContext")
    assert visit.title == "00-start-here.ipynb"
    assert_shows_the_lesson(visit.run_all(), "00-start-here.ipynb")
    assert elsewhere.hosts == set()


@pytest.mark.browser
def test_two_hundred_steps_are_played_by_keys_and_clicks(visit: Visit, elsewhere: Elsewhere) -> None:
    assert_shows_the_lesson(visit.lesson(PLAY).run_all(), PLAY)
    visit.try_code(TABLE)
    table = LiveTable(visit, visit.page.locator(".cl-root").count() - 1)  # type: ignore[arg-type]
    deals = 0
    for step in range(STEPS):
        before = table.sentence
        if table.button("Step").get_attribute("aria-disabled"):
            table.button("Next deal").click()
            deals += 1
        elif step % 2:
            table.root.focus()
            table.press("ArrowRight")
        else:
            table.button("Step").click()
        table.changes_from(before)
    assert deals >= 2
    assert shown(visit.try_code("[table.state.deal, table.history.cursor]")) == f"[{deals + 1}, {STEPS}]"
    assert shown(visit.try_code(SAVED)) == "True"
    assert elsewhere.hosts == set()


@pytest.mark.browser
def test_proofs_predictions_and_exercises_work_and_numpy_comes_only_when_asked_for(
    visit: Visit, elsewhere: Elsewhere
) -> None:
    cells = visit.lesson(FREE).run_all()
    assert_shows_the_lesson(cells, FREE)
    assert {text for cell in cells for text in texts(cell["outputs"])} >= MISSING
    assert visit.page.locator("mjx-container, .jp-RenderedLatex, .MathJax").count()
    assert shown(visit.try_code(PROVED)) == "'12/35'"
    assert shown(visit.try_code(EXERCISED)) == "(1.0, 0.5)"
    visit.try_code(PREDICTED)
    form = visit.page.locator(".cl-prediction").last
    form.get_by_label("Your prediction").fill("0,4")
    form.get_by_role("button", name="Lock").click()
    expect(form.get_by_role("status")).to_contain_text("Outcome: 12/35", timeout=ANSWER)
    assert elsewhere.hosts == set()
    visit.try_code("%pip install numpy")
    address = expected(site_environment()).packages
    assert elsewhere.hosts == {address.split("/")[2]}


TABLE = """import cardlessons as cl
table = cl.Table("blucher", seed=1, bots={0: "single", 1: "spread", 2: "never"})
table"""
PROVED = """proof = cl.derive.blucher.match_free_pass(cl.Pack(4, 2))
proof.check()
str(proof.value)"""
PREDICTED = """cl.lessons.predict("How likely is a match-free pass of four ranks?").compare(proof.value)"""
EXERCISED = """cl.lessons.check("12.1", "3/8").points, cl.lessons.check("12.1", "5/8").points"""
SAVED = """table.save("mine.json")
str(cl.Table.load("mine.json")) == str(table)"""


def assert_shows_the_lesson(cells: list[dict[str, Any]], name: str) -> None:
    """Every cell has run and shows what the original shows, unless it says that a library is missing."""
    original = json.loads((ROOT / "notebooks" / "en" / name).read_text(encoding="utf-8"))["cells"]
    committed = {cell["id"]: cell["outputs"] for cell in original if cell["cell_type"] == "code"}
    assert {cell["id"] for cell in cells} == set(committed)
    for cell in cells:
        assert cell["count"], cell["source"]
        now = texts(cell["outputs"])
        if not any(sentence in text for sentence in MISSING for text in now):
            assert now == texts(committed[cell["id"]]), cell["source"]


def texts(outputs: list[dict[str, Any]]) -> list[str]:
    """The text of each output. None is an error or a warning."""
    found = []
    for output in outputs:
        assert output["output_type"] != "error" and output.get("name") != "stderr", output
        text = output["text"] if "text" in output else output["data"]["text/plain"]
        found.append("".join(text).strip())
    return found


def shown(outputs: list[dict[str, Any]]) -> str:
    (text,) = texts(outputs)
    return text
