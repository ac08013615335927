"""`make hub`: JupyterHub for a class on this server, with its environment and its proxy."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from tools.environments import hub_environment
from tools.installing import CannotMake
from tools.places import ROOT
from tools.site.downloads import npm, quietly

DEPLOY = ROOT / "deploy"
CONFIGURATION = DEPLOY / "jupyterhub_config.py"
PROXY = DEPLOY / "proxy"
# JupyterHub's database and its secrets.
STATE = ROOT / "hub-state"
NO_SCRIPTS = ["--ignore-scripts", "--no-audit", "--no-fund"]


def open_hub(arguments: list[str]) -> int:
    """Makes what is missing, then hands over to JupyterHub with `arguments`. Raises `CannotMake`."""
    if os.name == "nt":
        raise CannotMake("JupyterHub needs Linux or another Unix, and the limits on memory need systemd")
    environment = hub_environment()
    environment.make(sys.stdout)
    make_proxy(PROXY)
    STATE.mkdir(mode=0o700, exist_ok=True)
    os.chdir(STATE)
    command = [environment.script("jupyterhub"), "--config", str(CONFIGURATION), *arguments]
    os.execv(command[0], command)


def make_proxy(folder: Path) -> None:
    """Installs the proxy that is pinned in `folder`, whatever the versions there are now. Raises `CannotMake`."""
    # It holds every archive against the hash that was pinned.
    quietly(*npm(), "ci", *NO_SCRIPTS, cwd=folder)


def pin_proxy(arguments: list[str], folder: Path = PROXY) -> None:
    """Pins all that the proxy consists of, by version and hash and without an address; ``--upgrade`` to the newest."""
    word = "update" if "--upgrade" in arguments else "install"
    options = ["--package-lock-only", "--omit-lockfile-registry-resolved", *NO_SCRIPTS]
    quietly(*npm(), word, *options, cwd=folder)
    path = folder / "package-lock.json"
    pins = json.loads(path.read_text(encoding="utf-8"))
    for package in pins["packages"].values():
        # Where to give money to its authors: an address, and no pin.
        package.pop("funding", None)
    path.write_text(json.dumps(pins, indent=1) + "\n", encoding="utf-8", newline="\n")
