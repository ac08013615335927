"""What an experiment is, and what its numbers may be."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadExperiment, BadRules
from cardlessons.simulate.shuffle import Cards

Truths = NDArray[np.bool_]
Whole = NDArray[np.integer[Any]]
Values = Truths | Whole


class Experiment(Protocol):
    """One question asked of many deals. Frozen and picklable, so that any executor can carry it elsewhere."""

    @property
    def pack(self) -> Pack:
        """The pack that is shuffled."""

    @property
    def drawn(self) -> int:
        """How many of its cards the question looks at, from the first on."""

    def values(self, cards: Cards) -> Values:
        """What each deal scored: whole numbers or truths, of shape (deals,), from cards of shape (drawn, deals).

        Cards are numbers from 0 to pack.size - 1; those of one rank lie side by side, the aces first.
        """


def parts_of(experiment: Experiment) -> int:
    """How many parts make the whole that an experiment's values are counted in: its `parts`, or 1 if it has none."""
    return int(getattr(experiment, "parts", 1))


def check_pack(pack: object) -> None:
    """Raises `BadRules` unless `pack` is one."""
    if not isinstance(pack, Pack):
        raise BadRules("rules_pack", value=pack)


def whole(name: str, value: object, least: int, most: int | None = None) -> int:
    """`value` as an integer, if it is a whole number from `least` to `most`. Raises `BadExperiment`."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        number = int(value)
        if least <= number and (most is None or number <= most):
            return number
    if most is None:
        raise BadExperiment("simulate_whole", name=name, value=value, least=least)
    raise BadExperiment("simulate_whole_between", name=name, value=value, least=least, most=most)
