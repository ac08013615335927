"""What the kernel that runs in the browser expects, and the pin that follows from it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass

from tools.environments import Environment, site_environment
from tools.site.downloads import PYODIDE, npm

ASK = """
import json
from jupyterlite_pyodide_kernel import constants
print(json.dumps([constants.PYODIDE_VERSION, constants.PYODIDE_PYTHON_VERSION, constants.PYODIDE_CDN_URL]))
"""


@dataclass(frozen=True)
class Expected:
    """The versions of Pyodide and of its Python, and the address where Pyodide's own packages are."""

    pyodide: str
    python: str
    packages: str


def expected(environment: Environment) -> Expected:
    """What the kernel in `environment` expects."""
    return Expected(*json.loads(subprocess.check_output([environment.python, "-c", ASK])))


def pin_pyodide() -> None:
    """Pins the Pyodide that the pinned kernel expects, by the hash that npm has for it."""
    environment = site_environment()
    environment.make(sys.stdout)
    version = expected(environment).pyodide
    integrity = subprocess.check_output([*npm(), "view", f"pyodide@{version}", "dist.integrity"], text=True).strip()
    pin = {"name": "pyodide", "version": version, "integrity": integrity}
    PYODIDE.write_text(json.dumps(pin, indent=1) + "\n", encoding="utf-8", newline="\n")
