"""Deals in blocks. A block has random words of its own, so the deals are the same whoever works it, and when.

A block is small enough for the processor's cache, and only tallies leave it: any number of deals needs the memory of
one.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, Future

import numpy as np

from cardlessons.simulate.experiment import Experiment, Values
from cardlessons.simulate.shuffle import draw

_CARDS_IN_BLOCK = 1 << 20
_MOST_DEALS_IN_BLOCK = 1 << 16
_BLOCKS_IN_TASK = 16  # some 50 ms of work: sending it costs little beside it
_TASKS_AHEAD = 64  # enough to keep many machines busy, few enough to wait in little memory
_WIDEST_COUNT = 1 << 16

Tally = Mapping[int, int]


def tallies(experiment: Experiment, deals: int, seed: int, executor: Executor | None) -> Iterator[dict[int, int]]:
    """{value: number of deals} in ascending order: what is known so far, task by task, and in the end of all `deals`.

    The deals are the first that belong to `seed`.
    """
    total: Counter[int] = Counter()
    for part in _parts(experiment, deals, seed, executor):
        total.update(part)
        yield dict(sorted(total.items()))


def _parts(experiment: Experiment, deals: int, seed: int, executor: Executor | None) -> Iterator[Tally]:
    """The tallies of all tasks, in their order."""
    step = _BLOCKS_IN_TASK * deals_in_block(experiment)
    starts = range(0, deals, step)
    if executor is None:
        yield from (work(experiment, seed, start, min(start + step, deals)) for start in starts)
        return
    pending: deque[Future[Tally]] = deque()
    try:
        for start in starts:
            if len(pending) == _TASKS_AHEAD:
                yield pending.popleft().result()
            pending.append(executor.submit(work, experiment, seed, start, min(start + step, deals)))
        while pending:
            yield pending.popleft().result()
    finally:  # something failed, or somebody stopped it: what has not begun need not
        for future in pending:
            future.cancel()


def work(experiment: Experiment, seed: int, start: int, stop: int) -> Tally:
    """The tally of the deals number `start` to `stop` - 1; `start` is the first of a block."""
    size = deals_in_block(experiment)
    total: Counter[int] = Counter()
    for first in range(start, stop, size):
        bits = np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(first // size,)))
        cards = draw(bits, experiment.pack.size, experiment.drawn, size)
        total.update(count(experiment.values(cards[:, : stop - first])))
    return total


def deals_in_block(experiment: Experiment) -> int:
    """How many deals make a block: a power of two that depends on the number of cards alone."""
    fitting: int = _CARDS_IN_BLOCK // experiment.drawn
    return min(1 << fitting.bit_length() - 1, _MOST_DEALS_IN_BLOCK)


def count(values: Values) -> Tally:
    """How often each value is there."""
    low, high = int(values.min()), int(values.max())
    if high - low >= _WIDEST_COUNT:
        found, counts = np.unique(values, return_counts=True)
        return dict(zip(found.tolist(), counts.tolist(), strict=True))
    counts = np.bincount(values.astype(np.int64) - low)
    return {low + int(above): int(counts[above]) for above in np.flatnonzero(counts)}
