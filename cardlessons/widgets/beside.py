"""The live view of something beside its text and its static HTML."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Protocol


class Viewed(Protocol):
    """What has one widget, made when it is first shown."""

    view: Any


def beside(item: Viewed, forms: dict[str, Any], make: Callable[[], Any]) -> dict[str, Any]:
    """`forms`, and the live view before them where widgets are installed; `make` makes it if there is none yet."""
    if not find_spec("anywidget"):
        return forms
    if item.view is None:
        item.view = make()
    live, _ = item.view._repr_mimebundle_()
    return {**live, **forms}
