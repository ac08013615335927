"""The way by pip: the wheel in an empty environment brings the command, the lessons, and help when something fails."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import cardlessons as cl
from cardlessons.learner_copies import FIRST
from tests.paths import steps
from tools.places import PINS, ROOT

pytestmark = pytest.mark.paths

ORIGINALS = {path.name for path in (ROOT / "notebooks" / "en").glob("*.ipynb")}
PINNED = re.compile(r"^\S+==[^;\\]+(?:;[^\\]+)?", re.MULTILINE)


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel in it, installed as a person would, and nothing of the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    checkout = steps.clean_checkout(folder / "checkout")
    steps.run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=checkout)
    # The versions that are known; without hashes, since the wheel is new and has none; without extras, as pip wants.
    known = folder / "known.txt"
    pins = re.sub(r"\[[a-z,-]+\]", "", (PINS / "test.txt").read_text(encoding="utf-8"))
    known.write_text("\n".join(PINNED.findall(pins)), encoding="utf-8")
    made = steps.empty_environment(folder / "environment")
    wheel = next(folder.glob("*.whl"))
    pip = [made / "python", "-m", "pip", "install", "-qq", "--no-compile", "-c", known]
    steps.run(*pip, f"{wheel}[lab,check,pages]", cwd=folder)
    return made


def test_its_requirements_are_met(commands: Path, tmp_path: Path) -> None:
    assert "No broken requirements" in steps.run(commands / "python", "-m", "pip", "check", cwd=tmp_path)


def test_the_package_comes_from_the_wheel(commands: Path, tmp_path: Path) -> None:
    where = steps.run(commands / "python", "-c", "import cardlessons; print(cardlessons.__file__)", cwd=tmp_path)
    assert str(commands.parent) in where


def test_the_command_says_what_it_does(commands: Path, tmp_path: Path) -> None:
    assert "JupyterLab" in steps.run(commands / "cardlessons", "--help", cwd=tmp_path)
    assert steps.run(commands / "cardlessons", "--version", cwd=tmp_path) == f"cardlessons {cl.__version__}\n"


def test_the_command_lists_every_lesson(commands: Path, tmp_path: Path) -> None:
    said = steps.run(commands / "cardlessons", "list", cwd=tmp_path)
    assert {f"{line.split()[0]}.ipynb" for line in said.splitlines()} == ORIGINALS
    assert "Blucher: play a deal · 45 min" in said


def test_copies_run_and_one_that_does_not_is_named(commands: Path, tmp_path: Path) -> None:
    steps.run(commands / "cardlessons", "copy", "mine", cwd=tmp_path)
    said = steps.run(commands / "cardlessons", "check", "mine", cwd=tmp_path)
    assert {f"{name}.ipynb" for name in re.findall(r"^(\S+): all \d+ cells", said, re.MULTILINE)} == ORIGINALS
    first = tmp_path / "mine" / FIRST
    first.write_text(first.read_text(encoding="utf-8").replace("import cardlessons as cl", "import cardlesson as cl"))
    code, said = steps.attempt(commands / "cardlessons", "check", f"mine/{FIRST}", cwd=tmp_path)
    assert code == 1 and "cell 1 of those with code stops with an error: ModuleNotFoundError" in said


def test_a_changed_file_is_kept_and_named(commands: Path, tmp_path: Path) -> None:
    copy = [commands / "cardlessons", "copy"]
    assert "cardlessons-lessons" in steps.run(*copy, cwd=tmp_path)
    changed = tmp_path / "cardlessons-lessons" / FIRST
    changed.write_text("mine", encoding="utf-8")
    said = steps.run(*copy, cwd=tmp_path)
    assert changed.read_text(encoding="utf-8") == "mine"
    assert f"Left as they are, since you have changed them: {FIRST}." in said


def test_a_lesson_is_exported(commands: Path, tmp_path: Path) -> None:
    steps.run(commands / "cardlessons", "export", "12", "--to", "slides", cwd=tmp_path)
    assert "<math" in (tmp_path / "12-blucher-match-free-pass.slides.html").read_text(encoding="utf-8")


def test_a_sheet_is_written_without_any_key(commands: Path, tmp_path: Path) -> None:
    steps.run(commands / "cardlessons", "sheet", "12", "--variant", "7", cwd=tmp_path)
    page = (tmp_path / "12-blucher-match-free-pass.sheet.html").read_text(encoding="utf-8")
    assert "<math" in page and 'class="gap' in page and "Answer: <" in page


def test_the_command_opens_the_first_lesson(commands: Path, tmp_path: Path) -> None:
    command = [str(commands / "cardlessons"), "mine", "--no-browser", "--port", str(steps.free_port())]
    with steps.running_lab(command, tmp_path, tmp_path) as address:
        assert f"/lab/tree/{FIRST}?token=" in address
        assert "jupyter-config-data" in steps.fetch(address)
        held = json.loads(steps.fetch(address.replace(f"/lab/tree/{FIRST}", f"/api/contents/{FIRST}")))
        assert held["name"] == FIRST and "# Start here" in held["content"]["cells"][0]["source"]
        assert steps.lab_asks_nobody(address)


def test_the_doctor_finds_nothing_then_a_fault_whose_cure_works(commands: Path, tmp_path: Path) -> None:
    doctor = [commands / "cardlessons", "doctor", "mine"]
    assert steps.run(*doctor, cwd=tmp_path).endswith("All is well.\n")
    steps.run(commands / "python", "-m", "pip", "uninstall", "-qq", "--yes", "jupyterlab_widgets", cwd=tmp_path)
    code, said = steps.attempt(*doctor, cwd=tmp_path)
    assert code == 1 and "JupyterLab lacks the extension @jupyter-widgets/jupyterlab-manager" in said
    cure = re.search(r'Install it: "([^"]+)" (.*)$', said, re.MULTILINE)
    assert cure and Path(cure[1]).parent == commands
    steps.run(cure[1], *cure[2].split(), cwd=tmp_path)
    assert steps.run(*doctor, cwd=tmp_path).endswith("All is well.\n")
