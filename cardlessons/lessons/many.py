"""One deal, ten, many: the same statistic over growing numbers of deals, and its error closing on the exact value."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from fractions import Fraction
from html import escape
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import TYPE_CHECKING, Any

from cardlessons.core.absent import Absent
from cardlessons.core.errors import BadExperiment
from cardlessons.i18n import known, text
from cardlessons.lessons.numbers import say_decimal, say_exactly

if TYPE_CHECKING:
    from cardlessons.simulate import Result

LAST = 10_000_000
AT_ONCE = 1_000_000  # so many deals are quick enough to be made while a cell runs
COLUMNS = ("deals", "mean", "error", "exact")


class Many:
    """One experiment after 1, 10, 100 … deals, all with the same seed: fewer deals are the first of more.

    `rows` are the results so far, `exact` the mean that they close in on. The last step, of `last` deals, is made when
    it is asked for, by `deal_on` or by the button in Jupyter, and can be stopped.
    """

    def __init__(self, name: str, seed: int, last: int, parameters: Mapping[str, object]) -> None:
        self.name = name
        self.seed = seed
        self.last = last
        self.parameters: dict[str, Any] = dict(parameters)
        steps = [10**power for power in range(len(str(AT_ONCE))) if 10**power < last]
        self.rows: tuple[Result, ...] = tuple(self._run(deals) for deals in steps)
        self.exact = exact_mean(name, parameters)
        self.so_far: Result | None = None  # while the last step is being made
        self.view: Any = None
        self._lock = threading.Lock()
        self._listeners: list[Callable[[], None]] = []

    def _run(self, deals: int, progress: Callable[[Result], object] | None = None) -> Result:
        from cardlessons.simulate import run

        return run(self.name, deals, self.seed, progress=progress, **self.parameters)

    @property
    def complete(self) -> bool:
        """Whether the last step is made."""
        return self.rows[-1].n == self.last

    def deal_on(self, progress: Callable[[Result], object] | None = None) -> Many:
        """Makes the last step; nothing if it is made. `progress` gets the result so far, piece by piece.

        An interrupt (Ctrl-C, Jupyter's stop button, or a `KeyboardInterrupt` that `progress` raises) stops it: what has
        been counted by then stays as a row with its own number of deals and error.
        """
        with self._lock:
            if not self.complete:
                self._deal(progress)
        return self

    def _deal(self, progress: Callable[[Result], object] | None) -> None:
        before = tuple(row for row in self.rows if row.n <= AT_ONCE)  # without one that was stopped

        def follow(result: Result) -> None:
            self.so_far = result
            self._changed()
            if progress is not None:
                progress(result)

        self.so_far = None
        try:
            self.so_far = self._run(self.last, follow)
        except KeyboardInterrupt:
            pass  # stopped on purpose: what was counted is the row
        finally:
            if self.so_far is not None and self.so_far.n > before[-1].n:
                self.rows = (*before, self.so_far)
            self.so_far = None
            self._changed()

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change, from whichever thread deals."""
        self._listeners.append(callback)

    def _changed(self) -> None:
        for listener in self._listeners:
            listener()

    # What is shown.

    def picture(self) -> Any:
        """The means in a band of two standard errors, closing on the exact line, and the words that say the same."""
        if not find_spec("matplotlib"):
            return Absent("matplotlib")
        from cardlessons import plots

        return plots.picture(plots.closing_in([row for row in self.rows if _has_error(row)], self.exact))

    def title(self) -> str:
        """What is asked, and the exact answer."""
        what = text(f"many.{self.name}") if known(f"many.{self.name}") else self.name
        return text("many.title", what=what, exact=say_exactly(self.exact))

    def headings(self) -> tuple[str, ...]:
        """What the columns are called."""
        return tuple(text(f"many.{column}") for column in COLUMNS)

    def cells(self) -> list[tuple[str, ...]]:
        """The rows in words: deals, mean, standard error, exact value."""
        exact = say_decimal(self.exact, 6)
        return [(text("many.count", deals=row.n), *_said(row), exact) for row in self.rows]

    def __repr__(self) -> str:
        table = [self.headings(), *self.cells()]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
        return "\n".join([self.title(), *lines])

    def html(self) -> str:
        """The rows as a table, for a page without a kernel."""
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.headings())
        rows = "".join(
            f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
            for first, *cells in self.cells()
        )
        return (
            f'<table style="font-size:18px"><caption style="text-align:left">{escape(self.title())}</caption>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from cardlessons.widgets.many_display import bundle

        return bundle(self)


def many(name: str, seed: int = 1, last: int = LAST, **parameters: object) -> Many:
    """The experiment `name` of `cl.simulate` after 1, 10, 100 … deals, and after `last` of them when it is asked on.

    `parameters` are the experiment's own. Raises `BadExperiment`, `BadRules`. Where numpy is not installed, what comes
    back says so.

    >>> many("blucher.match_free_pass", last=1000).rows
    (0.0 ± ∞ (n = 1), 0.10 ± 0.10 (n = 10), 0.340 ± 0.048 (n = 100))
    """
    if not find_spec("numpy"):
        return Absent("numpy")  # type: ignore[return-value]
    from cardlessons.simulate.experiment import whole

    return Many(name, seed, whole("last", last, 2), parameters)


def exact_mean(name: str, parameters: Mapping[str, object]) -> Fraction:
    """The exact mean of the experiment `name`: the exact result has its name and parameters. Raises `BadExperiment`."""
    from cardlessons.simulate import EXPERIMENTS

    if name not in EXPERIMENTS:
        raise BadExperiment("simulate_unknown", name=name, known=", ".join(EXPERIMENTS))
    make = EXPERIMENTS[name]
    made = make(**parameters)  # knows what it takes where nothing is given
    usual = {one.name: getattr(made, one.name, one.default) for one in signature(make).parameters.values()}
    game, result = name.split(".")
    found = getattr(import_module(f"cardlessons.exact.{game}"), result)(**{**usual, **parameters})
    if isinstance(found, Mapping):
        return sum((value * share for value, share in found.items()), Fraction(0))
    mean: Fraction = getattr(found, "mean", getattr(found, "value", found))
    return mean


def _has_error(row: Result) -> bool:
    """Whether the deals tell an error: one deal does not, nor do a few that all came out alike."""
    return 0 < row.error < float("inf")


def _said(row: Result) -> tuple[str, str]:
    mean, error = (number.replace("-", "−").replace(".", text("table.point")) for number in row.rounded)
    return mean, f"± {error}" if _has_error(row) else text("many.too_few")
