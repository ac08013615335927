"""Probabilities in words: counts before fractions before decimals."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from cardlessons.i18n import text
from cardlessons.show.scene import OddsRow

LONGEST = 10**6  # a numerator or denominator beyond this tells a reader nothing that the decimal does not
DIGITS = 4
DEALS = 1000  # for natural frequencies


def counted(label: str, count: int, total: int) -> OddsRow:
    """The odds of one of `count` cards among `total` that may come: "4 of the 52 unseen"."""
    chance = Fraction(count, total)
    return OddsRow(label, text("table.counts", count=count, total=total), fraction(chance), decimal(chance))


def chance(label: str, value: Fraction) -> OddsRow:
    """The odds of an event in natural frequencies: "about 357 of 1,000 deals"."""
    return OddsRow(label, frequency(value), fraction(value), decimal(value))


def spread(label: str, values: Sequence[Fraction]) -> OddsRow:
    """The odds of several events, from the least likely to the likeliest: "from 640 to 719 of 1,000 deals"."""
    low, high = min(values), max(values)
    if low == high:
        return chance(label, low)
    counts = text("table.from_to", low=round(low * DEALS), high=round(high * DEALS), total=DEALS)
    return OddsRow(label, counts, "", text("table.approx", number=f"{_digits(low)}–{_digits(high)}"))


def uncounted(label: str) -> OddsRow:
    """What a pack holds too many cards to count at a table."""
    return OddsRow(label, text("table.uncounted"), "", "")


def average(label: str, value: Fraction) -> OddsRow:
    """An expected number of chips, signed: "about −309 chips in 1,000 deals"."""
    over = value * DEALS
    key = "table.average" if over.denominator > 1 else "table.average_exact"
    counts = _signed(text(key, chips=round(over), total=DEALS))
    return OddsRow(label, counts, fraction(value), decimal(value))


def frequency(value: Fraction) -> str:
    """In how many of 1,000 deals, or of more when 1,000 are too few to tell it from never and always."""
    if value in (0, 1):
        return text("table.always" if value else "table.never")
    total = DEALS
    while not 0 < round(value * total) < total:
        total *= DEALS
    return text("table.about", count=round(value * total), total=total)


def fraction(value: Fraction) -> str:
    """The exact fraction if it is short enough to be read; otherwise nothing, and the decimal says that it is near."""
    short = abs(value.numerator) < LONGEST and value.denominator < LONGEST
    return _signed(str(value)) if short else ""


def decimal(value: Fraction) -> str:
    """The number with four digits after the point, marked ≈ unless it is exactly that."""
    exact = value * 10**DIGITS
    if exact.denominator != 1:
        return text("table.approx", number=_digits(value))
    return _point(f"{float(value):.{DIGITS}f}".rstrip("0").rstrip("."))


def _digits(value: Fraction) -> str:
    return _point(f"{float(value):.{DIGITS}f}")


def _point(number: str) -> str:
    return _signed(number.replace(".", text("table.point")))


def _signed(number: str) -> str:
    return number.replace("-", "−")
