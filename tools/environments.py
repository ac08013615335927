"""Virtual environments made from the pins, each in a folder of its own, and made again only when something changed."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from tools.installing import install, run
from tools.places import PINS, ROOT

STAMP = "cardlessons-pins.json"

# A set of pins may hold all of another: whoever has the one has the other.
HOLDS = {
    "lab": ("lab",),
    "engine": ("engine",),
    "test": ("test", "lab", "engine"),
    "tools": ("tools",),
    "site": ("site",),
    "npm": ("npm",),
    "voila": ("voila", "lab"),
    "hub": ("hub", "lab"),
    "binder": ("binder", "lab"),
}
# The sets that the project itself is installed beside.
WITH_PROJECT = ("lab", "test", "voila", "hub")


@dataclass(frozen=True)
class Environment:
    """A virtual environment in `folder`, made by the Python at `base`, with the set `pins` in it."""

    folder: Path
    base: str
    pins: str

    @property
    def python(self) -> str:
        """The path of its Python."""
        return self.script("python")

    def script(self, name: str) -> str:
        """The path of one of its commands."""
        return str(self.folder / "Scripts" / f"{name}.exe" if os.name == "nt" else self.folder / "bin" / name)

    def ready(self) -> bool:
        """Whether it has all that its pins and the project's metadata ask for."""
        return self._stamp().items() >= self._wanted([self.pins]).items()

    def make(self, log: TextIO) -> None:
        """Makes it, or what it lacks; writes what happens to `log`. Raises `CannotMake`."""
        if self.ready():
            log.write(f"{self.folder.name} is up to date.\n")
            return
        self._begin(log)
        pinned = str(PINS / f"{self.pins}.txt")
        wanted = [["--require-hashes", "-r", pinned]]
        if self.pins in WITH_PROJECT:
            wanted.append(["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
        install(self.python, self.script("uv"), wanted, log)
        self._write_stamp()
        log.write(f"{self.folder.name} has the pins of {pinned}.\n")

    def _begin(self, log: TextIO) -> None:
        same_python = self._stamp().get("base") == self._base()
        (self.folder / STAMP).unlink(missing_ok=True)
        if not same_python:
            run([self.base, "-m", "venv", "--clear", str(self.folder)], log)
        # Written before the work: an interrupted one is then taken up, not begun again.
        self._save({"base": self._base()})

    def _base(self) -> str:
        return f"{self.base} {os.path.getmtime(self.base)}"

    def _wanted(self, sets: Iterable[str]) -> dict[str, str]:
        wanted = {"base": self._base(), **{name: _digest(PINS / f"{name}.txt") for name in sets}}
        return wanted | ({"project": _digest(ROOT / "pyproject.toml")} if self.pins in WITH_PROJECT else {})

    def _stamp(self) -> dict[str, str]:
        try:
            stamp: dict[str, str] = json.loads((self.folder / STAMP).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if os.path.exists(self.python) else {}

    def _write_stamp(self) -> None:
        self._save(self._wanted(HOLDS[self.pins]))

    def _save(self, stamp: dict[str, str]) -> None:
        (self.folder / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def folder(name: str) -> Path:
    """Where the environment `name` lives: in the project's folder, or where CARDLESSONS_ENVIRONMENTS says."""
    return Path(os.environ.get("CARDLESSONS_ENVIRONMENTS", ROOT)) / name


def main_environment(pins: str) -> Environment:
    """The environment of learners (`lab`) and of maintainers (`test`); the second has all of the first."""
    return Environment(folder(".venv"), sys.executable, pins)


def tools_environment() -> Environment:
    """The environment of repo2docker, and of uv to make pins with."""
    return Environment(folder(".venv-tools"), sys.executable, "tools")


def site_environment() -> Environment:
    """The environment of JupyterLite, whose kernel JupyterLab's own environment must not have."""
    return Environment(folder(".venv-site"), sys.executable, "site")


def npm_environment() -> Environment:
    """The environment of npm, for a machine that has none."""
    return Environment(folder(".venv-npm"), sys.executable, "npm")


def voila_environment() -> Environment:
    """The environment of Voilà, which brings parts of an older JupyterLab."""
    return Environment(folder(".venv-voila"), sys.executable, "voila")


def hub_environment() -> Environment:
    """The environment of a class on one server: JupyterHub, and all that its learners need."""
    return Environment(folder(".venv-hub"), sys.executable, "hub")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
