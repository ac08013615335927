"""Live odds: what can still happen in a deal, given the cards seen."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from cardlessons.core.errors import BadRules
from cardlessons.exact.blucher.prospect import Prospect
from cardlessons.games.blucher.state import State


class Odds:
    """The odds of a state as it lies, for `seat` or for all seats if None; each is counted when it is first asked for.

    Stakes are left lying where they could be moved.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self._state = state
        self._prospect = Prospect(state)

    def __repr__(self) -> str:
        names = ("this_pass", "later_pass", "survives", "worth")
        return f"Odds({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    @property
    def next_match(self) -> tuple[int, int]:
        """How many of the unseen cards match the next call, and how many unseen cards there are."""
        prospect = self._prospect
        return (prospect.kinds[self._state.call].cards, prospect.size) if prospect.passes else (0, 0)

    @property
    def unseen(self) -> dict[int, tuple[int, int]]:
        """{rank that `survives` names: (its unseen cards, its calls still to come)}."""
        kinds = self._prospect.kinds
        return {rank: (kinds[rank].cards, self._prospect.passes - kinds[rank].called) for rank in self._ranks}

    @cached_property
    def this_pass(self) -> Fraction:
        """The probability that no match spoils the pass under way, or between passes the next one."""
        if not self._prospect.passes or not self._state.free:
            return Fraction(0)
        return self._prospect.share(self._prospect.ahead.all_free((0,)))

    @cached_property
    def later_pass(self) -> Fraction | None:
        """The probability that no match spoils some pass after that one; None for a pack too large to tell.

        Where only ranks that carry a stake spoil a pass, nothing spoils a pass over an empty layout.
        """
        prospect = self._prospect
        if prospect.passes < 2:
            return Fraction(0)
        if prospect.too_large:
            return None
        return 1 - prospect.share(prospect.ahead.later().no_free(prospect.passes))

    @cached_property
    def survives(self) -> dict[int, Fraction]:
        """{rank: the probability that it is never matched from here on}.

        For a punter the ranks of their own stakes; for the banker and for None all ranks that carry a stake.
        """
        return {rank: self._prospect.misses(self._prospect.kinds[rank]) for rank in self._ranks}

    @property
    def worth(self) -> Fraction | None:
        """What the seat can expect to gain from the layout; None without a seat or for a pack too large to tell.

        A seat owns its stack and its own chips on the layout, the banker also the doubling chips there. The gain is
        what it owns in the end less what it owns now; extra payments and doublings are in it.
        """
        return None if self.seat is None or self.worths is None else self.worths[self.seat]

    @cached_property
    def worths(self) -> dict[int, Fraction] | None:
        """{seat: its `worth`}, which come to nothing together. None for a pack too large to tell."""
        prospect = self._prospect
        if prospect.too_large and prospect.doubling_is_open:
            return None
        worths = {seat: prospect.gain(seat) for seat in range(self._state.seats)}
        if self._state.bank is not None:
            worths[self._state.bank] = -sum(worths.values(), Fraction(0))
        return worths

    @property
    def _ranks(self) -> list[int]:
        if self.seat is None or self.seat == self._state.bank:
            return self._prospect.staked
        return sorted({stake.rank for stake in self._prospect.stakes if stake.seat == self.seat})


def odds(state: State, seat: int | None = None) -> Odds:
    """The odds of `state`, in any phase, given the cards seen. Raises `BadRules` for what is no state or no seat."""
    if not isinstance(state, State):
        raise BadRules("exact_state", value=state)
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.seats):
        raise BadRules("exact_seat", seat=seat, last=state.seats - 1)
    return Odds(state, seat)
