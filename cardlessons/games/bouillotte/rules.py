"""The rules of Bouillotte, and every choice that the texts leave open.

`Rules()` is the game as the encyclopaedia article on Bouillotte has it, `Rules.classical()` the game as Pagat has it.
EB is the Encyclopaedia Britannica of 1911, Parlett his book of card games; what is ours says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte.deck import Deck, Packs, read_pack
from cardlessons.games.fields import is_whole, read_rules, settle_members


class Before(StrEnum):
    """Raising before the deal: a ROUND from the age on; the age only SEES; NONE; or the CARRE (Pagat).

    In a carre each may double the pot in turn, the first refusal ends it, and the last who doubled bets last.
    """

    ROUND = "round"
    AGE_SEES = "age_sees"
    NONE = "none"
    CARRE = "carre"


class Brelans(StrEnum):
    """Below a carré: SIMPLE brelans above a favori (EB), the FAVORI above them, BY_RANK alone, or NO_FAVORI (Pagat)."""

    SIMPLE = "simple"
    FAVORI = "favori"
    BY_RANK = "by_rank"
    NO_FAVORI = "no_favori"


class SidePayment(StrEnum):
    """Who pays a brelan: every opponent who was DEALT cards, those still IN, every SEAT at the table, or NOBODY."""

    DEALT = "dealt"
    IN = "in"
    SEAT = "seat"
    NOBODY = "nobody"


class Count(StrEnum):
    """Without a brelan: suits over all hands WITH_TURN_UP, or WITHOUT it; or the pips in one's OWN hand (EB)."""

    WITH_TURN_UP = "with_turn_up"
    WITHOUT = "without"
    OWN = "own"


class Unclaimed(StrEnum):
    """The best suit's highest card is nobody's who is still in.

    Then most in any OTHER suit (the source, Parlett), or the highest card of the BEST suit still in, then of the next
    best (Pagat).
    """

    OTHER = "other"
    BEST = "best"


class Tie(StrEnum):
    """Equal claims: the first from the AGE on (Pagat), or the pot is SPLIT."""

    AGE = "age"
    SPLIT = "split"


class SidePots(StrEnum):
    """A side pot: the best suit's highest card among its CONTESTANTS (Pagat), or as if all others had DROPPED."""

    CONTESTANTS = "contestants"
    DROPPED = "dropped"


class NoOpening(StrEnum):
    """Nobody may pass, so that all but one DROP; or PASS until someone opens (Pagat).

    If none does, the pot stays, and the next dealer adds one.
    """

    DROP = "drop"
    PASS = "pass"


class AllCalled(StrEnum):
    """When all have called: SHOWDOWN; or, with three or more in, the callers may RAISE again (Pagat)."""

    SHOWDOWN = "showdown"
    RAISE = "raise"


class Opening(StrEnum):
    """The least to open for: ONE, or the LARGEST stake already in (Pagat)."""

    ONE = "one"
    LARGEST = "largest"


class Ante(StrEnum):
    """Who antes: EACH alike, the dealer one MORE, or the DEALER alone."""

    EACH = "each"
    MORE = "more"
    DEALER = "dealer"


class CannotAnte(StrEnum):
    """A seat that cannot ante SITS_OUT, or BUYS_IN again from the purse."""

    SITS_OUT = "sits_out"
    BUYS_IN = "buys_in"


class Direction(StrEnum):
    """Play goes to the RIGHT, as in French games, or to the LEFT."""

    RIGHT = "right"
    LEFT = "left"


_CHOICES: dict[str, type[StrEnum]] = {
    "packs": Packs,
    "before": Before,
    "brelans": Brelans,
    "side_payment": SidePayment,
    "count": Count,
    "unclaimed": Unclaimed,
    "suit_tie": Tie,
    "other_tie": Tie,
    "side_pots": SidePots,
    "no_opening": NoOpening,
    "all_called": AllCalled,
    "opening": Opening,
    "antes": Ante,
    "cannot_ante": CannotAnte,
    "direction": Direction,
}


@dataclass(frozen=True)
class Rules:
    """One set of rules of Bouillotte. Raises `BadRules` where the choices contradict themselves.

    `pack` is what all deals are played with, as ranks (1 is the ace) in four suits, or as a small pack of the highest
    of A K Q J 10 9 8 7; None is the pack that `packs` gives to the number of seats that ante. `ante` is one chip in
    the texts. `first_dealer` is a seat, None for the high cut. `purse` holds chips at the start, with
    `CannotAnte.BUYS_IN` only, and a seat buys in for `buy_in`.
    """

    pack: tuple[int, ...] | Pack | None = None
    packs: Packs = Packs.PIQUET
    before: Before = Before.ROUND
    brelans: Brelans = Brelans.SIMPLE
    side_payment: SidePayment = SidePayment.DEALT
    count: Count = Count.WITH_TURN_UP
    unclaimed: Unclaimed = Unclaimed.OTHER
    suit_tie: Tie = Tie.AGE
    other_tie: Tie = Tie.AGE
    side_pots: SidePots = SidePots.CONTESTANTS
    no_opening: NoOpening = NoOpening.DROP
    all_called: AllCalled = AllCalled.SHOWDOWN
    opening: Opening = Opening.ONE
    antes: Ante = Ante.EACH
    ante: int = 1
    cannot_ante: CannotAnte = CannotAnte.SITS_OUT
    purse: int = 0
    buy_in: int = 0
    direction: Direction = Direction.RIGHT
    first_dealer: int | None = None

    def __post_init__(self) -> None:
        settle_members(self, _CHOICES)
        object.__setattr__(self, "pack", read_pack(self.pack))
        for name, least in (("ante", 1), ("purse", 0), ("buy_in", 0)):
            if not is_whole(getattr(self, name), least):
                raise BadRules("rules_whole", name=name, value=getattr(self, name), least=least)
        if self.first_dealer is not None and not is_whole(self.first_dealer):
            raise BadRules("rules_first_dealer", value=self.first_dealer)
        self._check_purse()
        self._check_count()

    def _check_purse(self) -> None:
        """A purse is there to buy in from, for enough to ante; without buying in there is none."""
        if self.cannot_ante is CannotAnte.SITS_OUT:
            for name in ("purse", "buy_in"):
                if getattr(self, name):
                    raise BadRules("rules_no_purse", name=name, value=getattr(self, name))
        elif not self.ante <= self.buy_in <= self.purse:
            raise BadRules("rules_buy_in", buy_in=self.buy_in, ante=self.ante, purse=self.purse)

    def _check_count(self) -> None:
        """Where each counts the pips in one's own hand, no suit is best, so that no rule about suits can hold."""
        suits = {"unclaimed": Unclaimed.OTHER, "suit_tie": Tie.AGE, "side_pots": SidePots.CONTESTANTS}
        if self.count is Count.OWN:
            for name, value in suits.items():
                if getattr(self, name) != value:
                    raise BadRules("rules_own_pips", name=name, value=getattr(self, name), known=value)

    @classmethod
    def classical(cls) -> Rules:
        """The classical game (Pagat): smaller packs, a carre, passing until someone opens, no favori."""
        return cls(
            packs=Packs.CLASSICAL, before=Before.CARRE, brelans=Brelans.NO_FAVORI, unclaimed=Unclaimed.BEST,
            no_opening=NoOpening.PASS, all_called=AllCalled.RAISE, opening=Opening.LARGEST, antes=Ante.MORE,
        )  # fmt: skip

    def deck(self, hands: int) -> Deck:
        """The pack for so many seats that ante."""
        return Deck.of(self.pack, self.packs, hands)


def rules_from(data: Mapping[str, Any]) -> Rules:
    """The rules that a transcript describes, field by field. Raises `BadRules`."""
    return read_rules(Rules, data)
