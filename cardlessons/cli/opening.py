"""`cardlessons` without a word: the copies, then JupyterLab at the first lesson."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli import copy
from cardlessons.cli.faults import Installation
from cardlessons.cli.faults.places import jupyter_writable
from cardlessons.cli.saying import fail
from cardlessons.core.release import VERSION
from cardlessons.i18n import text
from cardlessons.learner_copies import FIRST

LAB_SETTINGS = Path(__file__).resolve().parent.parent / "lab_settings"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the folder, and how to open it."""
    copy.add_arguments(parser)
    parser.add_argument("--port", type=int, default=8888, help=text("cli.port"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli.no_browser"))
    parser.add_argument("--version", action="store_true", help=text("cli.version"))


def run(options: argparse.Namespace) -> int:
    """Makes the copies and opens the first; returns when JupyterLab has ended."""
    if options.version:
        print(f"cardlessons {VERSION}")
        return 0
    if code := copy.run(options):
        return code
    if find_spec("jupyterlab") is None:
        return fail("cli.no_jupyterlab", folder=options.folder)
    if refused := next(jupyter_writable(Installation.running(options.folder)), None):
        return fail(refused.key, **refused.data)
    from jupyterlab.labapp import LabApp

    print(text("cli.opening"), flush=True)
    LabApp.launch_instance(_lab_arguments(options.folder.resolve(), options.port, not options.no_browser))
    return 0


def _lab_arguments(folder: Path, port: int, browser: bool) -> list[str]:
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{FIRST}",
        # Our defaults for Lab's settings: it asks nobody for news or newer versions.
        f"--LabApp.app_settings_dir={LAB_SETTINGS}",
        # The other extension manager asks the package registry what there is.
        "--LabApp.extension_manager=readonly",
        f"--ServerApp.open_browser={browser}",
        *(["--ServerApp.allow_root=True"] if as_root else []),
    ]
