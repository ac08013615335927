"""What a wheel holds: all of the package, the lessons, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

import cardlessons as cl
from tools.places import ROOT

pytestmark = pytest.mark.notebook


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert built.returncode == 0, built.stderr
    return zipfile.ZipFile(next(folder.glob("*.whl")))


def tracked(folder: str) -> set[str]:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", folder]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name for name in names if (ROOT / name).exists()}


def test_the_wheel_holds_the_package_the_notebooks_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == tracked("cardlessons") | {f"cardlessons/{name}" for name in tracked("notebooks")}


def test_no_key_and_no_teachers_page_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    assert tracked("teaching") and not any("teach" in name for name in wheel.namelist() if not name.endswith(".ipynb"))
    texts = [wheel.read(name).decode() for name in wheel.namelist() if name.endswith((".md", ".html", ".py"))]
    assert texts and not any("Marking guide" in text or "## Marking" in text for text in texts)


def test_the_wheel_holds_what_no_import_would_miss(wheel: zipfile.ZipFile) -> None:
    held = set(wheel.namelist())
    for name in ("py.typed", "lab_settings/overrides.json", "notebooks/en/00-start-here.ipynb"):
        assert f"cardlessons/{name}" in held
    assert {".js", ".css"} <= {Path(name).suffix for name in held if name.startswith("cardlessons/widgets/")}


def test_the_wheel_says_its_licence_and_command(wheel: zipfile.ZipFile) -> None:
    info = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")).rpartition("/")[0]
    metadata = message_from_string(wheel.read(f"{info}/METADATA").decode())
    assert (metadata["Name"], metadata["Version"]) == ("cardlessons", cl.__version__)
    assert metadata["License-Expression"] == "BSD-3-Clause"
    assert metadata["Requires-Python"] == ">=3.11"
    assert wheel.read(f"{info}/licenses/LICENSE").decode() == Path(ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "cardlessons = cardlessons.cli:main" in wheel.read(f"{info}/entry_points.txt").decode()
