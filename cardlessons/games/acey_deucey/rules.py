"""The rules of Acey Deucey (In-Between, Sheets), and every choice that the texts leave open.

`Rules()` is the base game, `Rules.liaoning()` the game of north-east China; both as told in the encyclopaedia article
on Acey Deucey. `Rules.red_dog()` is the casino cousin. Alternatives come from the Bicycle card-game rules, or are
ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.fields import is_whole, read_rules, settle_choices


class Aces(StrEnum):
    """HIGH and nothing special (base), or the first CHOSEN low or high by its player, the second high (Liaoning)."""

    HIGH = "high"
    CHOSEN = "chosen"


class AceChoice(StrEnum):
    """When a first ace is named low or high: BEFORE the second card, or AFTER it (ours)."""

    BEFORE = "before"
    AFTER = "after"


class ThirdAce(StrEnum):
    """A third ace against a low ace as end card: a POST, or HIGH and so outside (ours)."""

    POST = "post"
    HIGH = "high"


class PairAce(StrEnum):
    """A third ace on a pair of another rank: it LOSES, whatever was said (Liaoning), or is a HIGH card (base)."""

    LOSES = "loses"
    HIGH = "high"


class Neighbours(StrEnum):
    """End cards with nothing between them: a BET is legal, though it cannot win; two NEW_CARDS, free (Bicycle).

    Or one ANTE to the pot and the turn is over; or the turn is just OVER.
    """

    BET = "bet"
    NEW_CARDS = "new_cards"
    ANTE = "ante"
    OVER = "over"


class Cover(StrEnum):
    """A post that costs more than the player has: the bet must be COVERED, or it costs ALL remaining chips."""

    COVERED = "covered"
    ALL = "all"


class Half(StrEnum):
    """Bets of half the pot at most: NEVER (base), in each seat's FIRST_TURN (Liaoning), or again AFTER_ANTES."""

    NEVER = "never"
    FIRST_TURN = "first_turn"
    AFTER_ANTES = "after_antes"


class EmptyPot(StrEnum):
    """An empty pot: all who can ANTE again, or the game ENDS."""

    ANTE = "ante"
    ENDS = "ends"


class Shuffling(StrEnum):
    """The pack is shuffled for EACH_TURN, or DEALT_DOWN and shuffled only when too few cards are left for a turn."""

    EACH_TURN = "each_turn"
    DEALT_DOWN = "dealt_down"


class Split(StrEnum):
    """A pair may be split into two hands: never (OFF), for TWO_ANTES, or for ONE_ANTE."""

    OFF = "off"
    TWO_ANTES = "two_antes"
    ONE_ANTE = "one_ante"


class Bank(StrEnum):
    """Who pays and is paid: the POT, or a HOUSE (Red Dog)."""

    POT = "pot"
    HOUSE = "house"


_CHOICES: dict[str, type[StrEnum]] = {
    "aces": Aces,
    "ace_choice": AceChoice,
    "third_ace": ThirdAce,
    "pair_ace": PairAce,
    "neighbours": Neighbours,
    "cover": Cover,
    "half": Half,
    "empty_pot": EmptyPot,
    "shuffling": Shuffling,
    "split": Split,
    "bank": Bank,
}
HOUSE_RISK = 11  # antes: what three of a rank pay in Red Dog
MULTIPLES = {"post": (1, 2), "ace_post": (1, 2, 4), "pair_post": (2, 3, 4), "ace_pair_post": (2, 3, 4)}


@dataclass(frozen=True)
class Rules:
    """One set of rules of Acey Deucey. Raises `BadRules` where the choices contradict themselves.

    `post` is what a third card of an end card's rank costs, in bets (Bicycle: 1); `ace_post` the same on an ace, low
    or high; `pair_post` the same rank again on a pair, `ace_pair_post` on a pair of aces. `ante` is one chip in the
    texts. `least_seats` is how many must play. `first_dealer` is a seat, None for the high cut. `house` is what the
    House holds at the start, with `Bank.HOUSE` only.
    """

    pack: Pack = Pack(13, 4)
    aces: Aces = Aces.HIGH
    ace_choice: AceChoice = AceChoice.BEFORE
    post: int = 2
    ace_post: int = 2
    pair_post: int = 3
    ace_pair_post: int = 3
    third_ace: ThirdAce = ThirdAce.POST
    pair_ace: PairAce = PairAce.HIGH
    neighbours: Neighbours = Neighbours.BET
    cover: Cover = Cover.COVERED
    half: Half = Half.NEVER
    empty_pot: EmptyPot = EmptyPot.ANTE
    shuffling: Shuffling = Shuffling.EACH_TURN
    split: Split = Split.OFF
    bank: Bank = Bank.POT
    ante: int = 1
    least_seats: int = 2
    first_dealer: int | None = None
    house: int = 0

    def __post_init__(self) -> None:
        settle_choices(self, _CHOICES)
        for name, known in MULTIPLES.items():
            if not is_whole(getattr(self, name)) or getattr(self, name) not in known:
                listed = ", ".join(map(str, known))
                raise BadRules("rules_choice", name=name, value=getattr(self, name), known=listed)
        for name, least in (("ante", 1), ("least_seats", 1), ("house", 0)):
            if not is_whole(getattr(self, name), least):
                raise BadRules("rules_whole", name=name, value=getattr(self, name), least=least)
        if self.first_dealer is not None and not is_whole(self.first_dealer):
            raise BadRules("rules_first_dealer", value=self.first_dealer)
        self._check_bank()

    def _check_bank(self) -> None:
        """A House deals Red Dog and nothing else; a pot needs no House."""
        red_dog = {
            "aces": Aces.HIGH, "post": 1, "ace_post": 1, "neighbours": Neighbours.OVER, "split": Split.OFF,
            "half": Half.NEVER,
        }  # fmt: skip
        if self.bank is Bank.POT:
            if self.house:
                raise BadRules("rules_house", house=self.house)
            return
        for name, value in red_dog.items():
            if getattr(self, name) != value:
                raise BadRules("rules_red_dog", name=name, value=getattr(self, name), known=value)
        if self.house < self.house_risk:
            raise BadRules("rules_house_risk", house=self.house, risk=self.house_risk)

    @classmethod
    def liaoning(cls) -> Rules:
        """The game of Liaoning: four seats, aces chosen, half the pot in the first turn, aces cost four bets."""
        return cls(
            aces=Aces.CHOSEN, ace_post=4, pair_post=2, ace_pair_post=4, pair_ace=PairAce.LOSES, half=Half.FIRST_TURN,
            least_seats=4,
        )  # fmt: skip

    @classmethod
    def red_dog(cls, packs: int = 1) -> Rules:
        """Red Dog with 1 to 8 packs: a House pays by the gap, pushes neighbours and pairs, and 11 to 1 for three."""
        return cls(
            pack=Pack(13, 4, packs), post=1, ace_post=1, neighbours=Neighbours.OVER, bank=Bank.HOUSE, least_seats=1,
            house=1000,
        )  # fmt: skip

    @property
    def house_risk(self) -> int:
        """The most that the House can lose on one turn."""
        return HOUSE_RISK * self.ante


def rules_from(data: Mapping[str, Any]) -> Rules:
    """The rules that a transcript describes, field by field. Raises `BadRules`."""
    return read_rules(Rules, data)
