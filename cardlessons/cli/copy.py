"""`cardlessons copy`: the copies alone, and nothing is opened."""

from __future__ import annotations

import argparse

from cardlessons.cli.saying import add_folder, fail
from cardlessons.i18n import text
from cardlessons.learner_copies import Copied, make_copies, originals


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the folder."""
    add_folder(parser, "cli.folder")


def run(options: argparse.Namespace) -> int:
    """Copies every lesson, never over a changed file, and says which it kept."""
    source = originals(options.language)
    if not source.is_dir():
        return fail("cli.no_lessons", language=options.language)
    try:
        _report(make_copies(options.folder, source), options)
    except OSError as problem:
        return fail("cli.cannot_write", folder=options.folder, problem=problem.strerror)
    return 0


def _report(copied: Copied, options: argparse.Namespace) -> None:
    print(text("cli.copied", written=len(copied.written), same=len(copied.same), folder=options.folder))
    if copied.kept:
        print(text("cli.kept", names=", ".join(copied.kept)))
