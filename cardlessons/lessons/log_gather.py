"""A class's logs from one folder: read line by line, what is damaged reported and left out, nothing else lost."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardlessons.core.errors import BadLog
from cardlessons.lessons.log_format import Entry, Problem, read
from cardlessons.lessons.log_table import Gathered


def gather(folder: str | os.PathLike[str]) -> Gathered:
    """The table and pictures of all logs in `folder` and the folders in it.

    A line that is damaged, foreign or there twice is reported in `.problems` and left out; all others count. Raises
    `BadLog` where there is no such folder or no log in it.
    """
    try:
        root = Path(folder).expanduser()
        files = sorted(root.rglob("*.jsonl"))
    except (TypeError, RuntimeError):
        raise BadLog("log_named", folder=folder) from None
    except OSError as problem:
        raise BadLog("log_unread", folder=folder, problem=problem.strerror or problem) from problem
    if not files:
        raise BadLog("log_none", folder=folder)
    problems: list[Problem] = []
    entries: dict[tuple[str, int], Entry] = {}
    for file in files:
        _add(entries, problems, file, file.relative_to(root).as_posix())
    return Gathered(tuple(entries[key] for key in sorted(entries)), tuple(problems))


def _add(entries: dict[tuple[str, int], Entry], problems: list[Problem], file: Path, name: str) -> None:
    """Adds what a file holds to `entries`, and what it does not to `problems`."""
    try:
        lines = file.read_bytes().split(b"\n")
    except OSError:
        problems.append(Problem(name, 0, "log_damage_file"))
        return
    found, damaged = _read(lines, name)
    twice = [one for one in found if (one.log, one.n) in entries]
    if twice:
        problems.append(Problem(name, 0, "log_damage_twice"))
    entries |= {(one.log, one.n): one for one in found if (one.log, one.n) not in entries}
    if _missing(found) > len(damaged):
        damaged.append(Problem(name, 0, "log_damage_missing"))
    problems.extend(damaged)


def _read(lines: Sequence[bytes], name: str) -> tuple[list[Entry], list[Problem]]:
    found, damaged = [], []
    for number, line in _filled(lines):
        try:
            found.append(read(line))
        except BadLog as damage:
            damaged.append(Problem(name, number, damage.key))
    return found, damaged


def _filled(lines: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
    return ((number, line) for number, line in enumerate(lines, 1) if line.strip())


def _missing(found: Sequence[Entry]) -> int:
    """How many lines the numbers say are gone; a log that ends early looks like one that was turned off."""
    last: dict[str, int] = {}
    for entry in found:
        last[entry.log] = max(entry.n, last.get(entry.log, 0))
    return sum(last.values()) - len({(entry.log, entry.n) for entry in found})
