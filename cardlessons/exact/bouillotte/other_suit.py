"""How often the own hand has the greatest total in any one other suit, the best one's highest card being dropped.

Here each hand that is still in must be told apart, since none may count more in a suit than the own hand does.
"""

from __future__ import annotations

from math import factorial
from typing import NamedTuple

from cardlessons.exact.bouillotte.draws import draws
from cardlessons.exact.bouillotte.excluding import SUIT_BITS, Forced, Term, forces, terms
from cardlessons.exact.bouillotte.levels import Totals, by_total
from cardlessons.exact.bouillotte.packing import Packing
from cardlessons.exact.bouillotte.question import Question
from cardlessons.exact.bouillotte.roles import DROPPED, FIRST_OPEN, WHOLE_MAY, WHOLE_MAY_NOT, Best, Role, castings
from cardlessons.games.bouillotte.deck import HAND

ONE, TWO = (1 << SUIT_BITS) - 1, (1 << 2 * SUIT_BITS) - 1  # the bits of a suit, and of a pair of suits
Ways = list[int] | None  # at each total that may be the best; None where there is no way at all
Roles = tuple[Role, ...]
Cards = tuple[int, int]  # as bits, those forced into hands that may tie with the own one and into others


class Stage(NamedTuple):
    """How cards lie once some are forced.

    `kinds` says of the hands that still get some whether they may tie with the own; the last of them may be forced to
    hold a pair, which makes it `paired` in the way that it names. `seen` is what has been counted.
    """

    kinds: tuple[bool, ...]
    paired: int
    shifts: dict[int, int]
    packing: Packing
    ways: int
    seen: dict[tuple[object, ...], Ways]


class OtherSuit:
    """The deals in which the best suits' highest cards are dropped, and the own hand counts most in another one.

    `may` of the opponents still in may count as much; nobody still in has a brelan.
    """

    def __init__(self, question: Question, may: int) -> None:
        self._question = question
        self._may = may
        self._castings: dict[Roles, tuple[Roles, ...]] = {}  # what the last two suits can be, by what the first two are
        for casting in castings(question):
            first, last = casting[:2], casting[2:]
            self._castings[first] = (*self._castings.get(first, ()), last)
        self._stages: dict[tuple[int, ...], Stage] = {}
        self._tops: list[int] = []
        whole = self._stage(Forced(), Forced())
        self._tops = sorted(
            {total for suit in range(len(question.suits)) for total in self._totals(whole, suit, Best(), (0, 0))}
        )

    def count(self) -> int:
        """How many deals, the unseen hands told apart."""
        of_ranks, live = forces(self._question), self._question.against.live
        return sum(map(self._of_term, terms(of_ranks, self._may, live - self._may)))

    def _of_term(self, term: Term) -> int:
        stage = self._stage(term.firsts, term.seconds)
        cards = term.firsts.cards, term.seconds.cards
        total = 0
        for roles, others in self._castings.items():
            one = self._pair(stage, 0, roles, cards)
            other = self._pairs(stage, 2, others, cards) if one else None
            if one and other:
                total += sum(map(int.__mul__, one, other))
        return term.weight * stage.ways * stage.packing.read(total)

    def _stage(self, firsts: Forced, seconds: Forced) -> Stage:
        key = firsts.hands, firsts.size, seconds.hands, seconds.size
        if key not in self._stages:
            self._stages[key] = self._new_stage(firsts, seconds)
        return self._stages[key]

    def _new_stage(self, firsts: Forced, seconds: Forced) -> Stage:
        against = self._question.against
        kinds = (True,) * (self._may - firsts.hands) + (False,) * (against.live - self._may - seconds.hands)
        sizes, paired = [HAND] * len(kinds), 0
        for kind, one in ((True, firsts), (False, seconds)):
            if lacking := HAND * one.hands - one.size:
                kinds, sizes, paired = (*kinds, kind), [*sizes, lacking], FIRST_OPEN + len(kinds)
        groups = [FIRST_OPEN + place for place in range(len(kinds))]
        if against.dropped or not kinds:
            groups, sizes = [*groups, DROPPED], [*sizes, HAND * against.dropped]
        packing = Packing.of(sizes, self._question.unseen.size - firsts.size - seconds.size)
        ways = factorial(HAND * against.dropped) // factorial(HAND) ** against.dropped
        return Stage(kinds, paired, dict(zip(groups, packing.shifts, strict=True)), packing, ways, {})

    def _pairs(self, stage: Stage, suit: int, options: tuple[Roles, ...], forced: Cards) -> Ways:
        """Two suits together, in any of these roles."""
        key = suit, options, *(cards >> SUIT_BITS * suit & TWO for cards in forced)
        if key not in stage.seen:
            found = [ways for roles in options if (ways := self._pair(stage, suit, roles, forced))]
            stage.seen[key] = [sum(ways) for ways in zip(*found, strict=True)] or None
        return stage.seen[key]

    def _pair(self, stage: Stage, suit: int, roles: Roles, forced: Cards) -> Ways:
        """Two suits together in these roles."""
        may, may_not = (cards >> SUIT_BITS * suit & TWO for cards in forced)
        key = suit, roles, may, may_not
        if key not in stage.seen:
            one = self._suit(stage, suit, roles[0], (may & ONE, may_not & ONE))
            other = self._suit(stage, suit + 1, roles[1], (may >> SUIT_BITS, may_not >> SUIT_BITS)) if one else None
            kept = stage.packing.kept
            both = [first * second & kept for first, second in zip(one, other, strict=True)] if one and other else []
            stage.seen[key] = both if any(both) else None
        return stage.seen[key]

    def _suit(self, stage: Stage, suit: int, role: Role, forced: Cards) -> Ways:
        """One suit in this role, at each total that may be the best."""
        key = suit, role, *forced
        if key not in stage.seen:
            ways = role.ways(self._totals(stage, suit, role, forced), self._tops)
            stage.seen[key] = ways if any(ways) else None
        return stage.seen[key]

    def _totals(self, stage: Stage, suit: int, role: Role, forced: Cards) -> Totals:
        question = self._question
        groups = {rank: self._group(stage, rank, forced) for rank, _ in question.suits[suit]}
        held = {rank: group for rank, group in groups.items() if group}
        start = question.totals[suit], role.start(stage.kinds)
        step = role.step(stage.kinds)
        return by_total(draws(question.suits[suit], start, step, stage.shifts, stage.packing.kept, held))

    def _group(self, stage: Stage, rank: int, forced: Cards) -> int:
        """The hand that a card of the rank is forced into; 0 for none."""
        for kind, whole, cards in ((True, WHOLE_MAY, forced[0]), (False, WHOLE_MAY_NOT, forced[1])):
            if cards >> rank & 1:
                pair = stage.paired and kind == stage.kinds[-1] and rank == self._question.turn_up.rank
                return stage.paired if pair else whole
        return 0
