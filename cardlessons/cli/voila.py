"""`cardlessons voila`: the copies as live pages without code, by Voilà and a template that asks nobody."""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli import copy
from cardlessons.cli.saying import fail
from cardlessons.i18n import text

SHARE = Path(__file__).resolve().parent.parent / "voila_share"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the folder, and how to serve it."""
    copy.add_arguments(parser)
    parser.add_argument("--port", type=int, default=8866, help=text("cli.voila.port"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli.no_browser"))


def run(options: argparse.Namespace) -> int:
    """Makes the copies and serves them; returns when Voilà has ended."""
    if find_spec("voila") is None:
        return fail("cli.voila.missing", python=sys.executable)
    if code := copy.run(options):
        return code
    # Where Voilà looks for templates; before it is imported, since it looks once.
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(SHARE), os.environ.get("JUPYTER_PATH", "")]))
    from traitlets.config import Config
    from voila.app import Voila

    print(text("cli.voila.opening", port=options.port), flush=True)
    Voila.launch_instance([str(options.folder.resolve())], config=Config(_settings(options)))
    return 0


def _settings(options: argparse.Namespace) -> dict[str, dict[str, object]]:
    return {
        "Voila": {"ip": "127.0.0.1", "port": options.port, "open_browser": not options.no_browser},
        "HTMLExporter": {"language_code": options.language},
        "VoilaConfiguration": {
            "template": "cardlessons",
            # The other list of lessons is Lab's file browser, which lets one see more than the lessons.
            "classic_tree": True,
            "resources": {"cardlessons": {"later": text("pages.later")}},
        },
    }
