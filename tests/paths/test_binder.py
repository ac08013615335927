"""The way by Binder: repo2docker accepts the folder, and its steps, without Docker, lead to lessons that run."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardlessons.learner_copies import FIRST
from tests.paths import binder_steps, steps
from tests.paths.binder_steps import OWN
from tools.places import ROOT

pytestmark = pytest.mark.paths

ORIGINALS = {path.name for path in (ROOT / "notebooks" / "en").glob("*.ipynb")}
# With any Python but Binder's own: the first lesson, and one with a table to play at.
FEW = {FIRST, "10-blucher-play.ipynb"}


@dataclass(frozen=True)
class Built:
    """What Binder has built for a Python: the checkout, the commands, and the versions before and after ours came."""

    version: str
    checkout: Path
    commands: Path
    before: dict[str, str]
    after: dict[str, str]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return steps.clean_checkout(tmp_path_factory.mktemp("binder") / "checkout")


@pytest.fixture(scope="module", params=binder_steps.here())
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Built:
    version, folder = request.param, tmp_path_factory.mktemp("built")
    checkout = steps.clean_checkout(folder / "checkout")
    lock = binder_steps.locked(version)
    commands = binder_steps.binders_own_environment(folder / "environment", binder_steps.here()[version], lock)
    before = binder_steps.held(commands)
    binder_steps.install(commands, checkout, version)
    return Built(version, checkout, commands, before, binder_steps.held(commands))


@pytest.mark.parametrize("version", binder_steps.claimed())
def test_repo2docker_accepts_the_folder_with_every_python_that_is_claimed(version: str, checkout: Path) -> None:
    planned = binder_steps.planned(checkout, version)
    assert f"python={version}\n" in planned
    install, post_build = '-r "binder/requirements.txt"', "RUN ./binder/postBuild"
    assert planned.index("COPY --chown=0:0 src/ ") < planned.index(install) < planned.index(post_build)


def test_binder_takes_a_python_that_is_claimed() -> None:
    assert OWN in binder_steps.claimed()


def test_post_build_stops_at_an_error(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "python").write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    (tmp_path / "python").chmod(0o755)
    (tmp_path / "cardlessons").symlink_to("/bin/true")
    path = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    assert subprocess.run(["./binder/postBuild"], cwd=checkout, env=path, timeout=60, check=False).returncode == 3


def test_our_versions_take_the_place_of_binders_own(built: Built) -> None:
    lock, pinned = binder_steps.locked(built.version), binder_steps.pinned()
    assert {"jupyterlab", "ipywidgets", "notebook"} <= pinned.keys()
    for name, version in pinned.items():
        assert built.before[name] == lock[name]
        assert built.after[name] == version
    assert "No broken requirements" in steps.run(built.commands / "pip", "check", cwd=built.checkout)


def test_the_lessons_are_there_and_run(built: Built, tmp_path: Path) -> None:
    lessons = built.checkout / "my-lessons"
    assert {path.name for path in lessons.glob("*.ipynb")} == ORIGINALS
    chosen = ORIGINALS if built.version == OWN else FEW
    for name in chosen:
        shutil.copy(lessons / name, tmp_path)
    assert set(steps.run_notebooks(built.commands, tmp_path)) == chosen


def test_jupyterlab_starts_and_serves_the_first_lesson(built: Built, tmp_path: Path) -> None:
    command = [str(built.commands / "jupyter"), "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    port = f"--ServerApp.port={steps.free_port()}"
    with steps.running_lab([*command, port], built.checkout, tmp_path) as address:
        lesson = address.replace("/lab?", f"/lab/tree/my-lessons/{FIRST}?")
        assert "jupyter-config-data" in steps.fetch(lesson)
        assert steps.lab_asks_nobody(address)
