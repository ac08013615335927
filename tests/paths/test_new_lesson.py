"""The page on how to write a lesson, followed to the letter in a copy of the project, leads to a lesson that holds."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import nbformat
import pytest
from nbformat import v4

from cardlessons.learner_copies import learner_copy
from tests.paths.following import FENCE, copy_of_the_project, follow, python
from tools.places import ROOT

pytestmark = pytest.mark.paths

PAGE = "docs/new-lesson.md"
LESSON = "notebooks/en/40-two-aces.ipynb"


def cells(page: str) -> list[nbformat.NotebookNode]:
    """The cells that the page shows before its second section, with the tags that stand behind the word python."""
    made = []
    for block in FENCE.finditer(page.partition("\n## 2.")[0]):
        text = block["text"].removesuffix("\n")
        tags = block["tags"].split()
        make = v4.new_markdown_cell if block["kind"] == "markdown" else v4.new_code_cell
        made.append(make(text, metadata={"tags": tags} if tags else {}))
    return made


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = copy_of_the_project(tmp_path_factory.mktemp("lesson") / "copy")
    subprocess.run(["git", "init", "--quiet"], cwd=copy, check=True)
    nbformat.write(v4.new_notebook(cells=cells((ROOT / PAGE).read_text(encoding="utf-8"))), copy / LESSON)
    return copy


def test_every_command_of_the_page_passes(copy: Path) -> None:
    commands = [line for text in follow(PAGE, copy)["sh"] for line in text.splitlines()]
    assert len(commands) == 4 and all(command.startswith("python -m ") for command in commands)
    for command in commands:
        code, said = python(copy, *command.split()[1:], *(["--no-cache"] if " ruff " in command else []))
        assert code == 0, said
        assert "pytest" not in command or re.search(r"\b[1-9]\d* passed", said), said
    text = (copy / LESSON).read_text(encoding="utf-8")
    assert "Fraction(1, 221)" in text and "Fraction(1, 221)" not in learner_copy(text)
