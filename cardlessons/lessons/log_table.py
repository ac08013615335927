"""What a class's logs say: predictions, exercises and proofs, in tables and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from cardlessons.core.errors import BadLog
from cardlessons.i18n import text
from cardlessons.lessons.log_format import Entry, Problem, key_of, number
from cardlessons.lessons.numbers import say_decimal
from cardlessons.lessons.questions import question, worded

if TYPE_CHECKING:
    from cardlessons.plots import Picture

OUTCOMES = ("right", "nearly", "wrong", "unread")
TABLES = {
    "predictions": ("question", "times", "mean"),
    "choices": ("question", "times", "answers"),
    "checks": ("exercise", "logs_with", *OUTCOMES, "points"),
    "steps": ("proof", "logs_with", "read"),
}


class Checked(NamedTuple):
    """An exercise in all logs: in how many it was tried, how often with which outcome, the mean of the best points."""

    exercise: str
    logs: int
    outcomes: Mapping[str, int]
    points: float


class Read(NamedTuple):
    """A proof in all logs: in how many it was read, the mean of the steps reached, and how many there are."""

    proof: str
    logs: int
    steps: float
    of: int


@dataclass(frozen=True, repr=False)
class Gathered:
    """A class's logs: the lines that could be read, and the problems with those that could not."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...]

    @property
    def logs(self) -> int:
        """How many logs there are; whoever started Python twice has two."""
        return len({entry.log for entry in self.entries})

    @cached_property
    def predictions(self) -> dict[str, dict[Fraction, int]]:
        """{question: {predicted: how often}}."""
        found: dict[str, Counter[Fraction]] = {}
        for entry in self._of("prediction"):
            found.setdefault(entry.data["question"], Counter())[number(entry.data["value"])] += 1
        return {key: dict(sorted(counts.items())) for key, counts in sorted(found.items())}

    @cached_property
    def choices(self) -> dict[str, dict[str, int]]:
        """{question: {word chosen: how often}}."""
        chosen = {
            key: Counter(entry.data["value"] for entry in found) for key, found in _by(self._of("choice"), "question")
        }
        return {key: dict(sorted(counts.items())) for key, counts in chosen.items()}

    @cached_property
    def checks(self) -> tuple[Checked, ...]:
        """A row for each exercise that was tried."""
        return tuple(_checked(key, entries) for key, entries in _by(self._of("check"), "exercise"))

    @cached_property
    def steps(self) -> tuple[Read, ...]:
        """A row for each proof that was read."""
        return tuple(_steps(key, entries) for key, entries in _by(self._of("steps"), "proof"))

    def _of(self, kind: str) -> Iterator[Entry]:
        return (entry for entry in self.entries if entry.kind == kind)

    def picture(self, key: str, truth: Fraction | float | None = None) -> Picture:
        """The predictions for a question, by its key or its own sentence, as dots; `truth` is drawn as a line.

        Raises `BadLog` for a question that nobody predicted.
        """
        from cardlessons import plots

        counts = self.predictions.get(key_of(key))
        if counts is None:
            raise BadLog("log_question", question=key, known=", ".join(self.predictions) or text("log.nothing"))
        return plots.picture(plots.dots(counts, truth=truth, value=text("log.predicted")))

    def checks_picture(self) -> Picture:
        """How the answers to each exercise stood, as bars. Raises `BadPicture` where none was checked."""
        from cardlessons import plots

        outcomes = {row.exercise: {_head(name): row.outcomes[name] for name in OUTCOMES} for row in self.checks}
        return plots.picture(plots.verdicts(outcomes))

    # What is shown.

    def tables(self) -> Iterator[tuple[str, list[list[str]]]]:
        """Title and lines, the heads first, of each table that is not empty."""
        asked = [[question(key), str(sum(counts.values())), _mean(counts)] for key, counts in self.predictions.items()]
        chosen = [[question(key), str(sum(counts.values())), _answers(counts)] for key, counts in self.choices.items()]
        tried = [[row.exercise, str(row.logs), *_counts(row), say_decimal(row.points, 2)] for row in self.checks]
        seen = [[row.proof, str(row.logs), f"{say_decimal(row.steps, 1)} / {row.of}"] for row in self.steps]
        for (name, heads), lines in zip(TABLES.items(), (asked, chosen, tried, seen), strict=True):
            if lines:
                yield text(f"log.{name}"), [[_head(head) for head in heads], *lines]

    def _title(self) -> str:
        return text("log.title", logs=self.logs, lines=len(self.entries))

    def _reported(self) -> list[str]:
        return [text("log.problems", problems=len(self.problems)), *map(str, self.problems)] if self.problems else []

    def __repr__(self) -> str:
        parts = [self._title()]
        for title, lines in self.tables():
            parts += ["", title, *_aligned(lines)]
        return "\n".join([*parts, *(["", *self._reported()] if self.problems else [])])

    def _repr_html_(self) -> str:
        tables = "".join(_table(title, lines) for title, lines in self.tables())
        reported = "".join(f"<p>{escape(words)}</p>" for words in self._reported())
        return f"<p>{escape(self._title())}</p>{tables}{reported}"


def _by(entries: Iterable[Entry], name: str) -> list[tuple[str, list[Entry]]]:
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        found.setdefault(entry.data[name], []).append(entry)
    return sorted(found.items())


def _sorted_counts(entries: Iterable[Entry]) -> dict[str, int]:
    return dict(sorted(Counter(entry.data["value"] for entry in entries).items()))


def _best(entries: Iterable[Entry], name: str) -> dict[str, Any]:
    """{log: the greatest that the field `name` was there}."""
    best: dict[str, Any] = {}
    for entry in entries:
        best[entry.log] = max(entry.data[name], best.get(entry.log, 0))
    return best


def _checked(key: str, entries: list[Entry]) -> Checked:
    best = _best(entries, "points")
    outcomes = Counter(entry.data["outcome"] for entry in entries)
    return Checked(key, len(best), {name: outcomes[name] for name in OUTCOMES}, sum(best.values()) / len(best))


def _steps(key: str, entries: list[Entry]) -> Read:
    best = _best(entries, "steps")
    return Read(key, len(best), sum(best.values()) / len(best), max(entry.data["of"] for entry in entries))


def _mean(counts: Mapping[Fraction, int]) -> str:
    return say_decimal(sum((value * times for value, times in counts.items()), Fraction(0)) / sum(counts.values()), 2)


def _answers(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{worded(word)} {times}" for word, times in counts.items())


def _counts(row: Checked) -> list[str]:
    return [str(row.outcomes[name]) for name in OUTCOMES]


def _head(name: str) -> str:
    return text(f"log.head_{name}")


def _aligned(lines: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in lines]


def _table(title: str, lines: list[list[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in lines[0])
    rows = "".join(
        f'<tr><th scope="row" style="text-align:left">{escape(first)}</th>'
        f"{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        for first, *cells in lines[1:]
    )
    return (
        f'<table style="font-size:18px"><caption style="text-align:left">{escape(title)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )
