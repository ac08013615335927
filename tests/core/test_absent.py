"""What is not there says so wherever it would be shown, spreads to what is made from it, and never becomes a number."""

from __future__ import annotations

import math
import operator
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import accumulate
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.core.absent import Absent, passing_on
from cardlessons.i18n import language, text
from cardlessons.i18n.catalogue import LANGUAGES

NUMPY = Absent("numpy")
MADE: dict[str, Callable[[Any], Any]] = {
    "an attribute": lambda gone: gone.tally,
    "a call": lambda gone: gone.run("blucher.matches", deals=30, seed=1),
    "an item": lambda gone: gone.tally[1],
    "a z-score": lambda gone: round((gone.mean - float(Fraction(1, 3))) / gone.error, 2),
    "a product with a fraction": lambda gone: Fraction(1, 3) * gone,
    "a sum": lambda gone: sum(gone),
    "a weighed sum": lambda gone: sum(net * times for net, times in gone.tally.items()),
    "the last of its sums": lambda gone: [*accumulate(gone)][-1],
    "the least": lambda gone: min(gone),
    "a whole part": lambda gone: math.floor(-(abs(gone) ** 2) // 3 % 2),
    "a comparison": lambda gone: gone.mean > 0.3,
    "an equality": lambda gone: gone == 1,
}


@pytest.mark.parametrize("made", MADE.values(), ids=list(MADE))
def test_what_is_made_from_it_is_absent_for_the_same_reason(made: Callable[[Any], Any]) -> None:
    assert type(made(NUMPY)) is Absent
    assert repr(made(NUMPY)) == repr(NUMPY)


@pytest.mark.parametrize("symbol", ["+", "-", "*", "/", "//", "%", "**"])
def test_arithmetic_spreads_it_from_either_side(symbol: str) -> None:
    for number in (2, 0.5, Fraction(1, 2)):
        for left, right in ((NUMPY, number), (number, NUMPY)):
            assert type(eval(f"left {symbol} right", {"left": left, "right": right})) is Absent


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("library", ["numpy", "matplotlib"])
def test_one_plain_sentence_says_what_is_missing_and_what_to_do(code: str, library: str) -> None:
    language(code)
    said = repr(Absent(library))
    assert said == text(f"error.absent_{library}") == f"{Absent(library):.4f}" == str(Absent(library))
    assert f"%pip install {library}" in said and "\n" not in said
    assert said.count(".") == 1 and said.endswith(".")


DEMANDS: list[Callable[[Any], Any]] = [
    bool,
    int,
    float,
    len,
    math.sqrt,
    operator.not_,
    lambda gone: math.comb(gone, 2),
    lambda gone: range(gone),
    lambda gone: [1, 2][gone],
    lambda gone: 1 in gone,
    lambda gone: sorted([gone, gone]),
    lambda gone: 1 if gone.mean > 0 else 2,
]


@pytest.mark.parametrize("demand", DEMANDS)
def test_no_number_and_no_decision_comes_of_it(demand: Callable[[Any], Any]) -> None:
    with pytest.raises(cl.NotInstalled) as refused:
        demand(NUMPY)
    assert isinstance(refused.value, ImportError) and str(refused.value) == repr(NUMPY)


def test_jupyter_shows_it_as_text_alone() -> None:
    for name in ("_repr_html_", "_repr_mimebundle_", "_ipython_display_", "__array__", "__deepcopy__"):
        assert not hasattr(NUMPY, name)


@pytest.mark.parametrize("given", [NUMPY, [3, NUMPY], (NUMPY,), {1: NUMPY}, {**NUMPY}], ids=repr)
def test_a_function_gives_back_what_is_absent(given: Any) -> None:
    @passing_on
    def added(numbers: Any, truth: int = 0) -> int:
        raise AssertionError("called with what is not there")

    assert added(given) is NUMPY
    assert added([1], truth=given) is NUMPY


def test_a_function_given_what_is_there_does_as_ever() -> None:
    assert passing_on(sum)([1, 2], start=3) == 6
    assert passing_on(max)([1, 2], (3,), key=len) == [1, 2]


WITHOUT = """
import sys
sys.modules["{library}"] = None
import cardlessons as cl
first = {use}
del sys.modules["{library}"]
print(type(first).__name__, type({use}).__name__)
"""
USES = [
    ("numpy", "cl.simulate.run('blucher.matches', deals=30, seed=1)", "Result"),
    ("matplotlib", "cl.plots.picture(cl.plots.bars({1: 0.5, 2: 0.5}))", "Picture"),
]


@pytest.mark.parametrize(("library", "use", "kind"), USES)
def test_what_a_library_makes_is_absent_until_it_is_installed(library: str, use: str, kind: str) -> None:
    pytest.importorskip(library)
    program = WITHOUT.format(library=library, use=use)
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.stdout.split() == ["Absent", kind], told.stderr
