"""Runs stages of work, two at a time where they allow it, and tells how each went."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

LANES = 2
# Nothing here should take this long: a hang then ends as a failure that names its stage.
TIMEOUT = 1800

Work = Callable[[TextIO], bool]


@dataclass(frozen=True)
class Stage:
    """A named piece of work, begun when all that it `needs` has passed; `alone` if nothing may run beside it."""

    name: str
    work: Work
    needs: tuple[str, ...] = ()
    alone: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a stage went: `ran` is false if something that it needs had failed."""

    name: str
    passed: bool
    seconds: float
    ran: bool = True


def commands(*lines: list[str], cwd: Path, environment: dict[str, str] | None = None) -> Work:
    """Work that runs these command lines one after another, and passes if all of them do."""

    def work(log: TextIO) -> bool:
        return all(_run(line, log, cwd, {**os.environ, **(environment or {})}) == 0 for line in lines)

    return work


def _run(line: list[str], log: TextIO, cwd: Path, environment: dict[str, str]) -> int:
    log.write(f"$ {' '.join(line)}\n")
    log.flush()
    try:
        return subprocess.call(
            line, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=cwd, env=environment, timeout=TIMEOUT
        )
    except subprocess.TimeoutExpired:
        log.write(f"Ended after {TIMEOUT} seconds without a result.\n")
        return 1


def run(stages: Iterable[Stage]) -> list[Outcome]:
    """Runs all stages and prints the log of each as it ends; the outcomes, in the order in which they came."""
    pending = list(stages)
    running: dict[Future[Outcome], Stage] = {}
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(LANES) as pool:
        while pending or running:
            for stage in _startable(pending, list(running.values()), outcomes):
                pending.remove(stage)
                running[pool.submit(_perform, stage)] = stage
            if not running:
                outcomes += [Outcome(stage.name, passed=False, seconds=0, ran=False) for stage in pending]
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                outcomes.append(future.result())
    return outcomes


def _startable(pending: list[Stage], running: list[Stage], outcomes: list[Outcome]) -> list[Stage]:
    passed = {outcome.name for outcome in outcomes if outcome.passed}
    now = list(running)
    for stage in pending:
        room = len(now) < LANES and not any(other.alone for other in now) and not (stage.alone and now)
        if room and passed.issuperset(stage.needs):
            now.append(stage)
    return now[len(running) :]


def _perform(stage: Stage) -> Outcome:
    began = time.monotonic()
    print(f"… {stage.name}", flush=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        try:
            passed = stage.work(log)
        except Exception as problem:  # whatever went wrong, the other stages still have their say
            log.write(f"{problem}\n")
            passed = False
        seconds = time.monotonic() - began
        log.seek(0)
        verdict = "passed" if passed else "FAILED"
        print(f"\n===== {stage.name}: {verdict}, {seconds:.0f} s =====\n{log.read().strip()}\n", flush=True)
    return Outcome(stage.name, passed, seconds)


def summary(outcomes: list[Outcome], notes: Iterable[str], seconds: float) -> bool:
    """Prints what passed, what failed and what was left out; whether all passed."""
    print("===== Summary =====")
    for outcome in outcomes:
        verdict = "passed" if outcome.passed else "FAILED" if outcome.ran else "not run: what it needs failed"
        print(f"{outcome.seconds:6.0f} s  {outcome.name}: {verdict}")
    for note in notes:
        print(f"LEFT OUT: {note}")
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    verdict = f"FAILED: {', '.join(failed)}." if failed else f"All {len(outcomes)} stages passed."
    print(f"{verdict} {seconds:.0f} seconds in all.", flush=True)
    return not failed
