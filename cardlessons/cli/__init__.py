"""The `cardlessons` command. Without a word it makes a learner's copies of the lessons and opens the first one.

Each further word is a module here of the same name with two functions, ``add_arguments(parser)`` and
``run(options) -> exit code``, and with two sentences, ``cli.<word>`` for its line in the help and ``cli.<word>.about``
for its own help. A module is loaded when its word is given.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from cardlessons.cli import opening
from cardlessons.cli.pipes import while_read
from cardlessons.i18n import language, text
from cardlessons.i18n.catalogue import LANGUAGES

WORDS = ("copy", "list", "check", "doctor", "export", "handout", "sheet", "share", "voila")


class Command(Protocol):
    """What the module of a word has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Adds the word's own arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Does it; the exit code."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of the command that `arguments` (by default those of the process) ask for."""
    return while_read(lambda: _run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    # The language is known before the help is made, and may stand before the word.
    early = argparse.ArgumentParser(prog="cardlessons", add_help=False)
    _add_language(early)
    chosen, given = early.parse_known_args(arguments)
    language(chosen.language)
    word = given.pop(0) if given and given[0] in WORDS else None
    command, parser = _of_word(word) if word else (cast(Command, opening), _without_word())
    _add_language(parser)
    command.add_arguments(parser)
    return command.run(parser.parse_args(given, chosen))


def _of_word(word: str) -> tuple[Command, argparse.ArgumentParser]:
    parser = argparse.ArgumentParser(prog=f"cardlessons {word}", description=text(f"cli.{word}.about"))
    return cast(Command, import_module(f"cardlessons.cli.{word}")), parser


def _without_word() -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        prog="cardlessons",
        usage=text("cli.usage"),
        description=text("cli.description"),
        epilog="\n".join([text("cli.words"), *(f"  {word:10}{text(f'cli.{word}')}" for word in WORDS)]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default="en", help=text("cli.language"))
