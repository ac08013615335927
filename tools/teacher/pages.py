"""A lesson's pages in HTML, black on white, for A4 and Letter: plan, key, exit ticket, individual numbers."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from cardlessons.i18n import known, text
from cardlessons.lessons.exercises import NUMBERS, exercise, solution
from cardlessons.lessons.exercises.task import Part
from cardlessons.pages.markdown import html_of
from cardlessons.pages.paper import paper
from cardlessons.pages.sheet.proofs import proof_of
from tools.teacher.expressions import written
from tools.teacher.source import TEACHING, Source

ITEMS = 5


def plan(source: Source) -> str:
    """The teacher's page: what to do minute by minute, what to draw, expect and say, and what if something fails."""
    parts = [
        html_of(source.sections["Aim"]),
        f"<h2>Plan</h2>\n{_timetable(source)}",
        *(f"<h2>{name}</h2>\n{html_of(source.sections[name])}" for name in ("Board", "Wrong answers", "Say")),
        f"<h2>When something fails</h2>\n{html_of(_fall_backs(source))}",
    ]
    return paper(f"{source.number} {source.title} · teacher's page", "".join(parts))


def _timetable(source: Source) -> str:
    rows, clock = [], 0
    for minutes, part, what in source.plan:
        cells = f'<td class="number">{clock}–{clock + minutes}</td><td>{escape(part)}</td>'
        rows.append(f"<tr>{cells}<td>{_inline(what[0].upper() + what[1:])}</td></tr>")
        clock += minutes
    head = '<tr><th scope="col">minute</th><th scope="col">part</th><th scope="col">what happens</th></tr>'
    return f"<table>\n{head}\n{''.join(rows)}\n</table>\n"


def _fall_backs(source: Source) -> str:
    shared = (TEACHING / "fall-backs.md").read_text(encoding="utf-8")
    return shared.replace("LESSON", source.number).rstrip() + " " + source.sections["No device"]


def _inline(markdown: str) -> str:
    return html_of(markdown).strip().removeprefix("<p>").removesuffix("</p>")


def key(source: Source) -> str:
    """The key with full working: each exercise as it is set, worked, answered, and where wrong answers come from."""
    note = (
        "<p>The numbers are those of the course. A learner's own numbers and their answers: see the page of numbers. "
        "Mark the explanation, not the number alone: the code is open.</p>\n"
    )
    worked = "".join(_worked(source, one) for one in numbers(source))
    return paper(f"{source.number} {source.title} · key", note + worked + _gaps(source.number))


def _gaps(number: str) -> str:
    """What belongs in the gaps of the proof on the learner's sheet."""
    proof = proof_of(number)
    if proof is None:
        return ""
    answers = "".join(f"<li><b>{letter}</b> <math>{held}</math></li>\n" for letter, held in proof.answers)
    return f'<h2>{text("sheet.key")}</h2>\n<ul class="gaps">\n{answers}</ul>\n'


def numbers(source: Source) -> list[str]:
    """The exercises of a lesson."""
    return [number for number in NUMBERS if number.startswith(f"{source.number}.")]


def _worked(source: Source, number: str) -> str:
    parts = solution(number)
    return (
        f"<h2>{number}</h2>\n<p>{escape(exercise(number).text)}</p>\n{html_of(source.key[number])}"
        f'<p class="answer">Answer: {"; ".join(map(answered, parts))}</p>\n{_slips(parts)}'
    )


def answered(part: Part) -> str:
    """The answer as it is asked for: exactly, or with so many decimals."""
    return written(part.value, None if part.digits is None else (part.digits, ""))


def _slips(parts: tuple[Part, ...]) -> str:
    which = [f"number {place}: " if len(parts) > 1 else "" for place in range(1, len(parts) + 1)]
    rows = [
        f'<tr><td class="number">{said}{_wrong(value, part)}</td><td>{escape(text(f"exercises.slip.{name}"))}</td></tr>'
        for said, part in zip(which, parts, strict=True)
        for name, value in part.slips.items()
        if value != part.value and known(f"exercises.slip.{name}")
    ]
    head = '<tr><th scope="col">if&nbsp;it&nbsp;says</th><th scope="col">then say</th></tr>'
    return f"<table>\n{head}\n{''.join(rows)}\n</table>\n" if rows else ""


LONGEST = 10**6  # above, a fraction says nothing to anybody


def _wrong(value: Fraction, part: Part) -> str:
    exactly = part.digits is None and value.denominator < LONGEST
    return written(value, None if exactly else (part.digits or 4, ""))


def ticket(source: Source) -> str:
    """The exit ticket, five items to be answered in sentences, and on a page of its own the guide to mark it."""
    asked = "".join(f"<li>{_inline(item)}{_LINES}</li>\n" for item in source.items("Ticket"))
    guide = "".join(f"<li>{_inline(item)}</li>\n" for item in source.items("Marking"))
    rule = html_of((TEACHING / "marking.md").read_text(encoding="utf-8"))
    return paper(
        f"{source.number} {source.title} · exit ticket",
        f'<div class="name">Name: <span></span> Class: <span></span></div>\n<ol>\n{asked}</ol>\n'
        f'<div class="side">\n<h1>{escape(f"{source.number} {source.title} · marking guide")}</h1>\n{rule}'
        f"<ol>\n{guide}</ol>\n</div>\n",
    )


_LINES = '<div class="lines"></div>' * 3


def own_numbers(source: Source, learners: int) -> str:
    """The exercises with the numbers of each of so many learners, and their answers."""
    tables = "".join(_numbers_of(number, learners) for number in numbers(source))
    note = (
        "<p>Each learner has a number in the class, and writes for example "
        f'<code>cl.lessons.exercise("{source.number}.1", variant=7)</code>. '
        "The same number always deals the same exercise.</p>\n"
    )
    return paper(f"{source.number} {source.title} · individual numbers", note + tables)


def _numbers_of(number: str, learners: int) -> str:
    rows = "".join(
        f'<tr><td class="number">{learner}</td><td>{_dealt(number, learner)}</td>'
        f"<td>{'; '.join(map(answered, solution(number, learner)))}</td></tr>\n"
        for learner in range(1, learners + 1)
    )
    head = '<tr><th scope="col">learner</th><th scope="col">numbers</th><th scope="col">answer</th></tr>'
    return f"<h2>{number}</h2>\n<table>\n{head}\n{rows}</table>\n"


def _dealt(number: str, learner: int) -> str:
    return escape(", ".join(f"{name.replace('_', ' ')} {_said(value)}" for name, value in _numbers(number, learner)))


def _numbers(number: str, learner: int) -> list[tuple[str, object]]:
    return list(exercise(number, learner).numbers.items())


def _said(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
