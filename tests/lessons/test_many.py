"""One deal, ten, many: the rows are those of single simulations, close in on the exact value, and can be stopped."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from math import inf
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.i18n import known
from cardlessons.lessons.many import AT_ONCE, Many, exact_mean
from cardlessons.simulate import EXPERIMENTS, Result
from tests.terminal import HEARS_CTRL_C

pytestmark = pytest.mark.notebook

NAME = "blucher.match_free_pass"
TOLD: dict[str, dict[str, Any]] = {
    "acey_deucey.outcomes": {"first": 5, "second": 11},
    "bouillotte": {"hands": 4, "rules": cl.bouillotte.Rules()},
    "bouillotte.equity": {
        "hand": cl.cards("AH KH 9D"),
        "turn_up": cl.Card.parse("AS"),
        "hands": 3,
        "place": 0,
        "rules": cl.bouillotte.Rules(),
    },
}


NAMED = [name for name in EXPERIMENTS if known(f"many.{name}")]


def test_each_row_is_a_simulation_with_the_same_seed() -> None:
    rows = cl.lessons.many(NAME, seed=4, last=2000).rows
    assert [row.n for row in rows] == [1, 10, 100, 1000]
    assert rows == tuple(cl.simulate.run(NAME, row.n, 4) for row in rows)
    assert rows[0].error == inf


def test_the_last_step_is_made_when_it_is_asked_for_and_once() -> None:
    many = cl.lessons.many(NAME, seed=2, last=2000)
    assert not many.complete
    calls: list[Result] = []
    assert many.deal_on(calls.append) is many
    assert many.complete and many.rows[-1] == calls[-1] == cl.simulate.run(NAME, 2000, 2)
    before = repr(many)
    many.deal_on(calls.append)
    assert len(calls) == 1 and repr(many) == before


def test_what_was_counted_when_it_is_stopped_stays() -> None:
    many = cl.lessons.many(NAME, last=5 * AT_ONCE)
    seen: list[int] = []

    def stop(result: Result) -> None:
        seen.append(result.n)
        if len(seen) == 2:
            raise KeyboardInterrupt

    many.deal_on(stop)
    assert len(seen) == 2 and AT_ONCE < seen[0] < seen[1] == many.rows[-1].n < many.last
    assert many.rows[-1] == cl.simulate.run(NAME, seen[1], 1) and many.rows[-1].error < many.rows[-2].error
    assert not many.complete and many.so_far is None
    many.deal_on()
    assert [row.n for row in many.rows[-2:]] == [AT_ONCE, 5 * AT_ONCE]


def test_another_error_is_raised_and_what_was_counted_stays() -> None:
    many = cl.lessons.many(NAME, last=5 * AT_ONCE)

    def fail(result: Result) -> None:
        raise OSError("the window is gone")

    with pytest.raises(OSError, match="gone"):
        many.deal_on(fail)
    assert AT_ONCE < many.rows[-1].n < many.last


INTERRUPTED = f"""{HEARS_CTRL_C}
import _thread, cardlessons as cl
many = cl.lessons.many("blucher.bet", last=10**10)
def watch(result):
    if result.n > 1_000_000:
        _thread.interrupt_main()
many.deal_on(watch)
print(many.rows[-1].n, many.rows[-2].n, many.complete)
"""


def test_ctrl_c_stops_it() -> None:
    told = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=True, timeout=300)
    last, before, complete = told.stdout.split()
    assert int(last) > int(before) == AT_ONCE and complete == "False"


@pytest.mark.parametrize("name", NAMED)
def test_every_experiment_closes_in_on_its_exact_mean(name: str) -> None:
    told = TOLD.get(name, TOLD.get(name.split(".")[0], {}))
    many = cl.lessons.many(name, last=100_001, **told)
    row = many.rows[-1]
    assert row.n == 100_000 and abs(row.mean - float(many.exact)) < 5 * row.error
    assert not many.title().startswith(name)


def test_most_experiments_are_named() -> None:
    assert len(NAMED) >= 14


def test_exact_means_are_the_known_ones() -> None:
    assert exact_mean("blucher.matches", {"passes": 4}) == 4
    assert exact_mean("acey_deucey.outcomes", {"first": 5, "second": 11}) == Fraction(-8, 25)
    assert exact_mean("blucher.bet", {"rules": cl.blucher.Rules(cl.Pack(3, 2))}) == Fraction(-44, 45)
    assert exact_mean(NAME, {"pack": cl.Pack(4, 1)}) == Fraction(3, 8)


def test_each_row_says_deals_mean_error_and_the_exact_value() -> None:
    many = cl.lessons.many(NAME, seed=1, last=2000)
    lines = repr(many).splitlines()
    assert lines[0] == "The share of passes without a match. Exactly: ≈ 0.3569"
    assert lines[1].split() == ["deals", "mean", "standard", "error", "exact"]
    assert lines[2].split() == ["1", "1.0", "too", "few", "to", "tell", "0.356935"]
    assert lines[-1].split() == ["1,000", "0.357", "±", "0.015", "0.356935"]
    html = many.html()
    assert all(cell in html for line in many.cells() for cell in line) and html.count("<tr>") == 5
    assert repr(cl.lessons.many(NAME, seed=1, last=2000)) == repr(many)


def test_few_deals_that_came_out_alike_do_not_pretend_to_be_exact() -> None:
    many = cl.lessons.many("blucher.match_free_deal", seed=2, last=20)
    assert many.rows[1].error == 0 and many.cells()[1][2] == "too few to tell"
    language_row = cl.lessons.many("acey_deucey.red_dog_edge", last=2000)
    cl.language("ru")
    assert "," in language_row.cells()[-1][1]


def test_the_picture_says_what_it_shows() -> None:
    many = cl.lessons.many(NAME, last=2000)
    words = many.picture().alt
    assert "The exact value is 0.3569" in words and "after 1,000 deals" in words and "after 1 deals" not in words


@pytest.mark.parametrize(
    ("name", "more", "said"),
    [
        ("blucher.no_such", {}, "no experiment"),
        (NAME, {"last": 1}, "last must be"),
        (NAME, {"last": 2.5}, "last must be"),
        (NAME, {"seed": -1}, "seed"),
        (NAME, {"pakc": 5}, "pakc"),
        ("acey_deucey.outcomes", {}, "first, second"),
    ],
)
def test_what_cannot_be_asked_is_refused(name: str, more: dict[str, Any], said: str) -> None:
    with pytest.raises(cl.BadExperiment, match=said):
        cl.lessons.many(name, **more)


def test_without_its_libraries_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    many = cl.lessons.many(NAME, last=20)
    monkeypatch.setattr(sys.modules[Many.__module__], "find_spec", lambda _: None)
    assert "matplotlib" in str(many.picture())
    assert "numpy" in str(cl.lessons.many(NAME))


def test_without_widgets_text_and_html_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlessons.widgets.many_display.find_spec", lambda _: None)
    assert set(cl.lessons.many(NAME, last=20)._repr_mimebundle_()) == {"text/plain", "text/html"}
