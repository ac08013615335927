"""Reading a file, and writing one whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex

from cardlessons.core.errors import BadFile


def read_whole(path: Path) -> str:
    """The text in `path`, in UTF-8. Raises `BadFile` if it cannot be read, `UnicodeDecodeError` if it is no text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise BadFile("file_read", file=path, problem=problem.strerror or problem) from problem


def write_whole(path: Path, content: str) -> None:
    """Writes `content` to `path`: a reader finds the old file or the new one, never half of it. Raises `BadFile`."""
    try:
        _write(path, content)
    except OSError as problem:
        raise BadFile("file_write", file=path, problem=problem.strerror or problem) from problem


def _write(path: Path, content: str) -> None:
    beside = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        with open(beside, "x", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
