"""What the README and the pages in docs say holds: cells run, commands exist, links lead there, folders are told."""

from __future__ import annotations

import re
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.cli import WORDS
from tools.places import ROOT

PAGES = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")))}
README = PAGES["README.md"].read_text(encoding="utf-8")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
NAMED = {
    "make": re.compile(r"(?<![\w./-])make ([a-z][a-z-]*)"),
    "tools": re.compile(r"tools[/\\]make\.py ([a-z][a-z-]*)"),
    "module": re.compile(r"python3? -m ((?:tests|tools|cardlessons)[\w.]*)"),
    "script": re.compile(r"python3? ([\w/]+\.py)"),
    "cardlessons": re.compile(r"(?<![\w./-])(?<!import )cardlessons ([a-z]+)(?![\w.])"),
}
each_page = pytest.mark.parametrize("page", PAGES)


def commands(page: str, kind: str) -> set[str]:
    """What the code on a page names of this kind."""
    text = PAGES[page].read_text(encoding="utf-8")
    code = "\n".join([*CODE.findall(text), *re.findall(r"^ {4}\S.*$", text, re.MULTILINE)])
    return set(NAMED[kind].findall(code))


def anchors(path: Path) -> set[str]:
    """The places on a page that a link can lead to: its headings, as GitHub names them."""
    titles = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_cell_in_the_readme_does_what_it_says() -> None:
    (cell,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    lines = [line.partition("#")[0].strip() for line in cell.splitlines() if line.strip()]
    scope: dict[str, Any] = {}
    said: dict[str, Any] = {}
    for line in lines:
        if line.startswith(("import", "table =")):
            exec(line, scope)
        else:
            said[line.partition("(")[0]] = eval(line, scope)
    assert re.search(r"\((\d+), (\d+)\)", cell).groups() == tuple(  # type: ignore[union-attr]
        map(str, eval("cl.exact.blucher.odds(table.state).next_match", scope))
    )
    assert said["cl.exact.blucher.match_free_pass"] == Fraction(9571721884148096, 26816424180170625)
    assert said["cl.derive.blucher.match_free_pass"].value == Fraction(9571721884148096, 26816424180170625)
    assert repr(said["cl.simulate.run"]).startswith("0.35672 ± 0.00048")


def test_the_picture_is_small_and_its_words_are_those_of_the_table() -> None:
    alternative, file = re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", README)[0]
    assert (ROOT / file).stat().st_size < 100_000
    source = (ROOT / "tests" / "browser" / "readme_picture.py").read_text(encoding="utf-8")
    cell = re.search(r'^CELL = """import cardlessons as cl\n\n(.*)"""$', source, re.MULTILINE)
    assert cell
    scene = eval(cell[1], {"cl": cl}).scene()
    sentence, odds = re.findall(r'"([^"]*)"', alternative)
    assert scene.sentence.startswith(sentence)
    first = next(iter(scene.odds.values()))
    assert f"{first.label}: {first.counts}".replace("\N{NO-BREAK SPACE}", " ") == odds


def test_each_game_is_named_and_can_be_played() -> None:
    for title in ("Blucher", "Acey Deucey", "Bouillotte"):
        assert title in README.partition("## Start")[0]
        assert cl.Table(title.lower().replace(" ", "_"), seed=1).advance().scene().zones


@each_page
def test_every_link_to_a_file_of_ours_leads_there(page: str) -> None:
    for target in LINK.findall(PAGES[page].read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        path = (PAGES[page].parent / file).resolve() if file else PAGES[page]
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), target


def test_the_readme_leads_to_every_page() -> None:
    reached, waiting = set(), [PAGES["README.md"]]
    while waiting:
        path = waiting.pop()
        reached.add(path)
        links = [target.partition("#")[0] for target in LINK.findall(path.read_text(encoding="utf-8"))]
        found = {(path.parent / link).resolve() for link in links if link.endswith(".md")}
        waiting += found - reached
    assert set(PAGES.values()) <= reached


def made() -> set[str]:
    """The commands that `make` has; one that it has, tools/make.py has too."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.search(r"^((?:[a-z-]+ )+[a-z-]+): python$", makefile, re.MULTILINE)
    assert targets
    return set(targets[1].split())


def test_make_and_the_tool_that_does_without_have_the_same_commands() -> None:
    table = (ROOT / "tools" / "__main__.py").read_text(encoding="utf-8")
    assert set(re.findall(r'^    "([a-z-]+)": \(', table, re.MULTILINE)) == made()


@each_page
def test_every_command_that_is_named_exists(page: str) -> None:
    assert commands(page, "make") | commands(page, "tools") <= made()
    assert commands(page, "cardlessons") <= set(WORDS)
    for name in commands(page, "script"):
        assert (ROOT / name).is_file(), name
    for module in commands(page, "module"):
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_the_readme_names_commands_of_each_kind() -> None:
    assert commands("README.md", "make") >= {"lab", "test", "notebooks", "site", "pins", "test-paths"}
    assert {"lab", "test"} <= commands("README.md", "tools") and "doctor" in commands("README.md", "cardlessons")
    assert commands("README.md", "script") and commands("README.md", "module")


def test_every_word_of_the_command_is_explained() -> None:
    assert commands("docs/paths.md", "cardlessons") == set(WORDS)


def tracked(*folders: str) -> set[str]:
    """The first two parts of the names of files that git knows, or that are new."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *folders]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name for name in names if (ROOT / name).exists()}


def test_every_folder_is_told_and_every_folder_told_is_there() -> None:
    rows = re.findall(r"^\| (`.*?) \|", README.partition("## Where things are")[2], re.MULTILINE)
    told = set()
    for row in rows:
        first, *others = re.findall(r"`([^`]+)`", row)
        inside = first.rpartition("/")[0]
        told |= {first, *(f"{inside}/{other}".lstrip("/") for other in others)}
    files = tracked()
    assert all(any(name == one or name.startswith(f"{one}/") for name in files) for one in told)
    parts = {"/".join(name.split("/")[:2]) for name in files if name.startswith("cardlessons/")}
    parts -= {"cardlessons/__init__.py", "cardlessons/__main__.py", "cardlessons/py.typed"}
    tops = {name.split("/")[0] for name in files if "/" in name and not name.startswith((".", "cardlessons/"))}
    assert parts | tops == told
