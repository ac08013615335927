"""The maintainers' tools: a failure is seen and named, a Python is found or asked for, a changed number is listed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

from tools import environments, prove, pythons, stages
from tools.environments import Environment
from tools.places import ROOT
from tools.pythons import NoPython, Python
from tools.stages import Outcome, Stage, commands

OLD = Python("/old", (3, 10, 1), True, True)
P311 = Python("/p311", (3, 11, 7), True, True)
P311_TOO = Python("/too", (3, 11, 2), True, True)
P312_NO_VENV = Python("/p312", (3, 12, 1), True, False)
P313 = Python("/p313", (3, 13, 0), True, True)
FREE_THREADED = Python("/p313t", (3, 13, 0), False, True)
NEW = Python("/new", (3, 15, 0), True, True)


def test_the_first_python_that_fits_is_taken() -> None:
    assert pythons.fitting([OLD, NEW, FREE_THREADED, P312_NO_VENV, P313, P311]) == P313


def test_a_python_too_old_is_named_with_what_to_install() -> None:
    with pytest.raises(NoPython, match=r"3\.11 to 3\.14.*3\.10\.1 \(/old\)") as raised:
        pythons.fitting([OLD])
    assert "apt-get install python3" in str(raised.value)


def test_a_missing_venv_module_is_named_with_what_to_install() -> None:
    with pytest.raises(NoPython, match=r"3\.12\.1 \(/p312\).*venv(.|\n)*apt-get install python3-venv"):
        pythons.fitting([OLD, P312_NO_VENV])


def test_the_others_are_one_of_each_other_version() -> None:
    assert pythons.others(P311, [P311, P313, OLD, P311_TOO, NEW, P312_NO_VENV]) == ([P313], [P312_NO_VENV])


def test_a_version_without_a_whole_python_is_missing() -> None:
    assert pythons.missing([P311, P312_NO_VENV, P313, OLD, NEW]) == ["3.12", "3.14"]
    assert pythons.missing([]) == ["3.11", "3.12", "3.13", "3.14"]


def test_this_very_python_is_found() -> None:
    own = pythons.probe([sys.executable])
    assert own and own.version == sys.version_info[:3]
    assert pythons.probe(["no-such-python-anywhere"]) is None


def test_a_failing_stage_is_named_and_what_needs_it_is_not_run(capsys: pytest.CaptureFixture[str]) -> None:
    def stage(name: str, code: int, *needs: str) -> Stage:
        return Stage(name, commands([sys.executable, "-c", f"raise SystemExit({code})"], cwd=Path.cwd()), needs)

    outcomes = stages.run([stage("good", 0), stage("bad", 3), stage("after bad", 0, "bad"), stage("after", 0, "good")])
    assert {outcome.name: (outcome.passed, outcome.ran) for outcome in outcomes} == {
        "good": (True, True),
        "bad": (False, True),
        "after": (True, True),
        "after bad": (False, False),
    }
    assert not stages.summary(outcomes, ["the browser tests"], 1)
    said = capsys.readouterr().out
    assert "FAILED: bad, after bad." in said and "LEFT OUT: the browser tests" in said


def test_all_stages_passed_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert stages.summary([Outcome("one", True, 1.0)], [], 1)
    assert "All 1 stages passed." in capsys.readouterr().out


def test_a_stage_that_raises_has_failed(capsys: pytest.CaptureFixture[str]) -> None:
    def work(log: TextIO) -> bool:
        raise RuntimeError("no network")

    assert [outcome.passed for outcome in stages.run([Stage("making", work)])] == [False]
    assert "no network" in capsys.readouterr().out


def test_a_stage_that_must_be_alone_is(capsys: pytest.CaptureFixture[str]) -> None:
    running: list[str] = []
    beside: dict[str, list[str]] = {}

    def stage(name: str, alone: bool = False) -> Stage:
        def work(log: TextIO) -> bool:
            running.append(name)
            beside[name] = list(running)
            running.remove(name)
            return True

        return Stage(name, work, alone=alone)

    stages.run([stage("one"), stage("two"), stage("alone", alone=True), stage("three")])
    assert beside["alone"] == ["alone"] and len(beside) == 4


@pytest.mark.parametrize(("asked", "code", "said"), [("", 0, "1 skipped"), ("required", 1, "1 error")])
def test_a_missing_browser_is_told_or_where_required_fails(tmp_path: Path, asked: str, code: int, said: str) -> None:
    test = tmp_path / "test_page.py"
    test.write_text("import pytest\n\n@pytest.mark.browser\ndef test_page(): pass\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.conftest", str(test)]
    missing = {**os.environ, "CARDLESSONS_CHROMIUM": str(tmp_path / "none"), "CARDLESSONS_BROWSER": asked}
    ran = subprocess.run(command, cwd=ROOT, env=missing, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == code and said in ran.stdout, ran.stdout
    assert "apt-get install chromium" in ran.stdout


def test_one_stage_can_be_run_alone_with_what_it_needs() -> None:
    among = [Stage("env", _nothing), Stage("ruff", _nothing, ("env",)), Stage("mypy", _nothing, ("env",))]
    assert [stage.name for stage in prove._named(["mypy"], among)] == ["env", "mypy"]
    parts = [*among, Stage("tests-of-games", _nothing, ("env",)), Stage("tests-of-all-else", _nothing, ("env",))]
    assert [stage.name for stage in prove._named(["tests"], parts)] == ["env", "tests-of-games", "tests-of-all-else"]
    with pytest.raises(SystemExit, match="No such stage: mypi"):
        prove._named(["mypi"], among)


def test_every_test_in_a_browser_and_of_a_way_lies_where_a_stage_looks_for_it() -> None:
    marked = re.compile(r"^(?:pytestmark\b.*|@pytest\.)mark\.(browser|paths)\b", re.MULTILINE)
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if marked.search(path.read_text(encoding="utf-8"))]
    assert files and {path.parent.name for path in files} == {"browser", "paths"}
    assert all("mark.paths" in path.read_text(encoding="utf-8") for path in files if path.parent.name == "paths")


def test_a_stage_keeps_what_it_compiles_beside_its_environment_whatever_the_shell_says(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    line = [sys.executable, "-c", "import cardlessons.core.cards"]
    with (tmp_path / "log").open("w") as log:
        assert commands(line, cwd=ROOT, environment=prove._compiled(environment))(log)
    assert list(environment.folder.rglob("cards.*.pyc"))


def _nothing(log: TextIO) -> bool:
    return True


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    for name in ("lab", "engine", "test"):
        (tmp_path / f"{name}.txt").write_text(name, encoding="utf-8")
    monkeypatch.setattr(environments, "PINS", tmp_path)
    made = Environment(tmp_path / "env", sys.executable, "test")
    Path(made.python).parent.mkdir(parents=True)
    Path(made.python).touch()
    return made


def test_an_environment_is_ready_until_its_pins_change(environment: Environment, tmp_path: Path) -> None:
    lab = Environment(environment.folder, environment.base, "lab")
    assert not environment.ready()
    environment._write_stamp()
    assert environment.ready() and lab.ready()
    (tmp_path / "lab.txt").write_text("newer", encoding="utf-8")
    assert environment.ready() and not lab.ready()
    (tmp_path / "test.txt").write_text("newer", encoding="utf-8")
    assert not environment.ready()


def test_commands_are_where_each_system_has_them(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Path(environment.python).parts[-2:] == (("Scripts", "python.exe") if os.name == "nt" else ("bin", "python"))
    monkeypatch.setattr(os, "name", "nt")
    assert environment.script("cardlessons").replace("\\", "/").endswith("env/Scripts/cardlessons.exe")


def test_an_environment_whose_python_is_gone_is_not_ready(environment: Environment) -> None:
    environment._write_stamp()
    Path(environment.python).unlink()
    assert not environment.ready()
