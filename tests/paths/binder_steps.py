"""What Binder does with the folder, step by step and without Docker."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from tests.paths import steps
from tools import pythons
from tools.environments import tools_environment
from tools.places import PINS, ROOT
from tools.pythons import Python

RUNTIME = Path("binder") / "runtime.txt"
OWN = (ROOT / RUNTIME).read_text(encoding="utf-8").strip().removeprefix("python-")

# Binder's own environment: what repo2docker asks for, and in its lock of conda packages those that are Python's.
ASKED = ("jupyterlab", "ipywidgets", "notebook", "jupyterhub", "jupyter-server", "jupyter-resource-usage", "pip")
LOCKED = re.compile(r"/([a-z0-9][\w.-]*)-([^-/]+)-[^-/]*py[^-/]*\.conda")
# Names there that differ from those here.
HERE = {"jupyterhub-base": "jupyterhub", "nbconvert-core": "nbconvert"}
FOLDER = "import repo2docker.buildpacks.conda as conda; print(conda.HERE)"
HELD = "import json, importlib.metadata as m; print(json.dumps({d.name.lower(): d.version for d in m.distributions()}))"


def claimed() -> list[str]:
    """The Pythons that the project says it runs on: 3.11 …"""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in project["classifiers"])
    return [line[1] for line in found if line]


def here() -> dict[str, Python]:
    """A Python of this machine for each version that is claimed and that there is."""
    whole = [python for python in reversed(pythons.found()) if python.whole and pythons.in_range(python)]
    by_version = {pythons.dotted(pythons.minor(python)): python for python in whole}
    return {version: by_version[version] for version in claimed() if version in by_version}


def planned(checkout: Path, version: str) -> str:
    """What repo2docker would do with `checkout` if it asked for the Python `version`."""
    (checkout / RUNTIME).write_text(f"python-{version}\n", encoding="utf-8")
    repo2docker = tools_environment().script("jupyter-repo2docker")
    return steps.run(repo2docker, "--no-build", "--no-run", "--debug", ".", cwd=checkout)


def locked(version: str) -> dict[str, str]:
    """The Python packages that Binder's own environment has for the Python `version`."""
    folder = Path(steps.run(tools_environment().python, "-c", FOLDER, cwd=ROOT).strip())
    lock = (folder / f"environment.py-{version}-linux-64.lock").read_text(encoding="utf-8")
    return {HERE.get(name, name).replace("_", "-"): held for name, held in LOCKED.findall(lock)}


def binders_own_environment(folder: Path, python: Python, lock: dict[str, str]) -> Path:
    """The commands of an environment in the state in which Binder begins with the folder's own requirements."""
    uv = tools_environment().script("uv")
    steps.run(uv, "venv", "--quiet", "--python", python.path, folder, cwd=folder.parent)
    limits = folder.parent / "lock.txt"
    limits.write_text("".join(f"{name}=={version}\n" for name, version in lock.items()), encoding="utf-8")
    into = [uv, "pip", "install", "--quiet", "--python", folder / "bin" / "python", "-c", limits]
    steps.run(*into, *ASKED, cwd=folder.parent)
    return folder / "bin"


def install(commands: Path, checkout: Path, version: str) -> None:
    """The folder's own requirements, then its own step: as Binder does it, but for other Pythons by a quicker pip.

    Binder also forbids pip its cache and lets it compile every module; what is installed is the same.
    """
    uv = tools_environment().script("uv")
    quick = [uv, "pip", "install", "--quiet", "--python", commands / "python"]
    pip = [commands / "pip", "install", "-qq", "--no-compile"] if version == OWN else quick
    steps.run(*pip, "-r", "binder/requirements.txt", cwd=checkout)
    steps.run("./binder/postBuild", cwd=checkout, path=commands)


def held(commands: Path) -> dict[str, str]:
    """Each package among `commands` and its version."""
    packages: dict[str, str] = json.loads(steps.run(commands / "python", "-c", HELD, cwd=commands))
    return {name.replace("_", "-"): version for name, version in packages.items()}


def pinned() -> dict[str, str]:
    """What is pinned for Binder, of what its own environment asks for too."""
    lines = (PINS / "binder.txt").read_text(encoding="utf-8")
    return {name: version for name, version in re.findall(r"^([\w-]+)==([\w.]+)", lines, re.MULTILINE) if name in ASKED}
