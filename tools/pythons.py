"""Which Pythons this machine has, and which of them fits. Runs on old ones too, hence the old spelling of types."""

import glob
import json
import os
import shutil
import subprocess
import sys
from typing import Dict, Iterator, List, NamedTuple, Optional, Tuple

OLDEST = (3, 11)
NEWEST = (3, 14)
NAMES = [f"python{OLDEST[0]}.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)] + ["python3", "python"]

# What a Python says of itself; one with a debug or free-threaded build has other wheels than the pins expect.
PROBE = """
import importlib.util, json, platform, sys, sysconfig
plain = platform.python_implementation() == "CPython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
whole = all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))
path = getattr(sys, "_base_executable", None) or sys.executable
print(json.dumps([path, sys.version_info[:3], plain, whole]))
"""

HOW_TO_INSTALL = """Install one, then run this again:
  Debian, Ubuntu   apt-get install python3 python3-venv
  Fedora           dnf install python3
  macOS            brew install python, or the installer of python.org
  Windows          winget install Python.Python.3.13"""


class Python(NamedTuple):
    """An interpreter: where it is, its version, whether it is plain CPython, and whether it can make environments."""

    path: str
    version: Tuple[int, int, int]
    plain: bool
    whole: bool

    def __str__(self) -> str:
        return f"{self.version[0]}.{self.version[1]}.{self.version[2]} ({self.path})"


class NoPython(Exception):
    """No Python here fits; the message says what there is and what to do."""


def minor(python: Python) -> Tuple[int, int]:
    """The version without its last number: (3, 12)."""
    return python.version[0], python.version[1]


def in_range(python: Python) -> bool:
    """Whether the pins hold for this Python."""
    return python.plain and OLDEST <= minor(python) <= NEWEST


def probe(command: List[str]) -> Optional[Python]:
    """What the Python that `command` starts says of itself; None if there is none."""
    try:
        said = subprocess.check_output([*command, "-c", PROBE], stderr=subprocess.DEVNULL, timeout=60)
        path, version, plain, whole = json.loads(said.decode())
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return Python(path, tuple(version), plain, whole)


def _commands() -> Iterator[List[str]]:
    yield [sys.executable]
    for name in NAMES:
        if shutil.which(name):
            yield [name]
    pyenv = os.environ.get("PYENV_ROOT", os.path.join(os.path.expanduser("~"), ".pyenv"))
    for path in sorted(glob.glob(os.path.join(pyenv, "versions", "3.*", "bin", "python")), reverse=True):
        yield [path]
    if shutil.which("py"):
        for name in NAMES[:-2]:
            yield ["py", "-" + name[len("python") :]]


def found() -> List[Python]:
    """Every Python of this machine, the one that runs this first, each path once."""
    all_found = {}
    for command in _commands():
        python = probe(command)
        if python and python.path not in all_found:
            all_found[python.path] = python
    return list(all_found.values())


def fitting(among: Optional[List[Python]] = None) -> Python:
    """The first of `among` (this machine's Pythons) that fits and can make environments. Raises `NoPython`."""
    if among is None:
        own = probe([sys.executable])
        if own and in_range(own) and own.whole:
            return own
        among = found()
    in_reach = [python for python in among if in_range(python)]
    for python in in_reach:
        if python.whole:
            return python
    raise NoPython(_what_is_missing(among, in_reach))


def _what_is_missing(among: List[Python], in_reach: List[Python]) -> str:
    if in_reach:
        return (
            f"Python {in_reach[0]} cannot make environments: its venv or ensurepip module is missing.\n"
            "On Debian and Ubuntu: apt-get install python3-venv (as root, or with sudo)."
        )
    there = ", ".join(map(str, among)) or "none"
    return f"cardlessons needs CPython {dotted(OLDEST)} to {dotted(NEWEST)}. Found: {there}.\n{HOW_TO_INSTALL}"


def dotted(version: Tuple[int, ...]) -> str:
    """A version as it is written: 3.12."""
    return ".".join(map(str, version))


def others(than: Python, among: List[Python]) -> Tuple[List[Python], List[Python]]:
    """One Python of each other version that fits, the oldest first; then those left out for want of venv."""
    chosen: Dict[Tuple[int, int], Python] = {}
    incomplete: Dict[Tuple[int, int], Python] = {}
    for python in among:
        if in_range(python) and minor(python) != minor(than):
            (chosen if python.whole else incomplete).setdefault(minor(python), python)
    left_out = [python for version, python in sorted(incomplete.items()) if version not in chosen]
    return [python for _, python in sorted(chosen.items())], left_out


def missing(among: List[Python]) -> List[str]:
    """The versions in range of which none of `among` can make environments, as they are written."""
    there = {minor(python) for python in among if in_range(python) and python.whole}
    versions = [(OLDEST[0], number) for number in range(OLDEST[1], NEWEST[1] + 1)]
    return [dotted(version) for version in versions if version not in there]
