"""What a learner hands in: a text, a number of Python or of a library, or several of them."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from numbers import Rational, Real

from cardlessons.core.errors import BadNumber
from cardlessons.lessons.exercises.reading import MOST_SIGNS, Reading, read_text
from cardlessons.lessons.exercises.symbolic import is_symbolic, read_symbolic
from cardlessons.lessons.numbers import Chance

MOST_BITS = 20_000  # the longest answers, worked out in fractions, have some five thousand
MOST_SHOWN = 30
_SEVERAL = re.compile(r";|\n|,(?=\s)|\s(?:and|и)\s", re.IGNORECASE)


def nothing_yet(given: object) -> bool:
    """Whether nothing has been written so far, as in an answer's cell before it is filled in."""
    return given is None or given is ... or (type(given) is str and not given.strip(" .…_?\t\n"))


def read_answer(given: object, parts: int) -> tuple[Reading, ...]:
    """The numbers that were given where `parts` are asked for. Raises `BadNumber`, whatever it is that was given."""
    try:
        one_by_one = _several(given) if parts > 1 else (given,)
        if len(one_by_one) != parts:
            raise BadNumber("exercise_several", parts=parts, given=len(one_by_one))
        return tuple(_read(one) for one in one_by_one)
    except BadNumber:
        raise
    except Exception:  # a foreign object may do anything when it is asked what it is
        raise BadNumber("exercise_kind", given=kind_of(given)) from None


def kind_of(given: object) -> str:
    """The name of the type of `given`, which is asked for nothing itself."""
    name: str = type.__getattribute__(type(given), "__name__")
    return name[:MOST_SHOWN]


def _several(given: object) -> tuple[object, ...]:
    if isinstance(given, str):
        text = str.__getitem__(given, slice(4 * MOST_SIGNS))
        parts = tuple(part for part in _SEVERAL.split(text.strip(" ()[]")) if part.strip())
        return parts if len(parts) > 1 else tuple(text.strip(" ()[]").split())
    return tuple(given[:MOST_SIGNS]) if isinstance(given, list | tuple) else (given,)


def _read(given: object) -> Reading:
    if isinstance(given, str):
        return _read_text(str.__getitem__(given, slice(MOST_SIGNS + 1)))
    if isinstance(given, Chance):
        return _read(given.value)
    if is_symbolic(given):
        return read_symbolic(given)
    if isinstance(given, bool) or not isinstance(given, Real | Decimal):
        raise BadNumber("exercise_kind", given=kind_of(given))
    return _read_number(given)


def _read_text(text: str) -> Reading:
    try:
        return read_text(text)
    except BadNumber as refusal:
        if refusal.key != "exercise_number":
            raise
    raise BadNumber("exercise_number", given=_shown(text))


def _read_number(given: Real | Decimal) -> Reading:
    """A number that is no text. A float means the decimal that Python writes for it, not its binary neighbour."""
    if isinstance(given, Rational):
        number = Fraction(int(given.numerator), int(given.denominator))
        if max(abs(number.numerator), number.denominator).bit_length() > MOST_BITS:
            raise BadNumber("exercise_long", most=MOST_SIGNS)
        return Reading(number)
    if not isfinite(given):
        raise BadNumber("exercise_endless")
    written = str(given) if isinstance(given, Decimal) else repr(float(given))
    return read_text(re.sub(r"[eE]([+-]?)0*(?=\d)", r"e\1", written))


def _shown(text: str) -> str:
    """`text` as a message may repeat it: its beginning, without signs that move others."""
    seen = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:MOST_SHOWN])
    return seen + ("…" if len(text) > MOST_SHOWN else "")
