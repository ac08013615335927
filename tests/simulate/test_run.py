"""Running experiments: the same deals whoever works them, little memory, results and errors that a person can read."""

from __future__ import annotations

import multiprocessing
import tracemalloc
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from itertools import pairwise
from math import inf, sqrt

import pytest

from cardlessons import simulate
from cardlessons.core.cards import Card, Pack, cards
from cardlessons.core.errors import BadRules, CardLessonsError
from cardlessons.games import bouillotte
from cardlessons.games.blucher import Rules, Spoils
from cardlessons.i18n import language
from cardlessons.simulate import BadExperiment, Result, runner

NAME = "blucher.match_free_pass"
# What an experiment, or every experiment of a game, must be told.
TOLD: dict[str, dict[str, object]] = {
    "acey_deucey.outcomes": {"first": 5, "second": 11},
    "bouillotte": {"hands": 4, "rules": bouillotte.Rules()},
    "bouillotte.equity": {
        "hand": cards("AH KH 9D"),
        "turn_up": Card.parse("AS"),
        "hands": 3,
        "place": 0,
        "rules": bouillotte.Rules(),
    },
}


def processes() -> Executor:
    return ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))


@pytest.mark.parametrize("executor", [lambda: ThreadPoolExecutor(1), lambda: ThreadPoolExecutor(3), processes])
def test_an_executor_changes_nothing(executor: Callable[[], Executor]) -> None:
    deals = 3_000_001
    with executor() as workers:
        assert simulate.run(NAME, deals, 7, executor=workers) == simulate.run(NAME, deals, 7)


def test_how_the_work_is_shared_out_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate.run("blucher.bet", 200_000, 7)
    monkeypatch.setattr(runner, "_BLOCKS_IN_TASK", 1)
    monkeypatch.setattr(runner, "_TASKS_AHEAD", 2)
    with ThreadPoolExecutor(2) as workers:
        assert simulate.run("blucher.bet", 200_000, 7, executor=workers) == whole


def test_fewer_deals_are_the_first_of_more() -> None:
    # Deal by deal: each further deal adds one to the tally and takes nothing away.
    tallies = [simulate.run(NAME, deals, 3).tally for deals in range(1, 9)]
    for before, after in pairwise(tallies):
        assert all(after[value] >= count for value, count in before.items())


def test_another_seed_means_other_deals() -> None:
    assert simulate.run(NAME, 10_000, 1) != simulate.run(NAME, 10_000, 2)


def test_any_number_of_deals_needs_the_memory_of_one_block() -> None:
    tracemalloc.start()
    simulate.run("blucher.bet", 1, 1)
    _, one_block = tracemalloc.get_traced_memory()
    tracemalloc.reset_peak()
    simulate.run("blucher.bet", 400_000, 1)
    _, many = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert many < one_block + 1_000_000
    assert many < 16_000_000


def test_work_is_handed_out_a_little_ahead_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "_TASKS_AHEAD", 3)
    waiting: list[Future[object]] = []

    class Lazy(Executor):
        def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
            future: Future[object] = Future()
            future.result = lambda timeout=None: waiting.remove(future) or fn(*args, **kwargs)  # type: ignore[method-assign, func-returns-value]
            waiting.append(future)
            assert len(waiting) <= 3
            return future

    assert simulate.run(NAME, 10 << 20, 1, executor=Lazy()).n == 10 << 20


def test_what_has_not_begun_is_cancelled_when_something_fails() -> None:
    class Failing(Executor):
        def __init__(self) -> None:
            self.futures: list[Future[object]] = []

        def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
            future: Future[object] = Future()
            if not self.futures:
                future.set_exception(OSError("a machine went away"))
            self.futures.append(future)
            return future

    executor = Failing()
    with pytest.raises(OSError, match="went away"):
        simulate.run(NAME, 10 << 20, 1, executor=executor)
    assert all(future.cancelled() for future in executor.futures[1:])


def test_mean_error_and_shares() -> None:
    result = Result("made up", {-3: 1, 0: 2, 1: 5})
    assert (result.n, result.mean) == (8, 0.25)
    assert result.error == pytest.approx(sqrt((3.25**2 + 2 * 0.25**2 + 5 * 0.75**2) / 7 / 8))
    assert result.shares == {-3: 0.125, 0: 0.25, 1: 0.625}


def test_a_result_shows_as_many_digits_as_its_error_allows() -> None:
    assert repr(Result("made up", {0: 642_945, 1: 357_055})) == "0.35706 ± 0.00048 (n = 1,000,000)"
    assert repr(Result("made up", {0: 6, 1: 4})) == "0.40 ± 0.16 (n = 10)"
    assert repr(Result("made up", {-1000: 50, 1000: 50})) == "0 ± 101 (n = 100)"
    assert repr(Result("made up", {1: 10})) == "1.0 ± 0.0 (n = 10)"
    assert repr(Result("made up", {1: 1})) == "1.0 ± ∞ (n = 1)"


def test_a_value_can_be_a_part_of_the_whole() -> None:
    halves = Result("made up", {0: 1, 1: 2, 2: 5}, 2)
    whole = Result("made up", {0: 1, 5: 2, 10: 5})
    assert (halves.mean, halves.error) == (0.75, pytest.approx(whole.error / 10))
    assert halves.shares == {0: 0.125, Fraction(1, 2): 0.25, 1: 0.625}


def test_a_result_in_russian_sets_thousands_apart_by_spaces() -> None:
    language("ru")
    try:
        assert repr(Result("made up", {0: 600, 1: 400})) == "0.400 ± 0.015 (n = 1\N{NARROW NO-BREAK SPACE}000)"
    finally:
        language("en")


def test_a_single_deal_has_no_finite_error() -> None:
    assert simulate.run(NAME, 1, 1).error == inf


@pytest.mark.parametrize("name", simulate.EXPERIMENTS)
def test_every_experiment_runs_with_what_it_must_be_told(name: str) -> None:
    assert simulate.run(name, 100, 1, **TOLD.get(name, TOLD.get(name.split(".")[0], {}))).n == 100


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("blucher.no_such", {}, "blucher.match_free_pass, blucher.match_free_passes"),
        (NAME, {"deals": 0}, "deals must be a whole number from 1, not 0"),
        (NAME, {"deals": 1e6}, "deals must be a whole number from 1, not 1000000.0"),
        (NAME, {"deals": True}, "deals"),
        (NAME, {"seed": -1}, "seed must be a whole number from 0, not -1"),
        (NAME, {"seed": None}, "seed"),
        (NAME, {"pakc": Pack(3, 2)}, "no parameter pakc; it has pack"),
        (NAME, {"executor": 5}, "5 is no executor"),
        ("acey_deucey.outcomes", {}, "must be told: first, second"),
        ("acey_deucey.outcomes", {"first": 5}, "must be told: second"),
        ("blucher.match_free_passes", {"count": 5}, "count must be a whole number from 1 to 4, not 5"),
        ("blucher.matches", {"passes": 0}, "passes must be a whole number from 1 to 4, not 0"),
        ("blucher.bet", {"rules": Rules(spoils=Spoils.STAKED)}, "layout="),
        ("blucher.bet", {"layout": []}, "empty"),
        ("blucher.bet", {"layout": [14]}, "rank must be a whole number from 1 to 13, not 14"),
        ("blucher.bet", {"rules": Rules(Pack(2, 8, 8))}, "64\N{NO-BREAK SPACE}passes are too many"),
    ],
)
def test_what_cannot_be_run_is_refused_with_a_sentence_that_helps(
    name: str, arguments: dict[str, object], said: str
) -> None:
    with pytest.raises(BadExperiment, match=said):
        simulate.run(name, **{"deals": 10, "seed": 1, **arguments})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        (NAME, {"pack": 52}),
        ("blucher.match_free_deal", {"pack": None}),
        ("blucher.some_match_free_pass", {"pack": (13, 4)}),
        ("blucher.matches", {"pack": "full"}),
        ("blucher.bet", {"rules": {}}),
    ],
)
def test_what_is_no_pack_or_no_rules_is_refused(name: str, parameters: dict[str, object]) -> None:
    with pytest.raises(BadRules) as caught:
        simulate.run(name, 10, 1, **parameters)
    assert isinstance(caught.value, CardLessonsError)
    assert "pack" in str(caught.value) or "rules" in str(caught.value)
