"""The way by Binder: repo2docker accepts the folder, and its steps, without Docker, lead to lessons that run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardlessons.learner_copies import FIRST
from tests.paths import steps
from tools import pythons
from tools.environments import ROOT, tools_environment

pytestmark = pytest.mark.paths

ORIGINALS = {path.name for path in (ROOT / "notebooks" / "en").glob("*.ipynb")}
VERSION = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return steps.clean_checkout(tmp_path_factory.mktemp("binder") / "checkout")


@pytest.fixture(scope="module")
def commands(checkout: Path) -> Path:
    """The commands of an environment made as Binder makes it, with Binder's Python if this machine has it."""
    same = [python for python in pythons.found() if python.whole and pythons.dotted(pythons.minor(python)) == VERSION]
    made = steps.empty_environment(checkout.parent / "environment", same[0].path if same else sys.executable)
    steps.run(made / "pip", "install", "-qq", "--no-cache-dir", "-r", "binder/requirements.txt", cwd=checkout)
    steps.run("./binder/postBuild", cwd=checkout, path=made)
    return made


def test_repo2docker_accepts_the_folder_and_takes_our_python(checkout: Path) -> None:
    repo2docker = tools_environment().script("jupyter-repo2docker")
    planned = steps.run(repo2docker, "--no-build", "--no-run", "--debug", ".", cwd=checkout)
    assert f"python={VERSION}\n" in planned
    install, post_build = '-r "binder/requirements.txt"', "RUN ./binder/postBuild"
    assert planned.index("COPY --chown=0:0 src/ ") < planned.index(install) < planned.index(post_build)


def test_post_build_stops_at_an_error(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "python").write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    (tmp_path / "python").chmod(0o755)
    (tmp_path / "cardlessons").symlink_to("/bin/true")
    path = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    assert subprocess.run(["./binder/postBuild"], cwd=checkout, env=path, timeout=60, check=False).returncode == 3


def test_the_lessons_are_there_and_run(commands: Path, checkout: Path) -> None:
    assert set(steps.run_notebooks(commands, checkout / "my-lessons")) == ORIGINALS


def test_jupyterlab_starts_and_serves_the_first_lesson(commands: Path, checkout: Path, tmp_path: Path) -> None:
    command = [str(commands / "jupyter"), "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    port = f"--ServerApp.port={steps.free_port()}"
    with steps.running_lab([*command, port], checkout, tmp_path) as address:
        lesson = address.replace("/lab?", f"/lab/tree/my-lessons/{FIRST}?")
        assert "jupyter-config-data" in steps.fetch(lesson)
        assert steps.lab_asks_nobody(address)
