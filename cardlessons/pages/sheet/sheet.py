"""The sheet itself: on one side all that comes before the proof, on the other the proof and what follows it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cardlessons.i18n import known, text
from cardlessons.lessons.exercises import NUMBERS, exercise
from cardlessons.lessons.exercises.variants import Variant
from cardlessons.lessons.prediction import Prediction
from cardlessons.pages.lesson import Lesson
from cardlessons.pages.markdown import html_of
from cardlessons.pages.page import LOOK
from cardlessons.pages.paper import framed
from cardlessons.pages.sheet import asking
from cardlessons.pages.sheet.kits import KITS
from cardlessons.pages.sheet.proofs import proof_of
from cardlessons.pages.sheet.proving import Line
from cardlessons.pages.sheet.squares import PATTERN, lines, listed, squared, table

STYLE = LOOK / "sheet.css"
# The ranks that sentences name: the last one called and the one before. A wording may name them otherwise.
RANKS = {"last": 13, "late": 12}


def sheet(lesson: Lesson, lang: str, variants: Sequence[Variant] = (None,)) -> str:
    """A page with a sheet of `lesson` for each of `variants`, the exercises having its numbers.

    Raises `BadExercise`, and `Unreadable` if the lesson cannot be read without running it.
    """
    number = asking.number(lesson)
    title = f"{number} {lesson.title}" if number != lesson.name else lesson.title
    before, proof, after = _before(lesson, number), _proving(number), _after(lesson)
    sides = [
        side
        for variant in variants
        for side in (
            f"<h1>{escape(title)}</h1>\n{_names(variant)}{before}",
            proof + _exercises(number, variant) + after,
        )
    ]
    body = "".join(f'<section class="leaf">\n{side}</section>\n' for side in sides)
    return framed(title, PATTERN + body, lang=lang, looks=(STYLE,))


def _before(lesson: Lesson, number: str) -> str:
    """What comes before the proof."""
    kit = KITS.get(number)
    return "".join(
        (
            _headed("question", html_of(asking.part(lesson, asking.QUESTION, "question"))),
            _predicting(asking.predictions(lesson)),
            _headed("cards", _said(number, "cards") + table(kit.grid)) if kit else "",
            _headed("count", _said(number, "count") + listed(kit.packs)) if kit else "",
            squared(),
        )
    )


def _after(lesson: Lesson) -> str:
    """What comes after the exercises."""
    leaving = asking.part(lesson, asking.EXIT, "exit")
    return _headed("exit", html_of(leaving) + lines(2)) if leaving else squared()


def _headed(name: str, body: str) -> str:
    return f"<h2>{text(f'sheet.{name}')}</h2>\n{body}" if body else ""


def _names(variant: Variant) -> str:
    own = f"<b>{escape(text('sheet.variant', variant=variant))}</b>" if variant is not None else ""
    return f'<div class="name">{text("sheet.name")}: <span></span> {text("sheet.class")}: <span></span> {own}</div>\n'


def _predicting(asked: list[Prediction]) -> str:
    if not asked:
        return ""
    forms = "".join(_form(one) for one in asked)
    return _headed("prediction", f"<p>{text('sheet.prediction_says')}</p>\n{forms}")


def _form(asked: Prediction) -> str:
    words = " ".join(f'<span class="word">{escape(word)}</span>' for word in asked.words)
    answer = words or f'{text("sheet.mine")}: <span class="number"></span>'
    because = f'{text("sheet.because")} <span class="line"></span>'
    return f'<p>{escape(asked.question)}</p>\n<p class="form">{answer} {because}</p>\n'


def _said(number: str, part: str) -> str:
    key = f"sheet.{number}.{part}"
    return html_of(text(key, **RANKS)) if known(key) else ""


def _proving(number: str) -> str:
    proof = proof_of(number)
    if proof is None:
        return ""
    steps = "".join(map(_step, proof.lines))
    return _headed("proof", f'<p>{text("sheet.proof_says")}</p>\n<ol class="proof">\n{steps}</ol>\n')


def _step(line: Line) -> str:
    return f'<li value="{line.number}">{line.sentence} {line.formula}</li>\n'


def _exercises(lesson: str, variant: Variant) -> str:
    asked = [_exercise(number, variant) for number in NUMBERS if number.startswith(f"{lesson}.")]
    more = f'<p class="overleaf">{text("sheet.overleaf")}</p>\n'
    return _headed("exercises", more + "".join(asked)) if asked else ""


def _exercise(number: str, variant: Variant) -> str:
    asked = escape(exercise(number, variant).text)
    answer = f'<p class="answering">{text("sheet.answer")}: <span class="line"></span></p>'
    return f'<div class="exercise"><p><b>{number}</b> {asked}</p><div class="room"></div>{answer}</div>\n'
