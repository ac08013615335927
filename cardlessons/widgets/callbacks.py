"""The one wrapper in which everything runs that a page asks for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cardlessons.core.errors import CardLessonsError
from cardlessons.i18n import text


@contextmanager
def told(tell: Callable[[str], None]) -> Iterator[None]:
    """What goes wrong within is told to the page by `tell`; nothing is swallowed.

    A refusal of the game is an answer, and ends here; under pytest it is raised too, since whoever calls a widget's
    callbacks would swallow it. Any other error is a fault and is always raised.
    """
    try:
        yield
    except CardLessonsError as error:
        tell(str(error))
        if "PYTEST_CURRENT_TEST" in os.environ:
            raise
    except Exception as error:
        tell(text("widget.broken", problem=f"{type(error).__name__}: {error}"))
        raise
