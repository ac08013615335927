"""A lesson's source: one Markdown file with fixed sections, from which all its pages are made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import cardlessons as cl
from cardlessons.lessons.exercises import solution
from tools.places import ROOT
from tools.teacher.expressions import SAID, Refused, Scope, filled, without_expressions

TEACHING = ROOT / "teaching"
SECTIONS = ("Numbers", "Aim", "Plan", "Board", "Wrong answers", "Say", "No device", "Key", "Ticket", "Marking")
_SECTION = re.compile(r"^## (.+)\n", re.MULTILINE)
_NUMBER = re.compile(r"^(\w+) = (.+)$", re.MULTILINE)
# What claims to be worked out, and must not be written down: a fraction, a decimal, a per cent, a large number.
_CLAIM = re.compile(r"\d\s*[/⁄]\s*\d|\\[dt]?frac|\d[.,]\d|\d\s*%|\d{4,}")


@dataclass(frozen=True)
class Source:
    """The source of lesson `number`: its `title`, and each section with its numbers worked out."""

    number: str
    title: str
    sections: dict[str, str]

    def items(self, section: str) -> list[str]:
        """The numbered or dashed items of a section."""
        starts = re.split(r"^(?:\d+\.|-) +", self.sections[section], flags=re.MULTILINE)
        return [" ".join(item.split()) for item in starts[1:]]

    @property
    def plan(self) -> list[tuple[int, str, str]]:
        """Minutes, part and what is done of each line of the plan, written "- 3 Question: …"."""
        lines = [re.fullmatch(r"(\d+) ([^:]+): (.+)", item) for item in self.items("Plan")]
        if not all(lines):
            raise Refused(f"{self.number}: a line of the plan is written '- 3 Question: …'")
        return [(int(line[1]), line[2], line[3]) for line in lines if line]

    @property
    def key(self) -> dict[str, str]:
        """The working of each exercise, by its number."""
        parts = re.split(r"^### (\d\d\.\d)\n", self.sections["Key"], flags=re.MULTILINE)
        return dict(zip(parts[1::2], map(str.strip, parts[2::2]), strict=True))


def sources() -> list[Path]:
    """The sources of all lessons, in their order."""
    return sorted((TEACHING / "lessons").glob("[0-9][0-9].md"))


def read(path: Path) -> Source:
    """The source at `path`, all its numbers worked out. Raises `Refused`."""
    heading, *parts = _SECTION.split(path.read_text(encoding="utf-8"))
    if tuple(parts[::2]) != SECTIONS:
        raise Refused(f"{path.name}: its sections are {', '.join(parts[::2])}, and should be {', '.join(SECTIONS)}")
    raw = dict(zip(parts[::2], parts[1::2], strict=True))
    scope = base_scope()
    for name, expression in _NUMBER.findall(raw.pop("Numbers")):
        scope = scope.define(name, expression)
    for text in raw.values():
        refuse_claims(path.name, text)
    try:
        worked = {name: filled(text, scope).strip() for name, text in raw.items()}
    except Refused as problem:
        raise Refused(f"{path.name}: {problem}") from problem
    return Source(path.stem, heading.strip().removeprefix("# "), worked)


def refuse_claims(name: str, text: str) -> None:
    """Raises `Refused` if `text` has a number written down that should be worked out."""
    exercises = re.sub(r"^### \d\d\.\d$", "", without_expressions(text), flags=re.MULTILINE)
    if found := _CLAIM.search(exercises):
        line = exercises[max(0, found.start() - 40) : found.end() + 20]
        raise Refused(f"{name}: {found[0]!r} is written down, not worked out: …{line}…")


def base_scope() -> Scope:
    """What every source may use: the package, and the course's answers."""
    package = {name: getattr(cl, name) for name in ("exact", "blucher", "acey_deucey", "bouillotte", "Pack", "cards")}
    course = {"answer": answer, "slip": slip, SAID: said}
    produced = frozenset({*package, *course})
    return Scope({**package, **course, "Fraction": Fraction}, produced)


def answer(number: str, part: int = 1) -> Fraction:
    """The number that an exercise of the course asks for; `part` counts from 1."""
    return solution(number)[part - 1].value


def slip(number: str, name: str, part: int = 1) -> Fraction:
    """The number to which a known slip leads."""
    return solution(number)[part - 1].slips[name]


def said(value: Any) -> Any:
    """A number that somebody says, or that a question gives: nothing is claimed of it."""
    return value
