"""The examples in the docstrings of the exact results."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

BOUILLOTTE = [f"bouillotte.{name}" for name in ("brelans", "suits", "equity")]


@pytest.mark.parametrize("name", ["rook", "walk", "blucher.passes", "blucher.bet", "acey_deucey.thirds", *BOUILLOTTE])
def test_examples(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"cardlessons.exact.{name}"), optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 0) == (0, True)
