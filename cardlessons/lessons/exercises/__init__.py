"""The exercises of the course: set with individual numbers, checked with hints, answered by `exact` alone."""

from __future__ import annotations

from cardlessons.lessons.exercises.bank import NUMBERS, solution
from cardlessons.lessons.exercises.check import check
from cardlessons.lessons.exercises.exercise import Exercise, exercise
from cardlessons.lessons.exercises.judging import Outcome
from cardlessons.lessons.exercises.tries import start_over
from cardlessons.lessons.exercises.verdict import Verdict

__all__ = ["NUMBERS", "Exercise", "Outcome", "Verdict", "check", "exercise", "solution", "start_over"]
