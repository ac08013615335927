"""The state of a deal of Bouillotte."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.actions import Paid
from cardlessons.core.cards import UNSEEN, Card
from cardlessons.core.chips import Ledger
from cardlessons.core.game import Seat
from cardlessons.games.bouillotte.brelans import Hand
from cardlessons.games.bouillotte.deck import Deck
from cardlessons.games.bouillotte.rules import Direction, Rules
from cardlessons.games.high_cut import HighCut

# The phases of a deal.
SHUFFLE_TO_CUT = "shuffle_to_cut"
CUT = "cut"
ANTE = "ante"
CARRE = "carre"
BEFORE = "before"
SHUFFLE = "shuffle"
DEAL = "deal"
TURN_UP = "turn_up"
BET = "bet"
AGAIN = "again"  # all have called, and the callers may raise again
SETTLED = "settled"


class State(NamedTuple):
    """One deal at one moment.

    `playing` are the seats that play for the pot, from the age on in the direction of play, the dealer last; `anted` is
    how many anted for it, `inside` are those who have not dropped. `queue` are the seats still to speak in this round,
    the first of them now. `leader` is who last doubled, opened or raised in it, `bets` what each seat has put in during
    it. `dead` is what each put in as ante or by doubling, `live` what it raised, opened and called with: the pot holds
    both. `hands` has one for each seat, `shown` is whether they lie open. Accounts: the seats, the pot, the purse.
    """

    rules: Rules
    seats: int
    deal: int
    phase: str
    dealer: Seat | None
    playing: tuple[Seat, ...]
    anted: int
    inside: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    leader: Seat | None
    bets: tuple[int, ...]
    dead: tuple[int, ...]
    live: tuple[int, ...]
    ledger: Ledger
    hands: tuple[Hand, ...]
    turn_up: Card | None
    shown: bool
    cut: HighCut | None

    @property
    def chips(self) -> tuple[int, ...]:
        """Each seat's stack."""
        return self.ledger.accounts[: self.seats]

    @property
    def pot(self) -> int:
        """The chips in the pot, side pots included."""
        return self.ledger.accounts[self.pot_at]

    @property
    def pot_at(self) -> int:
        """The number of the pot's account."""
        return self.seats

    @property
    def purse_at(self) -> int:
        """The number of the account from which seats buy in again."""
        return self.seats + 1

    @property
    def age(self) -> Seat:
        """The seat next to the dealer, which speaks first."""
        return self.playing[0]

    @property
    def deck(self) -> Deck:
        """The pack of this deal."""
        return self.rules.deck(self.anted)

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards dealt that can be seen: of a view those that its seat sees."""
        up = () if self.turn_up is None else (self.turn_up,)
        return tuple(card for hand in self.hands for card in hand if card != UNSEEN) + up

    @property
    def seen(self) -> int:
        """The count of the cards that are not unseen: those that lie there, and those that the pack lacks."""
        return self.deck.absent + self.deck.whole.seen(self.lying)

    def around(self, first: Seat) -> tuple[Seat, ...]:
        """All seats from `first` on, in the direction of play."""
        step = -1 if self.rules.direction is Direction.RIGHT else 1
        return tuple((first + step * place) % self.seats for place in range(self.seats))

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats, from the one after `seat` on."""
        return self.around(seat)[1:]

    @property
    def can_bet(self) -> bool:
        """Whether two who are still in have chips, so that one can answer the other."""
        return sum(self.chips[seat] > 0 for seat in self.inside) > 1

    @property
    def hands_in_order(self) -> tuple[Hand, ...]:
        """The hands by place, from the age on."""
        return tuple(self.hands[seat] for seat in self.playing)

    def speakers(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of `seats` who are still in and have chips to speak with."""
        return tuple(seat for seat in seats if seat in self.inside and self.chips[seat])

    def pay(self, source: Seat, chips: int, reason: str) -> tuple[State, Paid]:
        """The state after a seat pays to the pot, and the event."""
        moved = self._replace(ledger=self.ledger.transfer(source, self.pot_at, chips))
        return moved, Paid(source, "pot", chips, reason)


def added(amounts: tuple[int, ...], seat: Seat, chips: int) -> tuple[int, ...]:
    """The amounts with so many chips more at `seat`."""
    return (*amounts[:seat], amounts[seat] + chips, *amounts[seat + 1 :])
