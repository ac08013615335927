"""Writing a file whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex


def write_whole(path: Path, content: str) -> None:
    """Writes `content` to `path`: a reader finds the old file or the new one, never half of it. Raises `OSError`."""
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
