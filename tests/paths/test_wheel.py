"""The way by pip: the wheel alone, in an empty environment, brings the command and the lessons."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardlessons.learner_copies import FIRST
from tests.paths import steps
from tools.environments import PINS, ROOT

pytestmark = pytest.mark.paths

ORIGINALS = {path.name for path in (ROOT / "notebooks" / "en").glob("*.ipynb")}


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel in it, and nothing of the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    checkout = steps.clean_checkout(folder / "checkout")
    steps.run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=checkout)
    made = steps.empty_environment(folder / "environment")
    pip = [made / "python", "-m", "pip", "install", "-qq", "--no-compile"]
    steps.run(*pip, "--require-hashes", "-r", PINS / "lab.txt", cwd=folder)
    steps.run(*pip, "--no-deps", next(folder.glob("*.whl")), cwd=folder)
    return made


def test_its_requirements_are_met(commands: Path, tmp_path: Path) -> None:
    assert "No broken requirements" in steps.run(commands / "python", "-m", "pip", "check", cwd=tmp_path)


def test_the_package_comes_from_the_wheel(commands: Path, tmp_path: Path) -> None:
    where = steps.run(commands / "python", "-c", "import cardlessons; print(cardlessons.__file__)", cwd=tmp_path)
    assert str(commands.parent) in where


def test_the_command_says_what_it_does(commands: Path, tmp_path: Path) -> None:
    assert "JupyterLab" in steps.run(commands / "cardlessons", "--help", cwd=tmp_path)
    assert steps.run(commands / "cardlessons", "--version", cwd=tmp_path) == "cardlessons 0.1.0\n"


def test_the_command_copies_lessons_that_run(commands: Path, tmp_path: Path) -> None:
    steps.run(commands / "cardlessons", "copy", "mine", cwd=tmp_path)
    assert set(steps.run_notebooks(commands, tmp_path / "mine")) == ORIGINALS


def test_the_command_opens_the_first_lesson(commands: Path, tmp_path: Path) -> None:
    command = [str(commands / "cardlessons"), "mine", "--no-browser", "--port", str(steps.free_port())]
    with steps.running_lab(command, tmp_path, tmp_path) as address:
        assert f"/lab/tree/{FIRST}?token=" in address
        assert "jupyter-config-data" in steps.fetch(address)
        assert FIRST in steps.fetch(address.replace(f"/lab/tree/{FIRST}", f"/api/contents/{FIRST}"))
        assert steps.lab_asks_nobody(address)
