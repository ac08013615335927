"""Every deal of a pack small enough to write down, by playing them all: no formula is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import repeat
from math import factorial
from typing import NamedTuple

from cardlessons.core.actions import Done
from cardlessons.core.cards import Pack
from cardlessons.core.choices import Unseen
from cardlessons.core.errors import BadRules
from cardlessons.core.game import DEALER, OVER, State
from cardlessons.games import blucher
from cardlessons.i18n import text

MOST_DEALS = 3000
MOST_SHOWN = 120
A_LINE = 30  # cards, as many as a line of text has room for
_TICK = "✓"
_LEFT = "text-align:left"
_TOP = "vertical-align:top;white-space:nowrap"
_FLOW = "display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none"
_DEAL = "margin:0 2px;padding:1px 4px;box-sizing:border-box;text-align:left;white-space:nowrap"


class Deal(NamedTuple):
    """One order of the ranks: what was turned, and for each call whether it came true."""

    ranks: tuple[int, ...]
    matched: tuple[bool, ...]

    @property
    def matches(self) -> int:
        """How many calls came true."""
        return sum(self.matched)


@dataclass(frozen=True, repr=False)
class Listing:
    """All deals of `pack`, each equally likely. The cards of a rank are not told apart."""

    pack: Pack
    deals: tuple[Deal, ...]

    @cached_property
    def tally(self) -> dict[int, int]:
        """{number of matches: number of deals}."""
        return dict(sorted(Counter(deal.matches for deal in self.deals).items()))

    @property
    def match_free(self) -> int:
        """The number of deals in which no call comes true."""
        return self.tally.get(0, 0)

    @property
    def by_call(self) -> tuple[int, ...]:
        """For each call, the number of deals in which it comes true."""
        return tuple(map(sum, zip(*(deal.matched for deal in self.deals), strict=True)))

    @property
    def by_pass(self) -> tuple[int, ...]:
        """For each pass, the number of deals in which it is match-free."""
        ranks = self.pack.ranks
        starts = range(0, self.pack.size, ranks)
        return tuple(sum(not any(deal.matched[start : start + ranks]) for deal in self.deals) for start in starts)

    def _rows(self) -> Iterator[tuple[str, list[Deal]]]:
        for first in range(1, self.pack.ranks + 1):
            name = text("lessons.listing_first", rank=text("cards.short_rank", rank=first))
            yield name, [deal for deal in self.deals if deal.ranks[0] == first]

    def _html_rows(self, name: str, deals: list[Deal]) -> str:
        """The deals side by side, as many on a line as the page has room for."""
        shown = "".join(_in_html(deal, self.pack.ranks) for deal in deals)
        return f'<tr><th scope="row" style="{_TOP}">{escape(name)}</th><td><ul style="{_FLOW}">{shown}</ul></td></tr>'

    def _title(self) -> str:
        calls = " ".join(text("cards.short_rank", rank=rank) for rank in range(1, self.pack.ranks + 1))
        return text("lessons.listing_title", deals=len(self.deals), calls=calls)

    def __repr__(self) -> str:
        if len(self.deals) > MOST_SHOWN:
            return text("lessons.listing_long", deals=len(self.deals))
        ranks = self.pack.ranks
        rows = []
        for name, deals in self._rows():
            lines = ("   ".join(_in_text(deal, ranks) for deal in line) for line in _lines(deals))
            rows += [f"{head}  {line}".rstrip() for head, line in zip(_heads(f"{name}:"), lines, strict=False)]
        return "\n".join([self._title(), *rows])

    def _repr_html_(self) -> str:
        if len(self.deals) > MOST_SHOWN:
            return f"<p>{escape(repr(self))}</p>"
        rows = "".join(self._html_rows(name, deals) for name, deals in self._rows())
        title = f'<caption style="{_LEFT}">{escape(self._title())}</caption>'
        return f'<table style="font-size:18px">{title}<tbody>{rows}</tbody></table>'


def _lines(deals: list[Deal]) -> list[list[Deal]]:
    """The deals of one row in lines that a page has room for."""
    together = max(1, A_LINE // len(deals[0].ranks))
    return [deals[start : start + together] for start in range(0, len(deals), together)]


def _heads(name: str) -> Iterator[str]:
    """The name of a row, and as much room before its further lines."""
    yield name
    yield from repeat(" " * len(name))


def _in_text(deal: Deal, ranks: int) -> str:
    calls = [call + (_TICK if hit else " ") for call, hit in _calls(deal)]
    passes = ["".join(calls[start : start + ranks]) for start in range(0, len(calls), ranks)]
    free = text("lessons.listing_free")
    return f"{'| '.join(passes)}{free if not deal.matches else ' ' * len(free)}"


def _in_html(deal: Deal, ranks: int) -> str:
    calls = [f"<strong>{call}{_TICK}</strong>" if hit else call for call, hit in _calls(deal)]
    passes = [" ".join(calls[start : start + ranks]) for start in range(0, len(calls), ranks)]
    free = "" if deal.matches else f"<br>{escape(text('lessons.listing_free'))}"
    frame = "transparent" if deal.matches else "currentcolor"
    wide = 3 * len(calls)  # ch, so that deals stand below each other
    return f'<li style="{_DEAL};min-width:{wide}ch;border:2px solid {frame}">{" | ".join(passes)}{free}</li>'


def _calls(deal: Deal) -> Iterator[tuple[str, bool]]:
    for rank, hit in zip(*deal, strict=True):
        yield text("cards.short_rank", rank=rank), hit


def deals(pack: Pack) -> Listing:
    """Every deal of Blucher with a small `pack`, such as Pack(4, 1). Raises `BadRules` if there are over 3000."""
    orders = factorial(pack.size) // factorial(pack.per_rank) ** pack.ranks
    if orders > MOST_DEALS:
        raise BadRules("lesson_too_many", ranks=pack.ranks, suits=pack.per_rank, most=MOST_DEALS)
    rules = blucher.Rules(pack=pack, first_bank=0)
    return Listing(pack, tuple(_walk(blucher.start(rules, 3, (9, 9, 9)), Deal((), ()))))


def _walk(state: State, deal: Deal) -> Iterator[Deal]:
    """The deals that begin as `deal` did; nobody stakes."""
    actor = blucher.to_act(state)
    if actor is OVER:
        yield deal
    elif actor is not DEALER:
        yield from _walk(blucher.apply(state, Done()).state, deal)
    elif not isinstance(chance := blucher.chance(state), Unseen):
        yield from _walk(blucher.apply(state, chance.at(0)).state, deal)
    else:
        one_of_each = {action.card.rank: action for action, _ in chance}
        for rank, action in one_of_each.items():
            after, events = blucher.apply(state, action)
            yield from _walk(after, Deal((*deal.ranks, rank), (*deal.matched, events[0].match)))
