"""A derivation with gaps: its sentences as they are, and in each formula a number to find.

Where a line is a plain value, that is the gap. Elsewhere it is one number of the formula, by its place and never by
what it is, so that no answer is written down here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cardlessons.pages.sheet.gaps import Answer, Gaps, formula_gap

if TYPE_CHECKING:
    from cardlessons.derive.derivation import Derivation

LONGEST = 7  # digits; a longer number is told by its decimals
WHOLE = r"<mn>\d+</mn>"
FRACTION = rf"<mfrac><mrow>{WHOLE}</mrow><mrow>{WHOLE}</mrow></mfrac>"
_NUMBER = re.compile(rf"{FRACTION}|{WHOLE}")
_SIGN = r'<mo form="infix">[=≈]</mo> '
_VALUE = re.compile(rf'({_SIGN})((?:<mo form="prefix">−</mo>)?(?:{FRACTION}|<mn>[\d.]+</mn>))')
GIVEN = -1  # in place of a number: the line stands without a gap


class Line(NamedTuple):
    """One line of a proof: its `number`, its sentence and its formula as HTML, either of which may be empty."""

    number: int
    sentence: str
    formula: str


class Gapped(NamedTuple):
    """A proof to be filled in, and what belongs in its gaps."""

    lines: tuple[Line, ...]
    answers: tuple[Answer, ...]


def gapped(derivation: Derivation, steps: Sequence[int], places: Mapping[int, int]) -> Gapped:
    """The `steps` of a derivation, counted from 1, with their gaps.

    The gap of a formula is its first number above 1, or the one at its place in `places` {step: place from 0};
    `GIVEN` is none. Raises `WrongStep`, and `IndexError` where there is no such number.
    """
    gaps, whole = Gaps(), derivation[:].page()["steps"]
    lines = [_line(step, whole[step - 1], places.get(step, 0), gaps) for step in steps]
    return Gapped(tuple(lines), tuple(gaps.answers))


def _line(number: int, step: Mapping[str, Any], place: int, gaps: Gaps) -> Line:
    sentence = gaps.in_words(step["sentence"])
    name, *pieces = step["line"]
    made = _value(pieces, gaps, place) or _formula(pieces, gaps, place)
    # Each piece is a formula of its own, so that the line can be broken between them.
    pieces = [f"{name} {made[0]}", *made[1:]]
    return Line(number, sentence, " ".join(f"<math>{piece}</math>" for piece in pieces))


def _value(pieces: Sequence[str], gaps: Gaps, place: int) -> list[str]:
    """A plain value: exactly, if it can be written by hand, else by its decimals; nothing if it is none."""
    found = [_VALUE.fullmatch(piece) for piece in pieces]
    if not all(found):
        return []
    long = any(len(digits) > LONGEST for digits in re.findall(r"\d+", pieces[0]))
    shown = found[-1] if long else found[0]
    assert shown is not None
    sign, value = shown.groups()
    return [shown[0] if place == GIVEN else sign + formula_gap(gaps.make(value), value)]


def _formula(pieces: Sequence[str], gaps: Gaps, place: int) -> list[str]:
    numbers = [(at, found) for at, piece in enumerate(pieces) for found in _NUMBER.finditer(piece)]
    numbers = [(at, found) for at, found in numbers if found[0] not in ("<mn>0</mn>", "<mn>1</mn>")]
    if place == GIVEN or not numbers:
        return [gaps.in_formula(piece) for piece in pieces]
    here, found = numbers[place]
    made = formula_gap(gaps.make(found[0]), found[0])
    around = [gaps.in_formula(part) for part in (pieces[here][: found.start()], pieces[here][found.end() :])]
    return [made.join(around) if at == here else gaps.in_formula(piece) for at, piece in enumerate(pieces)]
