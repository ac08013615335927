"""What happens at a table of Bouillotte, besides chips that move, shuffles and the cut."""

from __future__ import annotations

from typing import NamedTuple

from cardlessons.core.cards import Card


class Deals(NamedTuple):
    """`seat` deals; `reason`: cut, named, passed (the deal has moved on) or stays (the pot does, and so all play)."""

    seat: int
    reason: str
    kind: str = "deals"


class SatOut(NamedTuple):
    """`seat` cannot ante and sits out."""

    seat: int
    kind: str = "sat_out"


class Passed(NamedTuple):
    """`seat` has passed."""

    seat: int
    kind: str = "passed"


class Doubled(NamedTuple):
    """`seat` has doubled the pot."""

    seat: int
    kind: str = "doubled"


class Opened(NamedTuple):
    """`seat` has opened for `chips`."""

    seat: int
    chips: int
    kind: str = "opened"


class Raised(NamedTuple):
    """`seat` has raised to `chips` what each must put in."""

    seat: int
    chips: int
    kind: str = "raised"


class Matched(NamedTuple):
    """`seat` has seen or called (`word`); `short` is how many chips it lacked and did not put in."""

    seat: int
    word: str
    short: int
    kind: str = "matched"


class Dropped(NamedTuple):
    """`seat` has dropped."""

    seat: int
    kind: str = "dropped"


class Dealt(NamedTuple):
    """`seat` got `card`, face down."""

    seat: int
    card: Card
    kind: str = "dealt"


class TurnedUp(NamedTuple):
    """`card` has been turned up."""

    card: Card
    kind: str = "turned_up"


class HandShown(NamedTuple):
    """`seat` shows its hand."""

    seat: int
    cards: tuple[Card, ...]
    kind: str = "hand_shown"


class SuitsCounted(NamedTuple):
    """What each suit counts on the table."""

    totals: tuple[int, ...]
    kind: str = "suits_counted"


class PotWon(NamedTuple):
    """Pot number `pot` of `chips` goes to `winners`; `why` names the rule that decided."""

    pot: int
    chips: int
    contestants: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
    kind: str = "pot_won"


class BrelanPaid(NamedTuple):
    """`seat` is paid by its opponents for the brelan `name` of `rank`."""

    seat: int
    name: str
    rank: int
    kind: str = "brelan_paid"


class PotStays(NamedTuple):
    """All have passed, and the pot of `chips` stays for the next deal."""

    chips: int
    kind: str = "pot_stays"


class Settled(NamedTuple):
    """The deal is over."""

    kind: str = "settled"
