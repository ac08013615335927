"""What a notebook needs beyond the rest: predictions, small packs to count by hand, a class's numbers, the pack itself.

Loads the standard library alone; a prediction shown in Jupyter loads its widget then.
"""

from __future__ import annotations

from cardlessons.core.errors import BadExercise, BadLog, BadNumber, BadPrediction
from cardlessons.lessons import scenarios
from cardlessons.lessons.boxes import Boxes, boxes
from cardlessons.lessons.class_tally import ClassTally, class_tally
from cardlessons.lessons.exercises import Exercise, Verdict, check, exercise
from cardlessons.lessons.laboratory import Laboratory, laboratory
from cardlessons.lessons.listing import Listing, deals
from cardlessons.lessons.log import Log, log, stop_log
from cardlessons.lessons.log_gather import gather
from cardlessons.lessons.log_table import Gathered
from cardlessons.lessons.many import Many, many
from cardlessons.lessons.numbers import Chance
from cardlessons.lessons.over_time import OverTime, over_time
from cardlessons.lessons.pack import PackPicture, pack
from cardlessons.lessons.prediction import Prediction, predict
from cardlessons.lessons.proofs import reveal
from cardlessons.lessons.scenarios import Finding, find
from cardlessons.lessons.tables import WithoutOdds, without_odds
from cardlessons.lessons.tally import Tally, tally

__all__ = [
    "BadExercise",
    "BadLog",
    "BadNumber",
    "BadPrediction",
    "Boxes",
    "Chance",
    "ClassTally",
    "Exercise",
    "Finding",
    "Gathered",
    "Laboratory",
    "Listing",
    "Log",
    "Many",
    "OverTime",
    "PackPicture",
    "Prediction",
    "Tally",
    "Verdict",
    "WithoutOdds",
    "boxes",
    "check",
    "class_tally",
    "deals",
    "exercise",
    "find",
    "gather",
    "laboratory",
    "log",
    "many",
    "over_time",
    "pack",
    "predict",
    "reveal",
    "scenarios",
    "stop_log",
    "tally",
    "without_odds",
]
