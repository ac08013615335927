"""The rules panel of Blucher: every rule in force in plain words, and what may be chosen for the next deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.blucher.cover import MIN_SEATS, bank_multiple, dearest_extra
from cardlessons.games.blucher.rules import Between, Doubling, Rules
from cardlessons.i18n import text
from cardlessons.show import panel
from cardlessons.show.scene import Rule

CHOICES = ("extra", "spoils", "doubling", "between")
VARIANTS = {"told": Rules(), "grupp": Rules.grupp()}
PACKS = (Pack(13, 4), Pack(13, 1), Pack(4, 4), Pack(4, 2), Pack(3, 2))
LOWEST = (1, 2, 5)
HIGHEST = (1, 5, 10, 20, 50)
NO_LIMIT = "none"


def rules(inforce: Rules, names: Sequence[str]) -> Mapping[str, Rule]:
    """Each field of `inforce` as a question with its answer, the games that they make together, and what is fixed.

    `names` are the players' names by seat.
    """
    rows = {
        "variant": _variant(inforce),
        "pack": panel.pack(text("blucher.rule_pack"), inforce.pack, PACKS),
        **{name: panel.choice("blucher", name, getattr(inforce, name)) for name in CHOICES},
        "lowest": panel.number(text("blucher.rule_lowest"), inforce.lowest, LOWEST, _chips),
        "highest": _highest(inforce.highest),
        "first_bank": _first_bank(inforce.first_bank, names),
        "pass_on": panel.fixed("blucher", "pass_on"),
        "cover": _cover(inforce),
        "share": _share(inforce),
        "sit_out": panel.fixed("blucher", "sit_out"),
        "over": panel.fixed("blucher", "over", least=MIN_SEATS),
    }
    if inforce.doubling is Doubling.EVERY_PASS:
        rows["spoils"] = replace(rows["spoils"], says=text("blucher.spoils_idle"))
    return rows


def _cover(inforce: Rules) -> Rule:
    """The test that each punter's stakes must pass, as it is before the first pass."""
    times = 1 + dearest_extra(inforce, inforce.passes)
    says = text("blucher.cover" if times > 1 else "blucher.cover_once", times=times)
    again = inforce.between is Between.RESTAKE and times > 1
    return Rule(text("blucher.rule_cover"), text("blucher.cover_again", cover=says) if again else says, "", ())


def _share(inforce: Rules) -> Rule:
    """The bound that what the bank holds sets to the layout, as it is before the first pass."""
    multiple = bank_multiple(inforce, inforce.passes)
    says = text("blucher.share" if multiple == 1 else "blucher.share_of_part", multiple=multiple)
    return Rule(text("blucher.rule_share"), says, "", ())


def _variant(inforce: Rules) -> Rule:
    """The game as the sources tell it, Grupp's, or neither. Pack, limits and first bank belong to each."""
    names = [name for name, rules in VARIANTS.items() if _choices(rules) == _choices(inforce)]
    return panel.variant("blucher", names[0] if names else "own", VARIANTS)


def _choices(rules: Rules) -> dict[str, StrEnum]:
    return {name: getattr(rules, name) for name in CHOICES}


def _chips(chips: int) -> str:
    return text("table.chips", chips=chips)


def _highest(highest: int | None) -> Rule:
    label, no_limit = text("blucher.rule_highest"), text("blucher.no_limit")
    numbers = panel.number(label, HIGHEST[-1] if highest is None else highest, HIGHEST, _chips)
    options = (*numbers.options, (NO_LIMIT, no_limit))
    return replace(numbers, options=options) if highest else Rule(label, no_limit, NO_LIMIT, options)


def _first_bank(first: int | None, names: Sequence[str]) -> Rule:
    """Nothing to choose: a next deal is never the first one."""
    says = text("blucher.first_bank_cut") if first is None else text("blucher.first_bank_seat", name=names[first])
    return Rule(text("blucher.rule_first_bank"), says, "cut" if first is None else str(first), ())


def chosen(inforce: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after `choices`, each a rule's key and one of its options' values. Raises `BadRules`."""
    changes: dict[str, Any] = {}
    # A whole game comes first, so that single choices go over it.
    for name, value in sorted(choices.items(), key=lambda item: item[0] != "variant"):
        changes |= _choices(VARIANTS[value]) if name == "variant" and value in VARIANTS else {name: _read(name, value)}
    return replace(inforce, **changes)


def _read(name: str, value: str) -> Any:
    """The value of the field `name` that a panel's `value` means."""
    if name in CHOICES:
        return value  # Rules itself reads it, and refuses what is no choice
    if name == "highest" and value == NO_LIMIT:
        return None
    if name == "first_bank":
        raise BadRules("rules_first_bank_settled")
    try:
        if name in ("lowest", "highest"):
            return int(value)
        if name == "pack":
            return panel.read_pack(value)
    except (TypeError, ValueError):
        pass
    raise panel.refused(name, value, rules(Rules(), ()).get(name))
