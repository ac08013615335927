"""The figures of Bouillotte that its rules change: brelans, suits that tie, and one hand's share of the pot.

Three, four and five hands are dealt from the pack that the rules give to so many, as far as it has cards enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cardlessons.core.cards import Card
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND, MAX_SEATS, MIN_SEATS
from cardlessons.games.bouillotte.rules import Brelans, Count, Rules
from cardlessons.i18n import text
from cardlessons.lessons.laboratory.figures import Figure, Figures, named
from cardlessons.show.scene import Rule
from cardlessons.show.scenes import bouillotte_rules as panel

KIND = Rules
SELECTS = ("variant", "pack", "packs", "brelans", "count", "unclaimed", "suit_tie", "other_tie")
HELD, UP = (Card(1, 1), Card(13, 1), Card(9, 2)), Card(1, 0)  # AH KH 9D, and AS turned up


def figures(rules: Rules) -> Figures:
    """All figures under these rules."""
    return {key: figure for hands in _tables(rules) for key, figure in _at(rules, hands).items()} | _share(rules)


def _tables(rules: Rules) -> Iterator[int]:
    """The numbers of hands for which the pack has cards enough."""
    return (hands for hands in range(MIN_SEATS, MAX_SEATS + 1) if rules.deck(hands).size > HAND * hands)


def _at(rules: Rules, hands: int) -> Figures:
    found = {
        "brelan": exact.brelan(hands, rules),
        "some_brelan": exact.some_brelan(hands, rules),
        "carre": exact.carre(hands, rules),
    }
    if rules.brelans is not Brelans.NO_FAVORI:
        found["favori"] = exact.favori(hands, rules)
    if rules.count is not Count.OWN:
        found["tied_suits"] = exact.tied_suits(hands, rules)
    return {f"{name}_{hands}": Figure(named(f"lab.{name}", hands=hands), value) for name, value in found.items()}


def _share(rules: Rules) -> Figures:
    """What one hand is worth in the first place of three and in the last, if the pack has its cards."""
    deck = rules.deck(MIN_SEATS)
    if MIN_SEATS not in _tables(rules) or not all(deck.holds(card) for card in (*HELD, UP)):
        return {}
    first, second, third = HELD
    said = {"first": first, "second": second, "third": third, "up": UP}
    places = {"first": 0, "last": MIN_SEATS - 1}
    return {
        f"share_{name}": Figure(named(f"lab.share_{name}", **said), exact.equity(HELD, UP, MIN_SEATS, place, rules))
        for name, place in places.items()
    }


def questions(rules: Rules) -> Mapping[str, Rule]:
    """The rules panel of three seats; who deals first makes no difference to any figure."""
    return panel.rules(replace(rules, first_dealer=None), ("",) * MIN_SEATS)


def chosen(rules: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after choices in the panel. Raises `BadRules`."""
    return panel.chosen(rules, choices)


def notes(rules: Rules) -> tuple[str, ...]:
    """What the figures take for granted."""
    return (text("lab.nobody_drops"),)
