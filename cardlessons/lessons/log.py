"""The log: off until the learner turns it on, then one file of lines in a folder of their choice.

It notes which predictions were locked, which exercises were checked and how far a proof was read: no name, no time,
no sentence, nothing else. Nothing leaves the folder by itself.
"""

from __future__ import annotations

import os
import threading
from errno import ENOSPC
from pathlib import Path
from secrets import token_hex

from cardlessons.core.errors import BadLog
from cardlessons.i18n import text
from cardlessons.lessons import noting
from cardlessons.lessons.log_format import Entry, written

_FLAGS = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)


class Log:
    """The one log of this Python: off, or on with a file of its own in `folder`, named by a random number."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.file: Path | None = None
        self._name = ""
        self._lines = 0
        self._lock = threading.RLock()

    @property
    def on(self) -> bool:
        """Whether anything is noted."""
        return self.file is not None

    def start(self, folder: Path) -> Log:
        """Notes from now on, in a new file in `folder`; goes on with the one it has there. Raises `BadLog`."""
        with self._lock:
            if self.on and folder == self.folder:
                return self
            self.stop()
            self._name, self._lines = token_hex(8), 0
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._append(folder / f"cardlessons-{self._name}.jsonl", "start")
            except OSError as problem:
                raise BadLog("log_folder", folder=folder, problem=problem.strerror or problem) from problem
            self.folder, self.file = folder, folder / f"cardlessons-{self._name}.jsonl"
            noting.listen(self._note)
        return self

    def stop(self) -> Log:
        """Notes nothing more; what is written stays."""
        with self._lock:
            noting.leave(self._note)
            self.folder = self.file = None
        return self

    def _note(self, kind: str, **data: object) -> None:
        with self._lock:
            if self.file is None:
                return
            file = self.file
            try:
                self._append(file, kind, **data)
            except OSError as problem:
                self.stop()
                raise BadLog("log_write", folder=file.parent, problem=problem.strerror or problem) from problem

    def _append(self, file: Path, kind: str, **data: object) -> None:
        """Adds one line whole: a single write at the end of the file, which no other writer can part."""
        line = written(Entry(self._name, self._lines + 1, kind, data))
        opened = os.open(file, _FLAGS, 0o644)
        try:
            if os.write(opened, line) < len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
        finally:
            os.close(opened)
        self._lines += 1

    def __repr__(self) -> str:
        return text("log.on", folder=self.folder) if self.on else text("log.off")


_THE_LOG = Log()


def log(folder: str | os.PathLike[str]) -> Log:
    """Turns the log on: from now on what you do is noted in a file in `folder`, which is made if it is not there.

    It holds which predictions you locked, what your checked answers were worth and how far you read proofs. It holds
    no name, no time and nothing that you wrote. `stop_log` turns it off. Raises `BadLog` for a folder that cannot be
    written.
    """
    try:
        named = Path(folder).expanduser()
    except (TypeError, RuntimeError):
        raise BadLog("log_named", folder=folder) from None
    return _THE_LOG.start(named)


def stop_log() -> Log:
    """Turns the log off; what it has noted stays in its folder."""
    return _THE_LOG.stop()
