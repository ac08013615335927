"""cardlessons: probability taught with cards.

Three old card games, played step by step in a notebook, with the exact probability beside every card and a proof
beside every probability. Loading this package loads the standard library alone; what is heavier loads when first used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import (
    BadCard,
    BadChoice,
    BadExercise,
    BadExperiment,
    BadFile,
    BadLog,
    BadNumber,
    BadPicture,
    BadPrediction,
    BadRules,
    BadTranscript,
    CardLessonsError,
    IllegalAction,
    MatchOver,
    NothingFound,
    NotInstalled,
    NotWritten,
    NoValue,
    Unreadable,
    WrongStep,
)
from cardlessons.core.release import VERSION
from cardlessons.i18n import language, wording

if TYPE_CHECKING:
    from cardlessons import derive, exact, lessons, plots, simulate
    from cardlessons.games import acey_deucey, blucher, bouillotte
    from cardlessons.table import Table

__version__ = VERSION

__all__ = [
    "BadCard",
    "BadChoice",
    "BadExercise",
    "BadExperiment",
    "BadFile",
    "BadLog",
    "BadNumber",
    "BadPicture",
    "BadPrediction",
    "BadRules",
    "BadTranscript",
    "Card",
    "CardLessonsError",
    "IllegalAction",
    "MatchOver",
    "NoValue",
    "NotInstalled",
    "NotWritten",
    "NothingFound",
    "Pack",
    "Table",
    "Unreadable",
    "WrongStep",
    "acey_deucey",
    "blucher",
    "bouillotte",
    "cards",
    "derive",
    "exact",
    "language",
    "lessons",
    "plots",
    "simulate",
    "wording",
]

_MODULES = {
    "acey_deucey": "cardlessons.games.acey_deucey",
    "blucher": "cardlessons.games.blucher",
    "bouillotte": "cardlessons.games.bouillotte",
    "derive": "cardlessons.derive",
    "exact": "cardlessons.exact",
    "lessons": "cardlessons.lessons",
    "plots": "cardlessons.plots",
    "simulate": "cardlessons.simulate",
}

# Where Python runs in a browser, these may be missing; the lessons then go on, and say so.
_NEEDS = {"plots": "matplotlib", "simulate": "numpy"}


def __getattr__(name: str) -> Any:
    if name == "Table":
        return import_module("cardlessons.table").Table
    if name in _MODULES:
        if name in _NEEDS and not find_spec(_NEEDS[name]):
            return import_module("cardlessons.core.absent").Absent(_NEEDS[name])
        return import_module(_MODULES[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
