"""The rules panel of Acey Deucey: every rule in force in plain words, and what may be chosen for the next deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import HOUSE_RISK, MULTIPLES, Bank, Rules
from cardlessons.i18n import text
from cardlessons.show import panel
from cardlessons.show.scene import Rule

GAME = "acey_deucey"
CHOICES = (
    "aces", "ace_choice", "third_ace", "pair_ace", "neighbours", "cover", "half", "empty_pot", "shuffling", "split",
)  # fmt: skip
VARIANTS = {"base": Rules(), "liaoning": Rules.liaoning()}
VARIED = (*CHOICES, *MULTIPLES, "least_seats")  # what a variant settles
PACKS = (*(Pack(13, 4, copies) for copies in (1, 2, 6, 8)), Pack(13, 1), Pack(4, 4), Pack(4, 2), Pack(3, 2))
ANTES = (1, 2, 5)
LEAST_SEATS = (2, 3, 4)
SETTLED = ("bank", "house", "first_dealer")  # before the first deal
OF_HOUSE = ("pack", "ante", "shuffling")  # what may be chosen against a House: Red Dog settles the rest


def rules(inforce: Rules) -> Mapping[str, Rule]:
    """Each field of `inforce` as a question with its answer, and the games that the fields make together."""
    panel_of_all = _all(inforce)
    if inforce.bank is Bank.POT:
        return panel_of_all
    return {name: rule if name in OF_HOUSE else replace(rule, options=()) for name, rule in panel_of_all.items()}


def _all(inforce: Rules) -> dict[str, Rule]:
    lines = {
        "variant": _variant(inforce),
        "pack": panel.pack(text("acey_deucey.rule_pack"), inforce.pack, PACKS),
        **{name: panel.choice(GAME, name, getattr(inforce, name)) for name in CHOICES},
        **{name: _multiple(name, getattr(inforce, name)) for name in MULTIPLES},
        "ante": panel.number(text("acey_deucey.rule_ante"), inforce.ante, _antes(inforce), _chips),
        "least_seats": panel.number(text("acey_deucey.rule_least_seats"), inforce.least_seats, LEAST_SEATS, _seats),
        "first_dealer": _first_dealer(inforce.first_dealer),
        "bank": replace(panel.choice(GAME, "bank", inforce.bank), options=()),
    }
    lines["house"] = Rule(text("acey_deucey.rule_house"), _chips(inforce.house), str(inforce.house), ())
    return lines


def _variant(inforce: Rules) -> Rule:
    """The base game, that of Liaoning, Red Dog, or none of them. Pack, ante and first dealer belong to each."""
    if inforce.bank is Bank.HOUSE:
        return panel.variant(GAME, "red_dog", ())
    names = [name for name, rules in VARIANTS.items() if _varied(rules) == _varied(inforce)]
    return panel.variant(GAME, names[0] if names else "own", VARIANTS)


def _varied(rules: Rules) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in VARIED}


def _multiple(name: str, value: int) -> Rule:
    return panel.number(text(f"acey_deucey.rule_{name}"), value, MULTIPLES[name], _times)


def _times(times: int) -> str:
    return text(f"acey_deucey.times_{times}")


def _antes(inforce: Rules) -> list[int]:
    """Antes to choose from; a House must hold what it can lose."""
    return [ante for ante in ANTES if inforce.bank is Bank.POT or HOUSE_RISK * ante <= inforce.house]


def _chips(chips: int) -> str:
    return text("table.chips", chips=chips)


def _seats(seats: int) -> str:
    return text("acey_deucey.seats", seats=seats)


def _first_dealer(first: int | None) -> Rule:
    """Nothing to choose: a next deal is never the first one."""
    label, seat = text("acey_deucey.rule_first_dealer"), 0 if first is None else first + 1
    says = text("acey_deucey.first_dealer_seat", seat=seat) if seat else text("acey_deucey.first_dealer_cut")
    return Rule(label, says, "cut" if first is None else str(first), ())


def chosen(inforce: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after `choices`, each a rule's key and one of its options' values. Raises `BadRules`."""
    changes: dict[str, Any] = {}
    # A whole game comes first, so that single choices go over it.
    for name, value in sorted(choices.items(), key=lambda item: item[0] != "variant"):
        changes |= _varied(VARIANTS[value]) if name == "variant" and value in VARIANTS else {name: _read(name, value)}
    return replace(inforce, **changes)


def _read(name: str, value: str) -> Any:
    """The value of the field `name` that a panel's `value` means."""
    if name in CHOICES:
        return value  # Rules itself reads it, and refuses what is no choice
    if name in SETTLED:
        raise BadRules("rules_settled", name=name)
    try:
        if name in (*MULTIPLES, "ante", "least_seats"):
            return int(value)
        if name == "pack":
            return panel.read_pack(value)
    except (TypeError, ValueError):
        pass
    raise panel.refused(name, value, rules(Rules()).get(name))
