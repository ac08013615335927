"""The page on how to add a game, followed to the letter in a copy of the project, leads to a game that holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.paths.following import FENCE, copy_of_the_project, follow, python
from tools.places import ROOT

pytestmark = pytest.mark.paths

PAGE = "docs/new-game.md"


class Followed(NamedTuple):
    """A copy with the game in it, and what the page shows besides."""

    copy: Path
    rest: dict[str, list[str]]


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    copy = copy_of_the_project(tmp_path_factory.mktemp("game") / "copy")
    return Followed(copy, follow(PAGE, copy))


def test_every_command_of_the_page_passes(followed: Followed) -> None:
    commands = [line for text in followed.rest["sh"] for line in text.splitlines() if line.startswith("python -m ")]
    assert len(commands) == 5
    for command in commands:
        code, said = python(followed.copy, *command.split()[1:], *(["--no-cache"] if " ruff " in command else []))
        assert code == 0, said
        assert "pytest" not in command or re.search(r"\b[1-9]\d* passed", said), said


def test_the_table_is_shown_as_the_page_shows_it(followed: Followed) -> None:
    (cell,), (shown,) = followed.rest["python"], followed.rest["text"]
    code, said = python(followed.copy, "-c", cell)
    text, _, page = said.replace("\N{NO-BREAK SPACE}", " ").partition("<div")
    assert code == 0 and text.strip() == shown.strip()
    assert page.count("<svg") == 1 and "2♣" in page and "44 of the 51 unseen" in page


def test_what_is_counted_exactly_is_what_the_page_says(followed: Followed) -> None:
    code, said = python(followed.copy, "-m", "doctest", "-v", "cardlessons/exact/high_card.py")
    assert code == 0 and "2 passed" in said, said


def test_it_needed_no_javascript() -> None:
    files = [block["file"] for block in FENCE.finditer((ROOT / PAGE).read_text(encoding="utf-8")) if block["file"]]
    assert len(files) > 10 and all(file.endswith(".py") and "widgets" not in file for file in files)
