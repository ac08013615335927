"""`cardlessons list`: the lessons there are, with title and minutes."""

from __future__ import annotations

import argparse

from cardlessons.cli.saying import fail
from cardlessons.i18n import text
from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import Lesson, lessons


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds nothing: the language is all it needs."""


def run(options: argparse.Namespace) -> int:
    """Prints a line for each lesson in the language."""
    found = lessons(originals(options.language))
    if not found:
        return fail("cli.no_lessons", language=options.language)
    width = max(len(lesson.name) for lesson in found)
    for lesson in found:
        print(f"{lesson.name:{width}}  {_said(lesson)}")
    return 0


def _said(lesson: Lesson) -> str:
    if not lesson.minutes:
        return lesson.title
    return text("cli.timed", title=lesson.title, minutes=lesson.minutes)
