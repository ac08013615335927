"""One line of the table that a benchmark prints, and fair timing."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

ROUNDS = 15
ROUND_SECONDS = 0.04

Rounds = list[float]  # seconds per call, round by round


@dataclass(frozen=True)
class Row:
    """What was measured, its goal, both figures in words, their ratio, and whether the goal is met (None: no goal)."""

    what: str
    goal: str
    ours: str
    peer: str = "–"
    ratio: str = "–"
    met: bool | None = None

    def emit(self) -> None:
        """Hands the row to `run.py`, which reads standard output."""
        print(json.dumps(asdict(self)), flush=True)


def alternate(*calls: Callable[[], object]) -> list[Rounds]:
    """Seconds of CPU that each of `calls` takes, in rounds that take turns: what disturbs one disturbs all."""
    repeats = [_repeats(call) for call in calls]
    rounds: list[Rounds] = [[] for _ in calls]
    for _ in range(ROUNDS):
        for taken, call, times in zip(rounds, calls, repeats, strict=True):
            taken.append(_seconds(call, times) / times)
    return rounds


def best(*calls: Callable[[], object]) -> list[float]:
    """The least seconds that each of `calls` took in `alternate`d rounds."""
    return [min(rounds) for rounds in alternate(*calls)]


def ratio(ones: Rounds, others: Rounds) -> float:
    """The median, over rounds, of one's seconds over the other's."""
    return statistics.median(one / other for one, other in zip(ones, others, strict=True))


def _repeats(call: Callable[[], object]) -> int:
    """How often a call fits into one round; calling it warms it up."""
    call()
    times = 1
    while (seconds := _seconds(call, times)) < ROUND_SECONDS / 4:
        times *= 2
    return max(1, round(times * ROUND_SECONDS / seconds))


def _seconds(call: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        call()
    return time.process_time() - began


def short_time(seconds: float) -> str:
    """A time as a person reads it: "14 µs", "3.5 ms"."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def rate(per_second: float) -> str:
    """A rate as a person reads it: "121 k/s"."""
    return f"{per_second / 1e6:.2f} M/s" if per_second >= 1e6 else f"{per_second / 1e3:.0f} k/s"
