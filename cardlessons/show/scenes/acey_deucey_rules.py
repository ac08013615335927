"""The rules panel of Acey Deucey: every rule in force in plain words, and what may be chosen for the next deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey.rules import HOUSE_RISK, MULTIPLES, Aces, Bank, Rules
from cardlessons.games.acey_deucey.seating import LEAST_IN_POT
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
OF_ACES = ("ace_choice", "third_ace")  # what makes a difference only if a first ace can be low
OF_POT = ("pair_ace", "pair_post", "ace_pair_post", "cover", "half", "empty_pot", "split")  # only if there is a pot
OF_HOUSE = ("pack", "ante", "shuffling")  # what may be chosen against a House: Red Dog settles the rest


def rules(inforce: Rules, names: Sequence[str]) -> Mapping[str, Rule]:
    """Each field of `inforce` as a question with its answer, the games that they make together, and what is fixed.

    `names` are the players' names by seat.
    """
    rows = _all(inforce, names) | _fixed(inforce)
    idle = dict.fromkeys(OF_ACES, "acey_deucey.idle_aces") if inforce.aces is Aces.HIGH else {}
    if inforce.bank is Bank.HOUSE:
        idle |= dict.fromkeys(OF_POT, "acey_deucey.idle_house")
        rows = {name: rule if name in OF_HOUSE else replace(rule, options=()) for name, rule in rows.items()}
    return rows | {name: replace(rows[name], says=text(key)) for name, key in idle.items()}


def _fixed(inforce: Rules) -> dict[str, Rule]:
    """What no field settles."""
    of_bank = ("between_house", "raise", "over_house") if inforce.bank is Bank.HOUSE else ("between", "bet", "over")
    names = ("turns", *(("two_aces",) if inforce.aces is Aces.CHOSEN else ()), *of_bank, "no_chips")
    return {
        name: panel.fixed(GAME, name, risk=inforce.house_risk, ranks=inforce.pack.ranks - 1, least=LEAST_IN_POT)
        for name in names
    }


def _all(inforce: Rules, names: Sequence[str]) -> dict[str, Rule]:
    lines = {
        "variant": _variant(inforce),
        "pack": panel.pack(text("acey_deucey.rule_pack"), inforce.pack, PACKS),
        **{name: panel.choice(GAME, name, getattr(inforce, name)) for name in CHOICES},
        **{name: _multiple(name, getattr(inforce, name)) for name in MULTIPLES},
        "ante": panel.number(text("acey_deucey.rule_ante"), inforce.ante, _antes(inforce), _chips),
        "least_seats": panel.number(text("acey_deucey.rule_least_seats"), inforce.least_seats, LEAST_SEATS, _seats),
        "first_dealer": _first_dealer(inforce.first_dealer, names),
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


def _first_dealer(first: int | None, names: Sequence[str]) -> Rule:
    """Nothing to choose: a next deal is never the first one."""
    cut, label = text("acey_deucey.first_dealer_cut"), text("acey_deucey.rule_first_dealer")
    says = cut if first is None else text("acey_deucey.first_dealer_seat", name=names[first])
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
    raise panel.refused(name, value, rules(Rules(), ()).get(name))
