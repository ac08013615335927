"""A prediction as a form, and later, beside it, the outcome."""

from __future__ import annotations

import json
from collections.abc import Iterable
from copy import copy
from fractions import Fraction
from html import escape

from cardlessons.i18n import text
from cardlessons.lessons import Prediction
from cardlessons.lessons.answers import Number, Value, Whole

NEAR = 10**12  # an outcome may have thousands of digits; how far off a prediction is takes four decimals


def form(prediction: Prediction, number: int) -> str:
    """The form of the `number`-th prediction of a page, counted from 0."""
    name = f"prediction-{number}"
    rules: dict[str, object] = {"kind": _kind(prediction), "choices": list(prediction.words)}
    if isinstance(prediction.answer, Number):
        rules |= {"low": prediction.answer.low, "high": prediction.answer.high}
    field = _choices(prediction, name) if prediction.words else _field(prediction, name)
    return (
        f'<form class="box prediction" data-number="{number}" data-rules="{escape(json.dumps(rules))}"'
        f' aria-labelledby="{name}-question">\n{field}'
        f'<p class="hint" id="{name}-hint">{escape(prediction.hint)} {text("lessons.not_locked")}</p>\n'
        f'<p role="status"></p></form>\n'
    )


def _kind(prediction: Prediction) -> str:
    """What is asked for: one of a few words, a whole number, a chance, or another number."""
    answer = prediction.answer
    if not isinstance(answer, Number):
        return "words"
    if isinstance(answer, Whole):
        return "whole"
    return "chance" if answer.chance else "number"


def _field(prediction: Prediction, name: str) -> str:
    question = f'<label class="question" id="{name}-question" for="{name}">{escape(prediction.question)}</label>'
    return (
        f'{question}\n<div class="entry"><input id="{name}" inputmode="text" autocomplete="off" maxlength="24"'
        f' aria-describedby="{name}-hint">{_lock()}</div>\n'
    )


def _choices(prediction: Prediction, name: str) -> str:
    choices = "".join(
        f'<label><input type="radio" name="{name}" value="{at}"><span>{escape(word)}</span></label>\n'
        for at, word in enumerate(prediction.words)
    )
    question = f'<legend class="question" id="{name}-question">{escape(prediction.question)}</legend>'
    return f'<fieldset aria-describedby="{name}-hint">{question}\n{choices}</fieldset>\n<div>{_lock()}</div>\n'


def _lock() -> str:
    return f'<button type="submit" hidden>{text("lessons.lock")}</button>'


def outcome(prediction: Prediction, number: int) -> str:
    """Where the outcome is set beside the prediction; nothing if there is none yet."""
    found = _found(prediction)
    if found is None:
        return ""
    exact = prediction.answer.say(found) if isinstance(found, str) else str(Fraction(found).limit_denominator(NEAR))
    return (
        f'<div class="box outcome" data-number="{number}" data-outcome="{escape(exact)}">'
        f'<p class="question">{escape(prediction.question)}</p>\n<dl><div><dt>{text("lessons.outcome")}</dt>'
        f"<dd>{escape(prediction.answer.say(found))}</dd></div></dl></div>\n"
    )


def _found(prediction: Prediction) -> Value | None:
    """The outcome. A copy is locked to see it, so that the learner's own prediction stays open."""
    own = copy(prediction)
    if not own.locked:
        own.lock(own.answer.low if isinstance(own.answer, Number) else own.words[0])
    return own.outcome


KEYS = (
    *("lessons.prediction", "lessons.difference", "lessons.same", "lessons.above", "lessons.below", "lessons.other"),
    *("error.lesson_number", "error.lesson_digits", "error.lesson_whole", "error.lesson_range", "error.lesson_words"),
    *("table.point", "table.approx", "handout.opened", "handout.old", "handout.last"),
)


_PLACES = ("given", "low", "high", "distance", "number", "words", "place", "parts", "most")


def words(keys: Iterable[str] = KEYS) -> dict[str, str]:
    """Sentences by key, each place in them as it is written: "{given}"."""
    return {key: _unfilled(key) for key in keys}


def _unfilled(key: str) -> str:
    return text(key, **{place: f"{{{place}}}" for place in _PLACES})
