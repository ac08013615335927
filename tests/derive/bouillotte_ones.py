"""The derivations of Bouillotte that the tests go through, by name."""

from __future__ import annotations

from collections.abc import Callable

from cardlessons.core.cards import Card, Pack, cards
from cardlessons.derive import bouillotte
from cardlessons.derive.derivation import Derivation
from cardlessons.games.bouillotte import Rules
from cardlessons.games.bouillotte.rules import Count

CLASSICAL, WITHOUT = Rules.classical(), Rules(count=Count.WITHOUT)
HAND, ACE_UP = cards("AH KH 9D"), Card.parse("AS")
COPIES = Rules(Pack(3, 4, 2))  # eight cards of a rank: two brelans of it can lie at one table

ONES: dict[str, Callable[[], Derivation]] = {
    "brelan": bouillotte.brelan,
    "brelan, three hands": lambda: bouillotte.brelan(3),
    "brelan, copies": lambda: bouillotte.brelan(4, COPIES),
    "one suit": bouillotte.one_suit,
    "one suit, copies": lambda: bouillotte.one_suit(4, COPIES),
    "carre": bouillotte.carre,
    "carre, copies": lambda: bouillotte.carre(4, COPIES),
    "favori": bouillotte.favori,
    "favori, five hands": lambda: bouillotte.favori(5),
    "some brelan": bouillotte.some_brelan,
    "some brelan, classical": lambda: bouillotte.some_brelan(3, CLASSICAL),
    "some brelan, five hands": lambda: bouillotte.some_brelan(5),
    "some brelan, copies": lambda: bouillotte.some_brelan(4, COPIES),
    "given a brelan": lambda: bouillotte.brelan_given("brelan"),
    "given a pair": lambda: bouillotte.brelan_given("pair", 3),
    "given three ranks": lambda: bouillotte.brelan_given("different", 5, CLASSICAL),
    "on average": bouillotte.brelan_on_average,
    "on average, copies": lambda: bouillotte.brelan_on_average(3, COPIES),
    "raise": lambda: bouillotte.raise_tells("9/10", 0.1),
    "raise, beside a brelan": lambda: bouillotte.raise_tells("2/3", "1/5", kind="brelan"),
    "raise, beside a pair": lambda: bouillotte.raise_tells(1, "1/3", 5, CLASSICAL, "pair"),
    "tied suits": bouillotte.tied_suits,
    "tied suits, three hands": lambda: bouillotte.tied_suits(3),
    "tied suits, without the turn-up": lambda: bouillotte.tied_suits(3, WITHOUT),
    "tied suits, classical": lambda: bouillotte.tied_suits(3, CLASSICAL),
    "place": lambda: bouillotte.place_cost(HAND, ACE_UP),
    "place, without the turn-up": lambda: bouillotte.place_cost(HAND, ACE_UP, WITHOUT),
    "place, classical": lambda: bouillotte.place_cost(HAND, ACE_UP, CLASSICAL),
    "bluff": lambda: bouillotte.bluff(3, 6),
    "bluff, large": lambda: bouillotte.bluff(7, 4),
    "called": lambda: bouillotte.called(3, 6),
    "called, large": lambda: bouillotte.called(7, 4),
}
