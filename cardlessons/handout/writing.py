"""The page itself: the lesson's cells in order, cut at its predictions, what follows each of them sealed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from cardlessons.handout import deals, exercises, predictions, proofs
from cardlessons.handout.running import Ran, run
from cardlessons.handout.scene import pictures
from cardlessons.handout.sealing import sealed
from cardlessons.i18n import language as in_force
from cardlessons.i18n import text
from cardlessons.lessons import ClassTally, Exercise, Prediction, Verdict, WithoutOdds, check
from cardlessons.pages import page as pages
from cardlessons.pages.lesson import Cell, Lesson, read, source
from cardlessons.pages.markdown import html_of
from cardlessons.pages.outputs import outputs
from cardlessons.pages.reading import code
from cardlessons.table import Table

MOST = 1_000_000  # bytes: no page is larger
_SCRIPTS = ("seal", "number", "reading", "judging", "exercise", "prediction", "deal", "proof")
LOOK = (*(f"handout_{name}" for name in _SCRIPTS), "handout")
_CHECK = re.compile(r"""\bcheck\(["'](\d\d\.\d)["'], *["']([^"']*)["']\)""")
_OTHER_LESSON = re.compile(r'<a href="[^"]*\.ipynb">(.*?)</a>', re.DOTALL)


def page(lesson: Path | Lesson, language: str = "en") -> str:
    """The handout of a lesson, or of the notebook at a path, with the page's own words in `language`.

    One HTML page that stands alone and asks nobody for anything. The lesson's code runs for it, in this Python. Raises
    `OSError` and `ValueError` for what is no notebook, and `BadChoice` for a language that there is not.
    """
    before = in_force()
    in_force(language)
    try:
        held = read(lesson) if isinstance(lesson, Path) else lesson
        writer = Writer(held)
        for cell in run(held.cells):
            writer.write(cell)
        return pages.page(held.title, writer.body(), lang=language, parts=LOOK)
    finally:
        in_force(before)


class Writer:
    """Writes a lesson cell by cell, in parts: the first is open, each other follows a prediction."""

    def __init__(self, lesson: Lesson) -> None:
        self.parts = [""]
        self.predictions: list[Prediction] = []
        self.exercises: set[str] = set()
        self.tried = _tried(lesson)
        self.writers: dict[type, Callable[[Any, Ran], str]] = {
            Prediction: self._prediction,
            Exercise: self._exercise,
            Verdict: self._verdict,
            Table: lambda table, ran: deals.recording(table) + _code(ran.cell),
            WithoutOdds: self._without_odds,
            ClassTally: lambda _, ran: f'<p class="hint">{text("handout.hands")}</p>\n',
        }

    def write(self, cell: Cell | Ran) -> None:
        """Adds a cell."""
        if isinstance(cell, Ran):
            written = self.writers.get(type(cell.value), self._result)(cell.value, cell)
        elif cell["cell_type"] == "markdown":
            written = _OTHER_LESSON.sub(r"\1", html_of(source(cell)))
        else:
            written = ""
        self.parts[-1] += written
        if len(self.predictions) == len(self.parts):  # one more was asked for
            self.parts.append("")

    def body(self) -> str:
        """All that was written, each part but the first sealed."""
        first, *others = self.parts
        words = json.dumps(predictions.words() | predictions.words(exercises.KEYS), ensure_ascii=False)
        closed = "".join(
            f'<section class="part" data-sealed="{sealed(part)}" tabindex="-1">'
            f'<p class="box hint">{text("handout.sealed")}</p></section>\n'
            for part in others
        )
        end = f'<div id="words" data-words="{escape(words)}"></div>\n'
        return (
            f'<div class="top">{pictures()}'
            f'<p class="box static">{text("handout.static")}</p>\n'
            f'<details class="about"><summary>{text("handout.how")}</summary><p>{text("handout.about")}</p></details>'
            f'</div>\n<section class="part">{first}</section>\n{closed}{end}'
        )

    def _prediction(self, prediction: Prediction, ran: Ran) -> str:
        """The form where it is asked for first; wherever it comes again, the outcome beside it."""
        known = [at for at, one in enumerate(self.predictions) if one is prediction]
        if not known:
            self.predictions.append(prediction)
            return predictions.form(prediction, len(self.predictions) - 1)
        return _opened(predictions.outcome(prediction, known[0]), ran.cell)

    def _exercise(self, exercise: Exercise, ran: Ran) -> str:
        if exercise.number in self.exercises:
            return self._result(exercise, ran)
        self.exercises.add(exercise.number)
        return exercises.form(exercise, self.tried.get(exercise.number, ""))

    def _verdict(self, verdict: Verdict, ran: Ran) -> str:
        """Nothing beside an exercise that can be answered here: what was tried stands in its field."""
        return "" if verdict.exercise in self.exercises else self._result(verdict, ran)

    def _without_odds(self, shown: WithoutOdds, ran: Ran) -> str:
        return deals.recording_without_odds(shown.table) + _code(ran.cell)

    def _result(self, value: Any, ran: Ran) -> str:
        derivation = getattr(value, "derivation", None)
        if derivation is not None and hasattr(value, "reveal"):
            return proofs.proof(derivation) + _code(ran.cell)
        shown = outputs(ran.cell)
        return _opened(shown, ran.cell) if shown else _code(ran.cell)


def _opened(shown: str, cell: Cell) -> str:
    """What a cell showed, behind what has to be opened first, and below it the code."""
    summary = f"<summary>{text('handout.run')}</summary>"
    return f'<details class="cell">{summary}\n{shown}{_code(cell)}</details>\n'


def _code(cell: Cell) -> str:
    return f'<details class="source"><summary>{text("handout.code")}</summary>{code(cell)}</details>\n'


def _tried(lesson: Lesson) -> dict[str, str]:
    """The answers that stand in the lesson's checks, by exercise: what somebody tried, unless it was right."""
    tried: dict[str, str] = {}
    for cell in lesson.cells:
        for number, answer in _CHECK.findall(source(cell)):
            if not check(number, answer).right:
                tried.setdefault(number, answer)
    return tried
