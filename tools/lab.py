"""`make lab`: from a fresh machine to the first lesson."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.environments import main_environment
from tools.places import ROOT

COPIES = "my-lessons"


def open_lab(arguments: list[str]) -> int:
    """Makes the environment if it is missing, then hands over to `cardlessons` with `arguments`."""
    environment = main_environment("lab")
    if not environment.ready():
        print(
            f"Making {environment.folder} with Python {sys.version.split()[0]}: JupyterLab and what the lessons need.\n"
            "Once only: about half a minute and the download of about 115 MB; 420 MB on disk.",
            flush=True,
        )
        environment.make(sys.stdout)
    print("Opening the lessons in JupyterLab. To end it, press Ctrl+C here.", flush=True)
    command = [environment.script("cardlessons"), str(ROOT / COPIES), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)
