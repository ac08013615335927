"""The state of a turn of Acey Deucey, its actions and its events."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.actions import say
from cardlessons.core.cards import Card
from cardlessons.core.chips import Ledger
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.worth import Ends
from cardlessons.games.high_cut import HighCut
from cardlessons.i18n import known, text

# The phases of a deal, which is one player's turn.
SHUFFLE_TO_CUT = "shuffle_to_cut"
CUT = "cut"
ANTE = "ante"
SHUFFLE = "shuffle"
FIRST = "first"
ACE = "ace"
SECOND = "second"
PAIR = "pair"
BET = "bet"
THIRD = "third"
SETTLED = "settled"


class Hand(NamedTuple):
    """End cards and what was said and bet on them: `ace` low or high, `said` higher or lower; empty while it is open.

    `done` is whether nothing more happens on it.
    """

    first: Card
    ace: str = ""
    second: Card | None = None
    said: str = ""
    bet: int | None = None
    third: Card | None = None
    done: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie there."""
        return tuple(card for card in (self.first, self.second, self.third) if card is not None)

    @property
    def ends(self) -> Ends:
        """The end cards by rank, with what was called; only once both lie there."""
        assert self.second is not None
        return Ends(self.first.rank, self.second.rank, self.ace, self.said)


class State(NamedTuple):
    """One player's turn at one moment.

    `dealer` is the round's dealer, `player` the seat whose turn it is, `seated` those who paid the last ante, `fresh`
    those who have not yet had their first turn. `hands` holds one hand, or two after a split; `at` is the one in
    play. `seen` counts the cards gone since the last shuffle. Accounts: the seats, then the pot, the player's stake
    and the House.
    """

    rules: Rules
    seats: int
    deal: int
    phase: str
    dealer: int | None
    player: int | None
    seated: tuple[int, ...]
    fresh: tuple[int, ...]
    ledger: Ledger
    hands: tuple[Hand, ...]
    at: int
    seen: int
    cut: HighCut | None

    @property
    def chips(self) -> tuple[int, ...]:
        """Each seat's stack."""
        return self.ledger.accounts[: self.seats]

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        return self.ledger.accounts[self.pot_at]

    @property
    def pot_at(self) -> int:
        """The number of the pot's account."""
        return self.seats

    @property
    def stake_at(self) -> int:
        """The number of the account that holds what the player has put down against the House."""
        return self.seats + 1

    @property
    def house_at(self) -> int:
        """The number of the House's account."""
        return self.seats + 2

    @property
    def hand(self) -> Hand:
        """The hand in play."""
        return self.hands[self.at]

    def with_hand(self, hand: Hand) -> State:
        """The state with the hand in play replaced, or begun."""
        return self._replace(hands=(*self.hands[: self.at], hand, *self.hands[self.at + 1 :]))


def call_word(value: object) -> str:
    """How a call is said: low, high, higher, lower; what is no call, as Python writes it."""
    key = f"acey_deucey.call_{value}"
    return text(key) if known(key) else repr(value)


class Antes(NamedTuple):
    """The antes that are due are paid."""

    kind: str = "antes"

    def __str__(self) -> str:
        return say(self)


class NameAce(NamedTuple):
    """The player calls the first ace `value`: low or high."""

    value: str
    kind: str = "name_ace"

    def __str__(self) -> str:
        return say(self, value=call_word(self.value))


class Say(NamedTuple):
    """On a pair the player says that the next card will be `value`: higher or lower."""

    value: str
    kind: str = "say"

    def __str__(self) -> str:
        return say(self, value=call_word(self.value))


class SplitPair(NamedTuple):
    """The player splits the pair into two hands and pays for it."""

    kind: str = "split"

    def __str__(self) -> str:
        return say(self)


class Bet(NamedTuple):
    """The player bets `chips`; nothing is allowed. In Red Dog it is the raise."""

    chips: int
    kind: str = "bet"

    def __str__(self) -> str:
        return say(self)


class Deals(NamedTuple):
    """`seat` has won the cut and deals the first round."""

    seat: int
    kind: str = "deals"


class Shown(NamedTuple):
    """`card` lies as the `place` card of hand `hand`: first, second, third."""

    card: Card
    place: str
    hand: int
    kind: str = "shown"


class AceNamed(NamedTuple):
    """`seat` has called the first ace of hand `hand` `value`."""

    seat: int
    value: str
    hand: int
    kind: str = "ace_named"


class Said(NamedTuple):
    """`seat` has said `value` on a pair."""

    seat: int
    value: str
    hand: int
    kind: str = "said"


class HasSplit(NamedTuple):
    """`seat` has split the pair."""

    seat: int
    kind: str = "has_split"


class HasBet(NamedTuple):
    """`seat` has bet `chips` on hand `hand`."""

    seat: int
    chips: int
    hand: int
    kind: str = "has_bet"


class NoRoom(NamedTuple):
    """The end cards are neighbours, and `rule` says what follows."""

    rule: str
    kind: str = "no_room"


class Outcome(NamedTuple):
    """The third card of hand `hand` was worth `net` bets to `seat`."""

    seat: int
    net: int
    hand: int
    kind: str = "outcome"


class Settled(NamedTuple):
    """The turn is over."""

    kind: str = "settled"
