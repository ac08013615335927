"""The gate: each known fault, planted in a copy of the project, turns its own test red, and `make test` with it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import steps
from tests.paths.faults import FAULTS, LESSON
from tools.environments import STAMP, Environment, main_environment
from tools.prove import NBVAL

pytestmark = pytest.mark.paths

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture(scope="module")
def unplanted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a git repository of its own, since some tests ask git which files there are."""
    copy = steps.clean_checkout(tmp_path_factory.mktemp("gate") / "unplanted")
    subprocess.run(["git", "init", "--quiet"], cwd=copy, check=True)
    return copy


@pytest.fixture
def copy(unplanted: Path, tmp_path: Path) -> Path:
    """A copy to plant a fault in."""
    ignore = shutil.ignore_patterns("__pycache__", ".hypothesis", ".pytest_cache")
    return shutil.copytree(unplanted, tmp_path / "copy", ignore=ignore)


def alone(test: str, copy: Path) -> tuple[int, str]:
    """The exit code of pytest with this test alone, run on `copy`, and what it says. A notebook is run by nbval."""
    options = [*NBVAL, "-n0"] if test.endswith(".ipynb") else []
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *options, test]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**inherited, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
    ran = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, timeout=steps.TIMEOUT, check=False
    )
    return ran.returncode, COLOUR.sub("", ran.stdout + ran.stderr)


@pytest.mark.parametrize("test", sorted({fault.test for fault in FAULTS.values()}))
def test_without_a_fault_the_test_is_green(test: str, unplanted: Path) -> None:
    code, said = alone(test, unplanted)
    assert code == 0 and re.search(r"\b[1-9]\d* passed", said), said


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_turns_its_test_red_for_its_own_reason(name: str, copy: Path) -> None:
    fault = FAULTS[name]
    fault.plant(copy)
    code, said = alone(fault.test, copy)
    assert code == 1 and "1 failed" in said and "error" not in said.splitlines()[-1], said
    assert fault.says in said, said


def make_test(copy: Path, stage: str) -> tuple[int, str]:
    """What `make test` says of one stage on `copy`, in the environment that the project has for it already."""
    main = main_environment("test").folder
    stamp = json.loads((main / STAMP).read_text(encoding="utf-8"))
    # Made by another Python it would be made anew, under the feet of this very test.
    base = stamp["base"].rpartition(" ")[0]
    assert Environment(main, base, "test").ready()
    environments = {"CARDLESSONS_ENVIRONMENTS": str(main.parent), "PYTHON": base, "PYTHONPATH": ""}
    ran = subprocess.run(
        ["make", "test", f"ARGS={stage}"],
        cwd=copy,
        env={**os.environ, **environments},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=steps.TIMEOUT,
        check=False,
    )
    return ran.returncode, COLOUR.sub("", ran.stdout + ran.stderr)


def test_make_test_fails_and_names_the_stage_in_which_the_fault_is(copy: Path) -> None:
    FAULTS["a wrong number in an output"].plant(copy)
    code, said = make_test(copy, "notebooks")
    assert code != 0 and "FAILED: notebooks." in said, said
    # Nothing else is wrong with the copy.
    assert ".venv: passed" in said and re.search(r"\b1 failed, \d{2,} passed", said), said
    assert re.search(rf"FAILED {LESSON}::Cell \d", said) and "The pack: 41" in said, said
