"""How often the own hand has a claim by its suits, nobody still in having a brelan."""

from __future__ import annotations

from math import factorial, prod
from typing import Any, NamedTuple

from cardlessons.exact.bouillotte.claim import MAY, MAY_NOT, Claim
from cardlessons.exact.bouillotte.draws import draws
from cardlessons.exact.bouillotte.excluding import SUIT_BITS, Forced, Term, forces, terms
from cardlessons.exact.bouillotte.levels import Certain, Polynomials, Totals, by_total
from cardlessons.exact.bouillotte.packing import Packing
from cardlessons.exact.bouillotte.question import Question
from cardlessons.games.bouillotte.deck import HAND

PAIRS = (0, 2)  # suits are counted two by two
ONE, TWO = (1 << SUIT_BITS) - 1, (1 << 2 * SUIT_BITS) - 1  # the bits of a suit, and of a pair of suits


class Stage(NamedTuple):
    """How many cards each group still gets once some are forced: how to pack them, and in how many ways they lie.

    `seen` are the suits and pairs of suits that have been counted, by the cards forced in them.
    """

    shifts: dict[int, int]
    packing: Packing
    ways: int
    kind: type[Polynomials] | type[Certain]
    seen: dict[tuple[int, int, int], Any]

    @classmethod
    def of(cls, sizes: dict[int, int], whole: int, unseen: int) -> Stage:
        """The stage for groups of these sizes, in which `whole` hands get three free cards each, others one or none."""
        open_now = {group: size for group, size in sizes.items() if size} or {MAY: 0}
        packing = Packing.of(tuple(open_now.values()), unseen)
        ways = prod(map(factorial, sizes.values())) // factorial(HAND) ** whole
        kind = Polynomials if any(sizes.values()) else Certain
        return cls(dict(zip(open_now, packing.shifts, strict=True)), packing, ways, kind, {})


class Claims:
    """The deals in which the own hand has the `claim`, and no hand that may not has the same one.

    `may` of the opponents still in may have the highest card of a suit that ties with the own one.
    """

    def __init__(self, question: Question, claim: Claim, may: int) -> None:
        self._question = question
        self._claim = claim
        self._may = may
        self._stages: dict[tuple[int, int, int, int], Stage] = {}
        whole = self._stage(Forced(), Forced())
        totals = [self._totals(whole, suit, 0, 0) for suit in range(len(question.suits))]
        self._tops = sorted({total for one in totals for total, tags in one.items() if claim.own & set(tags)})

    def count(self) -> int:
        """How many deals, the unseen hands told apart."""
        of_ranks, live = forces(self._question), self._question.against.live
        return sum(map(self._of_term, terms(of_ranks, self._may, live - self._may)))

    def _of_term(self, term: Term) -> int:
        weight, firsts, seconds = term
        stage = self._stage(firsts, seconds)
        halves = []
        for suit in PAIRS:
            key = suit, firsts.cards >> SUIT_BITS * suit & TWO, seconds.cards >> SUIT_BITS * suit & TWO
            halves.append(stage.seen.get(key) or self._pair(stage, *key))
        return weight * stage.ways * int(halves[0].won(halves[1], stage.packing))

    def _stage(self, firsts: Forced, seconds: Forced) -> Stage:
        key = firsts.hands, firsts.size, seconds.hands, seconds.size
        if key not in self._stages:
            against = self._question.against
            sizes = self._claim.sizes(against, self._may)
            sizes[MAY] -= firsts.size
            sizes[MAY_NOT] -= seconds.size
            whole = against.live + against.dropped - firsts.hands - seconds.hands
            self._stages[key] = Stage.of(sizes, whole, self._question.unseen.size - firsts.size - seconds.size)
        return self._stages[key]

    def _pair(self, stage: Stage, suit: int, may: int, may_not: int) -> Any:
        """Two suits together, with these cards forced."""
        one = self._suit(stage, suit, may & ONE, may_not & ONE)
        other = self._suit(stage, suit + 1, may >> SUIT_BITS, may_not >> SUIT_BITS)
        pair = stage.seen[suit, may, may_not] = one.times(other, stage.packing)
        return pair

    def _suit(self, stage: Stage, suit: int, may: int, may_not: int) -> Any:
        """One suit, with these cards forced."""
        key = ~suit, may, may_not
        if key not in stage.seen:
            split = self._claim.split(self._totals(stage, suit, may, may_not), self._tops)
            stage.seen[key] = stage.kind.of(*split)
        return stage.seen[key]

    def _totals(self, stage: Stage, suit: int, may: int, may_not: int) -> Totals:
        cards = self._question.suits[suit]
        forced = {rank: MAY if may >> rank & 1 else MAY_NOT for rank, _ in cards if (may | may_not) >> rank & 1}
        start = self._question.totals[suit], self._claim.start
        return by_total(draws(cards, start, self._claim.step, stage.shifts, stage.packing.kept, forced))
