"""Proofs in a few sentences, for lessons whose notebook reads no derivation; what belongs in the gaps is worked out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt

from cardlessons.core.cards import Pack, cards
from cardlessons.exact import blucher
from cardlessons.i18n import text
from cardlessons.lessons.boxes import boxes
from cardlessons.pages.markdown import html_of
from cardlessons.pages.sheet.gaps import Gaps, gap
from cardlessons.pages.sheet.proving import Gapped, Line

Numbers = Mapping[str, int | Fraction | float]
WHOLE = Pack(13, 4)
PASSES = 30
_MARK = re.compile(r"⟦(\w+)⟧")


def _next_card() -> Numbers:
    unseen, same = WHOLE.size - 12, WHOLE.per_rank - 3
    before = Fraction(WHOLE.per_rank, WHOLE.size)
    return {"unseen": unseen, "same": same, "chance": Fraction(same, unseen), "before": before}


def _mean_of_a_deal() -> Numbers:
    chance = Fraction(WHOLE.per_rank, WHOLE.size)
    return {"cards": WHOLE.size, "rank": WHOLE.per_rank, "chance": chance, "mean": WHOLE.size * chance}


def _between() -> Numbers:
    low, high = cards("5C JC")
    held = boxes(low, high)
    ranks = len({card.rank for card in held.inside})
    inside, unseen = len(held.inside), len(held.unseen)
    return {
        "unseen": unseen,
        "ranks": ranks,
        "each": WHOLE.per_rank,
        "inside": inside,
        "chance": Fraction(inside, unseen),
    }


def _thirty_passes() -> Numbers:
    p = blucher.match_free_pass(WHOLE)
    one = p * (1 - p)
    return {
        "p": float(p),
        "one": float(one),
        "mean": float(PASSES * p),
        "variance": float(PASSES * one),
        "deviation": sqrt(PASSES * one),
    }


# {lesson: how many sentences, and what belongs in their gaps}
TOLD: dict[str, tuple[int, Callable[[], Numbers]]] = {
    "00": (3, _next_card),
    "10": (4, _mean_of_a_deal),
    "20": (4, _between),
    "90": (4, _thirty_passes),
}


def told(lesson: str) -> Gapped:
    """The proof of a lesson in `TOLD`."""
    count, work_out = TOLD[lesson]
    numbers, gaps = work_out(), Gaps()
    letters: dict[str, str] = {}

    def held(found: re.Match[str]) -> str:
        name = found[1]
        if name not in letters:
            letters[name] = gaps.make(written(numbers[name]))
        return gap(letters[name])

    marks = {name: f"⟦{name}⟧" for name in numbers}
    said = [text(f"sheet.{lesson}.proof.{number}", **marks) for number in range(1, count + 1)]
    lines = [Line(number, _MARK.sub(held, _inline(sentence)), "") for number, sentence in enumerate(said, start=1)]
    return Gapped(tuple(lines), tuple(gaps.answers))


def written(value: int | Fraction | float) -> str:
    """A number as MathML; one that is not exact with four figures."""
    if isinstance(value, float):
        return f"<mn>{value:.4g}</mn>"
    number = Fraction(value)
    above, below = f"<mn>{number.numerator}</mn>", f"<mn>{number.denominator}</mn>"
    return above if number.denominator == 1 else f"<mfrac><mrow>{above}</mrow><mrow>{below}</mrow></mfrac>"


def _inline(markdown: str) -> str:
    return html_of(markdown).strip().removeprefix("<p>").removesuffix("</p>")
