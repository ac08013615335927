"""The state of a deal of Blucher, its actions and its events."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.actions import say
from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.games.blucher.rules import Rules
from cardlessons.games.high_cut import HighCut
from cardlessons.i18n import text

# Makes a named tuple without its constructor's detour through keyword handling: a table turns millions of cards when a
# class counts or a walk enumerates.
new = tuple.__new__

# The phases of a deal. Plain strings: a state is compared, hashed and written down often.
SHUFFLE_TO_CUT = "shuffle_to_cut"
CUT = "cut"
SHUFFLE = "shuffle"
STAKE = "stake"
TURN = "turn"
RESTAKE = "restake"
SETTLED = "settled"
STAKING = frozenset((STAKE, RESTAKE))


class Lying(NamedTuple):
    """What lies on `rank` for `seat`: `own` chips, and `chips` in all with the bank's doubling chips."""

    seat: int
    rank: int
    own: int
    chips: int


class State(NamedTuple):
    """A deal of Blucher at one moment.

    `seats` players, `deal` counted from 1; `first` is the seat whose turn it was to bank, which may have had to pass
    the bank on, `bank` the banker's seat (None before the high cut is decided), `punters` those who take part, in the
    order in which they stake; `seat` is the place in that order of the punter to act. `turned` are the cards in the
    order turned, `seen` their count (`Pack.seen`); `free` is whether the pass has no match so far that spoils it;
    `doublings` how often the bank has doubled; `cut` the high cut, while it lasts.
    """

    rules: Rules
    seats: int
    deal: int
    phase: str
    first: int | None
    bank: int | None
    punters: tuple[int, ...]
    seat: int
    ledger: Ledger
    turned: tuple[Card, ...]
    seen: int
    free: bool
    doublings: int
    cut: HighCut | None

    @property
    def calls(self) -> int:
        """How many calls have been made."""
        return len(self.turned)

    @property
    def call(self) -> int:
        """The rank that is called next, 1 for the ace."""
        return len(self.turned) % self.rules.pack.ranks + 1

    @property
    def passed(self) -> int:
        """How many passes are complete."""
        return len(self.turned) // self.rules.pack.ranks

    @property
    def passes_left(self) -> int:
        """How many passes are not complete, the one under way included."""
        return self.rules.passes - self.passed

    @property
    def chips(self) -> tuple[int, ...]:
        """Each seat's stack."""
        return self.ledger.accounts[: self.seats]

    def own_at(self, seat: int, rank: int) -> int:
        """The number of the account that holds the chips `seat` has put on `rank`."""
        return self.seats + seat * self.rules.pack.ranks + rank - 1

    def doubling_at(self, seat: int, rank: int) -> int:
        """The number of the account that holds the bank's doubling chips on that stake."""
        return self.own_at(seat, rank) + self.seats * self.rules.pack.ranks

    def own(self, seat: int, rank: int) -> int:
        """The chips that `seat` has put on `rank`."""
        return self.ledger.accounts[self.own_at(seat, rank)]

    def lying(self, seat: int, rank: int) -> int:
        """All chips of that stake, the bank's doubling chips included."""
        return self.own(seat, rank) + self.ledger.accounts[self.doubling_at(seat, rank)]

    def staked(self, seat: int) -> int:
        """All own chips that `seat` has on the layout."""
        first = self.own_at(seat, 1)
        return sum(self.ledger.accounts[first : first + self.rules.pack.ranks])

    def stakes(self) -> list[Lying]:
        """All that lies on the layout, by seat and rank."""
        ranks = self.rules.pack.ranks
        return [Lying(at // ranks, at % ranks + 1, own, own + doubling) for at, own, doubling in self.places()]

    def places(self) -> list[tuple[int, int, int]]:
        """All that lies on the layout: (seat × ranks + rank - 1, own chips, doubling chips)."""
        seats, accounts = self.seats, self.ledger.accounts
        half = len(accounts) + seats >> 1
        lying = enumerate(zip(accounts[seats:half], accounts[half:], strict=True))
        return [(place, own, doubling) for place, (own, doubling) in lying if own or doubling]

    @property
    def layout(self) -> int:
        """All chips on the layout."""
        return sum(self.ledger.accounts[self.seats :])


class Stake(NamedTuple):
    """Sets the chips that the punter to act has on `rank`; 0 takes up what lies there."""

    rank: int
    chips: int
    kind: str = "stake"

    def __str__(self) -> str:
        return say(self) if self.chips else text("action.stake_taken", rank=self.rank)


class Banks(NamedTuple):
    """`seat` has the bank, because of `reason`: cut, named, first (too few cards for a cut), left, passed."""

    seat: int
    reason: str
    kind: str = "banks"


class BankPassed(NamedTuple):
    """`seat` cannot bank this deal, for want of chips or of punters, so the bank passes on."""

    seat: int
    kind: str = "bank_passed"


class SatOut(NamedTuple):
    """`seat` cannot stake the minimum and sits out."""

    seat: int
    kind: str = "sat_out"


class Finished(NamedTuple):
    """`seat` has finished staking, with `chips` own chips on the layout."""

    seat: int
    chips: int
    kind: str = "finished"


class Turned(NamedTuple):
    """Rank `call` was called in pass `number` (from 1) and `card` turned; `match` if they agree."""

    call: int
    card: Card
    number: int
    match: bool
    kind: str = "turned"


class PassEnded(NamedTuple):
    """Pass `number` (from 1) is complete; `free` if it was match-free."""

    number: int
    free: bool
    kind: str = "pass_ended"


class Doubled(NamedTuple):
    """The bank has doubled what lies on the layout, with `chips` of its own."""

    chips: int
    kind: str = "doubled"


class Settled(NamedTuple):
    """All calls are made, `chips` went back to their owners; the deal is over."""

    chips: int
    kind: str = "settled"
