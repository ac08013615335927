"""`cardlessons doctor`: says in words what is wrong with an installation, and what to do."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator

from cardlessons.cli.faults import Fault, Installation
from cardlessons.cli.faults.kernels import kernel
from cardlessons.cli.faults.libraries import dotted, python_and_libraries, two_copies
from cardlessons.cli.faults.places import folder_writable, jupyter_writable
from cardlessons.cli.faults.widgets import widgets_in_lab
from cardlessons.cli.saying import add_folder
from cardlessons.i18n import text

EXAMINATIONS: dict[str, Callable[[Installation], Iterator[Fault]]] = {
    "libraries": python_and_libraries,
    "copies": two_copies,
    "widgets": widgets_in_lab,
    "kernel": kernel,
    "folder": folder_writable,
    "jupyter": jupyter_writable,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the folder."""
    add_folder(parser, "cli.doctor.folder.help")


def run(options: argparse.Namespace) -> int:
    """Examines everything; 0 if all is well."""
    installation = Installation.running(options.folder)
    print(text("cli.doctor.python", version=dotted(installation.version), python=installation.python))
    found = [_report(name, examine(installation)) for name, examine in EXAMINATIONS.items()]
    count = sum(found)
    print(text("cli.doctor.faults", count=count) if count else text("cli.doctor.well"))
    return 1 if count else 0


def _report(name: str, faults: Iterable[Fault]) -> int:
    """Says what one examination found; how many faults."""
    said = [text(fault.key, **fault.data) for fault in faults]
    print(f"{text(f'cli.doctor.{name}')}: {text('cli.doctor.wrong') if said else text('cli.doctor.fine')}")
    for sentence in said:
        print(f"  - {sentence}")
    return len(said)
