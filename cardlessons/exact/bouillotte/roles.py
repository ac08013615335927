"""What each suit must be for the own hand to have the greatest total in any one other suit.

Some suits are best, and their highest cards are dropped; in every other suit whoever is still in counts at most what
the own hand counts in its best one of them. Who holds only best suits has the highest card of them to go by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from cardlessons.core.cards import PLAYED_SUITS, Card
from cardlessons.exact.bouillotte.draws import OWN
from cardlessons.exact.bouillotte.levels import Totals, below
from cardlessons.exact.bouillotte.question import Question
from cardlessons.games.bouillotte.deck import height, value

# The groups of unseen hands: dropped ones; those that are forced to hold three cards, and may or may not tie with the
# own hand; from FIRST_OPEN on, one by one, those that still get cards.
DROPPED, WHOLE_MAY, WHOLE_MAY_NOT, FIRST_OPEN = 1, 2, 3, 4
ANY = 99  # above every height and total of three cards

Tag = tuple[int, ...]
Step = Callable[[Tag, int, int, int], Tag | None]


class Best(NamedTuple):
    """A best suit, its highest card dropped: hands still in hold nothing in it above these heights."""

    may: int = ANY
    may_not: int = ANY
    kind: str = "best"  # tuples of different types compare equal, and roles are keys

    def start(self, kinds: Sequence[bool]) -> Tag:
        """No card has been met."""
        return ()

    def step(self, kinds: Sequence[bool]) -> Step:
        """A dropped hand's card must be met first, and each card of another hand must be allowed."""
        limits = _limits(self, kinds)

        def met(tag: Tag, holder: int, rank: int, worth: int) -> Tag | None:
            if holder == DROPPED:
                return (DROPPED,)
            allowed = tag and (holder == OWN or height(Card(rank, 0)) <= limits[holder])
            return tag if allowed else None

        return met

    def ways(self, totals: Totals, tops: Sequence[int]) -> list[int]:
        """In how many ways it counts each of `tops`."""
        return [sum(totals.get(top, {}).values()) for top in tops]


class Other(NamedTuple):
    """Another suit: hands still in count at most so much in it. A tag says what the open ones count."""

    may: int
    may_not: int
    kind: str = "other"

    def start(self, kinds: Sequence[bool]) -> Tag:
        """No hand counts anything yet."""
        return (0,) * len(kinds)

    def step(self, kinds: Sequence[bool]) -> Step:
        """Each hand's total in the suit stays within its limit; of three of a rank a suit has one card."""
        limits = _limits(self, kinds)

        def met(tag: Tag, holder: int, rank: int, worth: int) -> Tag | None:
            if holder in (OWN, DROPPED):
                return tag
            if holder < FIRST_OPEN:
                return tag if worth <= limits[holder] else None
            place = holder - FIRST_OPEN
            total = tag[place] + worth
            return (*tag[:place], total, *tag[place + 1 :]) if total <= limits[holder] else None

        return met

    def ways(self, totals: Totals, tops: Sequence[int]) -> list[int]:
        """In how many ways it counts less than each of `tops`."""
        return below(totals, tops)


Role = Best | Other


def _limits(role: Role, kinds: Sequence[bool]) -> Mapping[int, int]:
    limits = {WHOLE_MAY: role.may, WHOLE_MAY_NOT: role.may_not}
    return limits | {FIRST_OPEN + place: role.may if kind else role.may_not for place, kind in enumerate(kinds)}


def castings(question: Question) -> Iterator[tuple[Role, ...]]:
    """The roles of the suits, for each set of suits that may be best."""
    for best in product((False, True), repeat=PLAYED_SUITS):
        if any(best):
            yield _casting(question, best)


def _casting(question: Question, best: Sequence[bool]) -> tuple[Role, ...]:
    totals = [0] * PLAYED_SUITS
    for card in question.hand:
        totals[card.suit] += value(card)
    most = max((total for total, one in zip(totals, best, strict=True) if not one), default=0)
    if most:
        return tuple(Best() if one else Other(most, most - 1) for one in best)
    top = max(height(card) for card in question.hand)
    return tuple(Best(top, top - 1) if one else Other(0, 0) for one in best)
