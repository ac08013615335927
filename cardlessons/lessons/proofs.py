"""A proof that a class reads together, one step at a time."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardlessons.derive.derivation import Derivation


def reveal(derivation: Derivation, count: int = 1) -> Any:
    """The first `count` steps of `derivation`, with buttons for the next ones where widgets are installed.

    The whole is checked before anything is shown. Raises `WrongStep`.
    """
    if not find_spec("anywidget"):
        return derivation.reveal(count)
    from cardlessons.widgets.proof import ProofSteps

    return ProofSteps(derivation, count)
