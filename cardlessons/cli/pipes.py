"""What is printed may go to a program that stops reading, such as ``head``. That is no error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

UNREAD = 141  # as a shell reports a program that ended so: 128 and the number of the signal SIGPIPE


def while_read(work: Callable[[], int]) -> int:
    """What `work` returns, all that it printed written out; `UNREAD` if its reader has gone before the end."""
    try:
        try:
            return work()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python writes out once more when it ends, and would complain then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
