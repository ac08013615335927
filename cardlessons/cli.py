"""The `cardlessons` command: makes a learner's copies of the lessons and opens the first one in JupyterLab."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from cardlessons.i18n import language, text
from cardlessons.learner_copies import FIRST, Copied, make_copies, originals

FOLDER = "cardlessons-lessons"


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of the command that `arguments` (by default those of the process) ask for."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    only_copy = given[:1] == ["copy"]
    options = _parser().parse_args(given[only_copy:])
    if options.version:
        print(f"cardlessons {version('cardlessons')}")
        return 0
    language(options.language)
    source = originals(options.language)
    if not source.is_dir():
        return _fail("cli.no_lessons", language=options.language)
    try:
        _report(make_copies(options.folder, source), options.folder)
    except OSError as problem:
        return _fail("cli.cannot_write", folder=options.folder, problem=problem.strerror)
    return 0 if only_copy else _open(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardlessons",
        usage="cardlessons [copy] [FOLDER] [options]",
        description=text("cli.description"),
        epilog=text("cli.copy"),
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path(FOLDER), metavar="FOLDER", help=text("cli.folder"))
    parser.add_argument("--language", choices=("en", "ru"), default="en", help=text("cli.language"))
    parser.add_argument("--port", type=int, default=8888, help=text("cli.port"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli.no_browser"))
    parser.add_argument("--version", action="store_true", help=text("cli.version"))
    return parser


def _report(copied: Copied, folder: Path) -> None:
    print(text("cli.copied", written=len(copied.written), same=len(copied.same), folder=folder))
    if copied.kept:
        print(text("cli.kept", names=", ".join(copied.kept)))


def _fail(key: str, **data: object) -> int:
    print(text(key, **data), file=sys.stderr)
    return 1


def _open(options: argparse.Namespace) -> int:
    if find_spec("jupyterlab") is None:
        return _fail("cli.no_jupyterlab", folder=options.folder)
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
        f"--LabApp.app_settings_dir={Path(__file__).resolve().parent / 'lab_settings'}",
        # The other extension manager asks the package registry what there is.
        "--LabApp.extension_manager=readonly",
        f"--ServerApp.open_browser={browser}",
        *(["--ServerApp.allow_root=True"] if as_root else []),
    ]


if __name__ == "__main__":
    sys.exit(main())
