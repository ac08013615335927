"""Through whose eyes a table is shown: everybody's, one seat's, or those of persons who pass one screen around."""

from __future__ import annotations

from collections.abc import Container

from cardlessons.core.game import NOBODY, OVER, Game, Seat, State

SHARED = "shared"  # as `you`: persons at one screen, each of whom sees their own hand once they have the machine

You = Seat | str | None


class Sight:
    """Whose view a table shows. `you` is a seat, None for everything, or SHARED; `holder` is who has the machine.

    Where a game hides no hands all is open, whoever looks. Otherwise hands are open to all if `you` is None, and may be
    opened or closed.
    """

    def __init__(self, you: You, game: Game) -> None:
        self.you = you
        self.game = game
        self.holder: Seat | None = None
        self.flipped = False

    @property
    def shared(self) -> bool:
        """Whether persons at one screen pass it around."""
        return self.you == SHARED and self.game.hides_hands

    @property
    def open(self) -> bool:
        """Whether all hands lie open."""
        if not self.game.hides_hands:
            return self.you in (None, SHARED)
        return (self.you is None) != self.flipped

    @property
    def seat(self) -> Seat | None:
        """The seat whose view is shown, None for everything, NOBODY for what lies open to all."""
        if self.open:
            return None
        you = self.holder if self.shared else self.you
        return you if isinstance(you, int) else NOBODY

    def flip(self) -> None:
        """Opens all hands, or closes them again."""
        self.flipped = not self.flipped

    def pass_to(self, state: State, bots: Container[Seat]) -> Seat | None:
        """The person who must get the machine before they may choose in `state`; None if nobody need get it."""
        acting = self.game.to_act(state)
        if not self.shared or self.open or not isinstance(acting, int) or acting in bots or acting == self.holder:
            return None
        return acting if self.game.view(state, NOBODY) != state else None

    def put_down(self, state: State, bots: Container[Seat]) -> None:
        """Nobody holds the machine any more once another person must have it, or the deal is over."""
        if self.pass_to(state, bots) is not None or self.game.to_act(state) is OVER:
            self.holder = None
