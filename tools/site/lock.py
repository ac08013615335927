"""Pyodide's list of packages, written anew for the wheels that a site brings.

Pyodide builds wheels of its own, so the hashes in its list are not those of the published wheels. What the site does
not bring stays in the list with its address, and is asked for only by a learner who imports or installs it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.installing import CannotMake

# What the site brings and Pyodide does not know, with what each needs there. Of ipywidgets' own needs, two are for
# pages that are not a site's.
ADDED: Mapping[str, tuple[str, ...]] = {
    "anywidget": ("ipywidgets", "psygnal", "typing-extensions"),
    "cardlessons": ("anywidget", "sympy"),
    "comm": (),
    "ipywidgets": ("comm", "ipython", "traitlets"),
    "psygnal": (),
}


def write_lock(path: Path, wheels: Iterable[Path], elsewhere: str) -> None:
    """Rewrites the list at `path`: `wheels` lie beside it, all else is at the address `elsewhere`.

    Raises `CannotMake` if a wheel has not the version that Pyodide was tried with, or needs one that is not here.
    """
    lock = json.loads(path.read_text(encoding="utf-8"))
    packages: dict[str, dict[str, Any]] = lock["packages"]
    here = {name_of(wheel): wheel for wheel in wheels}
    for name, package in packages.items():
        if normal(name) not in here:
            package["file_name"] = f"{elsewhere}/{package['file_name']}"
    for name, wheel in here.items():
        packages[name] = {**_entry(packages.get(name), name, wheel), **_file(wheel)}
    for name in here:
        if lacking := [need for need in packages[name]["depends"] if normal(need) not in here]:
            raise CannotMake(f"{name} needs {', '.join(lacking)}, which is not among the wheels for the site")
    path.write_text(json.dumps(lock), encoding="utf-8")


def _entry(known: dict[str, Any] | None, name: str, wheel: Path) -> dict[str, Any]:
    version = wheel.name.split("-")[1]
    if known is None:
        added = {"install_dir": "site", "package_type": "package", "unvendored_tests": False}
        return {"name": name, "version": version, "imports": [name], "depends": [*ADDED[name]], **added}
    if known["version"] != version:
        raise CannotMake(f"Pyodide was tried with {name} {known['version']}, and the site would bring {version}")
    return known


def _file(wheel: Path) -> dict[str, str]:
    return {"file_name": wheel.name, "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}


def name_of(wheel: Path) -> str:
    """The name of what a wheel brings."""
    return normal(wheel.name.split("-")[0])


def normal(name: str) -> str:
    """A name as all its spellings are written."""
    return re.sub(r"[-_.]+", "-", name).lower()
